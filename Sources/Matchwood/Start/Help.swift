import GameScenes

/// What `--help` and `--version` print.
nonisolated enum Help {
  static let version = "0.1.0"

  /// What `--help` prints for a box of these games.
  static func text(_ games: [any BoxGame.Type]) -> String {
    let starts = (["menu"] + games.map { $0.name }).joined(separator: "|")
    let rows = OptionRow.all(games).map { (usage: $0.usage, help: $0.help) } + OptionRow.answers
    let width = rows.map(\.usage.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.usage)\(String(repeating: " ", count: width - row.usage.count))  \(row.help)"
    }
    return """
      usage: matchwood [\(starts)] [options]
             matchwood solve [options] position …

      A box of small classic games. Options hold for this run and are not saved.

      \(lines.joined(separator: "\n"))

      """
  }
}
