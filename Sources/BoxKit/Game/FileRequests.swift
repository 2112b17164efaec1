import Files
import Stage

/// A file that the player saves at a place of their choice.
public struct FileToSave {
  /// Returns the title of the dialog.
  public let title: (Texts) -> String
  /// The suggested name, such as `games.csv`.
  public let name: String
  /// Writes the file. An existing file is replaced; the player has agreed.
  public let write: (FilePath) throws(FileError) -> Void

  public init(
    _ title: @escaping (Texts) -> String, name: String,
    write: @escaping (FilePath) throws(FileError) -> Void
  ) {
    (self.title, self.name, self.write) = (title, name, write)
  }

  /// - Parameter bytes: returns the contents, once the player has chosen a place.
  public init(
    _ title: @escaping (Texts) -> String, name: String, bytes: @escaping () -> [UInt8]
  ) {
    self.init(title, name: name) { (path) throws(FileError) in
      try SafeFile(path: path, protection: .durable).write(bytes())
    }
  }
}

/// A file that the player chooses.
public struct FileToOpen {
  /// Returns the title of the dialog.
  public let title: (Texts) -> String
  public let kind: FileKind
  /// Called with the chosen file.
  public let use: (FilePath) -> Void

  public init(
    _ title: @escaping (Texts) -> String, _ kind: FileKind, use: @escaping (FilePath) -> Void
  ) {
    (self.title, self.kind, self.use) = (title, kind, use)
  }
}

/// A kind of files, by the extensions of their names.
public nonisolated enum FileKind: Hashable, Sendable {
  case pictures
  /// Whole boxes, which the player has saved in one file.
  case archives

  /// The extensions in lower case, without the dot.
  public var endings: [String] {
    switch self {
    case .pictures: ["png", "jpg", "jpeg", "jpe", "webp", "bmp"]
    case .archives: ["matchwood"]
    }
  }

  /// Returns whether a file has one of the extensions, in any case of letters.
  public func includes(_ name: FilePath) -> Bool {
    let text = name.shown.lowercased()
    return endings.contains { text.hasSuffix(".\($0)") }
  }
}
