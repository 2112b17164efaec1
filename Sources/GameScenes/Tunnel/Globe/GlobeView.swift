import GameKernel
import Glibc
import Stage
import TunnelGame

/// One globe seen from far above, with what stands on it.
final class GlobeView {
  /// How near it can be looked at.
  static let zooms = 1.0...4.0

  /// What its middle shows.
  var centre: Place = .lisbon
  /// How many times as large as when all of it is seen, one of ``zooms``.
  var zoom = 1.0 { didSet { zoom = zoom.clamped(to: Self.zooms) } }
  /// Where the child stands; nil where it is not here.
  var child: Place?
  /// The flags that stand here.
  var flags: [(place: Place, seat: Seat)] = []
  /// A great circle with its length in words.
  var way: (from: Place, to: Place, label: String?)?
  /// A mark for the far end.
  var targetMark: Place?
  /// The disc without its rim.
  private(set) var frame = Rect.zero
  private let context: StageContext

  init(context: StageContext) { self.context = context }

  /// Takes its place.
  func layOut(in frame: Rect) { self.frame = frame }

  /// Turns to a place.
  func turn(to place: Place, animated: Bool) { centre = place }

  private var radius: Double { frame.width / 2 * zoom }

  /// Which place is seen at a point; nil off the disc.
  func place(at point: Point) -> Place? {
    let away = point - frame.center
    guard away.distance(to: .zero) <= frame.width / 2 else { return nil }
    let share = min(1, away.distance(to: .zero) / radius)
    return centre.moved(by: asin(share) * Place.radius, bearing: atan2(away.x, -away.y))
  }

  /// Where a place is seen; nil on the far side and beyond the rim.
  func point(of place: Place) -> Point? {
    let compass = Compass(at: centre)
    let direction = place.direction
    func part(_ other: SIMD3<Double>) -> Double { (direction * other).sum() }
    guard part(centre.direction) >= 0 else { return nil }
    let away = Point(part(compass.east), -part(compass.north)) * radius
    return away.distance(to: .zero) <= frame.width / 2 ? frame.center + away : nil
  }

  func draw(into list: inout DisplayList) {
    let disc = context.shelf.picture("globe", frame.size) { drawing in
      drawing.fill(.ellipse(in: Rect(.zero, drawing.size)), Color(0x6F9C9C))
    }
    list.picture(disc, at: frame.origin)
    for place in [child, targetMark].compactMap(\.self) + flags.map(\.place) {
      guard let point = point(of: place) else { continue }
      list.fill(Rect(center: point, Size(8, 8)).rounded, Color(0xB4493A))
    }
    if let way, let label = way.label, let point = point(of: way.to) {
      list.text(
        label, context.metrics.small(), .white, in: Rect(center: point, Size(120, 24)), .center,
        context: context)
    }
  }
}
