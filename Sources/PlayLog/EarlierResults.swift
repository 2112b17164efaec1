import Files
import GameKernel

/// The results and saved games of a version without a log, as entries of the log.
///
/// The entries are the same each time they are made. So after a kill they can be appended again.
public struct EarlierResults: Sendable {
  /// A finished game that is still saved.
  public struct SavedGame: Sendable {
    /// The name of the game's start in the results, ``GameResult/game``.
    public let name: String
    /// The game, whose time is that of the update.
    public let game: LoggedGame
    /// The record.
    public let record: String

    /// Makes a saved game.
    public init(name: String, game: LoggedGame, record: String) {
      (self.name, self.game, self.record) = (name, game, record)
    }
  }

  /// The entries, the oldest first.
  public let entries: [LogEntry]

  /// Makes the entries of the first player.
  ///
  /// A result and a saved game with the same start become one entry.
  ///
  /// - Parameters:
  ///   - book: the best games.
  ///   - saved: the finished games that are still saved.
  public init(_ book: ResultBook, saved: [SavedGame] = []) {
    let saved = Dictionary(saved.map { ($0.name, $0) }) { first, _ in first }
    var matched: Set<String> = []
    var dated: [(day: Day, entry: LogEntry)] = []
    for category in book.categories.sorted(by: { $0.description < $1.description }) {
      for result in book.list(category).results {
        if let lasts = result.lasts {
          let run = EarlierRun(
            player: .first, list: category, start: result.game, wins: result.moves,
            time: result.time, day: result.day, lasts: lasts)
          dated.append((result.day, .run(run)))
        } else {
          let twin = saved[result.game]
          if twin != nil { matched.insert(result.game) }
          let game = Self.game(of: result, in: category, twin: twin?.game)
          dated.append((result.day, .game(game, record: twin?.record ?? "")))
        }
      }
    }
    let unmatched = saved.values.filter { !matched.contains($0.name) }.sorted { $0.name < $1.name }
    // A game that entered the results before but is in no list was cleared, or is part of a run of wins.
    let knows = { (name: String) in !book.knowsEntered || book.hasEntered(name) }
    entries =
      dated.sorted { $0.day < $1.day }.map(\.entry)
      + unmatched.map { saved in
        var game = saved.game
        if knows(saved.name) { game.list = nil }
        return .game(game, record: saved.record)
      }
  }

  private static func game(
    of result: GameResult, in category: ResultCategory, twin: LoggedGame?
  ) -> LoggedGame {
    let seat = LoggedSeat(.player(.first), name: result.player)
    let id = GameID(rawValue: FNV1a.hash(Array("\(category)\t\(result.game)".utf8)[...]))
    var game =
      twin
      ?? LoggedGame(
        id, at: Moment(noonOf: result.day), seats: [seat], game: category.game,
        setup: category.parts.joined(separator: ":"), start: result.game, isOver: true,
        time: result.time)
    game.moment = Moment(noonOf: result.day)
    game.list = category
    game.moves = result.moves
    game.time = result.time
    game.least = result.least
    if result.usedUndo { game.marks.insert(.undone) }
    if result.hasPeeked { game.marks.insert(.peeked) }
    game.origin = .earlier
    game.picture = result.picture
    // The number after the last colon or equals sign is the seed, as in `pairs:4x4:52` and `sliding:1:4:seed=7`.
    game.seed = result.game.split { $0 == ":" || $0 == "=" }.last.flatMap { UInt64($0) }
    return game
  }
}
