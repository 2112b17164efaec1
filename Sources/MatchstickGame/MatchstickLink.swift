import GameKernel

/// A link to a game of Matchsticks, as one word of text. It determines the pile, the rules and the draws of the
/// computers.
///
/// The text has seven parts, as in `matchsticks:1:18:3:first=1:seed=77:players=person,clever`. These are the game's
/// name, the version, the pile, the take limit, the seat that begins, the seed and the occupants.
public struct MatchstickLink: Hashable, Sendable {
  /// The version of new links. It increases when the same text would give another game.
  public static let currentVersion = 1

  /// The setup of the game, in which a fixed seat begins.
  public let setup: MatchstickSetup
  /// The seed of the game.
  public let seed: UInt64

  /// Creates a link to the game with this setup and seed.
  ///
  /// - Parameter first: the seat that begins. It replaces the rule of the setup.
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

  /// Reads the text of a link, with or without surrounding white space and a scheme.
  ///
  /// - Throws: ``LinkError`` for the first invalid part.
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

  /// Starts a new game from a link. Undo restores the current one.
  public func open(_ link: MatchstickLink) {
    newGame(
      link.setup, options: link.setup.options(after: nil), seed: link.seed, origin: .link)
  }
}
