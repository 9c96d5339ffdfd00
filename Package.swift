// swift-tools-version: 6.2
// The oldest toolchain that is supported is Swift 6.2 (Xcode 26); the gate runs with 6.3.

import PackageDescription

// Without Foundation, rounding needs the C library's mathematics named on Linux and Android.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

let package = Package(
  name: "Ratite",
  // The oldest systems with the concurrency runtime and the clocks that the matrix, the checker and the benchmark use.
  platforms: [.macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "ConstraintKernel", targets: ["ConstraintKernel"]),
    .library(name: "ConflictLog", targets: ["ConflictLog"]),
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
    .library(name: "VisualFormatLanguage", targets: ["VisualFormatLanguage"]),
    .library(name: "AppleDevices", targets: ["AppleDevices"]),
    .library(name: "LayoutAnalysis", targets: ["LayoutAnalysis"]),
    .library(name: "LayoutPictures", targets: ["LayoutPictures"]),
    .library(name: "InterfaceBuilder", targets: ["InterfaceBuilder"]),
    .executable(name: "layoutcheck", targets: ["layoutcheck"]),
    .plugin(name: "LayoutCheckPlugin", targets: ["LayoutCheckPlugin"]),
  ],
  targets: [
    .target(name: "ConstraintKernel", linkerSettings: mathematics),
    .target(name: "ConflictLog", dependencies: ["ConstraintKernel"], linkerSettings: mathematics),
    .target(name: "LayoutModel", dependencies: ["ConstraintKernel"], linkerSettings: mathematics),
    .target(name: "VisualFormatLanguage", dependencies: ["LayoutModel"], linkerSettings: mathematics),
    .target(name: "AppleDevices", dependencies: ["LayoutModel"], linkerSettings: mathematics),
    .target(name: "LayoutAnalysis", dependencies: ["AppleDevices", "LayoutModel"], linkerSettings: mathematics),
    .target(name: "LayoutPictures", dependencies: ["LayoutAnalysis", "LayoutModel"], linkerSettings: mathematics),
    .target(name: "InterfaceBuilder", dependencies: ["AppleDevices", "LayoutModel"]),
    .target(
      name: "DocumentChecking",
      dependencies: [
        "AppleDevices", "ConflictLog", "InterfaceBuilder", "LayoutAnalysis", "LayoutModel", "LayoutPictures",
      ]),
    .executableTarget(name: "layoutcheck", dependencies: ["DocumentChecking"]),
    .plugin(
      name: "LayoutCheckPlugin",
      capability: .command(
        intent: .custom(verb: "layoutcheck", description: "Checks storyboards and xibs on every device.")),
      dependencies: ["layoutcheck"]
    ),
    .target(name: "ReferenceLayout", dependencies: ["LayoutModel"], path: "Examples/ReferenceLayout"),
    .executableTarget(
      name: "ReferenceScreen",
      dependencies: ["AppleDevices", "LayoutAnalysis", "LayoutModel", "LayoutPictures", "ReferenceLayout"],
      path: "Examples/ReferenceScreen"),
    .executableTarget(
      name: "StrategyTableExample", dependencies: ["AppleDevices", "LayoutAnalysis", "LayoutModel"],
      path: "Examples/StrategyTable"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AppleDevices", "CaseRunner", "ConflictLog", "ConstraintKernel", "DocumentRunner", "HistoryRunner",
        "LayoutAnalysis", "LayoutModel", "SceneRunner", "TestSupport",
      ],
      path: "Benchmarks",
      exclude: ["Peers/kiwi_driver.cpp", "README.md"]
    ),
    .target(name: "CaseRunner", dependencies: ["ConstraintKernel"], path: "Tests/Support/CaseRunner"),
    .target(
      name: "SceneRunner", dependencies: ["AppleDevices", "InterfaceBuilder", "LayoutAnalysis", "LayoutModel"],
      path: "Tests/Support/SceneRunner"),
    .target(
      name: "DocumentRunner", dependencies: ["InterfaceBuilder", "LayoutAnalysis", "LayoutModel"],
      path: "Tests/Support/DocumentRunner"),
    .target(
      name: "HistoryRunner", dependencies: ["LayoutModel", "TestSupport"], path: "Tests/Support/HistoryRunner"),
    .target(name: "TestSupport", dependencies: ["CaseRunner", "ConstraintKernel"], path: "Tests/Support/TestSupport"),
    .target(
      name: "LayoutTestSupport", dependencies: ["LayoutModel", "TestSupport"], path: "Tests/Support/LayoutTestSupport"),
    .testTarget(name: "ConstraintKernelTests", dependencies: ["CaseRunner", "ConstraintKernel", "TestSupport"]),
    .testTarget(name: "ConflictLogTests", dependencies: ["ConflictLog", "ConstraintKernel"]),
    .testTarget(
      name: "LayoutModelTests",
      dependencies: [
        "AppleDevices", "HistoryRunner", "LayoutAnalysis", "LayoutModel", "LayoutTestSupport", "ReferenceLayout",
        "SceneRunner", "TestSupport",
      ]),
    .testTarget(
      name: "VisualFormatLanguageTests",
      dependencies: ["LayoutModel", "LayoutTestSupport", "TestSupport", "VisualFormatLanguage"]),
    .testTarget(
      name: "AppleDevicesTests",
      dependencies: ["AppleDevices", "LayoutAnalysis", "LayoutModel", "LayoutTestSupport", "TestSupport"]),
    .testTarget(
      name: "LayoutAnalysisTests",
      dependencies: [
        "AppleDevices", "LayoutAnalysis", "LayoutModel", "LayoutTestSupport", "SceneRunner", "TestSupport",
      ]),
    .testTarget(
      name: "LayoutPicturesTests",
      dependencies: [
        "AppleDevices", "LayoutAnalysis", "LayoutModel", "LayoutPictures", "LayoutTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: [
        "AppleDevices", "DocumentRunner", "InterfaceBuilder", "LayoutAnalysis", "LayoutModel", "TestSupport",
      ]),
    .testTarget(
      name: "DocumentCheckingTests",
      dependencies: [
        "AppleDevices", "DocumentChecking", "InterfaceBuilder", "LayoutAnalysis", "LayoutModel", "LayoutPictures",
        "TestSupport", "layoutcheck",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
