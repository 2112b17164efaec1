import Controls
import GameKernel
import Stage

/// The tiles of a calendar: printed labels for days that were played, and impressions for others.
struct CalendarArt {
  let look: Look
  /// The paper of a label and its inks.
  private static let paper = Color(0xF0E2C2)
  private static let red = Color(0xA63325)
  private static let ink = Color(0x2B1B12)

  private var theme: Theme { look.theme }

  /// Returns the tile of a day.
  func tile(_ day: DayLook, side: Double) -> Picture {
    look.pictures.picture("calendar \(day)", Size(side, side)) { drawing in
      let rect = Rect(.zero, drawing.size)
      switch day {
      case .played: label(rect, into: &drawing)
      case .playedLater: cutLabel(rect, into: &drawing)
      case .perfect: perfectLabel(rect, into: &drawing)
      case .open: impression(rect, into: &drawing)
      case .forgiven:
        impression(rect, into: &drawing)
        spentMatch(rect, into: &drawing)
      }
    }
  }

  private func line(_ side: Double) -> Double { max(1, 0.045 * side) }

  private func label(_ rect: Rect, into drawing: inout Drawing) {
    let side = rect.width
    drawing.fill(.roundedRect(rect, radius: 0.07 * side), .solid(Self.paper), noise: 0.04)
    drawing.fill(
      .frame(rect.inset(by: 0.09 * side), radius: 0.02 * side, width: line(side)), Self.red)
  }

  private func cutLabel(_ rect: Rect, into drawing: inout Drawing) {
    let (side, cut) = (rect.width, 0.26 * rect.width)
    func corners(_ inset: Double) -> [Point] {
      let box = rect.inset(by: inset)
      return [
        box.origin, Point(box.maxX - cut + inset, box.y), Point(box.maxX, box.y + cut - inset),
        Point(box.maxX, box.maxY), Point(box.x, box.maxY),
      ]
    }
    drawing.fill(.polygon(corners(0)), .solid(Self.paper), noise: 0.04)
    let points = corners(0.1 * side)
    for (from, to) in zip(points, points.dropFirst() + [points[0]]) {
      dashes(from, to, side, Self.red, into: &drawing)
    }
  }

  private func perfectLabel(_ rect: Rect, into drawing: inout Drawing) {
    let side = rect.width
    drawing.fill(.roundedRect(rect, radius: 0.07 * side), .solid(Self.paper), noise: 0.04)
    drawing.fill(.rect(rect.inset(by: 0.06 * side)), .solid(Self.red), noise: 0.06)
  }

  private func impression(_ rect: Rect, into drawing: inout Drawing) {
    let side = rect.width
    drawing.fill(
      .roundedRect(rect, radius: 0.07 * side), theme.sunken.opacity(theme.isFlat ? 1 : 0.6))
    let box = rect.inset(by: 1)
    let corners = [
      box.origin, Point(box.maxX, box.y), Point(box.maxX, box.maxY), Point(box.x, box.maxY),
    ]
    for (from, to) in zip(corners, corners.dropFirst() + [corners[0]]) {
      dashes(from, to, side, theme.panelLine, into: &drawing)
    }
  }

  private func dashes(
    _ from: Point, _ to: Point, _ side: Double, _ color: Color, into drawing: inout Drawing
  ) {
    let (dash, length) = (0.07 * side, from.distance(to: to))
    let count = max(1, Int(length / (2 * dash)))
    let step = (to - from) * (1 / Double(count))
    for index in 0..<count {
      let start = from + step * (Double(index) + 0.25)
      drawing.stroke(.polyline([start, start + step * 0.5]), width: 0.6 * line(side), color)
    }
  }

  private func spentMatch(_ rect: Rect, into drawing: inout Drawing) {
    let (side, y) = (rect.width, rect.y + 0.82 * rect.height)
    drawing.stroke(
      .polyline([Point(0.14 * side, y), Point(0.72 * side, y)]), width: 0.1 * side,
      Color(0xE0BE78))
    let head = theme.isFlat ? Color.white : Color(0x8A7A6E)
    drawing.fill(.circle(Point(0.78 * side, y), radius: 0.1 * side), head)
  }

  /// Returns the colour of the number on a tile.
  func numberInk(_ day: DayLook) -> Color {
    switch day {
    case .played, .playedLater: Self.ink
    case .perfect: .white
    case .open, .forgiven: theme.mutedInk
    }
  }

  /// Draws the star of a perfect day above its number.
  func drawStar(into list: inout DisplayList, in tile: Rect) {
    let star = Icon.star.picture(
      size: (0.28 * tile.width).rounded(), color: Color(0xF0B548), in: look.pictures)
    list.picture(star, center: Point(tile.midX, (tile.y + 0.24 * tile.height).rounded()))
  }

  /// Returns a label of a calendar with the number of a day, for the menu.
  func dateLabel(_ size: Size) -> Picture {
    look.pictures.picture("date label", size) { drawing in
      label(Rect(.zero, drawing.size), into: &drawing)
    }
  }

  /// The colour of the number on the label of the menu.
  var dateInk: Color { Self.ink }

  /// Returns a flame.
  func flame(height: Double) -> Picture {
    look.pictures.picture("flame", Size((0.8 * height).rounded(), height)) { drawing in
      let unit = drawing.size.height / 30
      func point(_ x: Double, _ y: Double) -> Point { Point(x * unit, y * unit) }
      var outer = Path()
      outer.move(to: point(12, 1))
      outer.curve(to: point(22, 19), point(14, 8), point(22, 11))
      outer.curve(to: point(12, 29), point(22, 25), point(18, 29))
      outer.curve(to: point(2, 19), point(6, 29), point(2, 25))
      outer.curve(to: point(7, 9), point(2, 14), point(6, 12))
      outer.curve(to: point(9, 14), point(7, 11), point(8, 13))
      outer.curve(to: point(12, 1), point(12, 11), point(13, 6))
      outer.close()
      drawing.fill(outer, theme.isFlat ? theme.accentInk : Color(0xF08A3C))
      var inner = Path()
      inner.move(to: point(12.5, 14))
      inner.curve(to: point(17, 23), point(13, 18), point(17, 19))
      inner.curve(to: point(12, 28), point(17, 26), point(15, 28))
      inner.curve(to: point(7, 23), point(9, 28), point(7, 26))
      inner.curve(to: point(12.5, 14), point(7, 19), point(11, 19))
      inner.close()
      drawing.fill(inner, theme.isFlat ? .black : Color(0xFFE7A6))
    }
  }
}
