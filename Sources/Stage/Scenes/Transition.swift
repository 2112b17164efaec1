import Motion

/// How one scene takes the place of another.
///
/// All take 280 ms. With reduced motion all but `none` become a short cross-fade.
public enum Transition: Hashable, Sendable {
  case none
  /// Both slide this way: with `.left` the new scene comes in from the right.
  case push(Direction)
  /// The old scene fades out, then the new one in: the two are never seen through each other.
  case crossFade
  /// The scene turns about its upright middle axis, and the new one is its back.
  case flip
  /// As `flip`, about either axis and seen in perspective, as a card is turned over.
  case turn(Turn.Axis)

  /// What turns or fades changes in the middle of the time, so it must not rush through its first half.
  var curve: Curve {
    switch self {
    case .none, .push: .easeOut
    case .crossFade, .flip, .turn: .sineInOut
    }
  }
}
