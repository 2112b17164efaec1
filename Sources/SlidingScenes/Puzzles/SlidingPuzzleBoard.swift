import BoxKit
import Controls
import GameKernel
import PuzzleKit
import SlidingGame
import Stage

/// The board of a puzzle of 3 × 3 or 4 × 4. It plays at a table of its own, which is neither saved nor logged.
package final class SlidingPuzzleBoard: PuzzleBoard {
  package var onAnswer: (Direction) -> Void = { _ in }
  package var controls: [Control] { [control] }

  private let table = SlidingTable(.home(.square(3)), seed: 0)
  private let view: BoardView
  private let control: BoardControl
  private let context: StageContext
  private var observation: Observation?

  init(_ settings: SettingsModel, context: StageContext) {
    self.context = context
    view = BoardView(context: context)
    control = BoardControl(view, table, settings, context: context)
    control.onMove = { [weak self] in self?.request($0) }
    observation = table.session.changes.observe { [weak self] in
      guard let self else { return }
      control.drop()
      view.show($0)
      control.frame = view.outline
      control.follow($0)
    }
  }

  private var speech: SlidingSpeech { SlidingSpeech(context.look.texts, table.state.board) }
  package var spokenRows: [String] { speech.rows }
  package var spokenNews: String? { control.spokenMove }

  package func begin(_ puzzle: BoardPuzzle) {
    table.newGame(options: .board(puzzle.board), seed: 0)
  }

  /// Answers with each tile that a move would slide.
  private func request(_ move: SlidingPuzzle.Move) {
    var state = table.state
    guard let events = try? SlidingPuzzle.apply(move, to: &state) else {
      control.drop()
      control.refuse(move)
      context.feedback.rumble(.refusal)
      return
    }
    control.drop()
    for event in events { onAnswer(event.direction) }
  }

  package func play(_ answer: Direction) { _ = try? table.session.perform(.tilt(answer)) }

  package func takeBack() {
    if !table.isAtStart { table.undo() }
  }

  package func words(of answer: Direction) -> String {
    let board = table.state.board
    let tile = board.shape.neighbour(of: board.gap, answer.opposite).map { board[$0] + 1 }
    return AdviceWords(texts: context.look.texts).next(answer, number: tile)
  }

  package func hint(_ answer: Direction?) {
    let board = table.state.board
    view.hint(cell: answer.flatMap { board.shape.neighbour(of: board.gap, $0.opposite) }, answer)
  }

  package func layout(in frame: Rect) {
    control.drop()
    view.layout(frame: frame, face: .numbers, state: table.state)
    control.frame = view.outline
  }
}

extension SlidingPuzzle.Event {
  /// The direction of the tile.
  fileprivate var direction: Direction {
    switch self {
    case .didTilt(let direction, _, _), .didMove(let direction, _, _): direction
    }
  }
}
