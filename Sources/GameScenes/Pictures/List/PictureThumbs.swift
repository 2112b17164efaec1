import Stage

/// The small pictures of the rows that show, made when they are first drawn.
final class PictureThumbs {
  private let store: any PictureStore
  private let context: StageContext
  private var pictures: [PictureChoice: Picture] = [:]
  private var empty: Picture?
  /// The side of the pictures, in output pixels.
  private(set) var side = 0.0

  init(_ store: any PictureStore, _ context: StageContext) {
    self.store = store
    self.context = context
  }

  /// Forgets all pictures; they are made anew in this size and in the look of now.
  func layout(side: Double) {
    self.side = side
    pictures = [:]
    empty = nil
  }

  /// Forgets one picture, since it has another crop or has come only now.
  func forget(_ choice: PictureChoice) { pictures[choice] = nil }

  /// Keeps no more than what shows, so that a long list costs no more than a short one.
  func keep(only shown: Set<PictureChoice>) {
    guard pictures.count > 2 * shown.count + 16 else { return }
    pictures = pictures.filter { shown.contains($0.key) }
  }

  /// The picture of a choice; an empty field while it is on its way.
  func picture(of choice: PictureChoice) -> Picture {
    if let made = pictures[choice] { return made }
    guard let made = make(choice) else { return emptyField }
    pictures[choice] = made
    return made
  }

  private func make(_ choice: PictureChoice) -> Picture? {
    let size = Size(side, side)
    switch choice {
    case .numbers:
      return Picture("thumb numbers", size: size, drawTiles)
    case .builtIn(let picture):
      return Picture("thumb \(picture.rawValue)", size: size) { drawing in
        drawing.place(picture.drawing, in: Rect(.zero, size), clip: outline)
      }
    case .own(let id):
      guard let image = store.thumbnail(of: id) else { return nil }
      return Picture("thumb own", size: size) { drawing in
        let pixels = Int(side)
        let fitted = image.width > pixels ? image.scaled(width: pixels, height: pixels) : image
        drawing.fill(outline, .image(fitted, in: Rect(.zero, size)))
      }
    }
  }

  private var outline: Path {
    .roundedRect(Rect(0, 0, side, side), radius: context.metrics.px(6))
  }

  private var emptyField: Picture {
    if let empty { return empty }
    let color = context.theme.panelLine.opacity(0.6)
    let field = Picture("thumb empty", size: Size(side, side)) { $0.fill(outline, color) }
    empty = field
    return field
  }

  /// Three tiles and a gap in their well.
  private func drawTiles(_ drawing: inout Drawing) {
    let theme = context.theme
    drawing.fill(outline, theme.well)
    if theme.isFlat {
      drawing.fill(
        .frame(Rect(0, 0, side, side), radius: context.metrics.px(6), width: 2), theme.panelLine)
    }
    for place in 0..<3 {
      let tile = tileFrame(place)
      drawing.fill(
        .roundedRect(tile, radius: 0.14 * tile.width),
        .vertical(tile, theme.ivory.light, theme.ivory.dark))
    }
  }

  /// Where the tiles of the picture for numbers lie, in its pixels.
  func tileFrame(_ place: Int) -> Rect {
    let edge = (0.08 * side).rounded()
    let pitch = (side - edge) / 2
    let cell = Point(Double(place % 2), Double(place / 2))
    return Rect(edge + cell.x * pitch, edge + cell.y * pitch, pitch - edge, pitch - edge)
  }
}
