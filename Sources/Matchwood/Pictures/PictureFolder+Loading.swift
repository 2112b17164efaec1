import Files
import GameKernel
import PictureScenes
import SDLKit
import Stage
import Threads

extension PictureFolder {
  func load(
    _ id: PictureRow.ID, form: PieceGrid, side: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {
    let making = Making(id: id, crop: crop(of: id), form: form.form, side: side)
    if let image = made(for: making) { return then(.success(image)) }
    guard let path = path(of: id) else { return then(.failure(.missing)) }
    line.perform(.looked) { [decoder] in
      attempt { () throws(PictureError) in
        try decoder.part(of: PictureSource(path: path), making.crop, form, side: side)
      }
    } then: { [weak self] result in
      if case .success(let image) = result { self?.remember(image, for: making) }
      then(result)
    }
  }

  func loadWhole(
    _ id: PictureRow.ID, limit: Int,
    then: @escaping @MainActor (Result<PixelImage, PictureError>) -> Void
  ) {
    guard let path = path(of: id) else { return then(.failure(.missing)) }
    let size = index(of: id).map { row(at: $0).size }
    line.perform(.looked) { [decoder] in
      attempt { () throws(PictureError) in
        let source = try PictureSource(path: path)
        let header = try source.header()
        // The chosen square is measured in pixels of the listed picture.
        guard header.upright == size ?? header.upright else { throw .changed }
        return try decoder.decode(source, header, PictureRequest(limit: limit))
      }
    } then: { [weak self] result in
      if case .failure(.changed) = result { self?.refresh() }
      then(result)
    }
  }

  /// Imports a picture. It is decoded first, so that only usable pictures are stored.
  func add(
    _ path: FilePath, side: Int,
    then: @escaping @MainActor (Result<PictureRow.ID, PictureError>) -> Void
  ) {
    line.perform(.idle) { [decoder, own] in
      attempt { () throws(PictureError) in
        try TakenPicture(path, into: own, side: side, decoder)
      }
    } then: { [weak self] result in
      if case .success(let taken) = result { self?.welcome(taken) }
      then(result.map(\.id))
    }
  }

  /// Adds an imported picture to the list, and keeps its pixels for the next request.
  func welcome(_ taken: TakenPicture) {
    remember(taken.image, for: Making(id: taken.id, crop: nil, side: taken.side))
    if own?.path(of: taken.id) != nil { adopt(taken.picture) }
  }

  /// Returns the path of a picture. The ID of a picture without a copy is its path.
  private func path(of id: PictureRow.ID) -> FilePath? {
    if let path = FilePath(text: id.text), path.isAbsolute { return path }
    return places.lazy.compactMap { $0.path(of: id) }.first
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
