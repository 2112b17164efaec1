import GameKernel

/// A game of Matchsticks to hand on as one word: whoever opens it plays the same pile by the same rules, with
/// computers that draw the same.
///
/// Its text has seven parts, as in `matchsticks:1:18:3:first=1:seed=77:players=person,clever`: the game's name, the
/// version, the pile, the limit, which seat begins, the seed, and who sits there.
public struct MatchstickLink: Hashable, Sendable {
  /// The version that this program writes. It goes up when the same text would give another game.
  public static let currentVersion = 1

  /// What the game starts with; the seat that begins is one of the two.
  public let setup: MatchstickSetup
  /// The seed of the game.
  public let seed: UInt64

  /// The game that follows from these.
  ///
  /// - Parameter first: the seat that begins, whatever the setup says of it.
  public init(_ setup: MatchstickSetup, first: Seat, seed: UInt64) {
    self.setup = MatchstickSetup(
      pile: setup.pile, takeLimit: setup.takeLimit, seating: setup.seating,
      begins: first == .first ? .first : .second)
    self.seed = seed
  }
}

extension MatchstickLink: CustomStringConvertible {
  /// The text of the link.
  public var description: String {
    let head = "\(Matchsticks.name):\(Self.currentVersion):\(setup.pile):\(setup.takeLimit)"
    let first = setup.begins == .first ? 1 : 2
    return
      "\(head):first=\(first):seed=\(seed):players=\(setup.seating.first),\(setup.seating.second)"
  }

  /// Reads the text of a link, with or without white space around it and the scheme before it.
  ///
  /// - Throws: ``LinkError`` for the first part that is wrong.
  public init(text: String) throws(LinkError) {
    var parts = try LinkParts(text, game: Matchsticks.name, version: Self.currentVersion)
    let pile = try parts.next("18") { part in
      part.number().flatMap { Matchsticks.offeredPiles.contains($0) ? $0 : nil }
    }
    let takeLimit = try parts.next("3") { part in
      part.number().flatMap { Matchsticks.takeLimits.contains($0) ? $0 : nil }
    }
    let first = try parts.next("first=1") { part in
      part.number().flatMap { (1...2).contains($0) ? Seat($0 - 1) : nil }
    }
    seed = try parts.next("seed=77") { $0.number() }
    let seating = try parts.next("players=person,clever", takesRest: true) { part in
      let (first, second) = part.split(at: ",")
      return MatchstickOccupant(String(first.text)).flatMap { first in
        second.flatMap { MatchstickOccupant(String($0.text)) }
          .map { MatchstickSeats(first: first, second: $0) }
      }
    }
    setup = MatchstickSetup(
      pile: pile, takeLimit: takeLimit, seating: seating, begins: first == .first ? .first : .second
    )
  }
}

extension GameTable<Matchsticks> {
  /// The link to this game, from its start.
  public var link: MatchstickLink {
    MatchstickLink(setup, first: session.options.first, seed: session.seed)
  }

  /// Starts a new game from a link; the one before is parked.
  public func open(_ link: MatchstickLink) {
    newGame(link.setup, options: link.setup.options(after: nil), seed: link.seed)
  }
}
