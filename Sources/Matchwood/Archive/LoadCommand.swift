import Archive
import BoxKit
import Files
import Stage

/// The arguments of `matchwood load`.
nonisolated struct LoadCommand: GameCommand, Equatable {
  private let arguments: ArchiveArguments

  init(_ words: [String]) throws(UsageError) {
    arguments = try ArchiveArguments(words, of: "load", flags: ["--replace", "--keep"])
    guard arguments.flags.count < 2 else {
      throw UsageError("--keep: --replace says the opposite; leave out one of them")
    }
  }

  @MainActor func run(cache: FilePath?) throws(FileError) -> Int32 {
    guard let box = arguments.box else { return 1 }
    do throws(ArchiveFile.Failure) {
      let archive = try ArchiveFile(reading: arguments.file)
      let comparison = try box.compare(archive)
      guard comparison.different.isEmpty || !arguments.flags.isEmpty else {
        let names = comparison.different.map(\.name.shown).joined(separator: "\n  ")
        File.complain(
          "these files here differ; --replace takes those of the archive, --keep keeps them:"
            + "\n  \(names)")
        return 1
      }
      let data = LockedFolder(box.data, runtime: arguments.folders.runtime)
      if let error = data.error {
        File.complain(error.line)
        return 1
      }
      let replacing = arguments.flags.contains("--replace")
      try box.load(archive, comparison, replacing: replacing, lock: data.lock)
      return 0
    } catch {
      switch error {
      case .damaged: File.complain("\(arguments.file.shown): damaged; nothing is changed")
      case .newer:
        File.complain("\(arguments.file.shown): comes from a newer version; nothing is changed")
      case .file(let error): throw error
      }
      return 1
    }
  }

  static let page = CommandHelp(
    command: "load", usages: ["[--replace|--keep] [--config DIR] FILE"],
    purpose: { texts in
      [
        [
          texts("Loads everything from a file that “matchwood save” has written."),
          texts("Games and players are added to those here. A damaged file changes nothing."),
          texts(
            "If games in progress, settings, pictures or decks differ, say which ones to take."),
        ]
      ]
    },
    rows: [
      OptionHelp("--replace") { texts in
        // Translators: Help of the option --replace of the command “load”.
        texts("where they differ, take those of the file")
      },
      OptionHelp("--keep") { texts in
        // Translators: Help of the option --keep of the command “load”.
        texts("where they differ, keep those here")
      },
      .config,
    ])
}
