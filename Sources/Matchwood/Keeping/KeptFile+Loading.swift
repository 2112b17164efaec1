import Files
import Glibc

extension KeptFile {
  /// Far more than any game could come to; a larger file is not ours.
  static var sizeLimit: Int { SafeFile.usualLimit }

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
    let found = look(at: place.path, restore)
    switch found {
    case .whole(let loaded, let bytes, let found):
      beginSaving(over: bytes, found: found)
      return loaded
    case .newer: note(.newer(kept, path: place.path))
    case .unreadable(let error): note(.unreadable(kept, error))
    case .missing: return loadBackup(of: place, isBroken: false, restore)
    case .broken: return loadBackup(of: place, isBroken: true, restore)
    }
    return nil
  }

  private func loadBackup<Loaded>(
    of file: SafeFile, isBroken: Bool, _ restore: (Value) throws -> Loaded
  ) -> Loaded? {
    switch look(at: file.backup, restore) {
    case .whole(let loaded, _, _):
      let aside = isBroken ? setAside(file) : nil
      note(.recovered(kept, path: file.path, setAside: aside))
      if aside != nil || !isBroken { beginSaving(over: nil, found: nil) }
      return loaded
    case .missing: beginAfresh(after: isBroken ? [file] : [])
    case .broken: beginAfresh(after: (isBroken ? [file] : []) + [SafeFile(path: file.backup)])
    case .newer: note(.newer(kept, path: file.backup))
    case .unreadable(let error): note(.unreadable(kept, error))
    }
    return nil
  }

  /// Sets broken files aside; where that fails, nothing is saved, since it would be written over them.
  private func beginAfresh(after broken: [SafeFile]) {
    let names = broken.map(setAside)
    if let first = broken.first { note(.broken(kept, path: first.path, setAside: names[0])) }
    if !names.contains(nil) { beginSaving(over: nil, found: nil) }
  }

  /// A program that does not hold the folder leaves a broken file to the one that does.
  private func setAside(_ file: SafeFile) -> String? {
    folder?.isHeld == true ? try? file.setAside("broken") : nil
  }

  private func look<Loaded>(
    at path: String, _ restore: (Value) throws -> Loaded
  ) -> Found<Loaded> {
    do {
      guard let bytes = try SafeFile(path: path).read(atMost: Self.sizeLimit) else {
        return .missing
      }
      return found(in: bytes, restore)
    } catch {
      return error.code == EFBIG ? .broken : .unreadable(error)
    }
  }

  private func found<Loaded>(
    in bytes: [UInt8], _ restore: (Value) throws -> Loaded
  ) -> Found<Loaded> {
    switch text.read(bytes) {
    case .newer: .newer
    case .broken: .broken
    case .value(let value):
      // A bare value stays as it is until it changes.
      (try? restore(value)).map {
        .whole($0, bytes: text.readsBare ? text.write(value) : bytes, found: bytes)
      } ?? .broken
    }
  }
}
