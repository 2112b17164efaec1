import Files
import GameKernel
import PictureScenes
import SDLKit
import Stage

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
        // The chosen square is in the pixels of the row's picture.
        guard header.upright == size ?? header.upright else { throw .changed }
        return try decoder.decode(source, header, PictureRequest(limit: limit))
      }
    } then: { [weak self] result in
      if case .failure(.changed) = result { self?.refresh() }
      then(result)
    }
  }

  /// Takes a picture in: it is decoded first, so that only what can be played with is kept.
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

  /// Gives a picture that was taken in its row, and its pixels to whoever asks for them next.
  func welcome(_ taken: TakenPicture) {
    remember(taken.image, for: Making(id: taken.id, crop: nil, side: taken.side))
    if own?.path(of: taken.id) != nil { adopt(taken.picture) }
  }

  /// Where a picture is; a picture that was not kept is known by its path.
  private func path(of id: PictureRow.ID) -> FilePath? {
    if let path = FilePath(text: id.text), path.isAbsolute { return path }
    return places.lazy.compactMap { $0.path(of: id) }.first
  }
}

nonisolated extension PictureDecoder {
  /// The part about the square that was chosen, or in the middle where none was or the file has changed since.
  func part(
    of source: PictureSource, _ crop: Rect?, _ form: PieceGrid = PieceGrid(1), side: Int
  ) throws(PictureError) -> PixelImage {
    let header = try source.header()
    let row = PictureRow(id: "", name: "", size: header.upright, bytes: 0, date: 0, crop: crop)
    let part = form.part(about: row.square, in: header.upright)
    return try decode(source, header, PictureRequest(part: part, limit: side))
  }
}

/// What comes of a piece of work, as a value.
private nonisolated func attempt<Success>(
  _ work: () throws(PictureError) -> Success
) -> Result<Success, PictureError> {
  do { return .success(try work()) } catch { return .failure(error) }
}
