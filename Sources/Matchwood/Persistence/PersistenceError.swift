import BoxKit
import Files
import Stage

/// A problem with saved files that the player should know about.
nonisolated enum PersistenceError: Equatable, Sendable {
  /// The file is damaged. `setAside` is its new name, or `nil` if it could not be renamed.
  case broken(FileKind, path: String, setAside: String?)
  /// The file is missing or damaged, and its backup is used. `setAside` is the new name of a damaged file, or `nil`
  /// if it was not renamed.
  case recovered(FileKind, path: String, setAside: String?)
  /// The file cannot be read. It stays unchanged, so nothing is saved there.
  case unreadable(FileKind, FileError)
  /// A newer version of Matchwood wrote the file. It stays unchanged, so nothing is saved there.
  case newer(FileKind, path: String)
  /// A file or its folder cannot be written.
  case unwritable(FileError)
  /// Another copy of Matchwood has locked the folder, so this one does not save.
  case inUse(folder: String)
  /// The file was changed while this copy of Matchwood did not have the lock, so it is not overwritten.
  case changed(path: String)
  /// Saving works again after a failure.
  case savedAgain(folder: String)
  /// There is no home folder in which to save.
  case noFolder
  /// The log of games has damaged lines, which are passed over.
  case damagedLines(Int, path: String)

  /// A kind of saved file, with the title of messages about it.
  struct FileKind: Equatable, Sendable {
    private let id: String
    let title: @Sendable (Texts) -> String

    private init(_ id: String, title: @escaping @Sendable (Texts) -> String) {
      (self.id, self.title) = (id, title)
    }

    static let settings = FileKind("settings") { texts in
      // Translators: Title of a message about a damaged file.
      texts("Settings")
    }
    static let game = FileKind("game") { texts in
      // Translators: Title of a message about a damaged file.
      texts("Your last game")
    }
    static let results = FileKind("results") { texts in
      // Translators: Title of a message about a damaged file.
      texts("Best games")
    }
    static let pictures = FileKind("pictures") { texts in
      // Translators: Title of a list, and of messages about several pictures.
      texts("Pictures")
    }
    static let log = FileKind("log") { texts in
      // Translators: Title of a message about the file with all games that were played.
      texts("Your games")
    }
    static func document(_ type: any GameDocument.Type) -> FileKind {
      FileKind(type.name) { type.title($0) }
    }

    static func == (one: FileKind, other: FileKind) -> Bool { one.id == other.id }
  }
}

nonisolated extension PersistenceError {
  /// One line for standard error that names the file, in English.
  var line: String {
    switch self {
    case .broken(_, let path, let name?): "\(path) is broken; it was renamed to \(name)"
    case .broken(_, let path, nil): "\(path) is broken; it is left alone and nothing is saved"
    case .recovered(_, let path, let name?):
      "\(path) is broken; it was renamed to \(name), and \(path).bak is used"
    case .recovered(_, let path, nil): "\(path) is missing or broken; \(path).bak is used"
    case .unreadable(_, let error): "\(error); nothing is saved there"
    case .newer(_, let path):
      "\(path) comes from a newer version of Matchwood; it is left alone and nothing is saved there"
    case .unwritable(let error): "\(error); nothing is saved"
    case .inUse(let folder):
      "another copy of Matchwood uses \(folder); this one plays without saving"
    case .changed(let path):
      "another copy of Matchwood has changed \(path); this one plays without saving"
    case .savedAgain(let folder): "\(folder) is saved to again"
    case .damagedLines(let count, let path): "\(path): damaged lines are passed over: \(count)"
    case .noFolder: "HOME is not set; nothing is saved (--config names a folder)"
    }
  }

  /// Returns the title of the message for the player.
  func title(_ texts: Texts) -> String {
    switch self {
    case .broken(let kept, _, _), .recovered(let kept, _, _), .unreadable(let kept, _),
      .newer(let kept, _):
      kept.title(texts)
    case .damagedLines: FileKind.log.title(texts)
    case .unwritable, .noFolder, .inUse, .changed: texts("Playing without saving")
    case .savedAgain: texts("Saving works again")
    }
  }

  /// Returns the message for the player.
  func message(_ texts: Texts) -> String {
    switch self {
    case .broken(_, _, .some):
      texts("The file could not be read, so you start afresh. The old file is kept.")
    case .broken(_, _, nil), .unreadable:
      texts("The file could not be read. Changes are not saved.")
    case .recovered:
      texts("The last change could not be read. Everything before it is here.")
    case .newer:
      texts("The file comes from a newer version of Matchwood. Changes are not saved.")
    case .unwritable, .noFolder:
      texts("Settings and games cannot be saved. You can still play.")
    case .inUse:
      texts("Matchwood is already running. This window does not save.")
    case .changed:
      texts("Another copy of Matchwood has saved in the meantime. This window no longer saves.")
    case .savedAgain:
      texts("Your settings and games are saved again.")
    case .damagedLines(let count, _):
      texts.plural(
        // Translators: {count} is the number of damaged entries in the list of all games that were played.
        "{count} damaged entry could not be read. All your other games are here.",
        "{count} damaged entries could not be read. All your other games are here.", count)
    }
  }
}

/// Reports each error once, however many files it affects.
final class ErrorReporter {
  private var reported: [PersistenceError] = []
  private let onNews: (PersistenceError) -> Void

  /// Makes a reporter.
  ///
  /// - Parameter onNews: called with each error whose message is new to the player.
  init(onNews: @escaping (PersistenceError) -> Void) {
    self.onNews = onNews
  }

  /// Reports an error on standard error, and to the player unless the same message has been shown before. Ignores
  /// an error that was already reported.
  func report(_ error: PersistenceError) {
    guard !reported.contains(error) else { return }
    let isNewMessage = !reported.contains {
      $0.title(Texts()) == error.title(Texts()) && $0.message(Texts()) == error.message(Texts())
    }
    reported.append(error)
    File.complain(error.line)
    if isNewMessage { onNews(error) }
  }
}
