import GameKernel

/// A link to a game of Through the Earth, as one word of text without the names of players.
///
/// In ``ThroughTheEarth/Mode/guess`` the text has five parts, as in
/// `tunnel:1:guess:seed=77:players=person,globetrotter:1000`: the game's name, the version, the mode, the seed that
/// draws the places, and the players. In other modes it has four, as in `tunnel:1:dig:at=56.55,8.3167`. The last of
/// these is the child's position. A game of the day has version 2, as in `tunnel:2:guess:seed=77:players=person`: its
/// seed draws from ``ThroughTheEarth/Pool/daily``.
public struct EarthLink: Hashable, Sendable {
  /// The version of links to most games. It increases when the same text would give another game.
  public static let currentVersion = 1
  /// The version of links to games of the day.
  static let dailyVersion = 2

  /// The setup of the game, with the default name and colour for each seat.
  public let setup: EarthSetup
  /// The seed of the game, or `nil` outside ``ThroughTheEarth/Mode/guess``.
  public let seed: UInt64?

  /// Creates a link to the game with this setup and seed.
  public init(_ setup: EarthSetup, seed: UInt64) {
    let isDrawn = setup.mode == .guess
    self.setup =
      isDrawn
      ? EarthSetup(guessing: setup.seats.map(\.occupant), pool: setup.pool)
      : EarthSetup(mode: setup.mode, start: setup.start)
    self.seed = isDrawn ? seed : nil
  }
}

extension EarthLink: CustomStringConvertible {
  /// The text of the link.
  public var description: String {
    let version = setup.pool == .daily ? Self.dailyVersion : Self.currentVersion
    let head = "\(ThroughTheEarth.name):\(version):\(setup.mode.rawValue)"
    guard let seed else { return "\(head):at=\(setup.start)" }
    let players = setup.seats.map(\.occupant.description).joined(separator: ",")
    return "\(head):seed=\(seed):players=\(players)"
  }

  /// Reads the text of a link, with or without surrounding white space and a scheme.
  ///
  /// - Throws: ``LinkError`` for the first invalid part.
  public init(text: String) throws(LinkError) {
    var parts: LinkParts
    var pool = ThroughTheEarth.Pool.wellKnown
    do throws(LinkError) {
      parts = try LinkParts(text, game: ThroughTheEarth.name, version: Self.currentVersion)
    } catch .unknownVersion {
      parts = try LinkParts(text, game: ThroughTheEarth.name, version: Self.dailyVersion)
      pool = .daily
    }
    let mode = try parts.next("guess") { part in
      let mode = ThroughTheEarth.Mode(rawValue: String(part.text))
      return pool == .daily && mode != .guess ? nil : mode
    }
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
    setup = EarthSetup(guessing: occupants, pool: pool)
  }
}

extension GameTable<ThroughTheEarth> {
  /// The link to this game from its start. In ``ThroughTheEarth/Mode/dig`` it starts from the child's current place.
  public var link: EarthLink {
    let start = setup.mode == .dig ? state.place : setup.start
    return EarthLink(
      EarthSetup(mode: setup.mode, seats: seats, start: start, pool: setup.pool),
      seed: session.seed)
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

extension EarthLink {
  /// Returns the game of a day: five places to guess, alone.
  public static func daily(_ day: Day) -> EarthLink {
    var random = DailyGames.generator(day, game: ThroughTheEarth.name)
    return EarthLink(EarthSetup(guessing: [.person], pool: .daily), seed: random.next())
  }
}
