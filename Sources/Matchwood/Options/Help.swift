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

      A box of small classic games. Options hold for this run and are not saved.

      \(lines.joined(separator: "\n"))

      """
  }
}
