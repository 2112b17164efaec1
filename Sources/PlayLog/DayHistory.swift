import GameKernel

/// A player's games of the day, and the run of days on which one was finished.
///
/// Only dates in UTC matter. So neither a journey nor a clock that was set back changes what was played.
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
  private var counted: [Day] = []

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
    counted = tries.filter { $0.value.values.contains { $0.mark == .done } }.keys.sorted()
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

  /// Whether one of the day's games was finished on it.
  public func counts(_ day: Day) -> Bool {
    tries[day]?.values.contains { $0.mark == .done } ?? false
  }

  /// The days on which one of their games was finished, in ascending order.
  public var days: [Day] { counted }

  // MARK: The run of days

  /// The days after which a missed day is forgiven again.
  public static let forgivenEvery = 7

  /// Returns the number of days in a row with a finished game, and the missed days that were forgiven.
  ///
  /// A missed day is forgiven if none of the six days before it was. It does not add to the number. Today is not
  /// missed before it ends. If the clock was set back, the last day that counts takes the place of today.
  ///
  /// - Complexity: O(days since the first one that counts)
  public func run(on today: Day) -> (days: Int, forgiven: [Day]) {
    guard var day = counted.first, let last = counted.last else { return (0, []) }
    let counting = Set(counted)
    var run = 0
    var forgiven: [Day] = []
    while day <= max(today, last) {
      if counting.contains(day) {
        run += 1
      } else if run > 0, day < today || day < last {
        if forgiven.last.map({ $0.adding(days: Self.forgivenEvery) <= day }) ?? true {
          forgiven.append(day)
        } else {
          run = 0
        }
      }
      day = day.adding(days: 1)
    }
    return (run, forgiven)
  }
}
