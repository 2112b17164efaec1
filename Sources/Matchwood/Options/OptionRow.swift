import BoxKit
import Commands
import Files
import Stage

/// An option of the command line: its name, its description and its effect.
nonisolated struct OptionRow: Sendable {
  /// The option's line in the help.
  let line: OptionHelp
  /// Whether the value is a path, so that any text but an empty one is valid.
  var isPath = false
  /// The name of the game that has the option, or `nil` if it applies to every game.
  var game: String?
  /// The names of the options that set the same value and cannot be combined with this one.
  var excludes: [String] = []
  /// Sets the value. Returns the expected form if the value is invalid, otherwise `nil`.
  let apply: @Sendable (inout Options, FilePath) -> Expected?

  /// The expected form of a value, to complete the sentence "expected …".
  typealias Expected = String
  /// The description of an option, in the language of the texts.
  typealias Help = @Sendable (Texts) -> String

  var name: String { line.name }
  /// The placeholder of the value in the help, or `nil` if the option takes none.
  var value: String? { line.value }
}

nonisolated extension OptionRow {
  /// Makes an option of a game.
  init(_ option: GameOption, of game: String) {
    self.init(
      line: OptionHelp(option.name, option.value, help: option.help), game: game,
      excludes: option.excludes
    ) { options, word in option.apply(&options.launch, word) }
  }

  /// Returns an option without a value.
  static func flag(
    _ name: String, help: @escaping Help, set: @escaping @Sendable (inout Options) -> Void
  ) -> OptionRow {
    OptionRow(line: OptionHelp(name, help: help)) { options, _ in
      set(&options)
      return nil
    }
  }

  /// Returns an option whose value is a file or a folder.
  static func path(
    _ name: String, _ value: String, help: @escaping Help,
    set: @escaping @Sendable (inout Options, FilePath) -> Void
  ) -> OptionRow {
    OptionRow(line: OptionHelp(name, value, help: help), isPath: true) { options, path in
      set(&options, path)
      return path.isEmpty ? "the name of a file or folder" : nil
    }
  }

  /// Returns an option whose value is a case of an enumeration.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ type: Choice.Type, help: @escaping Help,
    set: @escaping @Sendable (inout Options, Choice) -> Void
  ) -> OptionRow {
    choice(name, type.allCases.map(\.rawValue), help: help) { options, word in
      if let choice = Choice(rawValue: word) { set(&options, choice) }
    }
  }

  /// Returns an option whose value is one of a few words.
  static func choice(
    _ name: String, _ words: [String], help: @escaping Help,
    set: @escaping @Sendable (inout Options, String) -> Void
  ) -> OptionRow {
    let line = OptionHelp(name, words.joined(separator: "|"), help: help)
    return OptionRow(line: line) { options, word in
      guard let word = word.utf8, words.contains(word) else {
        return words.joined(separator: " or ")
      }
      set(&options, word)
      return nil
    }
  }
}
