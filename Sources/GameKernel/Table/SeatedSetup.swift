/// A setup with seats, from which the options of its games follow.
public protocol SeatedSetup: Hashable, Codable, Sendable {
  /// The possible occupants of a seat.
  associatedtype Occupant: SeatOccupant
  /// The options of a game.
  associatedtype Options: Equatable

  /// The seats in the order of play.
  var seats: [TableSeat<Occupant>] { get }

  /// The options of a game.
  var options: Options { get }

  /// Returns the same setup with other seats.
  func with(_ seats: [TableSeat<Occupant>]) -> Self
}

extension TableRules where Setup: SeatedSetup, Setup.Options == Options {
  /// Returns the options of the setup.
  public static func options(_ setup: Setup, after previous: Options) -> Options { setup.options }

  /// Whether the options are those of the setup.
  public static func matches(_ setup: Setup, _ options: Options) -> Bool {
    setup.options == options
  }
}

extension GameTable where Rules.Setup: SeatedSetup, Rules.Setup.Options == Rules.Options {
  /// Makes a table with a new game.
  ///
  /// - Parameters:
  ///   - seed: the seed of the first game. The seeds of later games follow from it.
  ///   - isByChance: whether the seed of the first game was drawn at random, so that no player can know the deal.
  public convenience init(_ setup: Rules.Setup, seed: UInt64, isByChance: Bool = false) {
    self.init(setup.options, setup, seed: seed, isByChance: isByChance)
  }

  /// The seats in the order of play.
  public var seats: [TableSeat<Rules.Setup.Occupant>] { setup.seats }

  /// Adopts the names and colours of other seats for the current game.
  ///
  /// Does nothing unless the occupants are the same, in the same order.
  public func takeNames(of seats: [TableSeat<Rules.Setup.Occupant>]) {
    guard seats.map(\.occupant) == self.seats.map(\.occupant) else { return }
    amend(setup.with(seats))
  }
}
