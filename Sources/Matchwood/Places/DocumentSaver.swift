import BoxKit
import Files

/// Saves files in the player's folder of documents, or at another path.
final class DocumentSaver: FileSaver {
  let folder: FilePath
  private let home: FilePath

  /// Makes a saver, or returns `nil` without a home folder.
  init?(_ environment: [String: FilePath]) {
    guard let home = environment["HOME"], home.isAbsolute else { return nil }
    self.home = home
    folder = Folders.ofDocuments(environment) ?? home
  }

  func path(of text: String) -> FilePath {
    if text.hasPrefix("/") { return FilePath(text) }
    if text.hasPrefix("~/") { return home + FilePath(text.dropFirst()) }
    return folder + "/" + FilePath(text)
  }

  func exists(_ path: FilePath) -> Bool { (try? FileStatus(path)) != nil }

  func save(_ bytes: [UInt8], to path: FilePath) throws(FileError) {
    try SafeFile(path: path, protection: .durable).write(bytes)
  }
}
