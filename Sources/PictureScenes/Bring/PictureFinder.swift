import Files
import GameKernel
import Stage

/// Looks into folders for whoever has no mouse to drop a picture with.
///
/// It reads on another thread; answers come on the main actor.
public protocol PictureFinder: AnyObject {
  /// The folder to begin with.
  var start: FilePath { get }
  /// Hears of each small picture that has come, by its path.
  var changes: ObserverList<FilePath> { get }
  /// Looks into a folder; answers nil where it cannot be read.
  func look(into folder: FilePath, then: @escaping @MainActor (FoundFolder?) -> Void)
  /// The small picture of a file; nil while it is not there, or where there is none.
  ///
  /// Asking orders it. Ask only for files that are shown: those asked for last are made first.
  func thumbnail(of path: FilePath) -> PixelImage?
}

/// What lies in a folder, without what is hidden; each in the order of its names.
public nonisolated struct FoundFolder: Hashable, Sendable {
  /// Where it is.
  public let path: FilePath
  /// The names of the folders in it.
  public let folders: [FilePath]
  /// The names of what sounds like a picture.
  public let pictures: [FilePath]

  /// A folder that was read.
  public init(path: FilePath, folders: [FilePath], pictures: [FilePath]) {
    (self.path, self.folders, self.pictures) = (path, folders, pictures)
  }

  /// The folder that a folder lies in; nil for the uppermost.
  public static func parent(of path: FilePath) -> FilePath? {
    path == "/" || path.folder == "." ? nil : path.folder
  }

  /// The path of what lies in a folder.
  public static func path(of name: FilePath, in folder: FilePath) -> FilePath {
    folder == "/" ? "/" + name : "\(folder)/\(name)"
  }
}
