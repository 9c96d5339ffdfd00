/// The part of a SARIF 2.1.0 log that reports use. Names are those of the standard.
struct SARIFLog: Encodable {
  /// A name rather than an address, since the tool's documentation comes with its sources.
  static let informationUri = "urn:ratite:layoutcheck"

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let automationDetails = AutomationDetails()
    let invocations: [Invocation]
    let results: [Result]
  }

  /// What runs of this kind have in common, so that a later one takes the place of an earlier one.
  struct AutomationDetails: Encodable {
    let id = "layoutcheck/"
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "layoutcheck"
    let version: String?
    let informationUri = SARIFLog.informationUri
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Message
    let fullDescription: Message
    let help: Message
    let helpUri: String
    let defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    let enabled: Bool
    let level: String
  }

  struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]
    let partialFingerprints: [String: String]
    let properties: Properties
  }

  /// What the standard leaves to tools.
  struct Properties: Encodable {
    let configurations: [String]
    let examined: Int
    let restsOnEstimate: Bool
  }

  struct Message: Encodable {
    let text: String
  }

  struct Location: Encodable {
    let id: Int?
    let physicalLocation: PhysicalLocation
    let message: Message?
    let logicalLocations: [LogicalLocation]?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  struct LogicalLocation: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind: String
  }
}
