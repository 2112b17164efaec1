import BoxKit
import SlidingGame
import Stage

/// The bitmaps of a small board that shows the goal.
struct GoalArt {
  private let look: Look
  private let grid: CellGrid
  private let gap: Double
  /// The whole picture, or `nil` with numbers.
  private let whole: Picture?
  private let tile: Picture
  private let outline: Picture
  private let style: TextStyle
  private let isPicture: Bool
  private let last: Int

  init(_ shape: BoardShape, in frame: Rect, face: TileFace, _ look: Look) {
    let (columns, rows) = (Double(shape.width), Double(shape.height))
    let pitch = max(3, min(frame.width / columns, frame.height / rows).rounded(.down))
    let size = Size(pitch * columns, pitch * rows)
    let area = Rect(center: frame.center, size)
    grid = CellGrid(
      rows: shape.height, columns: shape.width,
      in: Rect(area.x.rounded(), area.y.rounded(), size.width, size.height))
    gap = max(1, (0.05 * pitch).rounded())
    let side = pitch - gap
    let theme = look.theme
    tile = look.pictures.picture("goal tile", Size(side, side)) {
      let rect = Rect(.zero, $0.size)
      $0.drawIvory(rect, side: side, theme)
      // Ivory on paper needs an outline.
      let line = look.metrics.px(1.5, least: 1)
      $0.fill(.frame(rect, radius: TileArt.radius(side: side), width: line), theme.ivoryEdge)
    }
    isPicture = face.picture != nil
    outline =
      isPicture ? Self.joint(pitch, look) : Self.emptyPlace(side, look)
    whole = face.picture.map { Self.whole($0, size, look) }
    style = TileLabels.numeralStyle(side: side)
    last = shape.size - 1
    self.look = look
  }

  /// Draws the picture below the cells.
  func drawGround(into list: inout DisplayList) {
    if let whole { list.picture(whole, at: grid.frame.origin) }
  }

  /// Draws a cell, where `home` is the degree to which its tile has arrived, 0 to 1.
  func draw(_ cell: Int, home: Double, into list: inout DisplayList) {
    let frame = grid.frame(of: cell)
    guard !isPicture else { return list.picture(outline, at: frame.origin, alpha: 1 - home) }
    let place = frame.inset(by: gap / 2).rounded
    list.picture(outline, at: place.origin, alpha: 1 - home)
    list.picture(tile, at: place.origin, alpha: home)
    let theme = look.theme
    let faint = theme.mutedInk.opacity(theme.isFlat ? 1 : 0.8)
    draw(cell, faint, alpha: (1 - home) * (cell == last ? 0 : 1), in: place, &list)
    draw(cell, theme.tileInk, alpha: home, in: place, &list)
  }

  private func draw(
    _ cell: Int, _ color: Color, alpha: Double, in place: Rect, _ list: inout DisplayList
  ) {
    guard alpha > 0, place.width >= Self.leastSideWithNumerals else { return }
    list.text(
      String(cell + 1), style, color.opacity(alpha), in: place.inset(by: -place.width), .center,
      look: look)
  }

  private static let leastSideWithNumerals = 12.0
  /// The least side of a piece with a light line. On smaller pieces the line would hide too much of the picture.
  private static let leastSideWithLight = 40.0

  private static func emptyPlace(_ side: Double, _ look: Look) -> Picture {
    let theme = look.theme
    let line = look.metrics.px(1, least: 1)
    return look.pictures.picture("goal place \(line)", Size(side, side)) {
      $0.fill(
        .frame(Rect(.zero, $0.size), radius: TileArt.radius(side: side), width: line),
        theme.isFlat ? theme.panelLine : theme.mutedInk.opacity(0.4))
    }
  }

  /// Returns the bitmap of a fine light line beside a dark one, visible on every picture.
  private static func joint(_ pitch: Double, _ look: Look) -> Picture {
    let theme = look.theme
    let line = max(1, (0.75 * look.metrics.k).rounded())
    return look.pictures.picture("goal joint \(line)", Size(pitch, pitch)) {
      let rect = Rect(.zero, $0.size)
      let radius = TileArt.pieceRadius(side: pitch)
      $0.fill(.frame(rect, radius: radius, width: line), theme.pictureLine.opacity(0.45))
      guard pitch >= Self.leastSideWithLight else { return }
      $0.fill(
        .frame(rect.inset(by: line), radius: max(0, radius - line), width: line),
        Color.white.opacity(theme.isFlat ? 1 : 0.25))
    }
  }

  private static func whole(
    _ picture: BoardPicture, _ size: Size, _ look: Look
  ) -> Picture {
    let theme = look.theme
    return look.pictures.picture("goal \(picture.name)", size) { drawing in
      let rect = Rect(.zero, size)
      let radius = 0.04 * min(size.width, size.height)
      picture.scaled(to: size).paint(
        into: &drawing, frame: rect, clip: .roundedRect(rect, radius: radius))
      drawing.fill(
        .frame(rect, radius: radius, width: max(1, 1.5 * look.metrics.k)),
        theme.isFlat ? .white : theme.pictureLine.opacity(0.5))
    }
  }
}
