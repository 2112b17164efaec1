import Files

extension KeptFile {
  /// What was found under a name.
  private enum Found<Loaded> {
    case missing
    /// The bytes that would not have to be written again.
    case whole(Loaded, bytes: [UInt8], found: [UInt8])
    case broken
    case newer
    case unreadable(FileError)
  }

  /// Reads the value and makes of it what it stands for; nil where there is nothing to go on with.
  ///
  /// Where the file is broken, the version before it is tried. What is broken is set aside under
  /// another name, and what a newer program has written stays as it is.
  ///
  /// - Parameter restore: whether it throws decides too whether the file is broken.
  func load<Loaded>(_ restore: (Value) throws -> Loaded) -> Loaded? {
    guard let place else { return nil }
    let look = ahead?.value ?? KeptLook(at: place.path, as: text)
    ahead = nil
    switch found(look, restore) {
    case .whole(let loaded, let bytes, let found):
      beginSaving(over: bytes, found: found)
      return loaded
    case .newer: note(.newer(kept, path: place.path.shown))
    case .unreadable(let error): note(.unreadable(kept, error))
    case .missing: return loadBackup(of: place, isBroken: false, restore)
    case .broken: return loadBackup(of: place, isBroken: true, restore)
    }
    return nil
  }

  private func loadBackup<Loaded>(
    of file: SafeFile, isBroken: Bool, _ restore: (Value) throws -> Loaded
  ) -> Loaded? {
    switch found(KeptLook(at: file.backup, as: text), restore) {
    case .whole(let loaded, _, _):
      let aside = isBroken ? setAside(file) : nil
      note(.recovered(kept, path: file.path.shown, setAside: aside))
      if aside != nil || !isBroken { beginSaving(over: nil, found: nil) }
      return loaded
    case .missing: beginAfresh(after: isBroken ? [file] : [])
    case .broken: beginAfresh(after: (isBroken ? [file] : []) + [SafeFile(path: file.backup)])
    case .newer: note(.newer(kept, path: file.backup.shown))
    case .unreadable(let error): note(.unreadable(kept, error))
    }
    return nil
  }

  /// Sets broken files aside; where that fails, nothing is saved, since it would be written over them.
  private func beginAfresh(after broken: [SafeFile]) {
    let names = broken.map(setAside)
    if let first = broken.first { note(.broken(kept, path: first.path.shown, setAside: names[0])) }
    if !names.contains(nil) { beginSaving(over: nil, found: nil) }
  }

  /// A program that does not hold the folder leaves a broken file to the one that does.
  private func setAside(_ file: SafeFile) -> String? {
    folder?.isHeld == true ? try? file.setAside("broken").shown : nil
  }

  private func found<Loaded>(
    _ look: KeptLook<Value>, _ restore: (Value) throws -> Loaded
  ) -> Found<Loaded> {
    switch look {
    case .missing: .missing
    case .unreadable(let error): .unreadable(error)
    case .tooLarge, .text(.broken, _, _): .broken
    case .text(.newer, _, _): .newer
    case .text(.value(let value), let found, let held):
      (try? restore(value)).map { .whole($0, bytes: held, found: found) } ?? .broken
    }
  }
}
