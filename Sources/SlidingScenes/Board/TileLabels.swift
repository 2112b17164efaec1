import BoxKit
import Stage

/// The text on tiles: engraved numerals on ivory, small numbers in a corner of a picture's pieces.
struct TileLabels {
  private let side: Double
  private let face: TileFace
  private let look: Look

  init(side: Double, face: TileFace, _ look: Look) {
    (self.side, self.face, self.look) = (side, face, look)
  }

  /// Returns the commands for one tile, in frames relative to its upper left corner.
  func commands(for value: Int) -> [DrawCommand] {
    let number = String(value + 1)
    return switch face {
    case .numbers: numeral(number)
    case .picture(_, showsNumbers: true): chip(number)
    case .picture(_, showsNumbers: false): []
    }
  }

  /// Returns a numeral in three layers: the light lower edge of the engraving, its shadow above, and the ink.
  ///
  /// A tiny tile has no space for the shadow. Flat themes use only the ink.
  private func numeral(_ number: String) -> [DrawCommand] {
    let theme = look.theme
    let style = Self.numeralStyle(side: side)
    let face = Rect(0, 0, side, side * (1 - (theme.isFlat ? 0 : TileArt.thickness)))
    func line(_ color: Color, _ offset: Double) -> DrawCommand? {
      var list = DisplayList()
      list.text(
        number, style, color, in: face.offset(by: Point(0, offset)).inset(by: -side), .center,
        look: look)
      return list.commands.first
    }
    guard !theme.isFlat else { return [line(theme.tileInk, 0)].compactMap { $0 } }
    let light = max(1, (0.0135 * side).rounded())
    let shade = max(1, (0.008 * side).rounded())
    let isTiny = side < TileArt.leastSideWithGroove
    return [
      line(Color.white.opacity(0.95), light),
      isTiny ? nil : line(theme.tileInkShade.opacity(0.55), -shade), line(theme.tileInk, 0),
    ].compactMap { $0 }
  }

  /// Returns the style of numerals: heavy, at 0.44 of the tile, larger on tiny tiles to keep two digits legible.
  static func numeralStyle(side: Double) -> TextStyle {
    TextStyle(.heavy, max(0.44 * side, min(13, 0.52 * side)))
  }

  private func chip(_ number: String) -> [DrawCommand] {
    let theme = look.theme
    let isTiny = side < TileArt.leastSideWithGroove
    let em = max(10, min(look.metrics.small, 0.16 * side)).rounded()
    let style = TextStyle(.bold, em)
    let width = look.measurer.size(of: number, style).width
    let box = Rect(
      (0.053 * side).rounded(), (0.053 * side).rounded(),
      max((1.75 * em).rounded(), (width + 0.9 * em).rounded()) - (isTiny ? 5 : 0),
      ((isTiny ? 1.25 : 1.62) * em).rounded())
    let ground = look.pictures.picture("chip \(em)", box.size) {
      $0.fill(.roundedRect(Rect(.zero, box.size), radius: 0.3 * box.height), theme.chip)
    }
    var list = DisplayList()
    list.picture(ground, at: box.origin)
    list.text(number, style, theme.chipInk, in: box.inset(by: -em), .center, look: look)
    return list.commands
  }
}
