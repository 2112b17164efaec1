import GameKernel

/// Everything that was played, as the lines of the log give it.
///
/// It is a value that depends on its entries alone. Entering one twice changes nothing, so logs can be merged.
///
/// ```swift
/// var log = PlayLog()
/// log.add(.game(game, record: ""))
/// let recent = log.games(GameFilter(player: .first, period: .last(50)))
/// ```
public struct PlayLog: Hashable, Sendable {
  /// The players.
  public private(set) var players = PlayerList()

  /// The games in the order in which they entered the log, each once.
  private var games: [LoggedGame] = []
  private var places: [GameID: Int] = [:]
  /// The proofs whose games have not come yet, as in a merged log.
  private var earlyProofs: [GameID: Int] = [:]
  private var allPuzzles: Set<PuzzleTry> = []
  private var allDays: Set<DayGame> = []
  private var runs: [EarlierRun] = []
  private var clearings: [PlayerID: [ResultCategory: Moment]] = [:]
  /// The number of damaged lines that the program has reported.
  public private(set) var reportedDamage = 0

  /// Makes an empty log.
  public init() {}

  /// Prepares for a number of games, so that adding them moves none.
  mutating func reserve(games count: Int) {
    games.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  /// Adds an entry. Of a game's lines the last one counts, but an ended game is not replaced by one that was left.
  ///
  /// - Complexity: O(players)
  public mutating func add(_ entry: LogEntry) {
    switch entry {
    case .game(let game, let record): add(game, hasRecord: game.hasRecord || !record.isEmpty)
    case .proof(let game, let least): prove(game, least)
    case .puzzle(let puzzle): allPuzzles.insert(puzzle)
    case .day(let day): allDays.insert(day)
    case .player(let player, let change): players.apply(change, to: player)
    case .run(let run):
      let known = runs.firstIndex {
        $0.player == run.player && $0.list == run.list && $0.start == run.start
      }
      if let known { runs[known] = run } else { runs.append(run) }
    case .clear(let player, let list, let moment): clearings[player, default: [:]][list] = moment
    case .damage(let lines): reportedDamage = max(reportedDamage, lines)
    }
  }

  private mutating func add(_ game: LoggedGame, hasRecord: Bool) {
    let place = places[game.id] ?? games.count
    if place == games.count {
      places[game.id] = place
      games.append(game)
      if let least = earlyProofs.removeValue(forKey: game.id) { games[place].least = least }
    } else {
      guard game.isOver || !games[place].isOver else { return }
      let least = games[place].least
      games[place] = game
      if game.least == nil { games[place].least = least }
    }
    games[place].hasRecord = hasRecord
    for seat in game.seats {
      guard let player = seat.player else { continue }
      players.noteGame(of: player, at: game.moment.secondsSince1970)
    }
  }

  private mutating func prove(_ game: GameID, _ least: Int) {
    if let place = places[game] { games[place].least = least } else { earlyProofs[game] = least }
  }

  // MARK: Reading

  /// Returns the game with an identifier, even one of a removed player.
  public subscript(id: GameID) -> LoggedGame? { places[id].map { games[$0] } }

  /// Whether the line that counts for a game says that it ended, or `nil` for an unknown game.
  func isOver(_ game: GameID) -> Bool? { places[game].map { games[$0].isOver } }

  /// Returns the games that pass a filter, the oldest first. Games of removed players alone are left out.
  ///
  /// - Complexity: O(games)
  public func games(_ filter: GameFilter = GameFilter()) -> [LoggedGame] {
    let present = Set(players.present.map(\.id))
    var matching = games.filter { filter.contains($0) && Self.isVisible($0, present) }
    matching.sort { $0.moment.secondsSince1970 < $1.moment.secondsSince1970 }
    return filter.period.part(of: matching)
  }

  /// Whether no player of the box played, or at least one who is present.
  private static func isVisible(_ game: LoggedGame, _ present: Set<PlayerID>) -> Bool {
    var isOfNobody = true
    for case .player(let player) in game.seats.lazy.map(\.occupant) {
      if present.contains(player) { return true }
      isOfNobody = false
    }
    return isOfNobody
  }

  /// Returns the name of a seat. It is `nil` for a person without a name, and for one who was removed: "a player".
  public func name(of seat: LoggedSeat) -> String? {
    switch seat.occupant {
    case .player(let player): players[player].flatMap { seat.name ?? $0.name }
    case .guest: seat.name
    case .computer(let kind): seat.name ?? kind
    }
  }

  /// Returns a player's tries of puzzles, the oldest first.
  public func puzzles(of player: PlayerID) -> [PuzzleTry] {
    guard players[player] != nil else { return [] }
    return allPuzzles.filter { $0.player == player }.sorted {
      ($0.moment.secondsSince1970, $0.puzzle) < ($1.moment.secondsSince1970, $1.puzzle)
    }
  }

  /// Returns a player's tries of games of the day, in no order. ``DayHistory`` tells which of them count.
  public func days(of player: PlayerID) -> Set<DayGame> {
    players[player] == nil ? [] : allDays.filter { $0.player == player }
  }

  /// Returns the time up to which the results of a player's list were cleared, or `nil`.
  public func clearing(of list: ResultCategory, by player: PlayerID) -> Moment? {
    clearings[player]?[list]
  }

  /// Returns the runs of wins of versions without a log.
  func earlierRuns(of player: PlayerID?) -> [EarlierRun] {
    runs.filter { players[$0.player] != nil && (player == nil || $0.player == player) }
  }
}
