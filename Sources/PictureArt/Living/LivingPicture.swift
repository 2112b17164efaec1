import Motion
import Stage

/// How a picture lives for some seconds once it has been put together: what of it moves, and where.
///
/// All places are those of the picture as it is drawn, 1000 × 1000. It begins as the still picture and ends as it.
public nonisolated struct LivingPicture: Sendable {
  /// Parts of the picture in which something moves; of one that lies over another, the later one is seen.
  public let regions: [LivingRegion]

  /// How long pictures live.
  public static let time = Duration.seconds(7)

  package init(_ regions: [LivingRegion]) { self.regions = regions }

  /// A picture of the player's own: the eye comes nearer, looks about, and goes back.
  public static let seenNearer = LivingPicture([
    LivingRegion(
      room: Rect(0, 0, 1000, 1000), ground: .none,
      parts: [
        LivingPart(
          "view", .whole, in: Rect(0, 0, 1000, 1000), at: 0,
          Moves(
            way: [(-10, -14), (-32, -26), (-8, -34), (30, -16), (14, 2), (0, 0)].map {
              Point($0, $1)
            },
            size: [1.06, 1.1, 1.11, 1.1, 1.05, 1]))
      ])
  ])
}

/// A part of a picture in which something moves.
public nonisolated struct LivingRegion: Sendable {
  /// What lies below the parts that move.
  package enum Ground: Sendable {
    /// The picture without them; also what lies over them is drawn again.
    case still
    /// Something of its own, as large as the room.
    case drawn(Drawing)
    /// The picture with all that is in it, since they only come upon it.
    case none
  }

  /// Nothing of its parts is shown outside.
  public let room: Rect
  package let ground: Ground
  /// From back to front.
  public let parts: [LivingPart]

  package init(room: Rect, ground: Ground = .still, parts: [LivingPart]) {
    (self.room, self.ground, self.parts) = (room, ground, parts)
  }

  /// A region that is as large as its parts, and as far as they reach beyond where they rest.
  package init(reaching reach: Double, _ parts: [LivingPart]) {
    let bodies = parts.dropFirst().reduce(parts[0].body) { $0.union($1.body) }
    self.init(room: bodies.inset(by: -reach), parts: parts)
  }
}
