/// A setup that says who plays, from which the options of its games follow.
public protocol SeatedSetup: Hashable, Codable, Sendable {
  /// Who can sit in a seat.
  associatedtype Occupant: SeatOccupant
  /// What a game starts from.
  associatedtype Options: Equatable

  /// Who plays, in the order of play.
  var seats: [TableSeat<Occupant>] { get }

  /// The options of a game.
  var options: Options { get }

  /// The same for those who are called so.
  func with(_ seats: [TableSeat<Occupant>]) -> Self
}

extension TableRules where Setup: SeatedSetup, Setup.Options == Options {
  /// The options of the setup.
  public static func options(_ setup: Setup, after previous: Options) -> Options { setup.options }

  /// Whether the options are those of the setup.
  public static func fits(_ setup: Setup, _ options: Options) -> Bool { setup.options == options }
}

extension GameTable where Rules.Setup: SeatedSetup, Rules.Setup.Options == Rules.Options {
  /// A table with a new game on it.
  ///
  /// - Parameters:
  ///   - seed: the seed of the first game; those of later games follow from it.
  ///   - isByChance: whether chance alone deals the first game by this seed.
  public convenience init(_ setup: Rules.Setup, seed: UInt64, isByChance: Bool = false) {
    self.init(setup.options, setup, seed: seed, isByChance: isByChance)
  }

  /// Who plays, in the order of play.
  public var seats: [TableSeat<Rules.Setup.Occupant>] { setup.seats }

  /// Takes over how others of the same kinds in the same order are called, for the game being played.
  ///
  /// Does nothing where not the same play.
  public func takeNames(of seats: [TableSeat<Rules.Setup.Occupant>]) {
    guard seats.map(\.occupant) == self.seats.map(\.occupant) else { return }
    amend(setup.with(seats))
  }
}
