import BoxKit
import Controls
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The input of takes: from the end of a pile, or a choice of heaps or rows. It lifts what a click would take.
final class TakeInput {
  /// Called with the move that the player makes.
  var onTake: (Matchsticks.Move) -> Void = { _ in }
  /// Called while the player points at more matches than the limit of the pile allows.
  var onLimit: (Int) -> Void = { _ in }
  /// Called when the player clicks where no match is, with the index of an empty heap there; `nil` elsewhere.
  var onNothing: (Int?) -> Void = { _ in }
  /// Returns whether matches can be lifted.
  var mayLift: () -> Bool = { false }
  /// The row of buttons below the tray.
  let row: TakeRow
  /// The heaps or rows, which the player chooses from.
  let chooser: MatchesControl

  private let table: MatchstickTable
  private let board: MatchBoard
  /// The last position of the mouse.
  private var pointer: Point?

  init(_ table: MatchstickTable, _ board: MatchBoard, _ row: TakeRow, context: StageContext) {
    (self.table, self.board, self.row) = (table, board, row)
    chooser = MatchesControl(board, context: context)
    row.onTake = { [weak self] in self?.onTake(.take($0)) }
    row.take.action = { [weak self] in self?.chooser.take() }
    chooser.state = { [weak self] in self.flatMap { $0.mayLift() ? $0.table.state : nil } }
    chooser.hint = { GameHelp.spokenHands(table.state.layout.form, context) }
    chooser.onTake = { [weak self] in self?.onTake($0) }
    chooser.onNothing = { [weak self] in self?.answer($0) }
    chooser.onChoose = { [weak self] in self?.showChoice() }
  }

  private var isPile: Bool { table.setup.layout.form == .pile }

  /// Returns the controls of a game that is played, from the board to the buttons.
  func controls(_ forms: FormChoice) -> [Control] {
    if table.isDemonstration { return row.strip.controls }
    return isPile ? row.takes : [chooser, row.take, forms.last]
  }

  /// Answers a click at a point without a match.
  private func answer(_ point: Point) {
    let layout = board.places as? HeapLayout
    onNothing(
      table.state.groups.indices.first { heap in
        table.state.count(inGroup: heap) == 0 && layout?.line(of: heap).contains(point) == true
      })
  }

  // MARK: Intents

  /// Remembers the position of the mouse, also while it is over a control.
  func point(at point: Point?) { pointer = point }

  /// Handles an intent that no control has used.
  func handle(_ intent: Intent) {
    switch intent {
    case .number(let count): isPile ? onTake(.take(count)) : chooser.choose(count: count)
    case .hover(let point) where isPile: hover(point)
    case .tap(let point) where isPile: take(at: point)
    case .drag(let drag) where isPile: stroke(drag)
    default: break
    }
  }

  /// Returns whether an intent is an attempt to take matches, with any device.
  func isTake(_ intent: Intent, focused: Control?) -> Bool {
    switch intent {
    case .number: true
    case .tap(let point): count(at: point) != nil || !isPile && chooser.frame.contains(point)
    case .drag(let drag):
      isPile
        ? drag.isTap(on: count)
          || drag.phase == .ended && board.count(of: drag, within: table.state.limit) != nil
        : drag.phase == .ended && chooser.frame.contains(drag.start)
    case .activate: focused == nil || focused === chooser
    default: false
    }
  }

  /// Returns the number of matches that a tap would take from the pile.
  private func count(at point: Point) -> Int? {
    (isPile ? board.countFromEnd(at: point) : nil) ?? row.count(at: point)
  }

  /// Takes the match at a point and all behind it.
  private func take(at point: Point) {
    guard !table.isComputersTurn, let count = board.countFromEnd(at: point) else { return }
    onTake(.take(count))
  }

  /// Lifts the matches that a stroke crosses, and takes them at its end.
  private func stroke(_ drag: Drag) {
    let count = board.count(of: drag, within: table.state.limit)
    guard drag.phase == .ended else {
      let lifts = drag.phase != .cancelled && mayLift()
      return lift(count.map { lifts && $0 <= table.state.limit ? $0 : 0 } ?? 0)
    }
    lift(0)
    if !table.isComputersTurn, let count { onTake(.take(count)) }
  }

  /// Lifts the matches that a click would take. Beyond the limit nothing is lifted, and the note says why.
  private func hover(_ point: Point?) {
    let count = mayLift() ? point.flatMap(board.countFromEnd) ?? 0 : 0
    let isLegal = count <= table.state.limit
    lift(isLegal ? count : 0)
    if !isLegal { onLimit(table.state.limit) }
  }

  // MARK: Lifting

  /// Lifts the matches under the mouse again, after others have left.
  func hoverAgain() { isPile ? hover(pointer) : chooser.pointerMoved(to: pointer) }

  /// Lifts the matches that the hovered or focused button would take, or those that are chosen.
  func lift(of control: Control?) {
    guard isPile else { return showChoice() }
    let count = row.count(of: control)
    lift(mayLift() && count <= table.state.limit ? count : 0)
  }

  /// Lifts matches of the pile and highlights their button, or else the button of the hint.
  private func lift(_ count: Int) {
    board.lift(last: count)
    row.light(count > 0 ? count : board.hinted?.count ?? 0)
  }

  /// Lifts the chosen matches, and names them on the button that takes them.
  private func showChoice() {
    guard !isPile else { return }
    board.lift(mayLift() ? chooser.choice.run : nil)
    row.showChoice(mayLift() ? chooser.choice.move(in: table.state) : nil)
  }

  /// Drops the choice, after the matches have changed.
  func forgetChoice() { chooser.choose(TakeChoice()) }

  /// Shows the best take as a hint, or one match if no take wins.
  ///
  /// - Returns: the control that gets the focus when keys or a gamepad are used.
  func showHint() -> Control {
    var random = SeededGenerator(seed: 0)
    let best = CleverPlayer().chooseMove(in: table.state, using: &random)
    let run = try? table.state.run(taking: best)
    board.hint(run)
    guard isPile else {
      chooser.choose(TakeChoice(run))
      return chooser
    }
    return row.takes[best.count - 1]
  }
}
