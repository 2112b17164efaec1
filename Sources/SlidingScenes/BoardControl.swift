import BoxKit
import Controls
import GameKernel
import SlidingGame
import Stage

/// The board as a control. Taps and swipes slide tiles, drags carry them, hovering lights them, arrows tilt it.
///
/// While it has the focus it uses all arrow keys. A held arrow key counts as one move.
final class BoardControl: Control {
  /// Called with the player's move, after carried tiles have been released.
  var onMove: (SlidingPuzzle.Move) -> Void = { _ in }
  /// The tilt of the board when the gamepad is tilted.
  let lean: BoardTilt
  private let view: BoardView
  private let table: SlidingTable
  private let settings: SettingsModel
  /// The animation of refused moves.
  private let refusal: RefusedMove
  /// The pointer's position on the board, or `nil` if it is elsewhere.
  private var pointer: Point?
  /// The tiles that the pointer drags, or `nil` if it drags none.
  private var carried: DraggedTiles?
  /// The board before the last move, and whether the move took another one back.
  private var last: (board: SlidingBoard, isUndo: Bool)?
  /// Whether the rules have refused a move since.
  private var isRefused = false

  /// Creates the control of a board.
  ///
  /// - Parameter view: the view of the table's board.
  init(_ view: BoardView, _ table: SlidingTable, _ settings: SettingsModel, context: StageContext) {
    (self.view, self.table, self.settings) = (view, table, settings)
    lean = BoardTilt(context.animator)
    refusal = RefusedMove(view, context: context)
    super.init(id: "board", context: context)
  }

  override var targetFrame: Rect { frame }
  /// Within the rim, so that the ring touches no panel and stays in the window.
  override var focusShape: (frame: Rect, radius: Double) {
    let reach = FocusRing.reach(context.look.metrics)
    return (frame.inset(by: reach), max(0, context.look.metrics.px(24) - reach))
  }
  override var ignoresRepeatedArrows: Bool { true }
  /// A finished game leaves the arrows to the focus.
  override var usesAllArrows: Bool { !table.isSolvedByPlay }
  override var actsOnFirstArrow: Bool { true }
  override var clicks: Bool { false }

  override var words: SpokenControl {
    // Translators: Spoken: the player has pressed an arrow, but the gap is at the edge.
    let refusal = context.look.texts("No tile can slide that way.")
    return SpokenControl("", state: spokenMove, note: isRefused ? refusal : nil)
  }

  /// The last move, the gap and the tiles beside it.
  var spokenMove: String {
    let (texts, board) = (context.look.texts, table.state.board)
    let speech = SlidingSpeech(texts, board)
    guard let last else { return speech.gap }
    let (from, to) = last.isUndo ? (board, last.board) : (last.board, board)
    guard let move = SlidingSpeech(texts, to).move(from: from) else { return speech.gap }
    // Translators: Spoken: {move} is the move that undo has taken back.
    let news = last.isUndo ? texts("Taken back: {move}", ["move": move]) : move
    return [news, speech.gap].sentences
  }

  /// Follows a change of the table.
  func follow(_ change: Change<SlidingPuzzle>) {
    last = change.entersAnotherGame ? nil : (change.before.board, change.cause == .undo)
    isRefused = false
    showHover()
  }

  /// The reports of the control and of its cells, such as `board.0`.
  override var reports: [ControlReport] {
    let grid = view.grid
    return super.reports
      + (0..<grid.rows * grid.columns).map {
        ControlReport(id: "\(id).\($0)", frame: grid.frame(of: $0), isEnabled: isEnabled)
      }
  }

  override func draw(into list: inout DisplayList) {
    lean.draw(into: &list, about: frame) {
      view.draw(into: &$0)
      refusal.draw(into: &$0)
    }
  }

  /// Shows that the rules refused a move.
  func refuse(_ move: SlidingPuzzle.Move) {
    isRefused = true
    refusal.show(move)
  }

  /// Ends a drag: the dragged tiles slide back.
  func drop() {
    guard carried != nil else { return }
    carried = nil
    view.letGo()
  }

  // MARK: Arrows

  /// Tilts the board. With ``SlidingSettings/arrowsMoveGap``, arrow keys move the gap instead of a tile.
  override func adjust(_ direction: Direction) -> Bool {
    guard !table.isSolvedByPlay else { return false }
    let movesGap = context.input.device == .keyboard && settings.current.sliding.arrowsMoveGap
    onMove(.tilt(movesGap ? direction.opposite : direction))
    return true
  }

  // MARK: Pointer

  /// Slides the tile at a point, and all between it and the gap. A tap on the gap does nothing.
  override func tapped(at point: Point) {
    guard let cell = view.grid.cell(at: point), cell != table.state.board.gap else { return }
    onMove(.slide(cell))
  }

  override func pointerMoved(to point: Point?) {
    pointer = point
    showHover()
  }

  /// Lights the tiles that a click would slide. With keys or a gamepad, none is lit.
  func showHover() {
    let point = context.input.device.showsFocus ? nil : pointer
    view.highlight(cell: point.flatMap(tiles)?.cell)
  }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  /// Carries tiles with the pointer. The point of release decides whether they move.
  ///
  /// A tile that cannot move is nudged.
  override func dragged(_ drag: Drag) {
    if drag.phase == .began {
      carried = tiles(at: drag.start)
      if carried == nil { push(at: drag.start, along: drag.position - drag.start) }
    }
    guard var tiles = carried else { return }
    switch tiles.carry.follow(drag, on: view.grid.cell) {
    case nil:
      carried = tiles
      view.carry(cells: tiles.run.cells, along: tiles.run.direction, offset: tiles.carry.offset)
    case .home:
      drop()
      onMove(tiles.move)
    case .back:
      drop()
    }
  }

  /// Requests the illegal move of a stuck tile along the longer axis of a push, so that it is nudged.
  private func push(at point: Point, along way: Point) {
    guard let cell = view.grid.cell(at: point), cell != table.state.board.gap else { return }
    let isLevel = abs(way.x) >= abs(way.y)
    onMove(.move(cell, Direction(isLevel: isLevel, isPositive: (isLevel ? way.x : way.y) > 0)))
  }

  /// Slides the tile at the start of a swipe. If it can only move in another direction, it is nudged.
  ///
  /// If the drag has already moved the tile, the gap is at the start and the swipe does nothing. A tile that cannot
  /// move at all was nudged by the drag.
  override func swiped(_ direction: Direction, from point: Point) {
    guard let tiles = tiles(at: point) else { return }
    onMove(tiles.run.direction == direction ? tiles.move : .move(tiles.cell, direction))
  }

  /// Returns the tiles that the pointer would move from a point, or `nil` if none can move.
  private func tiles(at point: Point) -> DraggedTiles? {
    view.grid.cell(at: point).flatMap {
      DraggedTiles(from: $0, on: table.state.board, in: view.grid)
    }
  }
}

/// The tiles between a cell and the gap during a drag.
private struct DraggedTiles {
  /// The cell of the tile that was grabbed.
  let cell: Int
  let run: TileRun
  var carry: TileDrag

  /// Creates the tiles that a slide of the cell would move, or `nil` if none can move.
  init?(from cell: Int, on board: SlidingBoard, in grid: CellGrid) {
    guard let run = board.run(from: cell) else { return nil }
    self.cell = cell
    self.run = run
    let size = grid.frame(of: cell).size
    carry = TileDrag(run.direction, reach: run.direction.isLevel ? size.width : size.height)
  }

  /// The move of all these tiles into the gap.
  var move: SlidingPuzzle.Move {
    run.cells.count == 1 ? .move(cell, run.direction) : .slide(cell)
  }
}
