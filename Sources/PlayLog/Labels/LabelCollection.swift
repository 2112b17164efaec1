import GameKernel

/// The labels that a player has won. They follow from the log and the records in it alone.
public struct LabelCollection: Hashable, Sendable {
  /// The labels with their first wins.
  public private(set) var wins: [MatchboxLabel: LabelWin] = [:]

  private let limits: [MatchboxLabel: Int]
  private var gamesWithoutMistake = 0
  private var splashes = 0

  /// Finds the labels of a player.
  ///
  /// - Parameters:
  ///   - limits: the largest results that win labels, from the rules of all games.
  ///   - feats: returns what the record of a game tells about a seat, or nothing if it has no record.
  /// - Complexity: O(games), and `feats` for all of them
  public init(
    _ log: PlayLog, of player: PlayerID, limits: [MatchboxLabel: Int],
    feats: (LoggedGame, _ seat: Int) -> [Feat: Int]
  ) {
    self.limits = limits
    for game in log.games(GameFilter(player: player)) where !game.isRetried {
      guard let seat = game.seat(of: player) else { continue }
      add(game, seat, feats(game, seat))
    }
    add(DayHistory(log, of: player), log)
  }

  private mutating func win(_ label: MatchboxLabel, _ game: LoggedGame, _ number: Int? = nil) {
    if wins[label] == nil {
      wins[label] = LabelWin(moment: game.moment, game: game.id, number: number)
    }
  }

  // MARK: Games

  private mutating func add(_ game: LoggedGame, _ seat: Int, _ feats: [Feat: Int]) {
    switch game.game {
    case "matchsticks" where game.counts: addMatchsticks(game, seat, feats)
    case "sliding" where game.counts: addSliding(game)
    case "pairs" where game.counts: addPairs(game, seat, feats)
    case "tunnel": addTunnel(game, feats)
    default: break
    }
    if game.isOver, game.time > .seconds(3600) {
      win(.snail, game, Int(game.time.components.seconds) / 60)
    }
  }

  private mutating func addMatchsticks(_ game: LoggedGame, _ seat: Int, _ feats: [Feat: Int]) {
    if let mistakes = feats[.mistakes] {
      gamesWithoutMistake = mistakes == 0 ? gamesWithoutMistake + 1 : 0
      if gamesWithoutMistake == 10 { win(.hedgehog, game) }
    }
    guard game.outcome(of: seat) == .won else { return }
    switch game.opponent {
    case "clever":
      win(.fox, game)
      if game.setup.hasPrefix("heaps:") || game.setup.hasPrefix("rows:") { win(.beacon, game) }
      if game.setup == "13:3", game.start.contains(":first=\(seat + 1):") { win(.ghost, game) }
    case "machine:unbeatable": win(.robot, game)
    default: break
    }
  }

  private mutating func addSliding(_ game: LoggedGame) {
    if game.setup.hasPrefix("5:") { win(.ship, game, game.moves) }
    if game.picture?.hasPrefix("own:") == true { win(.mirror, game) }
    guard let least = game.least else { return }
    if game.setup.hasPrefix("4:"), least >= 30, game.moves == least { win(.key, game, least) }
    if least >= 50 { win(.anchor, game, least) }
  }

  private mutating func addPairs(_ game: LoggedGame, _ seat: Int, _ feats: [Feat: Int]) {
    let flips = game.moves ?? .max
    if game.setup == "6x6", game.seats.count == 1, !game.marks.contains(.peeked),
      let par = limits[.owl], flips <= par
    {
      win(.owl, game, flips)
    }
    if game.seats.count == 2, game.seats.allSatisfy(\.isPerson) { win(.cherries, game) }
    if game.picture?.hasPrefix("deck:") == true { win(.butterfly, game) }
    if game.opponent == "perfect", game.outcome(of: seat) == .won { win(.crown, game) }
    if let row = feats[.pairsInARow], row >= 7 { win(.fan, game, row) }
  }

  private mutating func addTunnel(_ game: LoggedGame, _ feats: [Feat: Int]) {
    splashes += feats[.splashes] ?? 0
    if splashes >= 10 { win(.whale, game) }
    if let distance = feats[.bestFlag], distance <= 100 { win(.mole, game, distance) }
    if feats[.spainToNewZealand] != nil { win(.kiwi, game) }
    if feats[.foundAtOnce] != nil { win(.boot, game) }
    if game.counts, game.setup == "guess", game.seats.count == 1, !game.marks.contains(.undone),
      let total = game.moves, let gold = limits[.globe], total <= gold
    {
      win(.globe, game, total)
    }
  }

  // MARK: Games of the day

  private mutating func add(_ history: DayHistory, _ log: PlayLog) {
    var months: Set<Int> = []
    for (number, day) in history.days.enumerated() {
      guard let game = history.firstGame(of: day).flatMap({ log[$0] }) else { continue }
      months.insert(day.month)
      if history.runs[number] >= DayHistory.forgivenEvery { win(.sun, game) }
      if number + 1 == 30 { win(.calendar, game) }
      if months.count == 12 { win(.year, game) }
    }
    if let game = history.firstFinished.flatMap({ log[$0] }) { win(.lantern, game) }
  }
}

extension LoggedGame {
  /// The kind of the computer in a game of two, or `nil`.
  fileprivate var opponent: String? {
    guard seats.count == 2 else { return nil }
    return seats.lazy.compactMap { seat in
      if case .computer(let kind) = seat.occupant { kind } else { nil }
    }.first
  }
}
