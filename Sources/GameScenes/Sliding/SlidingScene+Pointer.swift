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
    board.highlight(cell: point.flatMap(tiles)?.cell)
  }

  /// Carries tiles along with the pointer; where it lets go decides whether they have moved.
  func drag(_ drag: Drag) {
    if drag.phase == .began { carried = tiles(at: drag.start) }
    guard var tiles = carried else { return }
    switch tiles.carry.follow(drag) {
    case nil:
      carried = tiles
      board.carry(
        cells: tiles.run.cells, along: tiles.run.direction, offset: tiles.carry.offset)
    case .home:
      drop()
      perform(tiles.move)
    case .back:
      drop()
    }
  }

  /// Slides the tile on which a quick stroke began, where that is its way.
  ///
  /// One that its drag has brought home already has left the gap behind, which no stroke moves.
  func swipe(_ direction: Direction, from point: Point) {
    guard let tiles = tiles(at: point), tiles.run.direction == direction else { return }
    perform(tiles.move)
  }

  /// The tiles that the pointer would move from a place; nil where it can move none.
  private func tiles(at point: Point) -> CarriedTiles? {
    board.grid.cell(at: point).flatMap {
      CarriedTiles(from: $0, on: table.state.board, in: board.grid)
    }
  }

  /// Lets go of the tiles that the pointer holds; they glide to where they belong.
  func drop() {
    guard carried != nil else { return }
    carried = nil
    board.letGo()
  }
}
