import GameKernel

/// A player's games of the day, and the run of days on which one was finished.
///
/// Only dates in UTC matter. So a journey or a clock that is set back changes nothing.
public struct DayHistory: Hashable, Sendable {
  /// The state of a game of a day.
  public enum Mark: Hashable, Sendable {
    /// The player has begun it.
    case begun
    /// The player has left it for another game.
    case givenUp
    /// The player has finished it on its day.
    case done
    /// The player has finished it on another day.
    case doneLater
  }

  /// The tries that count: of each game of a day the one that ended first.
  private var tries: [Day: [String: Try]] = [:]
  /// The days on which one of their games was finished, in ascending order.
  public private(set) var days: [Day] = []

  private struct Try: Hashable, Sendable {
    let id: GameID
    let mark: Mark
    /// The time of the end. Tries without one come last.
    let end: Int64
  }

  /// Makes the history of a player.
  ///
  /// - Complexity: O(games of the day)
  public init(_ log: PlayLog, of player: PlayerID) {
    for day in log.days(of: player) {
      let new = Self.made(day, log[day.id])
      if let known = tries[day.day]?[day.game], !Self.precedes(new, known) { continue }
      tries[day.day, default: [:]][day.game] = new
    }
    days = tries.filter { $0.value.values.contains { $0.mark == .done } }.keys.sorted()
  }

  private static func made(_ day: DayGame, _ game: LoggedGame?) -> Try {
    guard let game else { return Try(id: day.id, mark: .begun, end: .max) }
    guard game.isOver else { return Try(id: day.id, mark: .givenUp, end: .max - 1) }
    let end = game.moment.secondsSince1970
    let mark: Mark = Day(secondsSince1970: end) == day.day ? .done : .doneLater
    return Try(id: day.id, mark: mark, end: end)
  }

  private static func precedes(_ new: Try, _ known: Try) -> Bool {
    (new.end, String(describing: new.id)) < (known.end, String(describing: known.id))
  }

  // MARK: Games

  /// Returns the state of a game of a day, or `nil` if it was not begun.
  public func mark(_ day: Day, game: String) -> Mark? { tries[day]?[game]?.mark }

  /// Returns the identifier of the try that counts, or `nil` if the game was not begun.
  public func game(_ day: Day, game: String) -> GameID? { tries[day]?[game]?.id }

  /// Returns the game that was finished first on a day, or `nil` if none was.
  func firstGame(of day: Day) -> GameID? {
    tries[day]?.values.filter { $0.mark == .done }.min { $0.end < $1.end }?.id
  }

  /// The game of the day that was finished first, be it on another day, or `nil`.
  var firstFinished: GameID? {
    let finished = tries.values.lazy.flatMap(\.values).filter {
      $0.mark == .done || $0.mark == .doneLater
    }
    return finished.min { Self.precedes($0, $1) }?.id
  }

  // MARK: The run of days

  /// The days after which a missed day is forgiven again.
  public static let forgivenEvery = 7

  /// Returns the number of days in a row with a finished game, and the missed days that were forgiven.
  ///
  /// A missed day is forgiven if none of the six days before it was. It does not add to the number. Today is not
  /// missed before it ends. If the clock was set back, the last day that counts takes the place of today.
  ///
  /// - Complexity: O(days that count)
  public func run(on today: Day) -> (days: Int, forgiven: [Day]) {
    var run = Run()
    for day in days { run.add(day) }
    run.miss(until: today)
    return (run.days, run.forgiven)
  }

  /// The most days in a row.
  ///
  /// - Complexity: O(days that count)
  public var longestRun: Int { runs.max() ?? 0 }

  /// The number of days in a row that ended on each of ``days``.
  var runs: [Int] {
    var run = Run()
    return days.map { day in
      run.add(day)
      return run.days
    }
  }

  /// A run of days up to one of them.
  private struct Run {
    private(set) var days = 0
    private(set) var forgiven: [Day] = []
    private var next: Day?

    /// Counts a day after the last one.
    mutating func add(_ day: Day) {
      miss(until: day)
      days += 1
      next = day.adding(days: 1)
    }

    /// Forgives the days that were missed before a day, or ends the run.
    mutating func miss(until end: Day) {
      while days > 0, let day = next, day < end {
        if let last = forgiven.last, day < last.adding(days: DayHistory.forgivenEvery) {
          days = 0
        } else {
          forgiven.append(day)
        }
        next = day.adding(days: 1)
      }
    }
  }
}
