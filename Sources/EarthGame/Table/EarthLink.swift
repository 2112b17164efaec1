import GameKernel

/// A link to a game of Through the Earth, as one word of text without the names of players.
///
/// In ``ThroughTheEarth/Mode/guess`` the text has five parts, as in
/// `tunnel:1:guess:seed=77:players=person,globetrotter:1000`: the game's name, the version, the mode, the seed that
/// draws the places, and the players. In other modes it has four, as in `tunnel:1:dig:at=56.55,8.3167`. The last of
/// these is the child's position.
public struct EarthLink: Hashable, Sendable {
  /// The version of new links. It increases when the same text would give another game.
  public static let currentVersion = 1

  /// The setup of the game, with the default name and colour for each seat.
  public let setup: EarthSetup
  /// The seed of the game, or `nil` outside ``ThroughTheEarth/Mode/guess``.
  public let seed: UInt64?

  /// Creates a link to the game with this setup and seed.
  public init(_ setup: EarthSetup, seed: UInt64) {
    let isDrawn = setup.mode == .guess
    self.setup =
      isDrawn
      ? EarthSetup(guessing: setup.seats.map(\.occupant))
      : EarthSetup(mode: setup.mode, start: setup.start)
    self.seed = isDrawn ? seed : nil
  }
}

extension EarthLink: CustomStringConvertible {
  /// The text of the link.
  public var description: String {
    let head = "\(ThroughTheEarth.name):\(Self.currentVersion):\(setup.mode.rawValue)"
    guard let seed else { return "\(head):at=\(setup.start)" }
    let players = setup.seats.map(\.occupant.description).joined(separator: ",")
    return "\(head):seed=\(seed):players=\(players)"
  }

  /// Reads the text of a link, with or without surrounding white space and a scheme.
  ///
  /// - Throws: ``LinkError`` for the first invalid part.
  public init(text: String) throws(LinkError) {
    var parts = try LinkParts(text, game: ThroughTheEarth.name, version: Self.currentVersion)
    let mode = try parts.next("guess") { ThroughTheEarth.Mode(rawValue: String($0.text)) }
    guard mode == .guess else {
      let start = try parts.next("at=56.55,8.3167", takesRest: true) { Place(String($0.text)) }
      setup = EarthSetup(mode: mode, start: start)
      seed = nil
      return
    }
    seed = try parts.next("seed=77") { $0.number() }
    let occupants = try parts.next("players=person,globetrotter:1000", takesRest: true) { part in
      let words = part.text.split(separator: ",", omittingEmptySubsequences: false)
      let occupants = words.prefix(EarthSeat.colourCount).compactMap {
        EarthOccupant(String($0))
      }
      let canPlay = EarthSetup.canPlay(occupants.map { EarthSeat($0) })
      return occupants.count == words.count && canPlay ? occupants : nil
    }
    setup = EarthSetup(guessing: occupants)
  }
}

extension GameTable<ThroughTheEarth> {
  /// The link to this game from its start. In ``ThroughTheEarth/Mode/dig`` it starts from the child's current place.
  public var link: EarthLink {
    let start = setup.mode == .dig ? state.place : setup.start
    return EarthLink(
      EarthSetup(mode: setup.mode, seats: seats, start: start), seed: session.seed)
  }

  /// Starts a new game from a link. Undo restores the current one. Names and colours stay if the same occupants
  /// play.
  ///
  /// The game cannot enter the best games, since owners of the link may know the places.
  public func open(_ link: EarthLink) {
    let isSame = link.setup.seats.map(\.occupant) == seats.map(\.occupant)
    newGame(
      isSame ? link.setup.with(seats) : link.setup, seed: link.seed, isByChance: false,
      origin: .link)
  }
}
