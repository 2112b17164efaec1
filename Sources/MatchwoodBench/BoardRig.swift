import GameKernel
import GameScenes
import SDLStage
import SlidingGame
import Stage

/// A sliding board of 8 × 8 that is painted off the screen, as the program's run loop would do it.
final class BoardRig {
  let table = SlidingTable(.home(.square(8)), seed: 1)
  private let board: BoardView
  private let context: StageContext
  private let painter: Painter
  private var list = DisplayList()

  init(width: Int, height: Int, face: TileFace, text: TextCache) throws {
    let size = Size(Double(width), Double(height))
    painter = try Painter(
      offScreenWidth: width, height: height, text: text, tables: TableStore(folder: nil))
    context = StageContext(theme: .named(.evening), metrics: Metrics(size: size), measurer: text)
    board = BoardView(context: context)
    let side = size.height - context.metrics.px(136)
    board.layout(
      frame: Rect(center: Rect(.zero, size).center, Size(side, side)), face: face,
      state: table.state)
    observation = table.session.changes.observe { [board] in board.show($0) }
  }

  private let observation: Observation

  /// Lets time pass for what moves, then paints what has changed.
  func frame(after time: Duration = .milliseconds(16)) throws {
    context.animator.advance(by: time)
    list.removeAll()
    list.table(Rect(.zero, painter.size))
    board.draw(into: &list)
    try painter.paint(list, theme: context.theme)
  }
}
