import PairsGame
import Stage

/// A message that the status of the Pairs table shows for three seconds.
struct PairsNotice {
  /// The kinds of messages.
  enum Kind {
    /// The price of a peek. A second request while this is shown performs the peek.
    case asksToPeek
    /// There are no hints, because the game depends on memory alone.
    case noHint
  }

  /// The message shown now, or `nil`.
  private(set) var kind: Kind?
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm { case end }

  /// Shows a message for three seconds.
  mutating func show(_ kind: Kind) {
    self.kind = kind
    alarms.set(.end, in: .seconds(3))
  }

  /// Removes the message.
  mutating func end() { self = PairsNotice() }

  /// Advances the time of the message.
  ///
  /// - Returns: whether the message has just ended.
  mutating func advance(by elapsed: Duration) -> Bool {
    guard !alarms.advance(by: elapsed).isEmpty else { return false }
    end()
    return true
  }

  var nextTimer: Duration? { alarms.next }
}
