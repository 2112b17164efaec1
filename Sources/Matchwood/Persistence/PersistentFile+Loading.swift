import Files
import Threads

extension PersistentFile {
  /// The result of loading a file.
  private enum Found<Loaded> {
    case missing
    /// The restored value, the bytes that need not be written again, and the contents of the file.
    case whole(Loaded, bytes: [UInt8], found: [UInt8])
    case broken
    case newer
    case unreadable(FileError)
  }

  /// Loads and restores the value. Returns `nil` if there is no usable value.
  ///
  /// If the file is missing or damaged, its backup is used. A damaged file is renamed. A file of a newer version
  /// of Matchwood stays unchanged.
  ///
  /// - Parameter restore: makes the result from the value. If it throws, the file counts as damaged.
  func load<Loaded>(_ restore: (Value) throws -> Loaded) -> Loaded? {
    guard let safeFile else { return nil }
    let result = preloaded?.value ?? FileReadResult(at: safeFile.path, as: text)
    preloaded = nil
    switch found(result, restore) {
    case .whole(let loaded, let bytes, let found):
      beginSaving(over: bytes, found: found)
      return loaded
    case .newer: note(.newer(kind, path: safeFile.path.shown))
    case .unreadable(let error): note(.unreadable(kind, error))
    case .missing: return loadBackup(of: safeFile, isBroken: false, restore)
    case .broken: return loadBackup(of: safeFile, isBroken: true, restore)
    }
    return nil
  }

  private func loadBackup<Loaded>(
    of file: SafeFile, isBroken: Bool, _ restore: (Value) throws -> Loaded
  ) -> Loaded? {
    switch found(FileReadResult(at: file.backup, as: text), restore) {
    case .whole(let loaded, _, _):
      let aside = isBroken ? setAside(file) : nil
      note(.recovered(kind, path: file.path.shown, setAside: aside))
      if aside != nil || !isBroken { beginSaving(over: nil, found: nil) }
      return loaded
    case .missing: beginAfresh(after: isBroken ? [file] : [])
    case .broken: beginAfresh(after: (isBroken ? [file] : []) + [SafeFile(path: file.backup)])
    case .newer: note(.newer(kind, path: file.backup.shown))
    case .unreadable(let error): note(.unreadable(kind, error))
    }
    return nil
  }

  /// Renames damaged files. If that fails, nothing is saved, because it would overwrite them.
  private func beginAfresh(after broken: [SafeFile]) {
    let names = broken.map(setAside)
    if let first = broken.first { note(.broken(kind, path: first.path.shown, setAside: names[0])) }
    if !names.contains(nil) { beginSaving(over: nil, found: nil) }
  }

  /// Renames a damaged file and returns its new name, or `nil` if that fails. Without the folder's lock it does
  /// nothing, because the copy of Matchwood with the lock renames the file.
  private func setAside(_ file: SafeFile) -> String? {
    folder?.isHeld == true ? try? file.setAside("broken").shown : nil
  }

  private func found<Loaded>(
    _ result: FileReadResult<Value>, _ restore: (Value) throws -> Loaded
  ) -> Found<Loaded> {
    switch result {
    case .missing: .missing
    case .unreadable(let error): .unreadable(error)
    case .tooLarge, .text(.broken, _, _): .broken
    case .text(.newer, _, _): .newer
    case .text(.value(let value), let found, let held):
      (try? restore(value)).map { .whole($0, bytes: held, found: found) } ?? .broken
    }
  }
}
