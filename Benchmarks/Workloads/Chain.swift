extension Workload {
  /// Each variable lies a fixed distance behind the one before; the first one is dragged, so that all values change.
  static let chain = Workload(name: "chain", sizes: [1000, 10000]) { links in
    var builder = TraceBuilder(name: "chain_\(links)")
    let variables = builder.variables(links)
    let distances = (0..<links).map { 1 + Double($0 % 7) }
    builder.edit(variables[0])
    builder.suggest(16, variables[0])
    for link in 1..<max(1, links) {
      builder.add([(1, variables[link]), (-1, variables[link - 1])], .equal, distances[link])
    }
    builder.read()
    builder.phase("drag")
    let course = dragged(from: 0, by: 300, steps: 100)
    for start in course {
      builder.suggest(start, variables[0])
      builder.read()
    }
    return WorkloadInstance(builder.finished) { read in
      var values = [read == 0 ? 16 : course[read - 1]]
      values.reserveCapacity(links)
      for link in 1..<max(1, links) { values.append(values[link - 1] + distances[link]) }
      return values
    }
  }
}
