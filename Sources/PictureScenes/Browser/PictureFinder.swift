import Files
import GameKernel
import Stage

/// A source of folder contents and thumbnails, for players who cannot drop a picture with a mouse.
///
/// It reads on another thread and answers on the main actor.
public protocol PictureFinder: AnyObject {
  /// The start folder.
  var start: FilePath { get }
  /// Observers of finished thumbnails, which receive the path of the picture.
  var changes: ObserverList<FilePath> { get }
  /// Reads a folder. The answer is `nil` if it cannot be read.
  func contents(of folder: FilePath, then: @escaping @MainActor (FoundFolder?) -> Void)
  /// Returns the thumbnail of a file, or `nil` if it is not ready or cannot be made.
  ///
  /// The call requests the thumbnail. Call it only for visible files: the latest requests are served first.
  func thumbnail(of path: FilePath) -> PixelImage?
}

/// The visible contents of a folder, sorted by name.
public nonisolated struct FoundFolder: Hashable, Sendable {
  /// The path of the folder.
  public let path: FilePath
  /// The names of its folders.
  public let folders: [FilePath]
  /// The names of the files with a picture's extension.
  public let pictures: [FilePath]

  public init(path: FilePath, folders: [FilePath], pictures: [FilePath]) {
    (self.path, self.folders, self.pictures) = (path, folders, pictures)
  }

  /// Returns the parent of a folder, or `nil` for the root.
  public static func parent(of path: FilePath) -> FilePath? {
    path == "/" || path.folder == "." ? nil : path.folder
  }

  /// Returns the path of an entry in a folder.
  public static func path(of name: FilePath, in folder: FilePath) -> FilePath {
    folder == "/" ? "/" + name : "\(folder)/\(name)"
  }
}
