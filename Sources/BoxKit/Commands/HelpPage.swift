import Stage

/// What is told of the program, or of one of its commands: help, man page and completions are made of it.
public nonisolated struct HelpPage: Sendable {
  /// Paragraphs of sentences, in the language of the texts.
  public typealias Words = @Sendable (Texts) -> [[String]]

  /// The word of the command; nil for the program itself, which plays.
  public let command: String?
  /// What follows the name of the program, and the command, on each line of usage.
  public let usages: [String]
  /// The words that can stand where an option does not: the places to start from.
  public let starts: [String]
  /// What it is for.
  public let purpose: Words
  /// Its options, in the order of the help.
  public let rows: [HelpRow]
  /// What is told below the options.
  public let notes: Words

  /// A page of these parts.
  public init(
    command: String?, usages: [String], starts: [String] = [], purpose: @escaping Words,
    rows: [HelpRow], notes: @escaping Words = { _ in [] }
  ) {
    (self.command, self.usages, self.starts) = (command, usages, starts)
    (self.purpose, self.rows, self.notes) = (purpose, rows, notes)
  }

  /// How it is called, from the name of the program on.
  public var calls: [String] {
    usages.map { ["matchwood", command, $0].compactMap(\.self).joined(separator: " ") }
  }

  /// What `--help` prints, no line wider than a hundred characters.
  ///
  /// - Parameter others: the pages of the commands that are named beside it.
  public func text(_ texts: Texts = Texts(), beside others: [HelpPage] = []) -> String {
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
