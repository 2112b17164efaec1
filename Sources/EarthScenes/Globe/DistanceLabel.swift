import EarthGame
import Stage

/// The label with the length of an arc, on a dark plate beside it.
struct DistanceLabel {
  private let plate: GlobePlate
  var frame: Rect { plate.frame }

  /// Finds the best frame for the label.
  ///
  /// - Parameters:
  ///   - pins: the projection of places to points.
  ///   - others: the places of figures that the label should not hide.
  /// - Returns: `nil` if both ends of the arc are hidden, or if it has no label.
  init?(_ arc: GreatCircleArc, _ pins: GlobePins, beside others: [Place]) {
    let (art, metrics) = (pins.art, pins.look.metrics)
    let seen = [arc.end, arc.start].compactMap(pins.point)
    guard let anchor = seen.first, let label = arc.label else { return nil }
    let words = GlobePlate.size(of: label, pins.look)
    let plate = Size(words.width + 2 * metrics.px(8), max(metrics.px(32), words.height))
    let busy = (others.compactMap(pins.point) + seen).map { pins.figure(at: $0) }
    let away = Point(plate.width / 2 + 36 * art.unit, plate.height / 2 + 20 * art.unit)
    let candidates = [(1.0, -1.0), (1, 0.6), (-1, 0.6), (-1, -1), (0, 1), (0, -2.8)].map { x, y in
      Self.clamped(Rect(center: anchor + Point(x * away.x, y * away.y), plate), in: art)
    }
    let dots = pins.dots(of: arc)
    // Takes the first of the frames that hide the least.
    func hidden(_ frame: Rect) -> Double {
      let figures = busy.map { $0.intersection(frame) }.reduce(0) { $0 + $1.width * $1.height }
      let near = frame.inset(by: -6 * art.unit)
      return (figures + Double(dots.count { near.contains($0) }) * 64 * art.unit).rounded()
    }
    guard let best = candidates.min(by: { hidden($0) < hidden($1) }) else { return nil }
    self.plate = GlobePlate(words: label, frame: best.rounded, look: pins.look)
  }

  /// Moves a frame into the square round the disc.
  private static func clamped(_ frame: Rect, in art: GlobeArt) -> Rect {
    let room = Rect(center: art.center, Size(art.radius, art.radius) * 1.96)
    let x = max(room.x, min(room.maxX - frame.width, frame.x))
    return Rect(x, max(room.y, min(room.maxY - frame.height, frame.y)), frame.width, frame.height)
  }

  func draw(into list: inout DisplayList) { plate.draw(into: &list) }
}

/// Words on a dark plate over a globe.
struct GlobePlate {
  let words: String
  let frame: Rect
  let look: Look

  private static func style(_ look: Look) -> TextStyle { look.metrics.small(.bold) }

  /// Returns the least size of a plate with these words.
  static func size(of words: String, _ look: Look) -> Size {
    let (size, metrics) = (look.measurer.size(of: words, style(look)), look.metrics)
    return Size(size.width + 2 * metrics.px(8), size.height + metrics.px(6))
  }

  func draw(into list: inout DisplayList) {
    let theme = look.theme
    let (ground, edge, ink): (Color, Color, Color) =
      theme.isFlat ? (.black, .white, .white) : (Color(0x2B1D13), .clear, Color(0xF7ECDB))
    let plate = Surfaces(look).band(
      frame.size, ground, edge: edge, radius: frame.height / 2 / look.metrics.k)
    plate.draw(into: &list, frame)
    list.text(words, Self.style(look), ink, in: frame, .center, measuredBy: look.measurer)
  }
}
