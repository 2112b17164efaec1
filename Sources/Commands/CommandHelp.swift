import Stage

/// The description of the program or one of its commands, for `--help`, the man page and the shell completions.
public nonisolated struct CommandHelp: Sendable {
  /// Paragraphs of sentences, in the language of the texts.
  public typealias Words = @Sendable (Texts) -> [[String]]

  /// The name of the command, or `nil` for the program itself.
  public let command: String?
  /// The lines of usage, without the names of the program and the command.
  public let usages: [String]
  /// The words that select the scene to start with: `menu` and the names of the games. Empty for commands.
  public let starts: [String]
  /// A summary of the purpose.
  public let purpose: Words
  /// The options, in the order of the help.
  public let rows: [OptionHelp]
  /// The notes below the options.
  public let notes: Words

  /// Creates the description of a command or of the program.
  public init(
    command: String?, usages: [String], starts: [String] = [], purpose: @escaping Words,
    rows: [OptionHelp], notes: @escaping Words = { _ in [] }
  ) {
    (self.command, self.usages, self.starts) = (command, usages, starts)
    (self.purpose, self.rows, self.notes) = (purpose, rows, notes)
  }

  /// The lines of usage, with the names of the program and the command.
  public var calls: [String] {
    usages.map { ["matchwood", command, $0].compactMap(\.self).joined(separator: " ") }
  }

  /// Returns the text that `--help` prints. Sentences are wrapped to lines of at most 96 characters. The words about an
  /// option of more than 40 characters follow in the next line.
  ///
  /// - Parameter others: the pages of commands whose usage is listed too.
  public func text(_ texts: Texts = Texts(), beside others: [CommandHelp] = []) -> String {
    let calls = calls + others.flatMap(\.calls)
    let width = rows.map(\.usage.count).filter { $0 <= 40 }.max() ?? 0
    let lines = rows.map { row in
      let rest = width - row.usage.count
      let gap = String(repeating: " ", count: rest >= 0 ? rest : width + 2)
      return "  \(row.usage)\(rest >= 0 ? "" : "\n")\(gap)  \(row.help(texts))"
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
