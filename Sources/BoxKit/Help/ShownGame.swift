import GameKernel
import Stage

/// A small game that plays itself: some moves in each step, made by the rules of the game.
///
/// Whoever shows it follows it as a scene follows its table: what lies there at once by `onLie`, then change by change.
package final class ShownGame<Rules: GameRules> {
  /// Told the position in which everything lies at once.
  package var onLie: (Rules.State) -> Void = { _ in }
  /// Told each move that is made.
  package var onChange: (Change<Rules>) -> Void = { _ in }

  private let options: Rules.Options
  private let seed: UInt64
  private let steps: [[Rules.Move]]
  private let pause: Duration
  private var session: GameSession<Rules>
  private var observation: Observation?
  private var step = -1
  private var coming: ArraySlice<Rules.Move> = []
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm: Sendable { case move }

  /// - Parameters:
  ///   - steps: the moves of each step, the first to the last.
  ///   - pause: before each move.
  package init(
    options: Rules.Options, seed: UInt64 = 1, steps: [[Rules.Move]],
    pause: Duration = .milliseconds(1100)
  ) {
    (self.options, self.seed, self.steps, self.pause) = (options, seed, steps, pause)
    session = GameSession(options: options, seed: seed)
  }

  /// The move that comes next in the step at hand.
  package var next: Rules.Move? { coming.first }

  /// The position of now.
  package var state: Rules.State { session.state }

  /// Goes to the beginning of a step, and plays its moves one by one; a step that follows the last one goes on from there.
  package func show(_ step: Int) {
    if step == self.step + 1, self.step >= 0 {
      // What the step before has not played yet is played now.
      while playNext() {}
    } else {
      observation = nil
      session = GameSession(options: options, seed: seed)
      for move in steps[..<step].joined() { play(move) }
      observation = session.changes.observe { [weak self] in self?.onChange($0) }
      onLie(session.state)
    }
    self.step = step
    coming = steps[step][...]
    alarms.cancelAll()
    if !coming.isEmpty { alarms.set(.move, in: pause) }
  }

  private func playNext() -> Bool {
    guard let move = coming.popFirst() else { return false }
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

  /// Lets time pass, and moves come.
  package func advance(by elapsed: Duration) {
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .move:
        _ = playNext()
        if !coming.isEmpty { alarms.set(.move, in: pause) }
      }
    }
  }

  /// How long until the next move; nil where none comes.
  package var nextTimer: Duration? { alarms.next }
}
