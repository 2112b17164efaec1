import Files
import GameKernel
import Glibc
import PictureScenes
import Stage

/// A picture that has been decoded and copied.
nonisolated struct TakenPicture: Sendable {
  let picture: PicturePlace.Found
  /// The largest square in the middle.
  let image: PixelImage
  /// How many pixels a side were asked for.
  let side: Int

  /// Its name in the store.
  var id: PictureRow.ID { picture.id }

  /// - Parameter place: nil keeps no copy; the picture is then known by its path.
  init(
    _ path: FilePath, into place: PicturePlace?, side: Int, _ decoder: PictureDecoder
  ) throws(PictureError) {
    self.side = side
    let source = try PictureSource(path: path)
    let header = try source.header()
    image = try decoder.part(of: source, nil, side: side)
    // By an absolute path it is told from the names in the folders.
    let absolute = realpath(path.cString, nil).map { pointer in
      defer { free(pointer) }
      return FilePath(cString: pointer)
    }
    var (name, kept) = (absolute ?? path, source)
    if let place {
      do {
        name = try PictureCopy(folder: place.folder).take(source, header)
      } catch {
        throw .notKept
      }
      // What the file system has made of its date is what later starts find too.
      kept = try PictureSource(path: "\(place.folder)/\(name)")
    }
    picture = PicturePlace.Found(id: PictureName(name.text), kept, header)
  }
}
