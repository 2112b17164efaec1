import Files

/// What the player should know about things that are kept from one start to the next.
nonisolated enum KeepingError: Equatable, Sendable {
  /// The file made no sense and has another name now; nil where it had to stay.
  case broken(Kept, path: String, setAside: String?)
  /// As `broken`, but the version before it was whole and is used.
  case recovered(Kept, path: String, setAside: String?)
  /// The file cannot be read; it is left alone, so nothing is saved.
  case unreadable(Kept, FileError)
  /// The file is a newer program's; it is left alone, so nothing is saved.
  case newer(Kept, path: String)
  /// Nothing can be saved.
  case unwritable(FileError)
  /// Another program holds the folder, so this one does not save.
  case inUse(folder: String)
  /// There is no home to keep anything in.
  case noFolder

  /// What a file is there to keep.
  enum Kept: Equatable, Sendable { case settings, game, results, pictures }
}
