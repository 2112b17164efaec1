import Motion
import PairsGame
import Stage

extension PairsScene {
  /// Something that comes by itself after a while, unless a move comes first.
  struct Wait {
    enum Next { case close, computersFlip, dialog }

    let next: Next
    var left: Duration
  }

  /// The state that words and plaques still tell of, until the card is seen that has changed it.
  struct Suspense {
    let state: Pairs.State
    var left: Duration
  }

  public func advance(by elapsed: Duration) {
    panel.advance(by: elapsed)
    cards.advance(by: elapsed)
    if isTimed { table.pass(elapsed) }
    endSuspense(after: elapsed)
    guard var wait else { return }
    wait.left -= elapsed
    self.wait = wait
    guard wait.left <= .zero else { return }
    self.wait = nil
    switch wait.next {
    case .close: table.close()
    case .computersFlip: table.flipForComputer()
    case .dialog: openDialog()
    }
  }

  public var nextTimer: Duration? {
    [secondsEnd, wait?.left, suspense?.left, cards.cues.next, panel.nextTimer].compactMap(\.self)
      .min()
  }

  private func endSuspense(after elapsed: Duration) {
    guard let left = suspense?.left else { return }
    suspense?.left = left - elapsed
    if left <= elapsed { tell() }
  }

  /// Lets words and plaques catch up with the state.
  func tell() {
    suspense = nil
    for (plaque, pairs) in zip(plaques, table.state.pairsTaken) { plaque.number.show(pairs) }
  }

  /// Begins to wait for what follows from the state.
  func startWaiting() {
    let state = table.state
    if table.isMissOpen {
      wait = missWait.map { Wait(next: .close, left: $0) }
    } else if table.isComputersTurn, !table.isPaused {
      wait = Wait(next: .computersFlip, left: computersWait)
    } else if !state.isOver {
      wait = nil
    }
  }

  /// How long a miss lies open, from its second flip on; nil where a tap alone ends it.
  private var missWait: Duration? {
    let settings = self.settings.current.pairs
    if settings.waitsForTap, !table.isDemonstration { return nil }
    return flipTime + .milliseconds(100 * settings.missTime)
  }

  /// How long a computer waits before it flips, so that people see what has happened before.
  private var computersWait: Duration {
    if found != nil { return flipTime + CardsView.celebration + CardNode.leaveTime }
    return table.state.openCards.isEmpty ? .milliseconds(600) : flipTime + .milliseconds(300)
  }

  /// How long the last pair is looked at before anything is said.
  var dialogDelay: Duration {
    flipTime + CardsView.celebration + CardNode.leaveTime + .milliseconds(250)
  }

  var flipTime: Duration {
    context.animator.reducedMotion ? .milliseconds(150) : CardNode.flipTime
  }

  /// The end of the second at hand, while time counts.
  private var secondsEnd: Duration? {
    guard isTimed, table.isRunning else { return nil }
    let elapsed = table.sheet.elapsed
    return .seconds(elapsed.components.seconds + 1) - elapsed
  }

  /// Whether the time of the game passes: it is in sight, nothing lies over it, and the window has the keyboard.
  private var isTimed: Bool { isShown && context.hasFocus && isInFront() }
}
