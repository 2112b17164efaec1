import GameKernel

/// Who sits in a seat: a person or one of the computer players.
///
/// A new computer player is one struct, one case here with its row in ``player``, and its name.
public enum MatchstickOccupant: Hashable, Sendable {
  /// A person, on whatever device.
  case person
  /// The computer player that always takes one: ``SimplePlayer``.
  case simple
  /// The computer player that takes any legal number: ``WildPlayer``.
  case wild
  /// The computer player that cannot be beaten from a won position: ``CleverPlayer``.
  case clever
  /// The computer player that is clever in `strength` per cent of its turns: ``HumanLikePlayer``.
  case humanLike(strength: Int)

  /// The occupants to choose from, in the order of a menu, the last one at its usual strength.
  public static let choices: [MatchstickOccupant] = [
    .person, .simple, .wild, .clever, .humanLike(strength: usualStrength),
  ]

  /// The strength of a human-like player until another is set, in per cent.
  public static let usualStrength = 70

  /// The computer player in this seat, or `nil` for a person.
  public var player: (any Player<Matchsticks>)? {
    switch self {
    case .person: nil
    case .simple: SimplePlayer()
    case .wild: WildPlayer()
    case .clever: CleverPlayer()
    case .humanLike(let strength): HumanLikePlayer(strength: strength)
    }
  }

  /// Whether a person sits here.
  public var isPerson: Bool { self == .person }
}
