import GameKernel
import SlidingGame
import Stage

/// A board in words. Pieces of a picture have the numbers of their places.
struct SlidingSpeech {
  let texts: Texts
  let board: SlidingBoard

  init(_ texts: Texts, _ board: SlidingBoard) { (self.texts, self.board) = (texts, board) }

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
