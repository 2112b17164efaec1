import Stage

/// Something that moves in a picture while it lives.
public nonisolated struct LivingPart: Sendable {
  /// What it looks like; drawings are as large as its body.
  package enum Look: Sendable {
    case drawn(Drawing)
    /// It has two sides, and shows the other one when it is turned round.
    case sided(Drawing, back: Drawing)
    /// One of several at a time, which fade into each other.
    case book(FlipBook<Drawing>)
    /// It is seen in water: rows of it stray to the sides, the farther down the more.
    case ripples(Drawing)
    /// All of the picture.
    case whole
  }

  /// Tells it apart, for tests.
  public let name: String
  package let look: Look
  /// What it covers at rest.
  public let body: Rect
  /// Its layers in the still picture, which are taken out of there; none for what only comes upon it, before which layer.
  package let layers: Range<Int>
  /// About what it turns and grows.
  package let pivot: Point
  /// What it is turned about where it is turned round: the angle of that line from upright, in radians.
  package let axis: Double
  /// How it moves.
  public let moves: Moves

  package init(
    _ name: String, _ look: Look, in body: Rect, at layers: Range<Int>, pivot: Point? = nil,
    axis: Double = 0, _ moves: Moves
  ) {
    (self.name, self.look, self.body, self.layers) = (name, look, body, layers)
    (self.pivot, self.axis, self.moves) = (pivot ?? body.center, axis, moves)
  }

  /// Something that is not in the still picture, below its layer of a number.
  package init(
    _ name: String, _ look: Look, in body: Rect, at layer: Int, pivot: Point? = nil,
    axis: Double = 0, _ moves: Moves
  ) {
    self.init(name, look, in: body, at: layer..<layer, pivot: pivot, axis: axis, moves)
  }
}

/// How a part of a picture moves: for each of its values the ones that it takes, one after another in equal times.
///
/// Between them it goes smoothly; the last one is always that of its rest. What has none stays at rest.
public nonisolated struct Moves: Sendable {
  /// How far it goes from its place.
  package var way: [Point] = []
  /// In radians, clockwise.
  package var turn: [Double] = []
  /// A factor.
  package var size: [Double] = []
  /// How clear it is.
  package var alpha: [Double] = []
  /// How far it is turned round, in radians; at π its other side is seen.
  package var flip: [Double] = []
  /// How often a book or its ripples are gone through; a whole number.
  package var rounds = 0.0
  /// From the beginning of the picture's life.
  package var after = Duration.zero
  /// Until it is at rest again.
  package var time = LivingPicture.time

  /// How it looks before and after.
  package var rest: Pose {
    var rest = Pose()
    rest.alpha = alpha.last ?? 1
    return rest
  }

  /// Where a part is on its ways, and how it is seen there.
  public struct Pose: Hashable, Sendable {
    /// How far it is from its place, in the pixels of the picture as it is drawn.
    public var way = Point.zero
    /// In radians, clockwise.
    public var turn = 0.0
    /// A factor.
    public var size = 1.0
    /// How clear it is.
    public var alpha = 1.0
    /// How far it is turned round, in radians, less than a whole turn.
    public var flip = 0.0
    /// How far it has come on its way through a book or its ripples, from 0 to less than 1.
    public var round = 0.0
  }
}
