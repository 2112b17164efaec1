import BoxKit
import Commands
import Files
import MatchstickGame
import Stage

/// The arguments of `matchwood nim`.
package nonisolated struct NimRequest: GameCommand, Equatable {
  /// The texts of positions, in order. `-` represents the lines of standard input.
  package let positions: [String]
  /// Whether each answer is a JSON object on one line, instead of a few lines for people.
  package let isJSON: Bool
  /// The rules of all positions.
  let rules: NimRules

  /// Parses the arguments after `nim`.
  ///
  /// - Throws: ``UsageError`` for the first invalid argument, and if no position is given.
  package init(_ words: [String]) throws(UsageError) {
    let words = try CommandWords(words, of: Self.page)
    isJSON = words.has("--json")
    rules = NimRules(
      form: try words.value("--form", or: .heaps, expected: "heaps, rows or pile") {
        Matchsticks.Form(rawValue: $0)
      },
      last: try words.value("--last", or: .loses, expected: "loses or wins") {
        LastMatch(rawValue: $0)
      },
      takeLimit: try words.number("--limit", or: 3, in: NimRules.takeLimits))
    positions = words.arguments
    guard !positions.isEmpty else {
      throw UsageError("nim: the position is missing; write nim 1-3-5-7, or nim -")
    }
  }

  /// Prints the answer to each position, in their order.
  package func run(cache: FilePath?) throws(FileError) -> Int32 {
    try BatchCommand(to: positions, isJSON: isJSON).write { NimAnswer($0, rules) }
  }

  /// The documentation of `nim`.
  package static let page = CommandHelp(
    command: "nim",
    usages: ["[--json] [--form heaps|rows|pile] [--last loses|wins] [--limit N] POSITION …"],
    purpose: { texts in
      [
        [
          texts("Tells who wins at Matchsticks, and by which moves."),
          texts(
            // Translators: Help of the command “nim”. {heaps} and {move} are examples, such as 1-3-5-7 and 5>2.
            "Write the sizes of heaps or rows, such as {heaps}. The move {move} leaves 2 of 5.",
            ["heaps": "1-3-5-7", "move": "5>2"]),
          texts(
            // Translators: Help of the command “nim”. {move} is an example, 8>3-3.
            "In a row, a move takes one match or two that touch: {move} splits a row.",
            ["move": "8>3-3"]),
          // Translators: Help of the command “nim”. The dash at the start is an argument.
          texts(
            "- reads positions from standard input, one per line; there, - is the empty table."),
        ]
      ]
    },
    rows: [
      // Translators: What an option of the command line does.
      OptionHelp("--json") { texts in texts("answer with one JSON object per line") },
      OptionHelp("--form", "heaps|rows|pile") { texts in
        // Translators: What an option of the command line does. “heaps” is a word to type.
        texts("the game of the positions, heaps unless another is given")
      },
      OptionHelp("--last", "loses|wins") { texts in
        // Translators: What an option of the command line does. “loses” is a word to type.
        texts("whether the last match loses or wins, loses unless the other is given")
      },
      OptionHelp("--limit", "N") { texts in
        // Translators: What an option of the command line does.
        texts("the most matches in a turn for a pile, 3 unless another number is given")
      },
    ],
    notes: { texts in
      [
        [
          texts("The sum is the nim-sum of heaps, or the Grundy value of rows."),
          texts("For a pile it is the remainder of the count."),
          texts(
            "If the last match of rows loses, more than 24 matches are not known: JSON has null."),
        ],
        [texts("Exit codes: 0 all positions answered, 2 at least one is invalid.")],
      ]
    })
}
