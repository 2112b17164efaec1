import FileScenes
import Files

/// The player's folder for documents, and paths that the player has entered.
final class Documents: FilePlaces {
  let documents: FilePath
  private let home: FilePath

  /// Returns `nil` without a home folder.
  init?(_ environment: [String: FilePath]) {
    guard let home = environment["HOME"], home.isAbsolute else { return nil }
    self.home = home
    documents = Folders.ofDocuments(environment) ?? home
  }

  func path(of text: String, in folder: FilePath) -> FilePath {
    if text.hasPrefix("/") { return FilePath(text) }
    if text.hasPrefix("~/") { return home + FilePath(text.dropFirst()) }
    return FoundFolder.path(of: FilePath(text), in: folder)
  }

  func exists(_ path: FilePath) -> Bool { (try? FileStatus(path)) != nil }
}
