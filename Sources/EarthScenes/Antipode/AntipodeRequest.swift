import BoxKit
import Commands
import Files
import Stage

/// The arguments of `matchwood antipode`.
package nonisolated struct AntipodeRequest: GameCommand, Equatable {
  /// The texts of places, in order. `-` represents the lines of standard input.
  package var places: [String] = []
  /// Whether each answer is a JSON object on one line, instead of a few lines for people.
  package var isJSON = false

  /// Parses the arguments after `antipode`. An argument that begins with a minus sign and a digit is a place.
  ///
  /// - Throws: ``UsageError`` for the first invalid argument, and if no place is given.
  package init(_ words: [String]) throws(UsageError) {
    let words = try CommandWords(words, of: Self.page, takesNumbers: true)
    (places, isJSON) = (words.arguments, words.has("--json"))
    guard !places.isEmpty else {
      throw UsageError("antipode: the place is missing; write antipode 56.55,8.3167, or antipode -")
    }
  }

  /// Prints the answer to each place, in their order.
  package func run(cache: FilePath?) throws(FileError) -> Int32 {
    try BatchCommand(to: places, isJSON: isJSON).write { AntipodeAnswer($0) }
  }

  /// The documentation of `antipode`.
  package static let page = CommandHelp(
    command: "antipode", usages: ["[--json] LATITUDE,LONGITUDE …"], starts: [],
    purpose: { texts in
      [
        [
          texts("Tells where you come out if you dig straight down."),
          texts("It names the country or sea there, and says whether it is land."),
          texts("It also names the nearest city and its distance."),
          texts(
            // Translators: Help of the command “antipode”. {place} is an example, such as 56.55,8.3167.
            "Write a place in degrees north and east, such as {place}.", ["place": "56.55,8.3167"]),
          // Translators: Help of the command “antipode”. The dash at the start is an argument.
          texts("- reads places from standard input, one per line."),
        ]
      ]
    },
    rows: [
      OptionHelp("--json") { texts in
        // Translators: Help of the option --json of the command “antipode”.
        texts("answer with one JSON object per line; distances are in kilometres")
      }
    ],
    notes: { texts in
      [
        [
          texts(
            // Translators: Help of the command “antipode”. {radius} is a number, 6371.0088.
            "The Earth counts as a sphere with a radius of {radius} km.", ["radius": "6371.0088"])
        ],
        [texts("Exit codes: 0 all places answered, 2 at least one is invalid.")],
      ]
    })
}
