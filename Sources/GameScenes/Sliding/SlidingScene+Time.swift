import Motion
import SlidingGame
import Stage

extension SlidingScene {
  /// Words that stand in the bar for a while.
  struct Notice {
    /// In the language of the moment.
    let words: (Texts) -> String
    /// How long they will still stand.
    var left: Duration
  }

  /// Says something in the bar for a few seconds.
  func say(_ words: @escaping (Texts) -> String) {
    explained = nil
    notice = Notice(words: words, left: .seconds(4))
  }

  public func advance(by elapsed: Duration) {
    panel.advance(by: elapsed)
    if isTimed { table.pass(elapsed) }
    guide.advance(by: elapsed)
    dealing?.patience.advance(by: elapsed)
    advanceShow(by: elapsed)
    guard let left = notice?.left else { return }
    notice?.left = left - elapsed
    if left <= elapsed { notice = nil }
  }

  /// The end of the second at hand, while time counts; else only what waits for something else.
  public var nextTimer: Duration? {
    [
      secondsEnd, notice?.left, panel.nextTimer, guide.nextTimer, dealing?.patience.nextTimer,
      nextOfShow,
    ].compactMap(\.self).min()
  }

  private var secondsEnd: Duration? {
    guard isTimed, table.isRunning else { return nil }
    let elapsed = table.sheet.elapsed
    return .seconds(elapsed.components.seconds + 1) - elapsed
  }

  /// Whether the time of the game passes: it is in sight, nothing lies over it, and the window has the keyboard.
  var isTimed: Bool { isShown && context.hasFocus && isInFront() }
}
