import GameKernel

/// A game of Pairs as text, to share. It reproduces the deal and the draws of computer players, without names.
///
/// Its text has six parts, as in `pairs:1:6x6:unknown-card:seed=77:players=person,forgetful:70`: the game's name,
/// the version, the layout, the turn rule, the seed, and the players.
public struct PairsLink: Hashable, Sendable {
  /// The version that this program writes. It increases when the same text would give another game.
  public static let currentVersion = 1

  /// The setup of the game. Each seat has the default name and colour.
  public let setup: PairsSetup
  /// The seed of the game.
  public let seed: UInt64

  /// Makes the link to a game.
  public init(_ setup: PairsSetup, seed: UInt64) {
    self.setup = PairsSetup(
      layout: setup.layout, setup.seats.map(\.occupant), turnRule: setup.turnRule)
    self.seed = seed
  }
}

extension PairsLink: CustomStringConvertible {
  /// The text of the link.
  public var description: String {
    let players = setup.seats.map(\.occupant.description).joined(separator: ",")
    let head = "\(Pairs.name):\(Self.currentVersion):\(setup.layout):\(setup.turnRule.rawValue)"
    return "\(head):seed=\(seed):players=\(players)"
  }

  /// Parses the text of a link, with or without surrounding white space and the scheme.
  ///
  /// - Throws: ``LinkError`` for the first part that is wrong.
  public init(text: String) throws(LinkError) {
    var parts = try LinkParts(text, game: Pairs.name, version: Self.currentVersion)
    let layout = try parts.next("6x6") { part in
      PairsLayout.offered.first { $0.description == part.text }
    }
    let turnRule = try parts.next("unknown-card") { TurnRule(rawValue: String($0.text)) }
    seed = try parts.next("seed=77") { $0.number() }
    let seats = try parts.next("players=person,forgetful:70", takesRest: true) { part in
      let words = part.text.split(separator: ",", omittingEmptySubsequences: false)
      let occupants = words.compactMap { PairsOccupant(String($0)) }
      let seats = occupants.prefix(PairsSeat.colourCount).enumerated().map {
        PairsSeat($1, colour: $0)
      }
      return seats.count == words.count && PairsSetup.canPlay(seats) ? seats : nil
    }
    setup = PairsSetup(layout: layout, seats: seats, turnRule: turnRule)
  }
}

extension GameTable<Pairs> {
  /// The link to the start of this game.
  public var link: PairsLink { PairsLink(setup, seed: session.seed) }

  /// Starts a new game from a link. Undo restores the current one. The same players keep their names and colours.
  ///
  /// A link has no faces, so the current ones stay. The game has no result, because the cards may be known from the
  /// link.
  public func open(_ link: PairsLink) {
    let setup = link.setup.with(link.setup.layout, self.setup.faces)
    let isSame = setup.seats.map(\.occupant) == seats.map(\.occupant)
    newGame(isSame ? setup.with(seats) : setup, seed: link.seed, origin: .link)
  }
}
