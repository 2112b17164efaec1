/// What a track shows; it decides what reduced motion makes of its animations.
public enum Property: Hashable, Sendable {
  /// How opaque something is; a fade.
  case alpha
  /// Where it is; a movement.
  case position
  /// How large it is; a movement.
  case scale
  /// How far it is turned; a movement.
  case rotation
  /// What colour it has; a fade.
  case colour

  /// True where a change is a fade and not a movement: alpha and colour.
  var fades: Bool {
    switch self {
    case .alpha, .colour: true
    case .position, .scale, .rotation: false
    }
  }
}
