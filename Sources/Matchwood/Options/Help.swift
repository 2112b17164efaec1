/// What `--help` and `--version` print.
nonisolated enum Help {
  static let version = "0.1.0"

  static var text: String {
    let games = Options.Start.allCases.map(\.rawValue).joined(separator: "|")
    let rows = OptionRow.all.map { (usage: $0.usage, help: $0.help) } + OptionRow.answers
    let width = rows.map(\.usage.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.usage)\(String(repeating: " ", count: width - row.usage.count))  \(row.help)"
    }
    return """
      usage: matchwood [\(games)] [options]
             matchwood solve [options] position …

      A box of small classic games. Options hold for this run and are not saved.

      \(lines.joined(separator: "\n"))

      """
  }

  /// What `solve --help` prints.
  static let solve = """
    usage: matchwood solve [--json] [--within SECONDS] position …

    Finds ways home for boards of the sliding puzzle, such as 3:0-1-2-3-4-5-6-8-7, or from links; -
    reads them from standard input, one a line. The letters of the moves tell where the tile goes:
    left, right, up or down. Up to sixteen cells the shortest way is proven; larger boards are
    solved in about a second at most.

      --json            answer with one JSON object a line
      --within SECONDS  give the best way that is found in this time, for each position

    Exit codes: 0 solved, 1 a board cannot be solved, 2 a position is none; of several, the highest.

    """
}
