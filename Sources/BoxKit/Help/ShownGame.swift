import GameKernel
import Stage

/// A small game that plays itself. Each step is a list of moves, which are performed by the rules of the game.
///
/// Its view shows each position from ``onPosition`` at once and animates each move from ``onChange``.
package final class ShownGame<Rules: GameRules> {
  /// Called with a position to show without animation.
  package var onPosition: (Rules.State) -> Void = { _ in }
  /// Called after each move.
  package var onChange: (Change<Rules>) -> Void = { _ in }

  private let options: Rules.Options
  private let seed: UInt64
  private let steps: [[Rules.Move]]
  private let pause: Duration
  private var session: GameSession<Rules>
  private var observation: Observation?
  private var step = -1
  private var remainingMoves: ArraySlice<Rules.Move> = []
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm: Sendable { case move }

  /// - Parameters:
  ///   - steps: the moves of each step, in order. An illegal move is a programming error and ends the program.
  ///   - pause: the time before each move.
  package init(
    options: Rules.Options, seed: UInt64 = 1, steps: [[Rules.Move]],
    pause: Duration = .milliseconds(1100)
  ) {
    (self.options, self.seed, self.steps, self.pause) = (options, seed, steps, pause)
    session = GameSession(options: options, seed: seed)
  }

  /// The next move of the current step, if there is one.
  package var next: Rules.Move? { remainingMoves.first }

  /// The current position.
  package var state: Rules.State { session.state }

  /// Goes to the beginning of a step and plays its moves with pauses. If it is the step after the current one, the
  /// game continues from the current position.
  package func show(_ step: Int) {
    if step == self.step + 1, self.step >= 0 {
      // Plays the remaining moves of the previous step at once.
      while playNext() {}
    } else {
      observation = nil
      session = GameSession(options: options, seed: seed)
      for move in steps[..<step].joined() { play(move) }
      observation = session.changes.observe { [weak self] in self?.onChange($0) }
      onPosition(session.state)
    }
    self.step = step
    remainingMoves = steps[step][...]
    alarms.cancelAll()
    if !remainingMoves.isEmpty { alarms.set(.move, in: pause) }
  }

  private func playNext() -> Bool {
    guard let move = remainingMoves.popFirst() else { return false }
    play(move)
    return true
  }

  private func play(_ move: Rules.Move) {
    do {
      try session.perform(move)
    } catch {
      preconditionFailure("The rules refuse \(move) in a game that is to show them: \(error)")
    }
  }

  /// Advances the timer, and plays the next move when it fires.
  package func advance(by elapsed: Duration) {
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .move:
        _ = playNext()
        if !remainingMoves.isEmpty { alarms.set(.move, in: pause) }
      }
    }
  }

  /// The time until the next move; `nil` if there is none.
  package var nextTimer: Duration? { alarms.next }
}
