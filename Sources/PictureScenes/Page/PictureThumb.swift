import BoxKit
import PictureArt
import Stage

/// A thumbnail of a choice, created when it is first drawn.
package struct PictureThumb {
  private let choice: PictureChoice
  private let store: any PictureStore
  private let look: Look
  private let side: Double
  private let size: Size
  private let detail: Double
  private var made: Picture?

  /// - Parameters:
  ///   - side: the length of the longer side in output pixels.
  ///   - grid: the grid whose proportions the thumbnail has.
  ///   - detail: the number of pixels per side to request. `nil` requests the drawn size.
  package init(
    _ choice: PictureChoice, _ store: any PictureStore, _ look: Look, side: Double,
    grid: PieceGrid = PieceGrid(1), detail: Double? = nil
  ) {
    (self.choice, self.store, self.look, self.side) = (choice, store, look, side)
    size = grid.fitted(in: side)
    self.detail = detail ?? side
  }

  /// Draws the thumbnail, or a placeholder until it is ready.
  package mutating func draw(into list: inout DisplayList, at origin: Point) {
    made = made ?? make()
    list.picture(made ?? emptyField, at: origin)
    drawNumerals(into: &list, at: origin)
  }

  /// Draws the numerals on the tiles that represent plain numbers.
  func drawNumerals(into list: inout DisplayList, at origin: Point) {
    guard choice == .numbers else { return }
    for place in 0..<3 {
      let tile = tileFrame(place)
      list.text(
        String(place + 1), TextStyle(.heavy, 0.6 * tile.height),
        look.theme.isFlat ? .black : Color(0x4A2F1B), in: tile.offset(by: origin), .center,
        look: look)
    }
  }

  /// Creates the picture, or returns `nil` if it is not ready.
  func make() -> Picture? {
    // Proportions other than a square show the square's centre.
    let square = Rect(center: Rect(.zero, size).center, Size(side, side))
    switch choice {
    case .numbers:
      return Picture("thumb numbers", size: Size(side, side), drawTiles)
    case .builtIn(let picture):
      return Picture("thumb \(picture.rawValue)", size: size) { drawing in
        drawing.place(picture.drawing, in: square, clip: outline(size))
      }
    case .own(let id):
      guard let image = store.thumbnail(of: id, side: detail) else { return nil }
      return Picture("thumb own", size: size) { drawing in
        let pixels = Int(side)
        let fitted = image.width > pixels ? image.scaled(width: pixels, height: pixels) : image
        drawing.fill(outline(size), .image(fitted, in: square))
      }
    }
  }

  private func outline(_ size: Size) -> Path {
    .roundedRect(Rect(.zero, size), radius: look.metrics.px(6))
  }

  private var emptyField: Picture {
    let color = look.theme.panelLine.opacity(0.6)
    return look.pictures.picture("thumb empty", size) { $0.fill(outline($0.size), color) }
  }

  /// Draws three tiles and a gap in their well.
  private func drawTiles(_ drawing: inout Drawing) {
    let theme = look.theme
    drawing.fill(outline(Size(side, side)), theme.well)
    if theme.isFlat {
      drawing.fill(
        .frame(Rect(0, 0, side, side), radius: look.metrics.px(6), width: 2), theme.panelLine)
    }
    for place in 0..<3 {
      let tile = tileFrame(place)
      drawing.fill(
        .roundedRect(tile, radius: 0.14 * tile.width),
        .vertical(tile, theme.ivory.light, theme.ivory.dark))
    }
  }

  /// Returns the frame of a tile in the thumbnail for numbers.
  private func tileFrame(_ place: Int) -> Rect {
    let edge = (0.08 * side).rounded()
    let pitch = (side - edge) / 2
    let cell = Point(Double(place % 2), Double(place / 2))
    return Rect(edge + cell.x * pitch, edge + cell.y * pitch, pitch - edge, pitch - edge)
  }
}
