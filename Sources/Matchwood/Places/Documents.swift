import FileScenes
import Files

/// The player's folder for documents, and paths that the player has entered.
final class Documents: FilePlaces {
  private let folder: FilePath
  private let home: FilePath

  /// The folder for documents, or its nearest parent that exists.
  var documents: FilePath { FoundFolder.existing(folder) }

  /// Returns `nil` without a home folder.
  init?(_ environment: [String: FilePath]) {
    guard let home = environment["HOME"], home.isAbsolute else { return nil }
    self.home = home
    folder = Folders.ofDocuments(environment) ?? home
  }

  func path(of text: String, in folder: FilePath) -> FilePath {
    if text.hasPrefix("/") { return FilePath(text) }
    if text.hasPrefix("~/") { return home + FilePath(text.dropFirst()) }
    return FoundFolder.path(of: FilePath(text), in: folder)
  }

  func exists(_ path: FilePath) -> Bool { (try? FileStatus(path)) != nil }
}
