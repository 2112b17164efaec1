import Controls
import EarthGame
import GlobeMap
import Stage

/// Two globes beside each other that together show the whole Earth, as the ground of a chart.
///
/// A unit of the chart is the radius of a globe. Its origin is between the globes.
nonisolated struct TwoGlobes: Sendable {
  /// The orientation of the left globe. The right one shows the other side.
  private let left: Attitude

  /// The distance of the middles from the origin.
  private static let apart = GlobeLayout.rim + 0.06

  /// Creates globes with a place in the middle of the left one.
  init(facing place: Place) { left = Attitude(facing: place) }

  /// The range of the horizontal axis.
  var width: ClosedRange<Double> { -(Self.apart + GlobeLayout.rim)...Self.apart + GlobeLayout.rim }

  /// The range of the vertical axis.
  var height: ClosedRange<Double> { -GlobeLayout.rim...GlobeLayout.rim }

  /// Returns the point of a place on the globe that shows it.
  func point(of place: Place) -> Point { point(of: place.direction).point }

  private func point(of direction: SIMD3<Double>) -> (point: Point, isLeft: Bool) {
    let seen = left.seen(direction)
    guard seen.z < 0 else { return (Point(seen.x - Self.apart, seen.y), true) }
    let other = left.antipode.seen(direction)
    return (Point(other.x + Self.apart, other.y), false)
  }

  /// Returns pieces of at most 2° of the shortest way between two places. One that leads from a globe to the other is
  /// left out.
  func pieces(from start: Place, to end: Place) -> [(start: Point, end: Point)] {
    guard let bearing = start.bearing(to: end) else { return [] }
    let distance = start.distance(to: end)
    let count = max(1, Int((distance / 220).rounded(.up)))
    let points = (0...count).map { step in
      let share = Double(step) / Double(count)
      return point(of: start.moved(by: distance * share, bearing: bearing).direction)
    }
    return zip(points, points.dropFirst()).compactMap { first, second in
      first.isLeft == second.isLeft ? (first.point, second.point) : nil
    }
  }

  /// Returns the pictures of both globes with their rims.
  @MainActor func ground(_ area: Rect, _ look: Look) -> [(picture: Picture, corner: Point)] {
    let unit = area.height / (2 * GlobeLayout.rim)
    let radius = max(8, unit.rounded())
    let sheet = GlobeSheet(radius: radius, palette: .globe(look.theme))
    let rim = RimDrawing(radius: radius, theme: look.theme).picture(look.pictures)
    return [(left, -Self.apart), (left.antipode, Self.apart)].flatMap { attitude, x in
      let middle = Point(area.midX + x * unit, area.midY).snapped
      let globe = GlobeProjection(
        attitude: attitude, center: sheet.center, radius: Float(radius))
      var face = GlobeFace()
      return [rim, face.picture(of: globe, .shared, on: sheet)].map { picture in
        (picture, middle - Point(picture.size.width / 2, picture.size.height / 2))
      }
    }
  }
}
