import EarthGame
import Glibc
import GlobeMap
import Motion
import Stage

/// A painter for the figures and lines on a globe, in the coordinates of the globe's area.
struct GlobePins {
  let art: GlobeArt
  let attitude: Attitude
  let zoom: Double
  let look: Look

  /// Returns the point of a place, or `nil` if it is on the far side or outside the disc.
  func point(of place: Place) -> Point? {
    art.point(of: attitude.seen(place.direction), zoom: zoom)
  }

  private func draw(
    _ picture: Picture, at point: Point, alpha: Double = 1, into list: inout DisplayList
  ) {
    let half = Point(picture.size.width / 2, picture.size.height / 2)
    list.picture(picture, at: point.snapped - half, alpha: alpha)
  }

  func drawMark(at place: Place, alpha: Double, into list: inout DisplayList) {
    if let point = point(of: place) {
      draw(art.figures.mark, at: point, alpha: alpha, into: &list)
    }
  }

  func drawSpot(at place: Place, into list: inout DisplayList) {
    if let point = point(of: place) { draw(art.figures.spot, at: point, into: &list) }
  }

  /// Draws the dot of a city at a point of the globe's area.
  func drawCity(at point: Point, into list: inout DisplayList) {
    draw(art.figures.city, at: point, into: &list)
  }

  /// - Parameter wave: the swing of the cloth, from 0 to 1.
  func draw(_ flag: GlobeFlag, wave: Double, into list: inout DisplayList) {
    if let point = point(of: flag.place) {
      draw(art.figures.flag(of: flag.seat, wave: wave), at: point, into: &list)
    }
  }

  /// Draws the flag of an arc that is beyond the rim, pale, where the arc leaves the disc.
  func drawBeyond(_ flag: GlobeFlag, _ arcs: [GreatCircleArc], into list: inout DisplayList) {
    guard point(of: flag.place) == nil, let arc = arcs.first(where: { $0.start == flag.place }),
      let rim = dots(of: arc).first
    else { return }
    draw(art.figures.flag(of: flag.seat), at: rim, alpha: 0.65, into: &list)
  }

  /// The distance of the child's feet from its place, in length units of the design.
  private static let lift = 4.0

  func drawChild(
    at place: Place, alpha: Double, holeAlpha: Double, _ shaking: Shaking?,
    into list: inout DisplayList
  ) {
    guard let point = point(of: place) else { return }
    let sway = (shaking?.sway ?? 0) * art.unit
    // The child stands behind the hole, which marks the exact place.
    let feet = point + Point(sway, -Self.lift * art.unit)
    draw(art.figures.child, at: feet, alpha: alpha, into: &list)
    draw(art.figures.hole, at: point, alpha: holeAlpha, into: &list)
    guard let shaking else { return }
    let picture = shaking.isLand ? art.figures.grain : art.figures.drop
    for (offset, alpha) in shaking.drops {
      draw(picture, at: point + offset * art.unit, alpha: alpha, into: &list)
    }
  }

  /// Returns the area that a child or a flag at a point covers.
  func figure(at point: Point) -> Rect {
    let unit = art.unit
    return Rect(point.x - 14 * unit, point.y - 40 * unit, 40 * unit, 46 * unit)
  }

  // MARK: Arcs

  /// The distance between the dots of an arc, in length units of the design.
  private static let pitch = 8.0

  func draw(_ arc: GreatCircleArc, into list: inout DisplayList) {
    for point in dots(of: arc) { draw(art.figures.dot, at: point, into: &list) }
  }

  /// Returns the visible dots of an arc, from its start to its end.
  func dots(of arc: GreatCircleArc) -> [Point] {
    let (start, end) = (arc.start.direction, arc.end.direction)
    let turn = Attitude.turn(from: start, to: end)
    let side = turn.axis.cross(start)
    let step = max(5, Self.pitch * art.unit) / (art.radius * zoom)
    let count = max(1, Int((turn.angle / step).rounded()))
    return (1..<max(2, count)).compactMap { index in
      let angle = turn.angle * Double(index) / Double(count)
      let direction = start * cos(angle) + side * sin(angle)
      return art.point(of: attitude.seen(direction), zoom: zoom)
    }
  }
}

/// The water or sand that flies off the child after it has come out.
struct Shaking: Hashable, Sendable {
  /// The progress of the animation, from 0 to 1.
  let share: Double
  /// Whether sand flies instead of water.
  let isLand: Bool

  /// The sway of the child to the right, in length units of the design.
  var sway: Double { 3 * sin(share * 10 * .pi) * (1 - share) }

  /// The position of each drop relative to the child's feet, in length units of the design, and its alpha.
  var drops: [(way: Point, alpha: Double)] {
    (0..<14).compactMap { index in
      let start = Double(index) / 14 * 0.45
      let time = (share - start) / 0.5
      guard (0..<1).contains(time) else { return nil }
      let side = index % 2 == 0 ? 1.0 : -1
      let speed = 20 + Double(index * 7 % 5) * 6
      return (
        Point(side * (6 + speed * time), -24 - 26 * time + 60 * time * time), 1 - time * time
      )
    }
  }
}
