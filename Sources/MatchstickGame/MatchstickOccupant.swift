import GameKernel

/// The occupant of a seat: a person or one of the computer players.
///
/// A new computer player needs a struct, a case here with its row in ``player``, and a name. The machine has none: its
/// takes follow from what it has learned.
public enum MatchstickOccupant: SeatOccupant {
  /// A person, on any device.
  case person
  /// The computer player ``SimplePlayer``, which always takes one match.
  case simple
  /// The computer player ``WildPlayer``, which takes any legal number.
  case wild
  /// The computer player ``CleverPlayer``, which never loses a won position.
  case clever
  /// The computer player ``HumanLikePlayer``, which is clever in `strength` percent of its turns.
  case humanLike(strength: Int)
  /// A ``MatchboxMachine``, which plays one pile whose last match loses.
  case machine

  /// The occupants to choose from: a person, then the computers by strength. The human-like player has its usual
  /// strength.
  public static let choices: [MatchstickOccupant] = [
    .person, .simple, .wild, .humanLike(strength: usualStrength), .clever, .machine,
  ]

  /// The computers of the ladder, from the weakest to the strongest.
  public static let ladder: [MatchstickOccupant] =
    [.simple, .wild] + Ladder.strengths.map { .humanLike(strength: $0) } + [.clever]

  /// The strength in percent, or `nil` for a player without one.
  public var strength: Int? { if case .humanLike(let strength) = self { strength } else { nil } }

  /// The default strength of a human-like player in descriptions, in percent.
  public static let usualStrength = 70

  /// The computer player in this seat, or `nil` for a person and for the machine.
  public var player: (any MatchstickPlayer)? {
    switch self {
    case .person, .machine: nil
    case .simple: SimplePlayer()
    case .wild: WildPlayer()
    case .clever: CleverPlayer()
    case .humanLike(let strength): HumanLikePlayer(strength: strength)
    }
  }

  /// The next stronger computer, or `nil` for a person, the machine, the clever player and a human-like player
  /// of strength 100.
  var stronger: MatchstickOccupant? {
    switch self {
    case .person, .machine, .clever, .humanLike(strength: 100): nil
    case .simple, .wild: .humanLike(strength: Ladder.first)
    case .humanLike(let strength):
      Ladder.next(after: strength).map { .humanLike(strength: $0) } ?? .clever
    }
  }

  /// Whether the occupant is a person.
  public var isPerson: Bool { self == .person }
}

extension MatchstickOccupant: TextCoded {
  /// The occupant as text for files and traces, such as `clever` or `human-like:70`.
  public var description: String {
    switch self {
    case .person: "person"
    case .simple: "simple"
    case .wild: "wild"
    case .clever: "clever"
    case .machine: "machine"
    case .humanLike(let strength): "human-like:\(strength)"
    }
  }

  /// The word for a machine that is unbeatable, in ``GameSheet/skill`` and after `machine:` in the log.
  public static let unbeatable = "unbeatable"

  /// Creates an occupant from its description. `human-like` alone has ``usualStrength``; `machine:unbeatable` is the
  /// machine.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    switch (parts.first, parts.count) {
    case ("person", 1): self = .person
    case ("simple", 1): self = .simple
    case ("wild", 1): self = .wild
    case ("clever", 1): self = .clever
    case ("machine", 1): self = .machine
    case ("machine", 2) where parts[1] == Self.unbeatable: self = .machine
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
