import Stage

/// A moving part of an animated picture.
public nonisolated struct LivingPart: Sendable {
  /// The appearance of a part. Drawings have the size of its body.
  package enum Appearance: Sendable {
    case drawn(Drawing)
    /// A drawing with another one on its back, which a flip shows.
    case sided(Drawing, back: Drawing)
    /// A flip book, whose pages cross-fade.
    case book(FlipBook<Drawing>)
    /// A reflection in water, whose rows are displaced horizontally, more towards the bottom.
    case ripples(Drawing)
    /// The whole picture.
    case whole
  }

  /// The name of the part, also in the names of its pictures.
  public let name: String
  package let appearance: Appearance
  /// The rectangle that the part covers in its resting pose, in the picture's units.
  public let body: Rect
  /// The part's layers in the still picture, which are extracted from it. An empty range marks a position for a
  /// part that is not in the still picture.
  package let layers: Range<Int>
  /// The centre of rotation and scaling.
  package let pivot: Point
  /// The axis of a flip, as an angle clockwise from the vertical, in radians.
  package let axis: Double
  /// The movements of the part.
  public let moves: Moves

  package init(
    _ name: String, _ appearance: Appearance, in body: Rect, at layers: Range<Int>,
    pivot: Point? = nil,
    axis: Double = 0, _ moves: Moves
  ) {
    (self.name, self.appearance, self.body, self.layers) = (name, appearance, body, layers)
    (self.pivot, self.axis, self.moves) = (pivot ?? body.center, axis, moves)
  }

  /// Creates a part that is not in the still picture, below a layer.
  package init(
    _ name: String, _ appearance: Appearance, in body: Rect, at layer: Int, pivot: Point? = nil,
    axis: Double = 0, _ moves: Moves
  ) {
    self.init(name, appearance, in: body, at: layer..<layer, pivot: pivot, axis: axis, moves)
  }
}

/// The movements of a part: for each property a list of values, reached at equal intervals.
///
/// Values are interpolated smoothly. The last value is always the resting one. A property without values does not
/// change.
public nonisolated struct Moves: Sendable {
  /// The offsets from the resting position, in the picture's units.
  package var offsets: [Point] = []
  /// The rotations in radians, clockwise.
  package var turn: [Double] = []
  /// The scale factors.
  package var size: [Double] = []
  /// The alpha values.
  package var alpha: [Double] = []
  /// The flip angles in radians. At π the back is visible.
  package var flip: [Double] = []
  /// The number of cycles of a flip book or of ripples, a whole number.
  package var rounds = 0.0
  /// The delay from the start of the picture's animation.
  package var after = Duration.zero
  /// The duration of the movements, after the delay.
  package var time = LivingPicture.time

  /// The pose before and after the animation.
  package var restingPose: Pose {
    var rest = Pose()
    rest.alpha = alpha.last ?? 1
    return rest
  }

  /// The momentary state of a part.
  public struct Pose: Hashable, Sendable {
    /// The offset from the resting position, in the picture's units.
    public var offset = Point.zero
    /// The rotation in radians, clockwise.
    public var turn = 0.0
    /// The scale factor.
    public var size = 1.0
    /// The alpha value.
    public var alpha = 1.0
    /// The flip angle in radians, less than a full turn.
    public var flip = 0.0
    /// The phase of a flip book or of ripples, from 0 to less than 1.
    public var round = 0.0
  }
}
