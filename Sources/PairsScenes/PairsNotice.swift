import PairsGame
import Stage

/// What the table of Pairs says for a few seconds in place of what happens.
struct PairsNotice {
  /// What there is to say.
  enum Kind {
    /// A peek has its price: whoever asks for it again while this is said pays it.
    case asksToPeek
    /// Where all depends on what one remembers, there is no hint to give.
    case noHint
  }

  /// What is said now; nil most of the time.
  private(set) var kind: Kind?
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm { case end }

  /// Says something from now on.
  mutating func say(_ kind: Kind) {
    self.kind = kind
    alarms.set(.end, in: .seconds(3))
  }

  /// Says it no more.
  mutating func end() { self = PairsNotice() }

  /// - Returns: whether it has just ended.
  mutating func advance(by elapsed: Duration) -> Bool {
    guard !alarms.advance(by: elapsed).isEmpty else { return false }
    end()
    return true
  }

  var nextTimer: Duration? { alarms.next }
}
