import Controls
import GameKernel
import MatchstickGame
import Stage

/// The heaps or rows on the felt as a control that receives taps, the pointer and the focus.
///
/// The player chooses matches and then takes them: the mouse chooses what it points at and a click takes it; a finger,
/// keys and the gamepad first choose.
package final class MatchesControl: Control {
  /// Called with the move that takes the chosen matches.
  package var onTake: (Matchsticks.Move) -> Void = { _ in }
  /// Called when other matches are chosen.
  package var onChoose: () -> Void = {}
  /// Called with the point of a click that meets no match.
  package var onNothing: (Point) -> Void = { _ in }
  /// Returns how to choose and take matches, for listeners.
  package var hint: () -> String? = { nil }
  /// Returns the position, or `nil` while the player cannot take.
  package var state: () -> Matchsticks.State? = { nil }
  /// The chosen matches.
  package private(set) var choice = TakeChoice() {
    didSet {
      isAtLimit = false
      if choice != oldValue { onChoose() }
    }
  }
  /// Whether the last arrow has changed nothing.
  private var isAtLimit = false

  private let board: MatchBoard

  package init(_ board: MatchBoard, context: StageContext) {
    self.board = board
    super.init(id: "board", context: context)
    isOnBoard = true
  }

  package override var targetFrame: Rect { frame }

  package override var focusShape: (frame: Rect, radius: Double) {
    guard let run = choice.run, !run.matches.isEmpty else { return (frame, frame.height / 16) }
    let whole = run.matches.map(board.frame).reduce(board.frame(of: run.matches[0])) {
      $0.union($1)
    }
    return (whole, context.look.metrics.px(12))
  }

  /// The control and its matches, such as `board.1.2` for the third match of the second heap.
  package override var reports: [ControlReport] {
    guard !isHidden else { return [] }
    return super.reports
      + board.left.map { match in
        ControlReport(
          id: "\(id).\(match.group).\(match.place)", frame: board.frame(of: match),
          isEnabled: isEnabled)
      }
  }

  package override var words: SpokenControl {
    let (texts, state) = (context.look.texts, state())
    let limit = state.flatMap { isAtLimit ? choice.limit(in: $0, texts) : nil }
    var words = SpokenControl("", state: choice.words(state, texts), note: limit, hint: hint())
    // After a take, the news tell that nothing is chosen.
    words.isToldByNews = choice.run == nil
    return words
  }

  // MARK: Choosing

  /// Chooses matches, or none.
  package func choose(_ choice: TakeChoice) { self.choice = choice }

  /// Chooses a number of matches of the chosen heap or row.
  package func choose(count: Int) {
    if let state = state() { choice = choice.with(count: count, in: state) }
  }

  /// Takes the chosen matches. With nothing chosen, it chooses.
  package func take() {
    guard let state = state() else { return }
    guard let move = choice.move(in: state) else {
      choice = .first(in: state)
      return
    }
    onTake(move)
  }

  package override func activate() -> Bool {
    take()
    return true
  }

  package override var usesAllArrows: Bool { true }
  package override var actsOnFirstArrow: Bool { true }

  package override func adjust(_ direction: Direction) -> Bool {
    if let state = state() {
      let before = choice
      choice = choice.moved(direction, in: state)
      isAtLimit = choice == before
    }
    return true
  }

  package override func pointerMoved(to point: Point?) {
    guard !context.input.device.showsFocus, let state = state(), let point,
      let pointed = pointed(at: point, in: state)
    else { return }
    choice = pointed
  }

  package override func tapped(at point: Point) {
    guard let state = state() else { return }
    guard let pointed = pointed(at: point, in: state) else { return onNothing(point) }
    guard context.input.device == .touch else {
      choice = pointed
      return take()
    }
    if let run = choice.run, let match = board.match(at: point) {
      if run.contains(match) { return take() }
      if state.layout.form == .rows, run.count == 1 {
        choice = .of(match, and: run.matches[0], in: state)
        return
      }
    }
    choice = pointed
  }

  /// Returns the choice of the matches at a point. Between two matches of a row that touch, it is both.
  private func pointed(at point: Point, in state: Matchsticks.State) -> TakeChoice? {
    guard let match = board.match(at: point), let places = board.places else { return nil }
    let away = point.x - places.middle(of: match).x
    guard state.layout.form == .rows, abs(away) > 0.3 * places.pitch else {
      return .of(match, in: state)
    }
    return .of(match, and: MatchPlace(match.group, match.place + (away < 0 ? -1 : 1)), in: state)
  }

  // MARK: Strokes

  package override func wantsDrag(_ drag: Drag) -> Bool { state() != nil }

  /// Chooses the matches that a stroke crosses, and takes them at its end. A drag on one match is a tap.
  package override func dragged(_ drag: Drag) {
    guard let state = state() else { return }
    if drag.isTap(on: board.match) {
      if drag.phase == .ended { tapped(at: drag.start) }
      return
    }
    guard drag.phase != .cancelled, let crossed = crossed(by: drag, in: state) else {
      choice = TakeChoice()
      return
    }
    choice = crossed
    if drag.phase == .ended { take() }
  }

  /// Returns the choice of the matches that a stroke crosses: of one group, and in rows the last two.
  private func crossed(by drag: Drag, in state: Matchsticks.State) -> TakeChoice? {
    let way = drag.position - drag.start
    guard way.y <= abs(way.x) else { return nil }
    let met = board.matches(from: drag.start, to: drag.position)
    guard let group = board.match(at: drag.start)?.group ?? met.first?.group else { return nil }
    let places = met.filter { $0.group == group }.map(\.place).sorted()
    guard let first = places.first, let last = places.last else { return nil }
    guard state.layout.form == .rows else { return .of(MatchPlace(group, first), in: state) }
    let isLeftwards = way.x < 0
    let (end, before) = isLeftwards ? (first, first + 1) : (last, last - 1)
    return places.contains(before)
      ? .of(MatchPlace(group, end), and: MatchPlace(group, before), in: state)
      : .of(MatchPlace(group, end), in: state)
  }
}
