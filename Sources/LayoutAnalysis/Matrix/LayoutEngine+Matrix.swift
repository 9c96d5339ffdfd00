import AppleDevices
import LayoutModel

extension LayoutEngine {
  /// Into how many parts the environments are divided at most. More than there are processors, so that none of them waits for the slowest
  /// part, and few enough that starting an engine for each costs nothing that shows.
  private static let parts = 32

  /// Lays the tree out in many environments, on all processors.
  ///
  /// Each part of the work has a copy of this engine, and goes from one environment to the next as an engine does from pass to
  /// pass. The engine itself is not changed. The report depends on the order of the environments alone, not on which processor did what.
  ///
  /// ```swift
  /// let report = await engine.layOut(in: EnvironmentMatrix().environments)
  /// for cell in report.failures { print(cell.label, cell.findings) }
  /// ```
  ///
  /// - Parameters:
  ///   - environments: The environments, with their names.
  ///   - mode: What happens when required constraints cannot all hold.
  ///   - check: What else is to be found in a layout: its findings are added to those of the pass. It is called on several threads.
  /// - Returns: A cell for each environment, in the same order. A pass that throws leaves its error in its cell.
  /// - Complexity: One pass for each environment; O(n) memory in each for n views.
  public func layOut(
    in environments: [LabelledEnvironment], _ mode: ConflictMode = .recover,
    check: (@Sendable (LayoutResult) -> [Finding])? = nil
  ) async -> MatrixReport {
    let tree = tree
    let views = tree.viewsInDrawingOrder
    let cells = await mapLayouts(in: environments, mode) { labelled, outcome -> MatrixReport.Cell in
      switch outcome {
      case .success(let result):
        MatrixReport.Cell(
          label: labelled.label, environment: labelled.environment, findings: result.findings + (check?(result) ?? []),
          error: nil, frames: views.map { result.frameInRoot(of: $0) ?? .zero })
      case .failure(let error):
        MatrixReport.Cell(
          label: labelled.label, environment: labelled.environment, findings: [], error: error, frames: [])
      }
    }
    return MatrixReport(tree: tree, cells: cells)
  }

  /// Lays the tree out in many environments, on all processors, and keeps of each layout only what a closure makes of it.
  ///
  /// - Parameters:
  ///   - environments: The environments, with their names.
  ///   - mode: What happens when required constraints cannot all hold.
  ///   - body: What is made of a layout, or of the error that there is instead. It is called on several threads.
  /// - Returns: A value for each environment, in the same order.
  public func mapLayouts<Value: Sendable>(
    in environments: [LabelledEnvironment], _ mode: ConflictMode = .recover,
    _ body: @escaping @Sendable (LabelledEnvironment, Result<LayoutResult, LayoutError>) -> Value
  ) async -> [Value] {
    let size = max(1, (environments.count + Self.parts - 1) / Self.parts)
    let engine = self
    return await withTaskGroup(of: (Int, [Value]).self) { group in
      for start in stride(from: 0, to: environments.count, by: size) {
        let part = environments[start..<min(start + size, environments.count)]
        group.addTask {
          var engine = engine
          return (start, part.map { body($0, engine.outcome(in: $0.environment, mode)) })
        }
      }
      var parts: [(Int, [Value])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
    }
  }

  private mutating func outcome(
    in environment: LayoutEnvironment, _ mode: ConflictMode
  ) -> Result<LayoutResult, LayoutError> {
    self.environment = environment
    do {
      return .success(try layout(mode))
    } catch {
      return .failure(error)
    }
  }
}
