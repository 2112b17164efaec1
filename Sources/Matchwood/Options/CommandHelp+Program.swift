import BoxKit
import Commands
import Stage

nonisolated extension CommandHelp {
  /// The page of the program itself, for a box of these games.
  static func ofProgram(_ games: [any BoxGame.Type]) -> CommandHelp {
    let starts = ["menu"] + games.map { $0.name }
    return CommandHelp(
      command: nil, usages: ["[\(starts.joined(separator: "|"))|LINK|PICTURE …] [options]"],
      starts: starts,
      purpose: { texts in
        [
          [
            texts("A box of small classic games."),
            texts("Options apply to this run only and are not saved."),
            texts("A link opens its game. A picture is added as if you dropped it on the window."),
            texts("Without options, an open window takes over and comes to the front."),
          ]
        ]
      },
      rows: OptionRow.all(games).map(\.line) + OptionRow.answers, notes: { _ in [] })
  }
}
