import BoxKit
import GameKernel
import PlayLog
import Stage
import Threads
import Today

/// The games of days with the player's results, as an object that can be observed.
public final class TodayModel {
  /// Notifies observers when a game was made, and when the player or the log of the days has changed.
  public let changes = ObserverList<Void>()
  let games: [any DailyBoxGame]
  let context: GameContext

  private var made: [Day: [String: DailyGame]] = [:]
  /// The days whose games are made, or being made.
  private var asked: Set<Day> = []
  private let queue: WorkQueue?
  private var results: [GameID: DayResult] = [:]
  private var observation: Observation?
  private(set) var history: DayHistory

  /// - Parameter games: the games of the box. Those without a game of the day are left out.
  public init(_ games: [any BoxGame], _ context: GameContext) {
    self.games = games.compactMap { $0 as? any DailyBoxGame }
    self.context = context
    queue = context.services.makeWorkQueue?()
    history = DayHistory(context.log.log, of: context.log.player)
    observation = context.log.changes.observe { [weak self] in self?.follow($0) }
  }

  /// Reads the history again after a change that may concern it.
  private func follow(_ change: PlayLogModel.Change) {
    if case .appended(let entries) = change {
      let concerns = entries.contains { entry in
        switch entry {
        case .game(let game, _): game.origin == .today
        case .day, .proof, .player: true
        case .puzzle, .run, .clear, .damage: false
        }
      }
      guard concerns else { return }
    }
    results = [:]
    history = DayHistory(context.log.log, of: context.log.player)
    changes.send(())
  }

  /// Whether a game of the box has a game of the day.
  public var hasGames: Bool { !games.isEmpty }

  // MARK: Days

  /// The date in UTC.
  var today: Day { Day(secondsSince1970: context.log.now().secondsSince1970) }

  /// Whether a day has games that can be played now.
  func isOpen(_ day: Day) -> Bool {
    (DailyGames.firstDay...max(today, DailyGames.firstDay)).contains(day)
  }

  /// The days in a row, and the missed ones that were forgiven.
  var run: (days: Int, forgiven: [Day]) { history.run(on: today) }

  /// Whether a player has ever finished a game on its day.
  var hasRun: Bool { run.days > 0 }

  // MARK: Games

  /// Returns a game of a day, or `nil` before it is made.
  func daily(_ game: any DailyBoxGame, _ day: Day) -> DailyGame? { made[day]?[game.name] }

  /// Makes the games of a day on another thread, each once. Without threads it returns when they are made.
  public func prepare(_ day: Day? = nil) {
    let day = day ?? today
    guard asked.insert(day).inserted else { return }
    for game in games {
      let make = type(of: game).makeDaily
      guard let queue else {
        made[day, default: [:]][game.name] = make(day)
        continue
      }
      let name = game.name
      queue.perform(
        niceness: 19, { make(day) },
        then: { [weak self] daily in
          guard let self else { return }
          made[day, default: [:]][name] = daily
          changes.send(())
        })
    }
  }

  /// Makes the games of today and of tomorrow, if there are other threads.
  func prepareAhead() {
    guard queue?.isAtOnce == false else { return }
    prepare(today)
    prepare(today.adding(days: 1))
  }

  func mark(_ game: any DailyBoxGame, _ day: Day) -> DayHistory.Mark? {
    history.mark(day, game: game.name)
  }

  /// Whether the try that counts has ended.
  func isDone(_ game: any DailyBoxGame, _ day: Day) -> Bool {
    switch mark(game, day) {
    case .done, .doneLater: true
    case .begun, .givenUp, nil: false
    }
  }

  /// Returns the finished try that counts, or `nil`.
  func finished(_ game: any DailyBoxGame, _ day: Day) -> LoggedGame? {
    guard isDone(game, day) else { return nil }
    return history.game(day, game: game.name).flatMap { context.log.log[$0] }
  }

  /// Returns the result of the finished try that counts, or `nil`.
  func result(_ game: any DailyBoxGame, _ day: Day) -> DayResult? {
    guard let line = finished(game, day) else { return nil }
    if let known = results[line.id] { return known }
    let (type, texts) = (type(of: game), context.stage.look.texts)
    let seat = line.seat(of: context.log.player) ?? 0
    let feats = type.rules.map { context.log.reader.feats(of: line, seat: seat, $0) } ?? [:]
    var result = type.result(of: line, feats: feats, texts)
    if line.wasHelped {
      // Translators: Below the result of a game: the player had a hint.
      result.detail = texts("with a hint")
    } else if line.marks.contains(.peeked) {
      // Translators: Below the result of a game: the player peeked at the cards.
      result.detail = texts("with a peek")
    } else if line.marks.contains(.undone) {
      // Translators: Below the result of a game: the player took moves back.
      result.detail = texts("with undo")
    }
    results[line.id] = result
    return result
  }

  /// Forgets the words of results, for another language.
  func forgetWords() { results = [:] }

  /// How a day looks in the calendar.
  func look(of day: Day) -> DayLook {
    let marks = games.map { mark($0, day) }
    let isPerfect = games.allSatisfy { result($0, day)?.medal == .gold }
    if isPerfect, !games.isEmpty, !marks.contains(.doneLater) { return .perfect }
    if marks.contains(.done) { return .played }
    if run.forgiven.contains(day) { return .forgiven }
    return marks.contains(.doneLater) ? .playedLater : .open
  }
}

/// The look of a day in the calendar.
nonisolated enum DayLook: Hashable, Sendable {
  case open, played, playedLater, perfect, forgiven
}
