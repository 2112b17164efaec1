import BoxKit
import Commands
import Files
import Stage

/// The arguments of `matchwood solve`.
package nonisolated struct SolveRequest: GameCommand, Equatable {
  /// The texts of boards or links, in order. `-` represents the lines of standard input.
  package var positions: [String] = []
  /// Whether each answer is a JSON object on one line, instead of a few lines for people.
  package var isJSON = false
  /// The time limit for each board.
  ///
  /// `nil` means that boards of up to sixteen cells take as long as the proof, and larger ones about a second at
  /// most.
  package var limit: Duration?

  /// Parses the arguments after `solve`. Accepts both `--within 2` and `--within=2`.
  ///
  /// - Throws: ``UsageError`` for the first invalid argument, and if no board is given.
  package init(_ words: [String]) throws(UsageError) {
    let words = try CommandWords(words, of: Self.page)
    positions = words.arguments
    isJSON = words.has("--json")
    limit = try words.value("--within", expected: "seconds from 0 to 1000000") { word in
      Double(word).flatMap { (0...1e6).contains($0) ? Duration.seconds($0) : nil }
    }
    guard !positions.isEmpty else {
      throw UsageError(
        "solve: the position is missing; write solve 3:0-1-2-3-4-5-6-8-7, or solve -")
    }
  }

  package func run(cache: FilePath?) throws(FileError) -> Int32 {
    try SolveCommand(self, cache: cache).run()
  }

  /// The documentation of `solve`.
  package static let page = CommandHelp(
    command: "solve", usages: ["[--json] [--within SECONDS] position …"], starts: [],
    purpose: { texts in
      [
        [
          texts(
            // Translators: Purpose of a command. {board} is an example of a board.
            "Solves sliding puzzles, given as boards such as {board}, or as links.",
            ["board": "3:0-1-2-3-4-5-6-8-7"]),
          texts("- reads them from standard input, one per line."),
          texts("Each letter is the move of a tile: L left, R right, U up, D down."),
          texts("On boards of up to 16 cells the solution is proven shortest."),
          texts("Larger boards take about a second at most."),
        ]
      ]
    },
    rows: [
      // Translators: What an option of the command line does.
      OptionHelp("--json") { texts in texts("answer with one JSON object per line") },
      OptionHelp("--within", "SECONDS") { texts in
        // Translators: What an option of the command line does.
        texts("give the best solution found in this time, for each position")
      },
    ],
    notes: { texts in
      [
        [
          texts("Exit codes: 0 solved, 1 a board cannot be solved, 2 a position is not valid."),
          texts("With several positions, the highest code counts."),
        ]
      ]
    })
}
