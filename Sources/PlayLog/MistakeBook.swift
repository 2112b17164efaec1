import GameKernel

/// The positions in which a player gave something away, and the days on which they come back as puzzles.
///
/// A position comes back after the first of ``waits``. Each time it is solved at the first try, it waits longer,
/// and after the last wait it is done. After a failure it waits a day again.
///
/// ```swift
/// book.add(own, game: "sliding", from: game.id, on: game.moment.day)
/// for mistake in book.due(on: today) { … }
/// book.answer(mistake, isSolved: true, on: today)
/// ```
public struct MistakeBook: Hashable, Sendable {
  /// The largest number of positions.
  public static let sizeLimit = 500
  /// The largest number of positions that are due at once.
  public static let dueLimit = 20
  /// The days that a position waits.
  static let waits = [1, 3, 7, 21]

  /// The positions, each once.
  private var mistakes: [Mistake] = []

  /// Makes an empty book.
  public init() {}

  /// Returns the positions of a game, the newest first. Some of them are done.
  public func mistakes(of game: String) -> [Mistake] {
    mistakes.filter { $0.game == game }.sorted { $0.isNewer(than: $1) }
  }

  /// Returns the positions of all games that are due, at most ``dueLimit``. Those that have been due longest come
  /// first, then the costliest.
  public func due(on day: Day) -> [Mistake] {
    let due = mistakes.filter { $0.isDue(on: day) }.sorted { one, other in
      (one.due, -one.cost, one.key) < (other.due, -other.cost, other.key)
    }
    return Array(due.prefix(Self.dueLimit))
  }

  /// Returns the positions that come back after a day, those that come first at the beginning.
  ///
  /// - Parameter game: the game of the positions; `nil` for all games.
  public func waiting(of game: String? = nil, on day: Day) -> [Mistake] {
    mistakes.filter { !$0.isDone && day < $0.due && (game ?? $0.game) == $0.game }
      .sorted { ($0.due, $0.key) < ($1.due, $1.key) }
  }

  /// Returns the first day after a day on which positions come back, and their number; `nil` if none comes back.
  ///
  /// - Parameter game: the game of the positions; `nil` for all games.
  public func next(of game: String? = nil, after day: Day) -> (day: Day, count: Int)? {
    let later = waiting(of: game, on: day)
    return later.first.map { next in (next.due, later.count { $0.due == next.due }) }
  }

  /// Adds a position of a game, which is due on the next day.
  ///
  /// The same position of a later turn replaces the earlier one and begins to wait again. Adding a turn twice
  /// changes nothing. If the book is full, a position that is done is dropped, or the cheapest of the game with
  /// the most. Costs of different games are not compared, because their units differ.
  ///
  /// - Parameters:
  ///   - own: the position.
  ///   - game: the name of the game, such as `sliding`.
  ///   - source: the identifier of the played game.
  ///   - day: the day of its end.
  public mutating func add(
    _ own: OwnPuzzle<some Puzzle>, game: String, from source: GameID, on day: Day
  ) {
    let mistake = Mistake(
      game: game, key: own.puzzle.key, source: source, turn: own.turn, cost: own.cost, day: day,
      steps: own.puzzle.steps)
    if let place = mistakes.firstIndex(where: { $0.isSamePosition(as: mistake) }) {
      guard mistake.isNewer(than: mistakes[place]) else { return }
      mistakes.remove(at: place)
    }
    mistakes.append(mistake)
    if mistakes.count > Self.sizeLimit { dropOne() }
  }

  /// Records a first try of a position. Solving it before it is due does not lengthen the wait.
  public mutating func answer(_ mistake: Mistake, isSolved: Bool, on day: Day) {
    guard let place = mistakes.firstIndex(where: { $0.isSamePosition(as: mistake) }) else { return }
    mistakes[place].answer(isSolved, on: day)
  }

  /// Removes a position, such as one whose puzzle cannot be made.
  public mutating func remove(_ mistake: Mistake) {
    mistakes.removeAll { $0.isSamePosition(as: mistake) }
  }

  private mutating func dropOne() {
    let counts = Dictionary(grouping: mistakes.indices) { mistakes[$0].game }
    let largest = counts.min { ($1.value.count, $0.key) < ($0.value.count, $1.key) }?.value ?? []
    let done = mistakes.indices.filter { mistakes[$0].isDone }
    let dropped = (done.isEmpty ? largest : done).min { one, other in
      let (one, other) = (mistakes[one], mistakes[other])
      if done.isEmpty, one.cost != other.cost { return one.cost < other.cost }
      return other.isNewer(than: one)
    }
    if let dropped { mistakes.remove(at: dropped) }
  }
}

extension MistakeBook: Codable {
  private enum CodingKeys: String, CodingKey {
    case mistakes
  }

  /// Reads a book from an untrusted source.
  ///
  /// - Throws: `DecodingError` if a position is not valid or occurs twice, or if there are too many.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    mistakes = try values.decode(.mistakes, atMost: Self.sizeLimit)
    let positions = Set(mistakes.map { [$0.game, $0.key] })
    try values.check(.mistakes, positions.count == mistakes.count, "a position twice")
  }
}
