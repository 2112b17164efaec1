/// Solves any board line by line: the guaranteed way, at least twice as long as the shortest.
///
/// The top row or the left column is put in order, whichever is shorter, and then left alone; what
/// remains is a smaller board, at last one of which all positions are known. Each tile comes to its
/// place by a shortest way, and the last two of a line together, for the second cannot follow the
/// first.
struct Reduction {
  /// The numbers of the directions in which tiles moved so far.
  private(set) var moves: [UInt8] = []

  private let shape: BoardShape
  private var cells: [Int]
  private var gap: Int
  private var isFixed: [Bool]

  /// The directions in which tiles move to solve a board, by number: the plain way, in milliseconds.
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

  /// Brings the tiles of a line home, whose first lies at the edge of what is ordered already.
  private mutating func order(_ line: [Int]) {
    for tile in line.dropLast(2) {
      bring([tile])
      isFixed[tile] = true
    }
    // Both close to their places at first: the way of the two together is then soon found.
    let pair = Array(line.suffix(2))
    bring([pair[0]])
    bring(pair)
    for tile in pair { isFixed[tile] = true }
  }

  /// Brings a few tiles home by a shortest way that leaves the fixed ones alone.
  private mutating func bring(_ tiles: [Int]) {
    for move in TileErrand(shape, cells, gap, isFixed, tiles).solve() { make(move) }
  }

  /// The last cells, at the bottom right, as a board of their own.
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
  /// The lines that are put in order one after the other, and the corner of what is left.
  typealias LinePlan = (lines: [[Int]], top: Int, left: Int)

  /// The rows at the top and columns at the left that are put in order one after the other, always
  /// the shorter of the two, until so many cells are left below and to the right of `top` and
  /// `left`.
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
