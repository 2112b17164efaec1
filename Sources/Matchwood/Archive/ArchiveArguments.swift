import Archive
import BoxKit
import Commands
import Files
import Stage

/// The arguments of both commands.
nonisolated struct ArchiveArguments: Equatable {
  /// The path of the archive.
  let file: FilePath
  private let words: CommandWords
  private let config: FilePath?

  /// - Parameter page: the documentation of the command, with its options.
  init(_ words: [String], of page: CommandHelp) throws(UsageError) {
    self.words = try CommandWords(words, of: page)
    config = try self.words.folder("--config")
    guard self.words.arguments.count == 1, let file = self.words.arguments.first else {
      let command = page.command ?? ""
      throw UsageError("\(command): one file is needed; write \(command) FILE")
    }
    self.file = FilePath(file)
  }

  /// Whether an option without a value is given.
  func has(_ name: String) -> Bool { words.has(name) }

  @MainActor var folders: Folders { Folders(chosen: config, environment: Environment.variables) }

  /// The files of the box, or `nil` if no folder is known. Then it complains.
  @MainActor var box: BoxFiles? {
    guard let config = folders.config, let data = folders.data else {
      File.complain(PersistenceError.noFolder.line)
      return nil
    }
    return BoxFiles(config: config, data: data)
  }
}

extension OptionHelp {
  /// The option that names the folder of the box.
  nonisolated static var config: OptionHelp {
    OptionHelp("--config", "DIR") { texts in
      texts("the folder for settings and saved games")
    }
  }
}
