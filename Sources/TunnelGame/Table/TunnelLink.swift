import GameKernel

/// A game of Through the Earth to hand on as one word. Names stay at home.
///
/// Where flags are put, its text has five parts, as in `tunnel:1:guess:seed=77:players=person,globetrotter:1000`: the
/// game's name, the version, the mode, the seed that draws the places, and who plays. Else it has four, as in
/// `tunnel:1:dig:at=56.55,8.3167`, the last of them where the child stands.
public struct TunnelLink: Hashable, Sendable {
  /// The version that this program writes. It goes up when the same text would give another game.
  public static let currentVersion = 1

  /// What the game starts with; each seat has the usual name and colour.
  public let setup: TunnelSetup
  /// The seed of the game; nil where none matters.
  public let seed: UInt64?

  /// The game that follows from these.
  public init(_ setup: TunnelSetup, seed: UInt64) {
    let isDrawn = setup.mode == .guess
    self.setup =
      isDrawn
      ? TunnelSetup(guessing: setup.seats.map(\.occupant))
      : TunnelSetup(mode: setup.mode, start: setup.start)
    self.seed = isDrawn ? seed : nil
  }
}

extension TunnelLink: CustomStringConvertible {
  /// The text of the link.
  public var description: String {
    let head = "\(Tunnel.name):\(Self.currentVersion):\(setup.mode.rawValue)"
    guard let seed else { return "\(head):at=\(setup.start)" }
    let players = setup.seats.map(\.occupant.description).joined(separator: ",")
    return "\(head):seed=\(seed):players=\(players)"
  }

  /// Reads the text of a link, with or without white space around it and the scheme before it.
  ///
  /// - Throws: ``LinkError`` for the first part that is wrong.
  public init(text: String) throws(LinkError) {
    var parts = try LinkParts(text, game: Tunnel.name, version: Self.currentVersion)
    let mode = try parts.next("guess") { Tunnel.Mode(rawValue: String($0.text)) }
    guard mode == .guess else {
      let start = try parts.next("at=56.55,8.3167", takesRest: true) { Place(String($0.text)) }
      setup = TunnelSetup(mode: mode, start: start)
      seed = nil
      return
    }
    seed = try parts.next("seed=77") { $0.number() }
    let occupants = try parts.next("players=person,globetrotter:1000", takesRest: true) { part in
      let words = part.text.split(separator: ",", omittingEmptySubsequences: false)
      let occupants = words.prefix(TunnelSeat.colourCount).compactMap {
        TunnelOccupant(String($0))
      }
      let canPlay = TunnelSetup.canPlay(occupants.map { TunnelSeat($0) })
      return occupants.count == words.count && canPlay ? occupants : nil
    }
    setup = TunnelSetup(guessing: occupants)
  }
}

extension GameTable<Tunnel> {
  /// The link to this game, from its start; where one digs as one likes, from where the child stands.
  public var link: TunnelLink {
    let start = setup.mode == .dig ? state.place : setup.start
    return TunnelLink(
      TunnelSetup(mode: setup.mode, seats: seats, start: start), seed: session.seed)
  }

  /// Starts a new game from a link; the one before is parked. Where the same play, they keep names and colours.
  ///
  /// It stands in no best list, since whoever has a link may know the places.
  public func open(_ link: TunnelLink) {
    let isSame = link.setup.seats.map(\.occupant) == seats.map(\.occupant)
    newGame(
      isSame ? link.setup.with(seats) : link.setup, seed: link.seed, isByChance: false)
  }
}
