import BoxKit
import Files
import Stage

/// A problem with saved files that the player should know about.
nonisolated enum PersistenceError: Equatable, Sendable {
  /// The file is damaged. `setAside` is its new name, or `nil` if it could not be renamed.
  case broken(Kept, path: String, setAside: String?)
  /// Like `broken`, but the backup is intact and is used.
  case recovered(Kept, path: String, setAside: String?)
  /// The file cannot be read. It stays unchanged, so nothing is saved there.
  case unreadable(Kept, FileError)
  /// A newer version of the program wrote the file. It stays unchanged, so nothing is saved there.
  case newer(Kept, path: String)
  /// Nothing can be saved.
  case unwritable(FileError)
  /// Another program has locked the folder, so this one does not save.
  case inUse(folder: String)
  /// Another program changed the file while this one did not have the lock, so this one does not overwrite it.
  case changed(path: String)
  /// Saving works again after a failure.
  case savedAgain(folder: String)
  /// There is no home folder in which to save.
  case noFolder

  /// The contents of a file.
  enum Kept: Equatable, Sendable { case settings, game, results, pictures, decks }
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
      "\(path) is of a newer Matchwood; it is left alone and nothing is saved there"
    case .unwritable(let error): "\(error); nothing is saved"
    case .inUse(let folder): "another Matchwood uses \(folder); this one plays without saving"
    case .changed(let path): "another Matchwood has changed \(path); this one plays without saving"
    case .savedAgain(let folder): "\(folder) is saved to again"
    case .noFolder: "HOME is not set; nothing is saved (--config names a folder)"
    }
  }

  /// Returns the title of the message for the player.
  func title(_ texts: Texts) -> String {
    switch self {
    case .broken(let kept, _, _), .recovered(let kept, _, _), .unreadable(let kept, _),
      .newer(let kept, _):
      switch kept {
      // Translators: Title of a message about a damaged file.
      case .settings: texts("Settings")
      // Translators: Title of a message about a damaged file.
      case .game: texts("Your last game")
      // Translators: Title of a message about a damaged file.
      case .results: texts("Best results")
      // Translators: Title of a list, and of messages about several pictures.
      case .pictures: texts("Pictures")
      // Translators: Title of a message about a damaged file.
      case .decks: texts("Your decks")
      }
    case .unwritable, .noFolder, .inUse, .changed: texts("Playing without saving")
    case .savedAgain: texts("Saving works again")
    }
  }

  /// Returns the message for the player.
  func message(_ texts: Texts) -> String {
    switch self {
    case .broken(let kept, _, let name): broken(kept, isSetAside: name != nil, texts)
    case .unreadable(let kept, _): broken(kept, isSetAside: false, texts)
    case .recovered(.results, _, _):
      texts("The last change to your best results could not be read. Everything before it is here.")
    case .recovered(.pictures, _, _):
      texts("The last change to your pictures could not be read. Everything before it is here.")
    case .newer(.pictures, _):
      texts(
        "The stars and names of your pictures come from a newer Matchwood. Changes are not saved.")
    case .recovered(.decks, _, _):
      texts("The last change to your decks could not be read. Everything before it is here.")
    case .newer(.decks, _):
      texts("Your decks come from a newer Matchwood. Changes are not saved.")
    case .recovered(.settings, _, _):
      texts("The last change to your settings could not be read. Everything before it is here.")
    case .newer(.settings, _):
      texts("Your settings come from a newer Matchwood. Changes are not saved.")
    case .recovered:
      texts("The last move of your game could not be read. You continue from the one before.")
    case .newer(.results, _):
      texts("Your best results come from a newer Matchwood. New results are not saved.")
    case .newer:
      texts(
        "Your last game comes from a newer Matchwood. It stays as it is. This game is not saved.")
    case .unwritable, .noFolder:
      texts("Settings and games cannot be saved. You can still play.")
    case .inUse:
      texts("Matchwood is already running. This window does not save.")
    case .changed:
      texts("Another Matchwood has saved in the meantime. This window no longer saves.")
    case .savedAgain:
      texts("Your settings and games are saved again.")
    }
  }

  private func broken(_ kept: Kept, isSetAside: Bool, _ texts: Texts) -> String {
    switch (kept, isSetAside) {
    case (.settings, true):
      texts("Your settings could not be read, so you start afresh. The old file is kept.")
    case (.settings, false):
      texts("Your settings could not be read. Changes are not saved.")
    case (.game, true):
      texts("Your last game could not be read, so a new one begins. The old file is kept.")
    case (.game, false):
      texts("Your last game could not be read. The new one is not saved.")
    case (.results, true):
      texts("Your best results could not be read, so new lists begin. The old file is kept.")
    case (.results, false):
      texts("Your best results could not be read. New results are not saved.")
    case (.pictures, true):
      texts("The stars and names of your pictures could not be read. The old file is kept.")
    case (.pictures, false):
      texts("The stars and names of your pictures could not be read. Changes are not saved.")
    case (.decks, true):
      texts("Your decks could not be read, so you start afresh. The old file is kept.")
    case (.decks, false):
      texts("Your decks could not be read. Changes are not saved.")
    }
  }
}

/// Reports each error once, however many files it affects.
final class ErrorReporter {
  private var told: [PersistenceError] = []
  private let onNews: (PersistenceError) -> Void

  /// Makes a reporter.
  ///
  /// - Parameter onNews: called with each error whose message is new to the player.
  init(onNews: @escaping (PersistenceError) -> Void) {
    self.onNews = onNews
  }

  /// Reports an error on standard error, and to the player unless the same message has been shown before.
  func tell(_ error: PersistenceError) {
    guard !told.contains(error) else { return }
    let isNews = !told.contains { $0.message(Texts()) == error.message(Texts()) }
    told.append(error)
    File.complain(error.line)
    if isNews { onNews(error) }
  }
}
