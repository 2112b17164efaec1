/// What a track shows; it decides what reduced motion makes of its animations.
public enum Property: Hashable, Sendable {
  case alpha, position, scale, rotation, colour

  /// True where a change is a fade and not a movement: alpha and colour.
  var fades: Bool {
    switch self {
    case .alpha, .colour: true
    case .position, .scale, .rotation: false
    }
  }
}
