import Acoustics
import GameKernel
import Stage

/// Plays an attempt on the board: it takes wrong answers back, asks before what ends the rated part, and shows the
/// solution.
final class PuzzleController<Module: PuzzlingGame> {
  typealias Answer = Module.Position.Answer

  /// Called after every change.
  var onChange: () -> Void = {}
  /// Called once the whole solution is on the board.
  var onFinished: () -> Void = {}
  let trainer: PuzzleTrainer<Module>
  /// The last wrong answer, until a right one.
  private(set) var wrong: Answer?
  /// Whether the player has asked for the solution.
  private(set) var gaveUp = false
  /// The answer that a hint marks.
  private(set) var hinted: Answer?
  /// The act that waits for its confirmation.
  private(set) var question: PuzzleQuestion?
  /// The answers of the solution that are still to be shown.
  private var shown: [Answer] = []
  /// Whether the wrong answer is on the board.
  private var isWrongPlayed = false
  private var alarms = Alarms<PuzzleAlarm>()
  private let feedback: Feedback

  private var board: Module.Puzzles.Board { trainer.puzzles.board }
  private var attempt: PuzzleAttempt<Module.Position>? { trainer.attempt }

  init(_ trainer: PuzzleTrainer<Module>, _ feedback: Feedback) {
    (self.trainer, self.feedback) = (trainer, feedback)
    trainer.onChange = { [weak self] in self?.onChange() }
    board.onAnswer = { [weak self] in self?.answer($0) }
  }

  /// Whether the player can answer.
  var isOpen: Bool { attempt?.isOver == false }
  /// Whether the whole solution is on the board.
  var isFinished: Bool { attempt?.isOver == true && shown.isEmpty }
  /// Whether there is a right answer to take back.
  var canUndo: Bool { isOpen && attempt?.answers.isEmpty == false }
  /// Whether the rated part has ended without the solution, so that showing it costs nothing more.
  var isFree: Bool { attempt?.result == false }
  /// The number of right answers on the board.
  var given: Int { (attempt?.answers.count ?? 0) - shown.count }

  /// Forgets the state of the last attempt. Call it before the next begins.
  func begin() {
    alarms.cancelAll()
    (wrong, isWrongPlayed, shown, gaveUp, question) = (nil, false, [], false, nil)
    hinted = nil
  }

  private func answer(_ answer: Answer) {
    guard isOpen else { return }
    (question, hinted) = (nil, nil)
    takeBackWrong()
    let isRight = trainer.answer(answer)
    board.play(answer)
    if isRight {
      wrong = nil
      if isFinished {
        feedback.play(.win)
        onFinished()
      }
    } else {
      (wrong, isWrongPlayed) = (answer, true)
      alarms.set(.takeBack, in: .milliseconds(600))
      feedback.rumble(.refusal)
    }
    onChange()
  }

  private func takeBackWrong() {
    guard isWrongPlayed else { return }
    isWrongPlayed = false
    alarms.cancel(.takeBack)
    board.takeBack()
  }

  /// Takes the wrong answer back at once, or else the last right one.
  func undo() {
    (question, hinted) = (nil, nil)
    if isWrongPlayed { return takeBackWrong() }
    if trainer.undo() { board.takeBack() }
  }

  /// Returns whether an act that ends the rated part must wait for its confirmation, and asks for it.
  private func asks(_ question: PuzzleQuestion) -> Bool {
    guard attempt?.result == nil, self.question != question else {
      self.question = nil
      return false
    }
    self.question = question
    onChange()
    return true
  }

  /// Withdraws the question.
  func endQuestion() {
    question = nil
    onChange()
  }

  /// Marks a right answer.
  func hint() {
    guard isOpen, !asks(.hint) else { return }
    takeBackWrong()
    hinted = trainer.hint()
    board.hint(hinted)
  }

  /// Shows the solution.
  func giveUp() {
    guard isOpen, !asks(.giveUp) else { return }
    takeBackWrong()
    (gaveUp, wrong, hinted) = (true, nil, nil)
    shown = trainer.giveUp()
    alarms.set(.show, in: .milliseconds(200))
    onChange()
  }

  private func showNext() {
    guard !shown.isEmpty else { return }
    board.play(shown.removeFirst())
    if !shown.isEmpty { alarms.set(.show, in: .milliseconds(450)) }
    onChange()
    if isFinished { onFinished() }
  }

  func advance(by elapsed: Duration) {
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .takeBack: takeBackWrong()
      case .show: showNext()
      }
    }
  }

  var nextTimer: Duration? { alarms.next }
}

/// The timers of a page of puzzles.
nonisolated enum PuzzleAlarm { case takeBack, show }

/// The acts that count as not solved, and so ask first.
nonisolated enum PuzzleQuestion: Hashable { case hint, giveUp }
