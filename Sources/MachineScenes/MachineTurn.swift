import Acoustics
import BoxKit
import Controls
import MatchstickGame
import Motion
import Stage

/// Shows a turn of the machine before it takes: its box comes out and is shaken, and a bead rolls out of the drawer.
package final class MachineTurn {
  /// Called at the end of a turn with its bead; `nil` means that the machine gives up.
  package var onTake: (MatchboxMachine.Bead?) -> Void = { _ in }
  /// Called with the sentence about the bead once it is seen.
  package var onNews: (String) -> Void = { _ in }

  private let shelf: MachineShelf
  private let context: StageContext
  private var alarms = Alarms<Phase>()
  private var turn: Turn?

  /// The parts of a turn that wait for their time.
  private nonisolated enum Phase { case shake, open, bead, take, lose }

  private struct Turn {
    let box: Int
    let bead: MatchboxMachine.Bead?
  }

  package init(_ shelf: MachineShelf, context: StageContext) {
    (self.shelf, self.context) = (shelf, context)
  }

  /// Whether a turn is shown.
  package var isShown: Bool { turn != nil }

  /// Shows a turn with a box and the bead from it.
  package func start(box: Int, _ bead: MatchboxMachine.Bead?) {
    turn = Turn(box: box, bead: bead)
    shelf.bringOut(box, bead)
    if context.animator.reducedMotion {
      alarms.set(.bead, in: .milliseconds(150))
    } else {
      play(.drawer, pitch: 0.8)
      alarms.set(.shake, in: BoxMotion.slideTime)
    }
  }

  /// Takes at once. Does nothing if no turn is shown.
  package func hurry() {
    guard turn != nil else { return }
    alarms.cancelAll()
    take()
  }

  /// Ends the turn without a take, or the removal of a lost bead.
  package func cancel() {
    turn = nil
    alarms.cancelAll()
  }

  /// Shows the bead that a loss removes, first in its drawer.
  package func lose(_ bead: MatchboxMachine.Bead) {
    if shelf.active?.box != bead.box {
      shelf.bringOut(bead.box, bead)
      shelf.active?.open()
      shelf.active?.showBead()
    }
    alarms.set(.lose, in: .milliseconds(900))
  }

  private func take() {
    guard let turn else { return }
    self.turn = nil
    onTake(turn.bead)
  }

  private func play(_ sound: SoundName, pitch: Double = 1, after delay: Duration = .zero) {
    context.feedback.play(sound, at: shelf.frame.center, pitch: pitch, after: delay)
  }

  private func step(_ phase: Phase) {
    switch phase {
    case .shake:
      shelf.active?.shakeBox()
      let beads = min(3, turn.map { shelf.machine.takes(inBox: $0.box).count } ?? 0)
      for bead in 0..<beads {
        play(.beads, pitch: 1 + 0.08 * Double(bead), after: .milliseconds(110 * bead))
      }
      alarms.set(.open, in: BoxMotion.shakeTime)
    case .open:
      shelf.active?.open()
      play(.drawer, pitch: 1.2)
      alarms.set(.bead, in: BoxMotion.openTime)
    case .bead: showBead()
    case .take: take()
    case .lose:
      shelf.active?.lose()
      play(.boxKnock)
    }
  }

  private func showBead() {
    guard let turn else { return }
    shelf.active?.showBead()
    if let bead = turn.bead {
      play(.beads, pitch: [0.7, 0.9, 1.15, 1.3, 1.5][min(4, bead.take - 1)])
    } else {
      play(.boxKnock)
    }
    let pause = Duration.milliseconds(turn.bead == nil ? 1100 : 500)
    alarms.set(.take, in: BoxMotion.beadTime + pause)
    let words = MachineWords(texts: context.look.texts)
    onNews(turn.bead.map(words.draws) ?? words.givesUp(box: turn.box))
  }

  package func advance(by elapsed: Duration) {
    for phase in alarms.advance(by: elapsed) { step(phase) }
  }

  package var nextTimer: Duration? { alarms.next }
}
