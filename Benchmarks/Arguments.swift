import TestSupport

/// What the command line asks for.
enum Command {
  case builtIn(BuiltInOptions)
  case replay(ReplayOptions)
  case scenes(ScenesOptions)
  case documents(DocumentsOptions)
  case texts(TextsOptions)
  case histories(HistoriesOptions)
  case compareKiwi(CompareOptions)
  case layout(BuiltInOptions)
  case search(SearchOptions)
  case soak(SoakOptions)
  case logs(LogsOptions)
  case help
}

/// Options of the built-in workloads.
struct BuiltInOptions {
  var filter: String?
  var sizes: [Int]?
  var json = false
  var verifyOnly = false
}

/// Options of `replay`.
struct ReplayOptions {
  var files: [String] = []
  var check = false
  var time = false
  var batch = false
  var shuffleSeed: UInt64?
  var rebuildSeed: UInt64?
  var repeats = 5
  var json = false
}

/// Options of `scenes`.
struct ScenesOptions {
  var files: [String] = []
  var byTag = false
  var list = false
  /// How many scenes may lie further than half a point from the record.
  var allowed = 0
  var json = false
}

/// Options of `documents`.
struct DocumentsOptions {
  var folder = ""
  var list = false
  var json = false
}

/// Options of `texts`.
struct TextsOptions {
  var file: String
  var json = false
}

/// Options of `logs`.
struct LogsOptions {
  /// The folder with `logs.jsonl` and `streams`.
  var folder = ""
  var list = false
  /// How many damaged logs are read.
  var mutations = 0
  var seed: UInt64 = 1
  var json = false
}

/// Options of `histories`.
struct HistoriesOptions {
  var trees = 1000
  var seed: UInt64 = 1
  var json = false
}

/// Options of `compare kiwi`.
struct CompareOptions {
  var traces: String?
  var filter: String?
  var rounds = 3
  var json = false
}

/// Why a command line is wrong.
struct UsageError: Error {
  var message: String
}

/// Whether a name is chosen by a `--filter`.
func matches(_ name: String, _ filter: String?) -> Bool {
  guard let filter, !filter.isEmpty else { return true }
  return name.contains(filter)
}

/// Reads command lines.
struct Arguments {
  static let usage = """
    usage: Benchmarks [--filter TEXT] [--sizes N,N...] [--json] [--verify]
           Benchmarks replay FILE... [--check] [--batch | --shuffle SEED | --rebuild SEED] [--json]
           Benchmarks replay FILE... --time [--batch] [--repeats N] [--json]
           Benchmarks scenes FILE... [--tags] [--list] [--allow N] [--json]
           Benchmarks documents FOLDER [--list] [--json]
           Benchmarks texts FILE [--json]
           Benchmarks histories [--trees N] [--seed S] [--json]
           Benchmarks compare kiwi [--traces DIR] [--filter TEXT] [--rounds N] [--json]
           Benchmarks layout [--filter TEXT] [--sizes N,N...] [--json] [--verify]
           Benchmarks search [--scripts N] [--seed S] [--family F] [--json]
           Benchmarks soak [--seconds N] [--seed S] [--json]
           Benchmarks logs FOLDER [--list] [--mutations N] [--seed N] [--json]
           Benchmarks --help
    """

  static let help = """
    \(usage)

    Without a command: runs the built-in workloads, checks every result, and prints one table.
      --filter TEXT   only workloads whose name contains TEXT
      --sizes N,N     these sizes instead of each workload's own
      --verify        check only, at the small sizes; quick
      --json          one JSON object a line instead of the table

    replay: runs files with one problem a line.
      --check         verify every expectation (this is done unless --time is given)
      --time          time each phase: making constraints, adding, and reading all values are inside, parsing is not
      --batch         neighbouring additions with one call, and neighbouring removals too
      --shuffle SEED  additions in another order (--check only)
      --rebuild SEED  only what is left at the end, as one shuffled batch (--check only)
      --repeats N     rounds for --time, 5 if not given
      --json          one JSON object per file

    scenes: lays out recorded screens, one a line, through LayoutModel and compares the frames.
      --tags          the figures of each tag as well
      --list          the scenes that lie further than half a point from the record, with the worst coordinates
      --allow N       how many such scenes are no failure, 0 if not given
      --json          one JSON object per file

    documents: lays out the storyboards and xibs of a folder and compares the frames with those that they record. The
      folder has index.jsonl, with one scene a line, and files.
      --list          the scenes that lie further than half a point from the record, and the views of which it is not agreed
                      that they are ambiguous
      --json          one JSON object

    texts: measures texts, one record of a text with its font and width a line, and compares the widths.
      --json          one JSON object: the number of records, the mean error, and the shares that are exact and within
                      a pixel, from 0 to 1

    histories: lays out random trees with random histories of edits and environments, and compares each pass with that of
      an engine that has seen nothing before.
      --trees N       how many trees, 1000 if not given
      --seed S        the first tree's seed, 1 if not given; the next ones follow
      --json          one JSON object: the number of trees, of passes, and of passes that differ

    compare kiwi: fetches the C++ solver kiwi with pip, compiles a driver with g++, and times both in turn.
      --traces DIR    trace files; otherwise those of the optional test data, otherwise the built-in workloads
      --filter TEXT   only traces whose name contains TEXT
      --rounds N      rounds, 3 if not given; the best one of each phase counts

    layout: builds trees of views, lays them out, turns and resizes them, and prints one table, with the share of
      the time that the solver takes. The options are those of the built-in workloads.

    search: runs random scripts of calls and compares every answer with an exact solver under the rule for doubles.
      --scripts N     how many for each family, 1000 if not given
      --seed S        the scripts of another seed, 1 if not given
      --family F      only one: ordinary (small whole numbers, nested transactions), coefficients (1e-3 to 1e3),
                      parallel (rows that differ by 1e-5), fractions (sevenths, tenths, thirds)
      --json          one JSON object per family

    soak: makes all calls in random order on one solver and compares it with the exact one at every thousandth.
      --seconds N     how long, 10 if not given
      --seed S        the calls of another seed, 1 if not given
      --json          one JSON object

    logs: reads recorded messages about unsatisfiable constraints, and compares what is found with their answers. The
      folder has logs.jsonl, one record a line, and streams with texts that hold many. It fails below 99 % of the
      constraints, 98 % of the outcomes and irreducible sets, 90 % of the causes and all messages of the streams.
      --list          what differs, line by line
      --mutations N   reads N logs that were damaged at random as well
      --seed N        another damage, 1 if not given
      --json          one JSON object

    Exit code: 0, 1 if anything failed, 2 if the command line is wrong.
    """

  private var rest: ArraySlice<String>

  /// Reads a command line, without the command's own name.
  static func command(_ words: [String]) throws(UsageError) -> Command {
    if words.contains("--help") || words.contains("-h") { return .help }
    var arguments = Arguments(rest: words[...])
    switch words.first {
    case "replay":
      arguments.rest.removeFirst()
      return .replay(try arguments.replay())
    case "scenes":
      arguments.rest.removeFirst()
      return .scenes(try arguments.scenes())
    case "documents":
      arguments.rest.removeFirst()
      return .documents(try arguments.documents())
    case "texts":
      arguments.rest.removeFirst()
      return .texts(try arguments.texts())
    case "histories":
      arguments.rest.removeFirst()
      return .histories(try arguments.histories())
    case "compare":
      arguments.rest.removeFirst()
      return .compareKiwi(try arguments.compare())
    case "layout":
      arguments.rest.removeFirst()
      return .layout(try arguments.builtIn())
    case "search":
      arguments.rest.removeFirst()
      return .search(try arguments.search())
    case "soak":
      arguments.rest.removeFirst()
      return .soak(try arguments.soak())
    case "logs":
      arguments.rest.removeFirst()
      return .logs(try arguments.logs())
    default: return .builtIn(try arguments.builtIn())
    }
  }

  private mutating func builtIn() throws(UsageError) -> BuiltInOptions {
    var options = BuiltInOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--filter": options.filter = try value(of: word)
      case "--sizes":
        options.sizes = []
        for part in try value(of: word).split(separator: ",", omittingEmptySubsequences: false) {
          options.sizes?.append(try positive(String(part), of: word))
        }
      case "--json": options.json = true
      case "--verify": options.verifyOnly = true
      default: throw UsageError(message: "unknown argument \(word)")
      }
    }
    return options
  }

  private mutating func replay() throws(UsageError) -> ReplayOptions {
    var options = ReplayOptions()
    var repeatsGiven = false
    while let word = rest.popFirst() {
      switch word {
      case "--check": options.check = true
      case "--time": options.time = true
      case "--batch": options.batch = true
      case "--shuffle": options.shuffleSeed = UInt64(try natural(try value(of: word), of: word))
      case "--rebuild": options.rebuildSeed = UInt64(try natural(try value(of: word), of: word))
      case "--repeats":
        options.repeats = try positive(try value(of: word), of: word)
        repeatsGiven = true
      case "--json": options.json = true
      default:
        guard !word.hasPrefix("-") else { throw UsageError(message: "unknown argument \(word)") }
        options.files.append(word)
      }
    }
    if options.files.isEmpty { throw UsageError(message: "replay needs a file") }
    if repeatsGiven, !options.time { throw UsageError(message: "--repeats goes with --time") }
    let orders = [options.batch, options.shuffleSeed != nil, options.rebuildSeed != nil].filter { $0 }.count
    if orders > 1 { throw UsageError(message: "only one of --batch, --shuffle and --rebuild") }
    if options.time, options.shuffleSeed != nil || options.rebuildSeed != nil {
      throw UsageError(message: "--shuffle and --rebuild go with --check")
    }
    if !options.time { options.check = true }
    return options
  }

  private mutating func scenes() throws(UsageError) -> ScenesOptions {
    var options = ScenesOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--tags": options.byTag = true
      case "--list": options.list = true
      case "--allow": options.allowed = try natural(try value(of: word), of: word)
      case "--json": options.json = true
      default:
        guard !word.hasPrefix("-") else { throw UsageError(message: "unknown argument \(word)") }
        options.files.append(word)
      }
    }
    if options.files.isEmpty { throw UsageError(message: "scenes needs a file") }
    return options
  }

  private mutating func documents() throws(UsageError) -> DocumentsOptions {
    var options = DocumentsOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--list": options.list = true
      case "--json": options.json = true
      default:
        guard !word.hasPrefix("-") else { throw UsageError(message: "unknown argument \(word)") }
        guard options.folder.isEmpty else { throw UsageError(message: "documents takes one folder") }
        options.folder = word
      }
    }
    if options.folder.isEmpty { throw UsageError(message: "documents needs a folder") }
    return options
  }

  private mutating func texts() throws(UsageError) -> TextsOptions {
    var files: [String] = []
    var json = false
    while let word = rest.popFirst() {
      switch word {
      case "--json": json = true
      default:
        guard !word.hasPrefix("-") else { throw UsageError(message: "unknown argument \(word)") }
        files.append(word)
      }
    }
    guard let file = files.first else { throw UsageError(message: "texts needs a file") }
    guard files.count == 1 else { throw UsageError(message: "texts takes one file, not \(files.count)") }
    return TextsOptions(file: file, json: json)
  }

  private mutating func logs() throws(UsageError) -> LogsOptions {
    var options = LogsOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--list": options.list = true
      case "--mutations": options.mutations = try natural(try value(of: word), of: word)
      case "--seed": options.seed = UInt64(try natural(try value(of: word), of: word))
      case "--json": options.json = true
      default:
        guard !word.hasPrefix("-") else { throw UsageError(message: "unknown argument \(word)") }
        guard options.folder.isEmpty else { throw UsageError(message: "logs takes one folder") }
        options.folder = word
      }
    }
    if options.folder.isEmpty { throw UsageError(message: "logs needs a folder") }
    return options
  }

  private mutating func histories() throws(UsageError) -> HistoriesOptions {
    var options = HistoriesOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--trees": options.trees = try positive(try value(of: word), of: word)
      case "--seed": options.seed = UInt64(try natural(try value(of: word), of: word))
      case "--json": options.json = true
      default: throw UsageError(message: "unknown argument \(word)")
      }
    }
    return options
  }

  private mutating func compare() throws(UsageError) -> CompareOptions {
    guard let peer = rest.popFirst() else { throw UsageError(message: "compare needs a peer: kiwi") }
    guard peer == "kiwi" else { throw UsageError(message: "unknown peer \(peer): only kiwi") }
    var options = CompareOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--traces": options.traces = try value(of: word)
      case "--filter": options.filter = try value(of: word)
      case "--rounds": options.rounds = try positive(try value(of: word), of: word)
      case "--json": options.json = true
      default: throw UsageError(message: "unknown argument \(word)")
      }
    }
    return options
  }

  private mutating func search() throws(UsageError) -> SearchOptions {
    var options = SearchOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--scripts": options.scripts = try positive(try value(of: word), of: word)
      case "--seed": options.seed = UInt64(try natural(try value(of: word), of: word))
      case "--family":
        let name = try value(of: word)
        guard let family = SearchFamily(rawValue: name) else {
          let names = SearchFamily.allCases.map(\.rawValue).joined(separator: ", ")
          throw UsageError(message: "unknown family \(name); there are \(names)")
        }
        options.families = [family]
      case "--json": options.json = true
      default: throw UsageError(message: "unknown argument \(word)")
      }
    }
    return options
  }

  private mutating func soak() throws(UsageError) -> SoakOptions {
    var options = SoakOptions()
    while let word = rest.popFirst() {
      switch word {
      case "--seconds": options.seconds = try positive(try value(of: word), of: word)
      case "--seed": options.seed = UInt64(try natural(try value(of: word), of: word))
      case "--json": options.json = true
      default: throw UsageError(message: "unknown argument \(word)")
      }
    }
    return options
  }

  private mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = rest.popFirst() else { throw UsageError(message: "\(option) needs a value") }
    return value
  }

  private func natural(_ text: String, of option: String) throws(UsageError) -> Int {
    guard let number = Int(text), number >= 0 else {
      throw UsageError(message: "\(option) needs a number of 0 or more, not \"\(text)\"")
    }
    return number
  }

  private func positive(_ text: String, of option: String) throws(UsageError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw UsageError(message: "\(option) needs a number above 0, not \"\(text)\"")
    }
    return number
  }
}
