import BoxKit
import Stage

/// What is told of the program, or of one of its commands: help, man page and completions are made of it.
nonisolated struct HelpPage: Sendable {
  /// Paragraphs of sentences, in the language of the texts.
  typealias Words = @Sendable (Texts) -> [[String]]

  /// The word of the command; nil for the program itself, which plays.
  let command: String?
  /// What follows the name of the program, and the command, on each line of usage.
  let usages: [String]
  /// The words that can stand where an option does not: the places to start from.
  let starts: [String]
  /// What it is for.
  let purpose: Words
  /// Its options, in the order of the help.
  let rows: [HelpRow]
  /// What is told below the options.
  let notes: Words

  /// How it is called, from the name of the program on.
  var calls: [String] {
    usages.map { ["matchwood", command, $0].compactMap(\.self).joined(separator: " ") }
  }

  /// What `--help` prints, no line wider than a hundred characters.
  ///
  /// - Parameter others: the pages of the commands that are named beside it.
  func text(_ texts: Texts = Texts(), beside others: [HelpPage] = []) -> String {
    let calls = calls + others.flatMap(\.calls)
    let width = rows.map(\.usage.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.usage)\(String(repeating: " ", count: width - row.usage.count))  \(row.help(texts))"
    }
    let parts =
      ["usage: " + calls.joined(separator: "\n       ")]
      + purpose(texts).map(Self.wrapped) + [lines.joined(separator: "\n")]
      + notes(texts).map(Self.wrapped)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func wrapped(_ sentences: [String]) -> String {
    var lines: [String] = []
    for word in sentences.flatMap({ $0.split(separator: " ") }) {
      if let last = lines.last, last.count + 1 + word.count <= 96 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}

nonisolated extension HelpPage {
  /// The page of the program itself, for a box of these games.
  static func ofProgram(_ games: [any BoxGame.Type]) -> HelpPage {
    let starts = ["menu"] + games.map { $0.name }
    return HelpPage(
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
