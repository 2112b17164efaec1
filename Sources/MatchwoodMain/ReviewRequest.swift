import BoxKit
import Commands
import Files
import Matchwood
import ReviewKit
import Stage

/// The arguments of `matchwood review`.
nonisolated struct ReviewRequest: GameCommand, Equatable {
  /// The games: lines of the log, games in a notation, or files of such lines. `-` represents standard input.
  var games: [String] = []
  /// Whether each answer is a JSON object on one line, instead of a table for people.
  var isJSON = false

  /// The folder of the log, or `nil` for the usual one.
  var config: FilePath?

  /// Parses the arguments after `review`.
  ///
  /// - Throws: ``UsageError`` for the first invalid argument, and if no game is given.
  init(_ words: [String]) throws(UsageError) {
    let words = try CommandWords(words, of: Self.page)
    games = words.arguments
    isJSON = words.has("--json")
    config = try words.folder("--config")
    guard !games.isEmpty else {
      throw UsageError("review: the game is missing; write review 'solo;0 0;0 1', or review -")
    }
  }

  /// Judges the games in their order.
  func run(cache: FilePath?) throws(FileError) -> Int32 {
    let judges = Box.games.compactMap { $0 as? any ReviewableGame.Type }
    let lines = games.flatMap { GameArgument.lines(of: $0, config: config) }
    return try BatchCommand(to: lines, isJSON: isJSON).write {
      ReviewAnswer(to: $0, judges, cache: cache)
    }
  }

  static let page = CommandHelp(
    command: "review", usages: ["[options] ID|FILE|LINE …"], starts: [],
    purpose: { texts in
      [
        [
          texts("Judges the turns of finished games."),
          texts("Write the ID of a game, a line of the log, or a file of such lines."),
          texts(
            // Translators: Help of the command “review”. {form} is a form of lines.
            "A game of Pairs can also be a line {form}.", ["form": "RULE;DECK;FLIPS"]),
          // Translators: Help of the command “review”. The dash at the start is an argument.
          texts("- reads games from standard input, one per line."),
        ]
      ]
    },
    rows: [
      OptionHelp("--json") { texts in
        // Translators: Help of the option --json of the command “review”.
        texts("answer with one JSON object per line")
      },
      OptionHelp("--config", "DIR") { texts in
        // Translators: Help of the option --config of the command “review”.
        texts("the folder with the log of games")
      },
    ],
    notes: { texts in
      [
        [
          // Translators: Help of the command “review”. The words in capitals stay as they are.
          texts("RULE is solo, unknown-card or passing."),
          // Translators: Help of the command “review”. The words in capitals stay as they are.
          texts("DECK has the kind of each card, FLIPS the cards in the order of their flips."),
        ],
        [texts("Exit codes: 0 all games judged, 2 at least one is invalid.")],
      ]
    })
}
