import BoxKit
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
            texts("Options hold for this run and are not saved."),
            texts("A link opens its game; a picture is taken in as if it were dropped."),
            texts("Without options, a window that is open already does it and comes to the front."),
          ]
        ]
      },
      rows: OptionRow.all(games).map(\.line) + OptionRow.answers, notes: { _ in [] })
  }
}
