import Stage

/// The pictures that tiles are put together from, at one size, for one face and theme.
struct TileArt {
  /// What the pictures depend on; equal ones need not be made again.
  struct Key: Equatable {
    let theme: Theme.Name
    let k: Double
    /// The em of small words, which the UI scale changes.
    let small: Double
    let side: Double
    let gap: Double
    let columns: Int
    let rows: Int
    let face: TileFace
  }

  let key: Key
  /// The bodies of tiles by value; with numbers all are one picture.
  let bodies: [Picture]
  let shadow: Picture
  /// Over a tile that a click would move.
  let light: Picture
  /// What is written on each tile, by value; frames count from the tile's upper left corner.
  let writing: [[DrawCommand]]
  let shadowAlpha: Double
  private let shadowOffset: Point
  /// How far the shadow's picture reaches beyond the tile.
  private let reach: Double

  /// The lower part of a tile's height at which its side shows.
  nonisolated static let thickness = 0.034
  /// Smaller tiles have no groove, so that their numerals can be read.
  nonisolated static let leastSideWithGroove = 40.0

  nonisolated static func radius(side: Double) -> Double { 0.115 * side }
  nonisolated static func pieceRadius(side: Double) -> Double { 0.72 * radius(side: side) }

  init(_ key: Key, _ context: StageContext) {
    let theme = context.theme
    let (side, k) = (key.side, key.k)
    self.key = key
    bodies = Self.bodies(key, context)
    writing = (0..<key.columns * key.rows).map {
      TileWriting(side: side, face: key.face, context).commands(for: $0)
    }
    let blur = max(1, min(4 * k, 0.03 * side))
    let reach = (3 * blur).rounded(.up)
    let radius = Self.radius(side: side)
    let room = Size(side + 2 * reach, side + 2 * reach)
    shadow = context.shelf.picture("shadow of a tile \(side) \(blur)", room) {
      $0.fill(
        .roundedRect(Rect(reach, reach, side, side), radius: radius), theme.shadow, blur: blur)
    }
    self.reach = reach
    shadowOffset = Point(max(1, k.rounded()), max(2, (0.054 * side).rounded()))
    shadowAlpha = 0.55 * theme.shadowStrength
    light = Self.light(key, context)
  }

  /// Where the shadow of a tile is drawn.
  func shadowFrame(of tile: Rect) -> Rect {
    Rect(tile.origin + shadowOffset - Point(reach, reach), shadow.size)
  }

  private static func bodies(_ key: Key, _ context: StageContext) -> [Picture] {
    let (theme, side) = (context.theme, key.side)
    let count = key.columns * key.rows
    guard case .picture(let picture, _) = key.face else {
      let tile = context.shelf.picture("tile \(side)", Size(side, side)) {
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
      return context.shelf.picture("tile \(value) of \(name)", size) { drawing in
        drawing.drawPiece(Rect(0, 0, side, side), side: side, theme) {
          scaled.paint(into: &$0, frame: Rect(Point.zero - corner, whole), clip: $1)
        }
      }
    }
  }

  /// How far the wooden side of a piece shows below it.
  static func drop(side: Double, gap: Double) -> Double {
    min(gap, (0.032 * side).rounded(.up))
  }

  private static func light(_ key: Key, _ context: StageContext) -> Picture {
    let (theme, side) = (context.theme, key.side)
    let isPicture = key.face.picture != nil
    let radius = isPicture ? pieceRadius(side: side) : radius(side: side)
    let width = max(1.5, 2.5 * key.k)
    let size = Size(side, side)
    return context.shelf.picture("light on a tile \(side) \(isPicture)", size) { drawing in
      let rect = Rect(.zero, size)
      // In high contrast only the colour can say it: black numerals stand on yellow.
      let veil =
        theme.isFlat && !isPicture
        ? theme.accent.first : theme.glow.opacity(isPicture ? 0.08 : 0.25)
      drawing.fill(.roundedRect(rect, radius: radius), veil)
      drawing.fill(
        .frame(rect, radius: radius, width: width), theme.accentInk.opacity(theme.isFlat ? 1 : 0.7))
    }
  }
}
