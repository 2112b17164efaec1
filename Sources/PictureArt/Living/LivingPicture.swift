import Motion
import Stage

/// The animation of a solved picture: its moving regions and parts.
///
/// Coordinates are those of the 1000 × 1000 drawing. The animation begins and ends with the still picture.
public nonisolated struct LivingPicture: Sendable {
  /// The moving regions. Where regions overlap, the later one is visible.
  public let regions: [LivingRegion]

  /// The duration of the animation.
  public static let time = Duration.seconds(7)

  package init(_ regions: [LivingRegion]) { self.regions = regions }

  /// The animation of the player's own picture: the view zooms in, pans and returns.
  public static let seenNearer = LivingPicture([
    LivingRegion(
      room: Rect(0, 0, 1000, 1000), ground: .none,
      parts: [
        LivingPart(
          "view", .whole, in: Rect(0, 0, 1000, 1000), at: 0,
          Moves(
            offsets: [(-10, -14), (-32, -26), (-8, -34), (30, -16), (14, 2), (0, 0)].map {
              Point($0, $1)
            },
            size: [1.06, 1.1, 1.11, 1.1, 1.05, 1]))
      ])
  ])
}

/// A region of a picture in which parts move.
public nonisolated struct LivingRegion: Sendable {
  /// The background of the moving parts.
  package enum Ground: Sendable {
    /// The picture without the parts. Layers above the parts are drawn over them.
    case still
    /// A separate drawing of the region's size.
    case drawn(Drawing)
    /// The complete picture, for parts that are only added to it.
    case none
  }

  /// The area of the region, which clips its parts.
  public let room: Rect
  package let ground: Ground
  /// The parts from back to front.
  public let parts: [LivingPart]

  package init(room: Rect, ground: Ground = .still, parts: [LivingPart]) {
    (self.room, self.ground, self.parts) = (room, ground, parts)
  }

  /// Creates a region that contains its parts at rest and a margin for their movement.
  package init(reaching reach: Double, _ parts: [LivingPart]) {
    let bodies = parts.dropFirst().reduce(parts[0].body) { $0.union($1.body) }
    self.init(room: bodies.inset(by: -reach), parts: parts)
  }
}
