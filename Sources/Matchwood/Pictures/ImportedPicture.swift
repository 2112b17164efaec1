import Files
import GameKernel
import Glibc
import PictureDecoding
import PictureScenes
import Stage

/// An imported picture, decoded, and copied to the store if there is one.
nonisolated struct ImportedPicture: Sendable {
  let picture: PicturePlace.Found
  /// The pixels of the largest square in the middle, at most ``side`` wide.
  let image: PixelImage
  /// The requested side in pixels.
  let side: Int

  /// The name in the store. Without a copy, the absolute path.
  var id: PictureRow.ID { picture.id }

  /// Imports a picture.
  ///
  /// - Parameter place: the place for the copy. With `nil` no copy is made, and the path identifies the picture.
  init(
    _ path: FilePath, into place: PicturePlace?, side: Int, _ decoder: PictureDecoder
  ) throws(PictureError) {
    self.side = side
    let source = try PictureSource(path: path)
    let header = try source.header()
    image = try decoder.part(of: source, nil, side: side)
    // An absolute path cannot be confused with a name in a folder.
    let absolute = realpath(path.cString, nil).map { pointer in
      defer { free(pointer) }
      return FilePath(cString: pointer)
    }
    var (name, stored) = (absolute ?? path, source)
    if let place {
      do {
        name = try PictureCopy(folder: place.folder).makeCopy(source, header)
      } catch {
        throw .notKept
      }
      // Reads the copy's date, because the file system may have rounded it. Later starts see the same date.
      stored = try PictureSource(path: "\(place.folder)/\(name)")
    }
    picture = PicturePlace.Found(id: PictureName(name.text), stored, header)
  }
}
