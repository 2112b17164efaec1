import SlidingGame
import Stage

/// What a pointer does on the board: clicks and strokes slide, drags carry, and what a click would slide is lit.
final class TileCarrier {
  /// Told the move that the pointer has made; tiles that were carried are let go before.
  var onMove: (SlidingPuzzle.Move) -> Void = { _ in }
  /// The board as something to point at.
  let control: BoardControl
  private let view: BoardView
  private let table: SlidingTable
  private let context: StageContext
  /// What is seen of moves that the rules refuse.
  private let refusal: RefusedMove
  /// Where the pointer rests on the board, nil where it is elsewhere.
  private var pointer: Point?
  /// Tiles that the pointer holds, nil while it holds none.
  private var carried: CarriedTiles?

  /// - Parameter view: shows the board of the table.
  init(_ view: BoardView, _ table: SlidingTable, context: StageContext) {
    self.view = view
    self.table = table
    self.context = context
    refusal = RefusedMove(view, context: context)
    control = BoardControl(id: "board", context: context)
    control.onTap = { [weak self] in self?.tap($0) }
    control.onHover = { [weak self] in self?.hover($0) }
    control.onDrag = { [weak self] in self?.drag($0) }
    control.onSwipe = { [weak self] in self?.swipe($0, from: $1) }
    control.onDraw = { [weak self] in
      self?.view.draw(into: &$0)
      self?.refusal.draw(into: &$0)
    }
  }

  /// Shows that the rules have refused a move.
  func refuse(_ move: SlidingPuzzle.Move) { refusal.show(move) }

  /// Follows the board after a change, or in another place.
  func follow() {
    control.grid = view.grid
    showHover()
  }

  func layout(_ frame: Rect) {
    control.frame = frame
    control.radius = context.metrics.px(24)
    control.grid = view.grid
  }

  /// Lets go of the tiles that the pointer holds; they glide to where they belong.
  func drop() {
    guard carried != nil else { return }
    carried = nil
    view.letGo()
  }

  /// Slides the tile at a point and all between it and the gap; a click on the gap is no move.
  private func tap(_ point: Point) {
    guard let cell = view.grid.cell(at: point), cell != table.state.board.gap else { return }
    onMove(.slide(cell))
  }

  /// Comes with nil where the pointer is elsewhere.
  private func hover(_ point: Point?) {
    pointer = point
    showHover()
  }

  /// Shows what a click would slide. Where keys or a pad are used, nothing is pointed at.
  private func showHover() {
    let point = context.device.showsFocus ? nil : pointer
    view.highlight(cell: point.flatMap(tiles)?.cell)
  }

  /// Carries tiles along with the pointer; where it lets go decides whether they have moved. A tile that nothing can
  /// move is pushed in vain.
  private func drag(_ drag: Drag) {
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

  /// Asks for the move of a tile that has none, along the longer way of a push.
  private func push(at point: Point, along way: Point) {
    guard let cell = view.grid.cell(at: point), cell != table.state.board.gap else { return }
    let isLevel = abs(way.x) >= abs(way.y)
    onMove(.move(cell, Direction(isLevel: isLevel, isPositive: (isLevel ? way.x : way.y) > 0)))
  }

  /// Slides the tile on which a quick stroke began, where that is its way; else it is pushed in vain.
  ///
  /// One that its drag has brought home already has left the gap behind, which no stroke moves.
  private func swipe(_ direction: Direction, from point: Point) {
    guard let tiles = tiles(at: point) else { return }
    onMove(tiles.run.direction == direction ? tiles.move : .move(tiles.cell, direction))
  }

  /// The tiles that the pointer would move from a place; nil where it can move none.
  private func tiles(at point: Point) -> CarriedTiles? {
    view.grid.cell(at: point).flatMap {
      CarriedTiles(from: $0, on: table.state.board, in: view.grid)
    }
  }
}

/// The tiles between a cell and the gap, as the pointer carries them.
private struct CarriedTiles {
  /// The cell of the tile that was taken hold of.
  let cell: Int
  let run: TileRun
  var carry: TileCarry

  /// The tiles that a slide of the cell would move; nil where it can move none.
  init?(from cell: Int, on board: SlidingBoard, in grid: CellGrid) {
    guard let run = board.run(from: cell) else { return nil }
    self.cell = cell
    self.run = run
    let size = grid.frame(of: cell).size
    carry = TileCarry(run.direction, reach: run.direction.isLevel ? size.width : size.height)
  }

  /// The move that takes them all into the gap.
  var move: SlidingPuzzle.Move {
    run.cells.count == 1 ? .move(cell, run.direction) : .slide(cell)
  }
}
