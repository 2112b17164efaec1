import BoxKit
import Files
import Stage

/// One option of the command line: how it is written, what it means and what it sets.
nonisolated struct OptionRow: Sendable {
  /// What the help tells of it.
  let line: HelpRow
  /// Whether the value names a file or folder, and so may be anything but empty.
  var isPath = false
  /// The name of the one game that it is for; nil where it is for every game.
  var game: String?
  /// Options that make no sense beside it, since it says the same.
  var excludes: [String] = []
  /// Sets the value; answers what would have been right where it is not.
  let apply: @Sendable (inout Options, FilePath) -> Expected?

  /// What a value should have been, to end the sentence "expected …".
  typealias Expected = String
  /// What an option does, in the language of the texts.
  typealias Help = @Sendable (Texts) -> String

  var name: String { line.name }
  /// How the value is called in the help; nil where the option takes none.
  var value: String? { line.value }
}

nonisolated extension OptionRow {
  /// An option of a game.
  init(_ option: GameOption, of game: String) {
    self.init(
      line: HelpRow(option.name, option.value, help: option.help), game: game,
      excludes: option.excludes
    ) { options, word in option.apply(&options.launch, word) }
  }

  /// An option that takes no value.
  static func flag(
    _ name: String, help: @escaping Help, set: @escaping @Sendable (inout Options) -> Void
  ) -> OptionRow {
    OptionRow(line: HelpRow(name, help: help)) { options, _ in
      set(&options)
      return nil
    }
  }

  /// An option whose value is a file or a folder.
  static func path(
    _ name: String, _ value: String, help: @escaping Help,
    set: @escaping @Sendable (inout Options, FilePath) -> Void
  ) -> OptionRow {
    OptionRow(line: HelpRow(name, value, help: help), isPath: true) { options, path in
      set(&options, path)
      return path.isEmpty ? "the name of a file or folder" : nil
    }
  }

  /// An option whose value is one of a few words.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ type: Choice.Type, help: @escaping Help,
    set: @escaping @Sendable (inout Options, Choice) -> Void
  ) -> OptionRow {
    let words = type.allCases.map(\.rawValue)
    let line = HelpRow(name, words.joined(separator: "|"), help: help)
    return OptionRow(line: line) { options, word in
      guard let choice = word.utf8.flatMap(Choice.init) else {
        return words.joined(separator: " or ")
      }
      set(&options, choice)
      return nil
    }
  }
}
