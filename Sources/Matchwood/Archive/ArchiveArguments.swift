import Archive
import BoxKit
import Commands
import Files
import Stage

/// The arguments of both commands.
nonisolated struct ArchiveArguments: Equatable {
  /// The path of the archive.
  let file: FilePath
  /// The options without a value.
  private(set) var flags: Set<String> = []
  private var config: FilePath?

  init(_ words: [String], of command: String, flags known: Set<String>) throws(UsageError) {
    var (files, rest) = ([String](), words[...])
    while let word = rest.popFirst() {
      if word == endOfOptions {
        files += rest
        break
      } else if known.contains(word) {
        flags.insert(word)
      } else if word == "--config" {
        guard let folder = rest.popFirst() else {
          throw UsageError("--config: the value is missing; write --config DIR")
        }
        config = FilePath(folder)
      } else if word.hasPrefix("-") {
        throw UsageError("\(word): \(command) has no such option; \(command) --help lists all")
      } else {
        files.append(word)
      }
    }
    guard files.count == 1, let file = files.first else {
      throw UsageError("\(command): one file is needed; write \(command) FILE")
    }
    self.file = FilePath(file)
  }

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
