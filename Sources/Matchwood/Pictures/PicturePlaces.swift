import Files
import GameKernel

/// The folders with the player's pictures: imported copies, and the player's own folder.
///
/// Only the first one gets new files, and files are deleted only there.
nonisolated struct PicturePlaces: Sendable {
  /// The folder of copies, or `nil` if none can be stored.
  let own: PicturePlace?
  private let all: [PicturePlace]

  @MainActor init(_ folders: PictureFolder.Locations) {
    own = PicturePlace(own: folders.data)
    let pictures = folders.pictures.map { PicturePlace(folder: $0, prefix: "pictures/") }
    all = [own, pictures].compactMap(\.self)
  }

  /// Finds all usable pictures. See ``PicturePlace/findPictures()``.
  func findPictures() -> [PicturePlace.Found] { all.flatMap { $0.findPictures() } }

  /// Whether a picture is an imported copy.
  func isCopy(_ id: PictureName) -> Bool { own?.path(of: id) != nil }

  /// Returns the path of a picture, or `nil` if no folder has such an ID. The ID of a picture without a copy is
  /// its path.
  func path(of id: PictureName) -> FilePath? {
    if let path = FilePath(text: id.text), path.isAbsolute { return path }
    return all.lazy.compactMap { $0.path(of: id) }.first
  }
}
