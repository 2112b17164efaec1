import GameKernel

/// What a new game at a table starts with.
public struct TableSetup: Hashable, Sendable {
  /// The number of matches, one of ``Matchsticks/offeredPiles``.
  public let pile: Int

  /// The most matches in a turn, one of ``Matchsticks/takeLimits``.
  public let takeLimit: Int

  /// Who plays.
  public var seating: Seating

  /// Who takes first.
  public var begins: BeginRule

  /// A setup; at first 18 matches, up to 3 in a turn, a person against the clever player.
  public init(
    pile: Int = 18, takeLimit: Int = 3, seating: Seating = Seating(), begins: BeginRule = .first
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
