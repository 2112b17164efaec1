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
  /// Where the pointer rests on the board, nil where it is elsewhere.
  private var pointer: Point?
  /// Tiles that the pointer holds, nil while it holds none.
  private var carried: CarriedTiles?

  /// - Parameter view: shows the board of the table.
  init(_ view: BoardView, _ table: SlidingTable, context: StageContext) {
    self.view = view
    self.table = table
    self.context = context
    control = BoardControl(id: "board", context: context)
    control.onTap = { [weak self] in self?.tap($0) }
    control.onHover = { [weak self] in self?.hover($0) }
    control.onDrag = { [weak self] in self?.drag($0) }
    control.onSwipe = { [weak self] in self?.swipe($0, from: $1) }
    control.onDraw = { [weak view] in view?.draw(into: &$0) }
  }

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

  /// Carries tiles along with the pointer; where it lets go decides whether they have moved.
  private func drag(_ drag: Drag) {
    if drag.phase == .began { carried = tiles(at: drag.start) }
    guard var tiles = carried else { return }
    switch tiles.carry.follow(drag) {
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

  /// Slides the tile on which a quick stroke began, where that is its way.
  ///
  /// One that its drag has brought home already has left the gap behind, which no stroke moves.
  private func swipe(_ direction: Direction, from point: Point) {
    guard let tiles = tiles(at: point), tiles.run.direction == direction else { return }
    onMove(tiles.move)
  }

  /// The tiles that the pointer would move from a place; nil where it can move none.
  private func tiles(at point: Point) -> CarriedTiles? {
    view.grid.cell(at: point).flatMap {
      CarriedTiles(from: $0, on: table.state.board, in: view.grid)
    }
  }
}
