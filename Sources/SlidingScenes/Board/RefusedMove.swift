import GameKernel
import Motion
import SlidingGame
import Stage

/// The animation of a refused move: the tile is nudged and the gap lights up (Documentation/Look.md, *Motion*).
final class RefusedMove {
  private let board: BoardView
  private let context: StageContext
  /// The brightness of the gap.
  private let light: Track<Double>

  init(_ board: BoardView, context: StageContext) {
    self.board = board
    self.context = context
    light = context.animator.makeTrack(.alpha, 0)
  }

  isolated deinit { context.animator.remove(light) }

  /// Starts the animation. With reduced motion only the gap lights up.
  func show(_ move: SlidingPuzzle.Move) {
    guard let layout = board.layout, let gap else { return }
    if let (cell, direction) = Self.push(move, on: layout.shape, gap: gap),
      board.values.indices.contains(cell), cell != gap
    {
      let way = direction.unit * (context.look.metrics.px(2) / layout.pitch)
      board.nodes[board.values[cell]].nudge(by: way)
    }
    let (animator, light) = (context.animator, light)
    animator.animate(light, to: 1, over: .milliseconds(150), curve: .easeOut) { outcome in
      guard outcome == .finished else { return }
      animator.animate(light, to: 0, over: .milliseconds(450), curve: .easeInOut)
    }
  }

  /// Draws the light in the gap.
  func draw(into list: inout DisplayList) {
    let strength = context.animator.value(of: light)
    guard strength > 0, let layout = board.layout, let gap else { return }
    let (theme, tile) = (context.look.theme, layout.tile(at: layout.place(of: gap)))
    let line = context.look.metrics.px(3, least: 2)
    let radius = TileArt.radius(side: layout.side)
    let picture = context.look.pictures.picture("light of the gap \(radius) \(line)", tile.size) {
      let rect = Rect(.zero, $0.size)
      $0.fill(.roundedRect(rect, radius: radius), theme.accentInk.opacity(0.18))
      $0.fill(.frame(rect, radius: radius, width: line), theme.accentInk.opacity(0.8))
    }
    list.picture(picture, at: tile.origin, alpha: strength)
  }

  /// The cell of the gap according to the model.
  private var gap: Int? { board.values.firstIndex { board.isGap($0) } }

  /// Returns the cell of the tile to nudge, and the direction: that of the move, otherwise towards the gap.
  private static func push(
    _ move: SlidingPuzzle.Move, on shape: BoardShape, gap: Int
  ) -> (cell: Int, direction: Direction)? {
    switch move {
    case .tilt(let direction): shape.neighbour(of: gap, direction).map { ($0, direction) }
    case .move(let cell, let direction): (cell, direction)
    case .slide(let cell):
      (cell, towards(column(gap, shape) - column(cell, shape), row(gap, shape) - row(cell, shape)))
    default: nil
    }
  }

  private static func column(_ cell: Int, _ shape: BoardShape) -> Int {
    cell % shape.width
  }

  private static func row(_ cell: Int, _ shape: BoardShape) -> Int { cell / shape.width }

  /// Returns the direction along the axis with the longer distance.
  private static func towards(_ columns: Int, _ rows: Int) -> Direction {
    abs(columns) >= abs(rows) ? (columns < 0 ? .left : .right) : (rows < 0 ? .up : .down)
  }
}
