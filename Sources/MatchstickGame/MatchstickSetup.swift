import GameKernel

/// The setup of a new game at a table.
public struct MatchstickSetup: Hashable, Sendable {
  /// The matches at the start, and the outcome for the seat that takes the last one.
  ///
  /// A pile is within ``Matchsticks/offeredPiles``.
  public let layout: Matchsticks.Layout

  /// The players in the two seats.
  public var seating: MatchstickSeats

  /// The rule for the first take.
  public var begins: BeginRule

  /// Creates a setup of any form.
  ///
  /// The machine plays one pile whose last match loses, and on one seat. Elsewhere the usual computer plays.
  public init(_ layout: Matchsticks.Layout, seating: MatchstickSeats, begins: BeginRule = .first) {
    precondition(Self.isOffered(layout.matches), "No such game is offered")
    let hasMachine = layout.pile != nil && layout.last == .loses
    (self.layout, self.begins) = (layout, begins)
    self.seating = hasMachine ? seating.withOneMachine : seating.withoutMachine
  }

  /// Creates a setup of one pile whose last match loses, by default 18 matches, at most 3 in a turn, and a person
  /// against the clever player.
  public init(
    pile: Int = 18, takeLimit: Int = 3, seating: MatchstickSeats = MatchstickSeats(),
    begins: BeginRule = .first
  ) {
    self.init(
      Matchsticks.Layout(.pile(pile, takeLimit: takeLimit)), seating: seating, begins: begins)
  }

  /// Whether the program offers games with these matches.
  public static func isOffered(_ matches: Matchsticks.Matches) -> Bool {
    if case .pile(let count, _) = matches { Matchsticks.offeredPiles.contains(count) } else { true }
  }

  /// Returns the options of a new game.
  ///
  /// - Parameter previous: the seat that began the previous game, if there was one.
  public func options(after previous: Seat?) -> Matchsticks.Options {
    Matchsticks.Options(layout, first: begins.beginner(after: previous))
  }
}

extension MatchstickSetup: Codable {
  private enum CodingKeys: String, CodingKey {
    case pile, seating, begins
  }

  /// Decodes a setup from an untrusted source.
  ///
  /// - Throws: `DecodingError` if the program does not offer the setup.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let layout = try Matchsticks.Layout(from: decoder)
    try values.check(.pile, Self.isOffered(layout.matches), "\(layout.matches)")
    self.init(
      layout, seating: try values.decode(MatchstickSeats.self, forKey: .seating),
      begins: try values.decode(BeginRule.self, forKey: .begins))
  }

  /// Encodes the layout, the seats and the rule as one object.
  public func encode(to encoder: any Encoder) throws {
    try layout.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(seating, forKey: .seating)
    try values.encode(begins, forKey: .begins)
  }
}

/// The occupants of the two seats.
public struct MatchstickSeats: Hashable, Codable, Sendable {
  /// The occupant of the first seat.
  public var first: MatchstickOccupant

  /// The occupant of the second seat.
  public var second: MatchstickOccupant

  /// The default of new settings: a person against a beatable computer.
  public static let standard = MatchstickSeats(second: .humanLike(strength: Ladder.first))

  /// Creates a seating, by default a person against the clever player.
  public init(first: MatchstickOccupant = .person, second: MatchstickOccupant = .clever) {
    self.first = first
    self.second = second
  }

  /// The occupant of a seat.
  public subscript(seat: Seat) -> MatchstickOccupant {
    get { seat == .first ? first : second }
    set {
      if seat == .first { first = newValue } else { second = newValue }
    }
  }

  /// The seat of the machine, or `nil` without it.
  public var machine: Seat? {
    second == .machine ? .second : first == .machine ? .first : nil
  }

  fileprivate var withOneMachine: Self {
    first == .machine && second == .machine
      ? Self(first: Self.standard.second, second: .machine) : self
  }

  /// The seats with the usual computer instead of the machine.
  fileprivate var withoutMachine: Self {
    var seats = self
    for seat in [Seat.first, .second] where seats[seat] == .machine {
      seats[seat] = Self.standard.second
    }
    return seats
  }

  /// The seat of a person's computer opponent, or `nil` for two persons or two computers.
  var computer: Seat? {
    first.isPerson == second.isPerson ? nil : first.isPerson ? .second : .first
  }

  /// Whether both occupants are computers.
  public var isDemonstration: Bool { !first.isPerson && !second.isPerson }
}

/// The rule for which seat takes first in a new game.
public enum BeginRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// The first seat always begins.
  case first
  /// The second seat always begins.
  case second
  /// The seats alternate, starting with the first one.
  case inTurns

  /// Returns the seat that begins a new game.
  ///
  /// - Parameter previous: the seat that began the previous game, if there was one.
  public func beginner(after previous: Seat?) -> Seat {
    switch self {
    case .first: .first
    case .second: .second
    case .inTurns: previous?.opponent ?? .first
    }
  }
}
