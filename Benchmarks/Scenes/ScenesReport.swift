import SceneRunner

/// The figures of a file of scenes.
struct ScenesReport: Encodable {
  /// How many scenes of a group have the recorded frames.
  struct Group: Encodable {
    var name: String
    var scenes = 0
    /// Within half a point, with the intrinsic sizes.
    var near_natural = 0
    /// Within half a point, with the shrunk intrinsic sizes.
    var near_shrunk = 0
    /// Within half a point, with both.
    var near = 0
    /// The recorded frames, with both.
    var same = 0
    /// The recorded frames before rounding, with both.
    var same_unrounded = 0
    /// How many of the scenes have an environment that follows from the device.
    var by_rule = 0
    /// Those of them that are within half a point by the rules alone.
    var near_by_rule = 0

    init(_ name: String) { self.name = name }

    mutating func count(_ run: SceneRun) {
      scenes += 1
      near_natural += run.outcome(.natural)?.isNear == true ? 1 : 0
      near_shrunk += run.outcome(.shrunk)?.isNear == true ? 1 : 0
      near += run.isNear ? 1 : 0
      same += run.isSame ? 1 : 0
      same_unrounded += run.isSameUnrounded ? 1 : 0
      by_rule += run.scene.followsRules ? 1 : 0
      near_by_rule += run.outcome(.derived)?.isNear == true ? 1 : 0
    }
  }

  /// A scene that is not within half a point.
  struct Failure: Encodable {
    struct Difference: Encodable {
      var view: String
      var coordinate: String
      var expected: Double
      var actual: Double
    }

    var id: String
    var quality: String
    var way: String
    var tags: [String]
    var conflicts: Int
    /// Why the model refused the scene; nil if it did not.
    var refusal: String?
    var worst: [Difference]
  }

  var file: String
  /// By quality, then all of them.
  var groups: [Group]
  var tags: [Group]
  /// Scenes whose record says that it is not to be compared.
  var not_compared: Int
  var unreadable_lines: Int
  var coordinates: Int
  var near_coordinates: Int
  var failures: [Failure]
  /// Building and laying out all scenes once, in nanoseconds.
  var total_ns: Int
  var median_ns: Int

  init(_ file: String, _ runs: [SceneRun], unreadableLines: Int) {
    self.file = file
    unreadable_lines = unreadableLines
    let compared = runs.filter { $0.scene.quality.isCompared }
    not_compared = runs.count - compared.count
    var all = Group("all")
    var byQuality = [Scene.Quality.exact, .half].map { Group($0.rawValue) }
    var byTag: [Group] = []
    for run in compared {
      all.count(run)
      for place in byQuality.indices where byQuality[place].name == run.scene.quality.rawValue {
        byQuality[place].count(run)
      }
      for tag in run.scene.tags {
        let known = byTag.firstIndex { $0.name == tag }
        if known == nil { byTag.append(Group(tag)) }
        byTag[known ?? byTag.count - 1].count(run)
      }
    }
    groups = byQuality + [all]
    tags = byTag.sorted { $0.name < $1.name }
    let natural = compared.compactMap { $0.outcome(.natural) }
    coordinates = natural.reduce(0) { $0 + $1.comparedCoordinates }
    near_coordinates = coordinates - natural.reduce(0) { $0 + $1.farCoordinates }
    failures = compared.flatMap { run in SceneRun.Way.allCases.compactMap { Failure(run, $0) } }
    let times = runs.map(\.nanoseconds).sorted()
    total_ns = Int(times.reduce(0, +))
    median_ns = times.isEmpty ? 0 : Int(times[times.count / 2])
  }
}

extension ScenesReport.Failure {
  /// How many coordinates a failure lists.
  private static let listed = 4

  /// nil if the scene is within half a point, or is not laid out in that way.
  init?(_ run: SceneRun, _ way: SceneRun.Way) {
    let outcome = run.outcome(way)
    refusal = run.refusals[way.rawValue]
    guard outcome?.isNear == false || refusal != nil else { return nil }
    id = run.scene.id
    quality = run.scene.quality.rawValue
    self.way = way.title
    tags = run.scene.tags
    conflicts = outcome?.conflicts ?? 0
    worst = (outcome?.differences ?? []).prefix(Self.listed).map {
      Difference(view: $0.view, coordinate: $0.coordinate, expected: $0.expected, actual: $0.actual)
    }
  }
}
