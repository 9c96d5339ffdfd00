// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Ratite",
  products: [
    .library(name: "ConstraintKernel", targets: ["ConstraintKernel"]),
  ],
  targets: [
    .target(
      name: "ConstraintKernel",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
  ],
  swiftLanguageModes: [.v6]
)
