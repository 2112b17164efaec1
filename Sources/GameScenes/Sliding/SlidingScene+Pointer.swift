import SlidingGame
import Stage

extension SlidingScene {
  /// Shows what a click would slide; comes with nil where the pointer is elsewhere.
  func hover(_ point: Point?) {
    pointer = point
    showHover()
  }

  /// Where keys or a pad are used, nothing is pointed at.
  func showHover() {
    let point = context.device.showsFocus ? nil : pointer
    let cell = point.flatMap(board.grid.cell)
    let canSlide = cell.flatMap { CarriedTiles(from: $0, on: table.state.board, in: board.grid) }
    board.highlight(cell: canSlide == nil ? nil : cell)
  }

  /// Carries tiles along with the pointer; where it lets go decides whether they have moved.
  func drag(_ drag: Drag) {
    if drag.phase == .began {
      carried = board.grid.cell(at: drag.start).flatMap {
        CarriedTiles(from: $0, on: table.state.board, in: board.grid)
      }
    }
    guard var tiles = carried else { return }
    switch tiles.carry.follow(drag) {
    case nil:
      carried = tiles
      board.carry(
        cells: tiles.cells, along: tiles.direction.onScreen, offset: tiles.carry.offset)
    case .home:
      drop()
      perform(tiles.move)
    case .back:
      drop()
    }
  }

  /// Lets go of the tiles that the pointer holds; they glide to where they belong.
  func drop() {
    guard carried != nil else { return }
    carried = nil
    board.letGo()
  }
}
