import PictureArt
import SlidingGame
import Stage

/// A solved board whose tiles have joined: a plate of ivory, or the whole picture.
struct ClosedBoard {
  private let picture: Picture
  private let halo: Halo
  private let frame: Rect
  private let veil: Color
  /// The light that sweeps over the board.
  private let band: Picture?
  /// The animation of the picture, or `nil` if it has none.
  private let life: LifeArt?

  init(_ layout: BoardLayout, face: TileFace, _ look: Look) {
    let theme = look.theme
    let (side, frame) = (layout.side, layout.closed)
    let plate = Rect(.zero, frame.size)
    let key = "\(layout.shape) \(side) \(layout.gap)"
    switch face {
    case .numbers:
      life = nil
      picture = look.pictures.picture("plate \(key)", frame.size) {
        $0.drawIvory(plate, side: side, theme)
      }
    case .picture(let source, _):
      life = source.life.map { LifeArt($0, of: source, on: frame, layout, look) }
      let grid = layout.grid.frame
      let scaled = source.scaled(to: grid.size)
      let drop = TileArt.drop(side: side, gap: layout.gap)
      let size = Size(frame.width, frame.height + drop)
      picture = look.pictures.picture("whole \(source.name) \(key)", size) { drawing in
        drawing.drawPiece(plate, side: side, theme) {
          scaled.paint(into: &$0, frame: grid.offset(by: Point.zero - frame.origin), clip: $1)
        }
      }
    }
    let radius =
      face == .numbers ? TileArt.radius(side: side) : TileArt.pieceRadius(side: side)
    halo = Halo(
      size: frame.size, radius: radius, growth: look.metrics.px(4), blur: 14, look)
    self.frame = frame
    veil = theme.glow.opacity(0.12)
    band = LampSweep.band(frame.size, look)
  }

  /// Draws the whole board.
  func draw(into list: inout DisplayList) { list.picture(picture, at: frame.origin) }

  /// Draws a part of the board, moved from its position.
  func draw(into list: inout DisplayList, part: Rect, movedBy offset: Point, alpha: Double) {
    list.add(
      DrawCommand(
        .picture(picture, tint: .white), Rect(frame.origin + offset, picture.size), alpha: alpha,
        clip: part))
  }

  /// Draws the moving parts of the picture.
  func draw(_ life: PictureAnimation, into list: inout DisplayList) {
    self.life?.draw(life, into: &list)
  }

  /// Draws the glow on the rim.
  func drawGlow(into list: inout DisplayList, _ strength: Double) {
    halo.draw(into: &list, around: frame, alpha: strength)
  }

  /// Draws the light at its current position.
  func draw(_ sweep: LampSweep, into list: inout DisplayList) {
    sweep.draw(band, into: &list, on: frame)
  }

  /// Draws the glow on the pieces.
  func drawVeil(into list: inout DisplayList, _ strength: Double) {
    list.fill(frame, veil.opacity(strength))
  }
}
