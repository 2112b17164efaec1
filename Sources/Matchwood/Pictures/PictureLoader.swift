import Files
import GameKernel
import PictureDecoding
import PictureScenes
import Stage
import Threads

/// Decodes pictures for boards and for cropping, and imports new ones.
final class PictureLoader {
  let decoder: PictureDecoder
  /// Limits how many pictures are decoded at once.
  let line: PriorityWorkQueue
  private let places: PicturePlaces
  /// The last picture made for a board. Weak: the board retains it.
  private weak var made: PixelImage?
  private var shownRequest: RenderRequest?

  /// The inputs of a board's pixels.
  private struct RenderRequest: Hashable {
    let id: PictureRow.ID
    let crop: Rect?
    var form = PieceGrid(1)
    let side: Int
  }

  init(_ line: PriorityWorkQueue, _ decoder: PictureDecoder, _ places: PicturePlaces) {
    (self.line, self.decoder, self.places) = (line, decoder, places)
  }

  /// Loads the part of a picture for a board. See ``PictureStore/load(_:form:side:then:)``.
  ///
  /// - Parameter crop: the chosen square. One that does not fit the picture is ignored.
  func load(
    _ id: PictureRow.ID, _ crop: Rect?, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {
    let request = RenderRequest(id: id, crop: crop, form: form.form, side: side)
    if shownRequest == request, let made { return then(.success(made)) }
    guard let path = places.path(of: id) else { return then(.failure(.missing)) }
    line.perform(.visible) { [decoder] in
      attempt { () throws(PictureError) in
        try decoder.part(of: PictureSource(path: path), crop, form, side: side)
      }
    } then: { [weak self] result in
      if case .success(let image) = result { self?.remember(image, for: request) }
      then(result)
    }
  }

  /// Loads a whole picture.
  ///
  /// - Parameter size: the size of the listed picture, in pixels. A file of another size is refused as changed.
  func loadWhole(
    _ id: PictureRow.ID, _ size: Size?, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {
    guard let path = places.path(of: id) else { return then(.failure(.missing)) }
    line.perform(.visible) { [decoder] in
      attempt { () throws(PictureError) in
        let source = try PictureSource(path: path)
        let header = try source.header()
        // The square was chosen on the listed picture, so a file of another size is refused.
        guard header.upright == size ?? header.upright else { throw .changed }
        return try decoder.decode(source, header, PictureRequest(limit: limit))
      }
    } then: {
      then($0)
    }
  }

  /// Imports a picture. It is decoded first, so that only usable pictures are stored.
  func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<ImportedPicture, PictureError>) -> Void
  ) {
    line.perform(.idle) { [decoder, own = places.own] in
      attempt { () throws(PictureError) in
        try ImportedPicture(path, into: own, side: side, decoder)
      }
    } then: {
      then($0)
    }
  }

  /// Keeps the pixels of an imported picture for the next ``load(_:_:form:side:then:)``.
  func keepPixels(_ imported: ImportedPicture) {
    remember(imported.image, for: RenderRequest(id: imported.id, crop: nil, side: imported.side))
  }

  private func remember(_ image: PixelImage, for request: RenderRequest) {
    (made, shownRequest) = (image, request)
  }
}

nonisolated extension PictureDecoder {
  /// Decodes the part around the chosen square. Without a valid square, the part is in the middle.
  func part(
    of source: PictureSource, _ crop: Rect?, _ form: PieceGrid = PieceGrid(1), side: Int
  ) throws(PictureError) -> PixelImage {
    let header = try source.header()
    let row = PictureRow(id: "", name: "", size: header.upright, bytes: 0, date: 0, crop: crop)
    let part = form.part(about: row.square, in: header.upright)
    return try decode(source, header, PictureRequest(part: part, limit: side))
  }
}

/// Returns the result or the error of a function as a value.
private nonisolated func attempt<Success>(
  _ work: () throws(PictureError) -> Success
) -> Result<Success, PictureError> {
  do { return .success(try work()) } catch { return .failure(error) }
}
