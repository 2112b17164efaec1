import BoxKit
import Files
import GameKernel
import Stage

/// A source of folder contents and thumbnails.
///
/// It reads on another thread and answers on the main actor.
public protocol FolderReader: AnyObject {
  /// Observers of finished thumbnails, which receive the path of the picture.
  var changes: ObserverList<FilePath> { get }
  /// Returns the folder in which the search for a file begins.
  func start(of kind: FileKind) -> FilePath
  /// Reads a folder. The answer is `nil` if it cannot be read.
  ///
  /// - Parameter kind: the kind of the files to list; with `nil` only folders are listed.
  func contents(
    of folder: FilePath, _ kind: FileKind?, then: @escaping @MainActor (FoundFolder?) -> Void)
  /// Returns the thumbnail of a picture file, or `nil` if it is not ready or cannot be made.
  ///
  /// The call requests the thumbnail. Call it only for visible files: the latest requests are served first.
  func thumbnail(of path: FilePath) -> PixelImage?
}

/// The places for files that the player saves.
public protocol FilePlaces: AnyObject {
  /// The folder for documents.
  var documents: FilePath { get }
  /// Returns the path of a text that the player has entered: a name, or a path that may begin with `~`.
  ///
  /// - Parameter folder: the folder for names without one.
  func path(of text: String, in folder: FilePath) -> FilePath
  /// Returns whether there is something at a path.
  func exists(_ path: FilePath) -> Bool
}

/// The visible contents of a folder, sorted by name.
public nonisolated struct FoundFolder: Hashable, Sendable {
  /// The path of the folder.
  public let path: FilePath
  /// The names of its folders.
  public let folders: [FilePath]
  /// The names of its files of the requested kind.
  public let files: [FilePath]

  public init(path: FilePath, folders: [FilePath], files: [FilePath]) {
    (self.path, self.folders, self.files) = (path, folders, files)
  }

  /// Returns the parent of a folder, or `nil` for the root.
  public static func parent(of path: FilePath) -> FilePath? {
    path == "/" || path.folder == "." ? nil : path.folder
  }

  /// Returns a folder, or its nearest parent that exists. Reads no contents.
  public static func existing(_ path: FilePath) -> FilePath {
    var folder = path
    while (try? FileStatus(folder))?.kind != .folder, let parent = parent(of: folder) {
      folder = parent
    }
    return folder
  }

  /// Returns the path of an entry in a folder.
  public static func path(of name: FilePath, in folder: FilePath) -> FilePath {
    folder == "/" ? "/" + name : "\(folder)/\(name)"
  }
}
