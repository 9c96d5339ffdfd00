// swift-tools-version: 6.0

import PackageDescription

// Without Foundation, rounding needs the C library's mathematics named on Linux.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
  name: "Ratite",
  products: [
    .library(name: "ConstraintKernel", targets: ["ConstraintKernel"]),
    .library(name: "LayoutModel", targets: ["LayoutModel"]),
  ],
  targets: [
    .target(name: "ConstraintKernel", linkerSettings: mathematics),
    .target(name: "LayoutModel", dependencies: ["ConstraintKernel"], linkerSettings: mathematics),
    .target(name: "CaseRunner", dependencies: ["ConstraintKernel"]),
    .target(name: "SceneRunner", dependencies: ["LayoutModel"]),
    .executableTarget(name: "ReferenceScreen", dependencies: ["LayoutModel"], path: "Examples/ReferenceScreen"),
    .executableTarget(name: "StrategyTableExample", dependencies: ["LayoutModel"], path: "Examples/StrategyTable"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CaseRunner", "ConstraintKernel", "LayoutModel", "SceneRunner"],
      path: "Benchmarks",
      exclude: ["Peers/kiwi_driver.cpp"]
    ),
    .target(name: "TestSupport", dependencies: ["CaseRunner", "ConstraintKernel"], path: "Tests/TestSupport"),
    .testTarget(name: "ConstraintKernelTests", dependencies: ["CaseRunner", "ConstraintKernel", "TestSupport"]),
    .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel", "SceneRunner", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
