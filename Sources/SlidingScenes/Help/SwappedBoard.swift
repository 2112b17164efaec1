import BoxKit
import GameKernel
import SlidingGame
import Stage

/// A board with two tiles swapped by hand: first it plays itself, then the player can try to solve it.
///
/// A chart beside it shows the parity that no slide changes.
final class SwappedBoard {
  /// The values of the two swapped tiles.
  static let tiles = (one: 3, other: 4)

  private let context: StageContext
  private let settings: SlidingSettings
  private let shown: ShownBoard
  private let chart: OrderChart
  private let refusal: RefusedMove
  private var session: GameSession<SlidingPuzzle>
  private var observation: Observation?
  /// Whether the player tries the board.
  private(set) var isTried = false

  private static let lesson = SlidingLesson.swapped

  init(_ settings: SlidingSettings, context: StageContext) {
    (self.settings, self.context) = (settings, context)
    shown = ShownBoard(
      Self.lesson, marked: [Self.tiles.one, Self.tiles.other], context: context)
    shown.view.reading.swapped = Self.tiles
    chart = OrderChart(look: context.look)
    refusal = RefusedMove(shown.view, context: context)
    session = GameSession(options: Self.lesson.options, seed: 0)
  }

  /// The number of steps that play themselves. In one further step the player tries the board.
  static var shownSteps: Int { lesson.steps.count }

  /// The permutation of the displayed tiles.
  private var order: TileOrder {
    let shape = Self.lesson.options.shape
    let values = shown.view.values
    // Before the first layout there are no values.
    return TileOrder(shape, values: values.isEmpty ? Array(shape.cells) : values)
  }

  func show(_ step: Int) {
    isTried = step >= Self.shownSteps
    guard isTried else { return shown.show(step) }
    session = GameSession(options: Self.lesson.options, seed: 0)
    observation = session.changes.observe { [shown] in shown.view.show($0) }
    shown.view.highlight(cell: nil)
    shown.view.put(session.state)
  }

  /// Slides tiles by a tap or an arrow, and lights the tiles that a tap at the pointer would slide.
  func handle(_ intent: Intent) {
    switch intent {
    case .hover(let point): shown.view.highlight(cell: point.flatMap(shown.view.grid.cell))
    case .tap(let point): tap(point)
    case .drag(let drag): if drag.isTap(on: shown.view.grid.cell) { tap(drag.start) }
    case .tilt(let direction):
      let movesGap = context.input.device == .keyboard && settings.arrowsMoveGap
      perform(.tilt(movesGap ? direction.opposite : direction))
    default: break
    }
  }

  private func tap(_ point: Point) {
    guard let cell = shown.view.grid.cell(at: point), cell != session.state.board.gap else {
      return
    }
    perform(.slide(cell))
  }

  private func perform(_ move: SlidingPuzzle.Move) {
    do {
      try session.perform(move)
    } catch {
      refusal.show(move)
    }
  }

  /// Lays out the board beside its chart, or above it.
  func layout(in felt: Rect) {
    let room = felt.inset(by: context.look.metrics.review(12, compact: 4))
    let gap = context.look.metrics.review(20, compact: 6)
    let beside = min(
      0.5 * room.width, 1.5 * room.height, room.width - 2 * gap - chart.leastWidth(order))
    let isWide = room.width > 1.5 * room.height && beside > 0.25 * room.width
    let share = isWide ? beside : 0.52 * room.height
    let (board, rest) =
      isWide
      ? (
        Rect(room.x, room.y, share, room.height),
        Rect(room.x + share, room.y, room.width - share, room.height)
      )
      : (
        Rect(room.x, room.y, room.width, share),
        Rect(room.x, room.y + share, room.width, room.height - share)
      )
    shown.layout(in: board)
    chart.layout(
      in: isWide ? rest.inset(gap, 0) : rest, count: Self.lesson.options.shape.size)
  }

  func draw(into list: inout DisplayList) {
    shown.draw(into: &list)
    refusal.draw(into: &list)
    chart.draw(order, into: &list)
  }

  func advance(by elapsed: Duration) { if !isTried { shown.advance(by: elapsed) } }

  var nextTimer: Duration? { isTried ? nil : shown.nextTimer }
}
