import Archive
import BoxKit
import Commands
import Files
import Stage

/// The arguments of `matchwood save`.
nonisolated struct SaveCommand: GameCommand, Equatable {
  private let arguments: ArchiveArguments

  init(_ words: [String]) throws(UsageError) {
    arguments = try ArchiveArguments(words, of: Self.page)
  }

  @MainActor func run(cache: FilePath?) throws(FileError) -> Int32 {
    guard let box = arguments.box else { return 1 }
    guard arguments.has("--replace") || (try? FileStatus(arguments.file)) == nil else {
      File.complain("\(arguments.file.shown) exists; --replace overwrites it")
      return 1
    }
    try box.save(to: arguments.file)
    return 0
  }

  static let page = CommandHelp(
    command: "save", usages: ["[--replace] [--config DIR] FILE"],
    purpose: { texts in
      [
        [
          texts("Saves everything in one file, to take it along or to keep it."),
          texts("That is all games, players, settings, and your own pictures and decks."),
        ]
      ]
    },
    rows: [
      OptionHelp("--replace") { texts in
        // Translators: Help of the option --replace of the command “save”.
        texts("overwrite the file if it exists")
      },
      .config,
    ])
}
