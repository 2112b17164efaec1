import Archive
import BoxKit
import Commands
import Files
import Stage

/// The arguments of `matchwood load`.
nonisolated struct LoadCommand: GameCommand, Equatable {
  private let arguments: ArchiveArguments

  init(_ words: [String]) throws(UsageError) {
    arguments = try ArchiveArguments(words, of: Self.page)
    guard !arguments.has("--replace") || !arguments.has("--keep") else {
      throw UsageError("--keep: --replace says the opposite; leave out one of them")
    }
  }

  @MainActor func run(cache: FilePath?) throws(FileError) -> Int32 {
    guard let box = arguments.box else { return 1 }
    do throws(ArchiveFile.Failure) {
      let archive = try ArchiveFile(reading: arguments.file)
      let comparison = try box.compare(archive)
      let replacing = arguments.has("--replace")
      guard comparison.different.isEmpty || replacing || arguments.has("--keep") else {
        let names = comparison.different.map(\.name.shown).joined(separator: "\n  ")
        File.complain(
          "these files here differ; --replace takes those of the archive, --keep keeps them:"
            + "\n  \(names)")
        return 1
      }
      return try box.load(
        archive, comparison, replacing: replacing, runtime: arguments.folders.runtime)
    } catch {
      File.complain(error.line(arguments.file))
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

extension BoxFiles {
  /// Loads an archive while no other copy of Matchwood uses the folder, or complains.
  ///
  /// - Parameter runtime: the folder of locks, as for `LockedFolder`.
  /// - Returns: the exit code.
  func load(
    _ archive: ArchiveFile, _ comparison: Comparison, replacing: Bool, runtime: FilePath?
  ) throws(ArchiveFile.Failure) -> Int32 {
    let folder = LockedFolder(data, runtime: runtime)
    if let error = folder.error {
      File.complain(error.line)
      return 1
    }
    try load(archive, comparison, replacing: replacing, lock: folder.lock)
    return 0
  }
}

extension ArchiveFile.Failure {
  /// One line for standard error, in English.
  func line(_ path: FilePath) -> String {
    switch self {
    case .damaged: "\(path.shown): damaged; nothing is changed"
    case .newer: "\(path.shown): comes from a newer version; nothing is changed"
    case .file(let error): "\(error)"
    }
  }
}
