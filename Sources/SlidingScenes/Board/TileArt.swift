import Stage

/// The bitmaps that make up the tiles, at one size, for one face and theme.
struct TileArt {
  /// The inputs of the bitmaps. Equal keys give equal bitmaps.
  struct Key: Equatable {
    let theme: Theme.Name
    let k: Double
    /// The em of small text, which depends on the UI scale.
    let small: Double
    let side: Double
    let gap: Double
    let columns: Int
    let rows: Int
    let face: TileFace
  }

  let key: Key
  /// The bodies of the tiles by value. With numbers they share one bitmap.
  let bodies: [Picture]
  let shadow: Picture
  /// The light on a tile that a click would move.
  let light: Picture
  /// The number on each tile, by value, in frames relative to the tile's upper left corner.
  let labels: [[DrawCommand]]
  let shadowAlpha: Double
  private let shadowOffset: Point
  /// The distance that the shadow's bitmap extends beyond the tile.
  private let reach: Double

  /// The height of a tile's visible side, as a share of the tile's height.
  nonisolated static let thickness = 0.034
  /// The least side of a tile with a groove. Smaller tiles have none, so that their numerals stay legible.
  nonisolated static let leastSideWithGroove = 40.0

  nonisolated static func radius(side: Double) -> Double { 0.115 * side }
  nonisolated static func pieceRadius(side: Double) -> Double { 0.72 * radius(side: side) }

  init(_ key: Key, _ look: Look) {
    let theme = look.theme
    let (side, k) = (key.side, key.k)
    self.key = key
    bodies = Self.bodies(key, look)
    labels = (0..<key.columns * key.rows).map {
      TileLabels(side: side, face: key.face, look).commands(for: $0)
    }
    let blur = max(1, min(4 * k, 0.03 * side))
    let reach = (3 * blur).rounded(.up)
    let radius = Self.radius(side: side)
    let room = Size(side + 2 * reach, side + 2 * reach)
    shadow = look.pictures.picture("shadow of a tile \(side) \(blur)", room) {
      $0.fill(
        .roundedRect(Rect(reach, reach, side, side), radius: radius), theme.shadow, blur: blur)
    }
    self.reach = reach
    shadowOffset = Point(max(1, k.rounded()), max(2, (0.054 * side).rounded()))
    shadowAlpha = 0.55 * theme.shadowStrength
    light = Self.light(key, look)
  }

  /// Returns the frame of a tile's shadow.
  func shadowFrame(of tile: Rect) -> Rect {
    Rect(tile.origin + shadowOffset - Point(reach, reach), shadow.size)
  }

  private static func bodies(_ key: Key, _ look: Look) -> [Picture] {
    let (theme, side) = (look.theme, key.side)
    let count = key.columns * key.rows
    guard case .picture(let picture, _) = key.face else {
      let tile = look.pictures.picture("tile \(side)", Size(side, side)) {
        $0.drawIvory(Rect(.zero, $0.size), side: side, theme)
      }
      return Array(repeating: tile, count: count)
    }
    let pitch = side + key.gap
    let whole = Size(pitch * Double(key.columns), pitch * Double(key.rows))
    let scaled = picture.scaled(to: whole)
    let name = "\(picture.name) \(key.columns)x\(key.rows) \(side) \(key.gap)"
    return (0..<count).map { value in
      let (row, column) = value.quotientAndRemainder(dividingBy: key.columns)
      let corner = Point(
        pitch * Double(column) + key.gap / 2, pitch * Double(row) + key.gap / 2)
      let size = Size(side, side + drop(side: side, gap: key.gap))
      return look.pictures.picture("tile \(value) of \(name)", size) { drawing in
        drawing.drawPiece(Rect(0, 0, side, side), side: side, theme) {
          scaled.paint(into: &$0, frame: Rect(Point.zero - corner, whole), clip: $1)
        }
      }
    }
  }

  /// Returns the height of a piece's wooden side below the piece.
  static func drop(side: Double, gap: Double) -> Double {
    min(gap, (0.032 * side).rounded(.up))
  }

  private static func light(_ key: Key, _ look: Look) -> Picture {
    let (theme, side) = (look.theme, key.side)
    let isPicture = key.face.picture != nil
    let radius = isPicture ? pieceRadius(side: side) : radius(side: side)
    let width = max(1.5, 2.5 * key.k)
    let size = Size(side, side)
    return look.pictures.picture("light on a tile \(side) \(isPicture)", size) { drawing in
      let rect = Rect(.zero, size)
      // High contrast has no glow, so the tile turns yellow, with black numerals.
      let veil =
        theme.isFlat && !isPicture
        ? theme.accent.first : theme.glow.opacity(isPicture ? 0.08 : 0.25)
      drawing.fill(.roundedRect(rect, radius: radius), veil)
      drawing.fill(
        .frame(rect, radius: radius, width: width), theme.accentInk.opacity(theme.isFlat ? 1 : 0.7))
    }
  }
}
