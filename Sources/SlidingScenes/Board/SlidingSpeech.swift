import BoxKit
import GameKernel
import SlidingGame
import Stage

/// A board in words. Pieces of a picture have the numbers of their places.
struct SlidingSpeech {
  private let texts: Texts
  private let board: SlidingBoard

  init(_ texts: Texts, _ board: SlidingBoard) { (self.texts, self.board) = (texts, board) }

  /// Returns the scene in words.
  ///
  /// - Parameters:
  ///   - news: the message, advice, move and result.
  ///   - size: the size of the board, such as *4×4*.
  func scene(
    _ controller: TableController<SlidingPuzzle>, news: [String], size: String
  ) -> SpokenScene {
    let table = controller.table
    let count = texts.plural("{count} move", "{count} moves", table.state.tileMoves)
    let place = [
      controller.routes.day?.task(texts), size, count,
      texts.spoken(table.sheet.elapsed),
    ]
    return SpokenScene(
      controller.spokenTitle(texts("Sliding Puzzle")), news: news,
      place: place.compactMap(\.self), board: rows)
  }

  /// Returns moves for listeners, such as “5 to the left, 8 up”.
  ///
  /// - Parameter most: the largest number of moves to name.
  func words(of moves: [Direction], atMost most: Int) -> String {
    var (tiles, gap) = ((0..<board.shape.size).map(number), board.gap)
    let words = moves.prefix(most).compactMap { move in
      board.shape.neighbour(of: gap, move.opposite).map { cell in
        tiles.swapAt(gap, cell)
        defer { gap = cell }
        return slid(tiles[gap], move)
      }
    }
    return (words + (moves.count > most ? ["…"] : [])).joined(separator: ", ")
  }

  /// Returns the move that has led from another board to this one, such as “5, 8 to the left”; `nil` if none has.
  func move(from before: SlidingBoard) -> String? {
    let (shape, start, end) = (board.shape, before.gap, board.gap)
    guard before.shape == shape, start != end else { return nil }
    for direction in Direction.allCases {
      var (cells, cell) = ([start], start)
      while let next = shape.neighbour(of: cell, direction.opposite) {
        if next == end { return slid(cells.map(number).joined(separator: ", "), direction) }
        (cell, cells) = (next, cells + [next])
      }
    }
    return nil
  }

  private func slid(_ tile: String, _ direction: Direction) -> String {
    switch direction {
    // Translators: Spoken: a move of the tile with the number {tile}.
    case .left: texts("{tile} to the left", ["tile": tile])
    // Translators: Spoken: a move of the tile with the number {tile}.
    case .right: texts("{tile} to the right", ["tile": tile])
    // Translators: Spoken: a move of the tile with the number {tile}.
    case .up: texts("{tile} up", ["tile": tile])
    // Translators: Spoken: a move of the tile with the number {tile}.
    case .down: texts("{tile} down", ["tile": tile])
    }
  }

  /// The numbers of the tiles, row by row.
  var rows: [String] {
    (0..<board.shape.height).map { row in
      (0..<board.shape.width).map { number(row * board.shape.width + $0) }.joined(separator: ", ")
    }
  }

  private func number(_ cell: Int) -> String {
    // Translators: Spoken in a list of numbers: the empty cell of the board.
    cell == board.gap ? texts.inContext("board", "gap") : String(board[cell] + 1)
  }

  /// The place of the gap, and the tiles beside it.
  var gap: String {
    if board.isSolved { return texts("Solved!") }
    let (row, column) = board.gap.quotientAndRemainder(dividingBy: board.shape.width)
    let beside = Direction.allCases.compactMap { direction in
      board.shape.neighbour(of: board.gap, direction).map { text(number($0), direction) }
    }
    let values = [
      "row": String(row + 1), "column": String(column + 1),
      "tiles": beside.joined(separator: ", "),
    ]
    // Translators: Spoken: the place of the empty cell. {tiles} is such as “5 left of it, 7 above”.
    return texts("Gap in row {row}, column {column}: {tiles}", values)
  }

  private func text(_ tile: String, _ direction: Direction) -> String {
    switch direction {
    // Translators: Spoken: {tile} is the number of the tile beside the empty cell.
    case .left: texts("{tile} left", ["tile": tile])
    // Translators: Spoken: {tile} is the number of the tile beside the empty cell.
    case .right: texts("{tile} right", ["tile": tile])
    // Translators: Spoken: {tile} is the number of the tile beside the empty cell.
    case .up: texts("{tile} above", ["tile": tile])
    // Translators: Spoken: {tile} is the number of the tile beside the empty cell.
    case .down: texts("{tile} below", ["tile": tile])
    }
  }
}
