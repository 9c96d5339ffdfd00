/// The script of a page, in the order in which its parts build on each other. It is plain, and writes texts of documents as text
/// nodes only.
enum PageScript {
  static let text =
    "(() => {\n\"use strict\";\n" + model + drawing + backEnds + stage + slider + scene + filter + links + "})();"
}
