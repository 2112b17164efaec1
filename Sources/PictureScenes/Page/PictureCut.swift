import Stage

/// A picture on felt with faint lines between its pieces, and frames around the two most similar ones.
final class PictureCut {
  /// Called when the difficulty of the picture becomes known.
  var onHardness: () -> Void = {}

  private let gallery: PictureGallery
  private var look: Look { gallery.context.look }
  private var choice = PictureChoice.numbers
  private var frame = Rect.zero
  private var tray: Tray?
  private var thumb: PictureThumb?
  private var closest: ClosestPieces?
  /// The picture at the displayed resolution, once it is loaded.
  private var fine: Picture?
  /// Whether a picture is being loaded. Only one load runs at a time, so that moving along the list does not queue
  /// many.
  private var isLoading = false

  init(_ gallery: PictureGallery) { self.gallery = gallery }

  /// Shows a picture, or reloads the current one.
  func show(_ choice: PictureChoice) {
    self.choice = choice
    (fine, closest) = (nil, nil)
    remake()
  }

  /// Uses a thumbnail that has become ready.
  func refresh() {
    if fine == nil { remake() }
  }

  func layout(in frame: Rect) {
    guard frame != self.frame || tray == nil else { return remake() }
    self.frame = frame
    tray = Tray(frame, rim: rim, look: look)
    fine = nil
    remake()
  }

  private var rim: Double { look.metrics.px(14, small: 7) }

  /// The frame of the picture on the felt.
  private var place: Rect {
    let side = max(0, min(frame.width, frame.height) - 2 * (rim + look.metrics.px(10)))
    let size = choice == .numbers ? Size(side, side) : grid.fitted(in: side)
    return Rect(center: frame.center, size).rounded
  }

  private var grid: PieceGrid { gallery.grid }

  private func remake() {
    guard place.width > 0 else { return }
    // A thumbnail of any resolution, until the picture is loaded.
    thumb = PictureThumb(
      choice, gallery.store, look, side: max(place.width, place.height),
      grid: choice == .numbers ? PieceGrid(1) : grid, detail: 0)
    switch choice {
    case .numbers: closest = nil
    case .builtIn(let picture): closest = ClosestPieces(picture, grid)
    case .own(let id):
      // Thumbnails contain only the square. Pieces of other shapes are measured after loading.
      if grid.isSquare {
        closest = gallery.store.smallThumbnail(at: id).flatMap { ClosestPieces($0, grid) }
      }
      if fine == nil { load(id) }
    }
  }

  /// The two most similar pieces, or `nil` if they are not known yet.
  var hardness: ClosestPieces? { closest }

  private func load(_ id: PictureRow.ID) {
    guard !isLoading else { return }
    isLoading = true
    let side = PictureChoice.worthwhileSide(max(place.width, place.height))
    gallery.store.load(id, form: grid.form, side: side) { [weak self] result in
      guard let self else { return }
      isLoading = false
      guard case .own(let wanted) = choice, wanted == id else {
        if case .own(let next) = choice { load(next) }
        return
      }
      if case .success(let image) = result { show(image) }
    }
  }

  private func show(_ image: PixelImage) {
    fine = picture(image)
    guard !grid.isSquare else { return }
    closest = ClosestPieces(image, grid)
    onHardness()
  }

  private func picture(_ image: PixelImage) -> Picture {
    let size = place.size
    let (width, height) = (Int(size.width), Int(size.height))
    let fitted = image.width > width ? image.scaled(width: width, height: height) : image
    return Picture("picture on felt", size: size) { drawing in
      let all = Rect(.zero, size)
      drawing.fill(.rect(all), .image(fitted, in: all))
    }
  }

  func draw(into list: inout DisplayList) {
    tray?.draw(into: &list)
    let place = place
    guard !place.isEmpty else { return }
    if let fine {
      list.picture(fine, at: place.origin)
    } else {
      thumb?.draw(into: &list, at: place.origin)
    }
    guard choice != .numbers else { return }
    grid.drawJoints(in: place, [.black.opacity(0.35), .white.opacity(0.4)], into: &list)
    if let closest {
      for piece in [closest.first, closest.second] { drawFrame(of: piece, into: &list, place) }
    }
  }

  /// Draws an accent line between two dark ones, so that it is visible on every picture.
  private func drawFrame(of piece: Int, into list: inout DisplayList, _ place: Rect) {
    let box = grid.frame(of: piece, in: place).rounded
    let (line, edge) = (look.metrics.px(4, least: 3), look.metrics.px(1))
    let picture = look.pictures.picture("alike \(line)", box.size) { drawing in
      let all = Rect(.zero, drawing.size)
      drawing.fill(.frame(all, radius: 2, width: line + 2 * edge), .black)
      drawing.fill(
        .frame(all.inset(by: edge), radius: 2, width: line), look.theme.accent.first)
    }
    list.picture(picture, at: box.origin)
  }
}
