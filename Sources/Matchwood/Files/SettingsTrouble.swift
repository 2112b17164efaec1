import GameScenes

/// What the player should know about the settings.
nonisolated enum SettingsTrouble: Equatable {
  /// The file made no sense and has another name now; nil where it had to stay.
  case broken(path: String, setAside: String?)
  /// The file cannot be read; it is left alone, so nothing is saved.
  case unreadable(FileError)
  /// Nothing can be saved.
  case unwritable(FileError)
  /// Another program holds the folder, so this one does not save.
  case inUse(folder: String)
  /// There is no home to keep settings in.
  case noFolder
}

nonisolated extension SettingsTrouble {
  /// For standard error: one line that names the file, in English.
  var line: String {
    switch self {
    case .broken(let path, let name?): "\(path) is broken; it was renamed to \(name)"
    case .broken(let path, nil): "\(path) is broken; it is left alone and nothing is saved"
    case .unreadable(let error): "\(error); nothing is saved"
    case .unwritable(let error): "\(error); nothing is saved"
    case .inUse(let folder): "another Matchwood uses \(folder); this one plays without saving"
    case .noFolder: "HOME is not set; nothing is saved (--config names a folder)"
    }
  }

  /// For the player, in the window.
  func message(_ texts: Texts) -> String {
    switch self {
    case .broken(_, _?):
      texts("Your settings could not be read. The file was set aside and we start afresh.")
    case .broken(_, nil), .unreadable:
      texts("Your settings could not be read. Changes will not be saved.")
    case .unwritable, .noFolder:
      texts("Your settings cannot be saved. You can play all the same.")
    case .inUse:
      texts("Matchwood is already running. This one plays without saving.")
    }
  }
}
