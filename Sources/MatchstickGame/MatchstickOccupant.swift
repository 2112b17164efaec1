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

  /// The strength of a human-like player in texts that name none, in per cent.
  public static let usualStrength = 70

  /// The computer player in this seat, or `nil` for a person.
  public var player: (any MatchstickPlayer)? {
    switch self {
    case .person: nil
    case .simple: SimplePlayer()
    case .wild: WildPlayer()
    case .clever: CleverPlayer()
    case .humanLike(let strength): HumanLikePlayer(strength: strength)
    }
  }

  /// The next stronger computer; nil for a person, and where none is stronger.
  var stronger: MatchstickOccupant? {
    switch self {
    case .person, .clever, .humanLike(strength: 100): nil
    case .simple, .wild: .humanLike(strength: Ladder.first)
    case .humanLike(let strength):
      Ladder.next(after: strength).map { .humanLike(strength: $0) } ?? .clever
    }
  }

  /// Whether a person sits here.
  public var isPerson: Bool { self == .person }
}

extension MatchstickOccupant: TextCoded {
  /// The occupant's name in files and traces, such as `clever` or `human-like:70`.
  public var description: String {
    switch self {
    case .person: "person"
    case .simple: "simple"
    case .wild: "wild"
    case .clever: "clever"
    case .humanLike(let strength): "human-like:\(strength)"
    }
  }

  /// The occupant of that name; `human-like` alone has the usual strength.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("person", 1): self = .person
    case ("simple", 1): self = .simple
    case ("wild", 1): self = .wild
    case ("clever", 1): self = .clever
    case ("human-like", 1): self = .humanLike(strength: Self.usualStrength)
    case ("human-like", 2):
      guard let strength = Int(parts[1]), HumanLikePlayer.strengths.contains(strength) else {
        return nil
      }
      self = .humanLike(strength: strength)
    default: return nil
    }
  }
}
