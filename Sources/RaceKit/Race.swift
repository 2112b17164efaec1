/// The finishes of a race for two, by the times of the events that ended the games.
package nonisolated struct Race: Hashable, Sendable {
  /// The result of a race.
  package enum Result: Hashable, Sendable {
    /// The side 0 or 1 was first.
    case won(Int)
    /// Both sides have finished at the same time.
    case tie
  }

  private var times: [Duration?] = [nil, nil]

  package init() {}

  /// Records that a side has finished, in any order of the calls.
  package mutating func finish(_ side: Int, at time: Duration) { times[side] = time }

  /// The time of the first finish, or `nil` while both play.
  package var time: Duration? { times.compactMap(\.self).min() }

  /// The result, or `nil` while both play. Until all events up to ``time`` are handled, it may still change.
  package var result: Result? {
    guard let time else { return nil }
    let first = times.indices.filter { times[$0] == time }
    return first.count == 2 ? .tie : first.first.map { .won($0) }
  }
}

/// A game from the log as an opponent. It plays the same moves in the same time.
package nonisolated struct RaceGhost: Hashable, Sendable {
  /// The record of the game.
  package let record: String
  /// The time of the whole game.
  package let time: Duration
  /// The number of moves that it has made.
  private(set) var made = 0

  package init(record: String, time: Duration) { (self.record, self.time) = (record, time) }

  /// Returns the time of a move. The log has no times of moves, so they are spread evenly.
  package func time(of move: Int, of count: Int) -> Duration {
    // Dividing first would round the last move away from the end.
    move + 1 == count ? time : time * (move + 1) / count
  }

  /// Returns the time of the next move, or `nil` after the last one.
  func next(of count: Int) -> Duration? { made < count ? time(of: made, of: count) : nil }

  /// Returns the moves that are due, which then count as made.
  mutating func advance(to elapsed: Duration, of count: Int) -> Range<Int> {
    let start = made
    while made < count, time(of: made, of: count) <= elapsed { made += 1 }
    return start..<made
  }
}

/// The clock of a race, on the clock of the events. It stops while it is held.
package nonisolated struct RaceClock: Hashable, Sendable {
  private var start: Duration
  private var held: Duration?

  /// Starts a clock.
  package init(at start: Duration) { self.start = start }

  package var isHeld: Bool { held != nil }

  /// Stops the clock, if it runs.
  package mutating func hold(at time: Duration) { held = held ?? time }

  /// Goes on, if the clock is held.
  package mutating func resume(at time: Duration) {
    guard let held else { return }
    start += max(.zero, time - held)
    self.held = nil
  }

  /// Returns the time of the race at the time of an event; negative before the start.
  package func time(at time: Duration) -> Duration { (held ?? time) - start }
}
