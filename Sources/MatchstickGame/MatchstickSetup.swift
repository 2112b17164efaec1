import GameKernel

/// What a new game at a table starts with.
public struct MatchstickSetup: Hashable, Sendable {
  /// The number of matches, one of ``Matchsticks/offeredPiles``.
  public let pile: Int

  /// The most matches in a turn, one of ``Matchsticks/takeLimits``.
  public let takeLimit: Int

  /// Who plays.
  public var seating: MatchstickSeats

  /// Who takes first.
  public var begins: BeginRule

  /// A setup; at first 18 matches, up to 3 in a turn, a person against the clever player.
  public init(
    pile: Int = 18, takeLimit: Int = 3, seating: MatchstickSeats = MatchstickSeats(),
    begins: BeginRule = .first
  ) {
    precondition(Matchsticks.offeredPiles.contains(pile), "No such pile is offered")
    precondition(Matchsticks.takeLimits.contains(takeLimit), "No such take limit is offered")
    self.pile = pile
    self.takeLimit = takeLimit
    self.seating = seating
    self.begins = begins
  }

  /// The options of a new game.
  ///
  /// - Parameter previous: the seat that began the game before, if there was one.
  public func options(after previous: Seat?) -> Matchsticks.Options {
    Matchsticks.Options(pile: pile, takeLimit: takeLimit, first: begins.beginner(after: previous))
  }
}

extension MatchstickSetup: Codable {
  private enum CodingKeys: String, CodingKey {
    case pile, takeLimit, seating, begins
  }

  /// Reads a setup that may come from anywhere.
  ///
  /// - Throws: `DecodingError` if the program does not offer it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pile: try values.decode(.pile, in: Matchsticks.offeredPiles),
      takeLimit: try values.decode(.takeLimit, in: Matchsticks.takeLimits),
      seating: try values.decode(MatchstickSeats.self, forKey: .seating),
      begins: try values.decode(BeginRule.self, forKey: .begins))
  }
}

/// Who sits in the two seats.
public struct MatchstickSeats: Hashable, Codable, Sendable {
  /// Who sits in the first seat.
  public var first: MatchstickOccupant

  /// Who sits in the second seat.
  public var second: MatchstickOccupant

  /// Who sits there where nobody has played or set anything yet: a person against a computer that can be beaten.
  public static let atFirst = MatchstickSeats(second: .humanLike(strength: Ladder.first))

  /// A seating; where nothing else is said a person against the clever player.
  public init(first: MatchstickOccupant = .person, second: MatchstickOccupant = .clever) {
    self.first = first
    self.second = second
  }

  /// Who sits in one of the two seats.
  public subscript(seat: Seat) -> MatchstickOccupant {
    get { seat == .first ? first : second }
    set {
      if seat == .first { first = newValue } else { second = newValue }
    }
  }

  /// The seat of the computer that a person plays against; nil for two persons or two computers.
  var computer: Seat? {
    first.isPerson == second.isPerson ? nil : first.isPerson ? .second : .first
  }

  /// Whether two computers play by themselves.
  public var isDemonstration: Bool { !first.isPerson && !second.isPerson }
}

/// Who takes first in a new game.
public enum BeginRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// Always the first seat.
  case first
  /// Always the second seat.
  case second
  /// The seats change about, and the first seat begins.
  case inTurns

  /// The seat that begins a new game.
  ///
  /// - Parameter previous: the seat that began the game before, if there was one.
  public func beginner(after previous: Seat?) -> Seat {
    switch self {
    case .first: .first
    case .second: .second
    case .inTurns: previous?.opponent ?? .first
    }
  }
}
