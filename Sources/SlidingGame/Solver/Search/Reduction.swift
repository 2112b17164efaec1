/// A line-by-line solver that never fails. Its solutions are usually at least twice as long as the shortest.
///
/// It solves the top row or the left column, whichever is shorter, and fixes it. It repeats this with the rest of the
/// board, until a table holds all distances of the rest's shape. Each tile is moved to its target cell by a shortest
/// path. The last two tiles of a line move together, because the second cannot be placed after the first.
struct Reduction {
  /// The numbers of the tiles' directions so far.
  private(set) var moves: [UInt8] = []

  private let shape: BoardShape
  private var cells: [Int]
  private var gap: Int
  private var isFixed: [Bool]

  /// Returns a solution of a board, as the numbers of the tiles' directions. It takes milliseconds.
  static func solve(_ board: SlidingBoard) -> [UInt8] {
    var reduction = Reduction(board)
    let plan = board.shape.lines(leaving: DistanceTable.mostCells)
    for line in plan.lines { reduction.order(line) }
    let rest = reduction.rest(plan)
    for move in DistanceTable.shared(rest.shape).solution(rest) { reduction.make(move) }
    return reduction.moves
  }

  private init(_ board: SlidingBoard) {
    shape = board.shape
    cells = board.tiles
    gap = board.gap
    isFixed = Array(repeating: false, count: shape.size)
  }

  /// Brings the tiles of a line to their target cells, first tile first.
  private mutating func order(_ line: [Int]) {
    for tile in line.dropLast(2) {
      bring([tile])
      isFixed[tile] = true
    }
    // Places the first tile alone, because the search for both is then short.
    let pair = Array(line.suffix(2))
    bring([pair[0]])
    bring(pair)
    for tile in pair { isFixed[tile] = true }
  }

  /// Brings one or two tiles to their target cells by a shortest path that does not move fixed tiles.
  private mutating func bring(_ tiles: [Int]) {
    for move in SubgoalSearch(shape, cells, gap, isFixed, tiles).solve() { make(move) }
  }

  /// Returns the remaining cells at the bottom right as a board of its own.
  private func rest(_ plan: BoardShape.LinePlan) -> SlidingBoard {
    let (top, left) = (plan.top, plan.left)
    guard let rest = BoardShape(width: shape.width - left, height: shape.height - top)
    else { preconditionFailure("Nothing is left of \(shape)") }
    let places = rest.cells.map {
      (top + $0 / rest.width) * shape.width + left + $0 % rest.width
    }
    do {
      return try SlidingBoard(rest, values: places.map { places.firstIndex(of: cells[$0]) ?? 0 })
    } catch {
      preconditionFailure("The rest of \(shape) is no board: \(error)")
    }
  }

  private mutating func make(_ move: UInt8) {
    let cell = gap + [1, -1, shape.width, -shape.width][Int(move)]
    cells[gap] = cells[cell]
    cells[cell] = shape.size - 1
    gap = cell
    moves.append(move)
  }
}

extension BoardShape {
  /// The lines in the order in which they are solved, and the corner of the remaining board.
  typealias LinePlan = (lines: [[Int]], top: Int, left: Int)

  /// Returns the lines to solve, in order: always the shorter of the top row and the left column that remain.
  ///
  /// At most `cells` cells remain, below and to the right of `top` and `left`.
  func lines(leaving cells: Int) -> LinePlan {
    var lines: [[Int]] = []
    var top = 0
    var left = 0
    while (width - left) * (height - top) > cells {
      if width - left > height - top {
        lines.append((top..<height).map { $0 * width + left })
        left += 1
      } else {
        lines.append((left..<width).map { top * width + $0 })
        top += 1
      }
    }
    return (lines, top, left)
  }
}
