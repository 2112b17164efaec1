import GameKernel

/// The rules of a game whose games are entered in the log.
public protocol LoggedRules: TableRules {
  /// Completes the line of a game that ended or was left, by what only its rules know: seats, winners, scores, setup,
  /// list of best games, start, seed, number of moves, picture, and the marks `shown` and `peeked`.
  ///
  /// A person's seat is a ``LoggedSeat/Occupant/guest``. At a table for several, one with the name of a player of the
  /// box becomes theirs. The first other one becomes that of the player who plays now. A game without a person's seat
  /// is not logged, and this is the default.
  static func complete(_ line: inout LoggedGame, of game: TableGame<Self>)

  /// Returns the name of a game's start in the best games of versions without a log, or `nil` if it was the
  /// ``LoggedGame/start``. Default: `nil`.
  static func earlierName(of game: TableGame<Self>) -> String?

  /// Returns the facts about a seat's game that follow from its record. Default: none.
  static func feats(of record: GameRecord<Self>, seat: Int) -> [Feat: Int]

  /// The largest results with which games win labels. Default: none.
  static var labelLimits: [MatchboxLabel: Int] { get }
}

extension LoggedRules {
  public static func complete(_ line: inout LoggedGame, of game: TableGame<Self>) {}

  public static func earlierName(of game: TableGame<Self>) -> String? { nil }

  public static func feats(of record: GameRecord<Self>, seat: Int) -> [Feat: Int] { [:] }

  public static var labelLimits: [MatchboxLabel: Int] { [:] }
}

extension LoggedGame {
  /// Makes the line of a game at a table, or returns `nil` if the game is not logged: it has no identifier, no person
  /// has a seat, or none has made a move.
  public init?<Rules: LoggedRules>(
    _ game: TableGame<Rules>, of player: PlayerID, among players: PlayerList, at moment: Moment
  ) {
    guard let id = game.sheet.id, game.hasChoice else { return nil }
    self.init(
      GameID(rawValue: id), at: moment, seats: [], game: Rules.name, setup: "", start: "",
      isOver: game.isOver, time: game.sheet.elapsed)
    from = game.sheet.from.map { GameID(rawValue: $0) }
    origin = game.sheet.origin
    if game.sheet.wasHelped { marks.insert(.helped) }
    if game.usedUndo { marks.insert(.undone) }
    Rules.complete(&self, of: game)
    guard seats.contains(where: \.isPerson) else { return nil }
    seat(player, among: players)
  }

  private mutating func seat(_ player: PlayerID, among players: PlayerList) {
    var seated: Set<PlayerID> = []
    for index in seats.indices where seats.count > 1 && seats[index].occupant == .guest {
      guard let name = seats[index].name, let named = players.named(name),
        seated.insert(named.id).inserted
      else { continue }
      seats[index] = LoggedSeat(.player(named.id))
    }
    guard !seated.contains(player),
      let index = seats.firstIndex(where: { $0.occupant == .guest })
    else { return }
    seats[index] = LoggedSeat(.player(player), name: seats[index].name)
  }
}

extension LoggedSeat {
  /// Makes the seat of a table. A person is a guest.
  public init(_ seat: TableSeat<some SeatOccupant>) {
    self.init(
      seat.occupant.isPerson ? .guest : .computer(seat.occupant.description), name: seat.name)
  }
}
