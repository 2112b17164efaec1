/// Solves any board line by line: the guaranteed way, about twice as long as the shortest.
///
/// The top row or the left column is put in order, whichever is shorter, and then left alone; what
/// remains is a smaller board, at last one of which all positions are known. Each tile comes to its
/// place by a shortest way, and the last two of a line together, for the second cannot follow the
/// first.
struct Reduction {
  /// The numbers of the directions in which tiles moved so far.
  private(set) var moves: [UInt8] = []

  private let shape: SlidingPuzzle.Shape
  private var cells: [Int]
  private var gap: Int
  private var isFixed: [Bool]

  /// What beam searches need to bring groups home with an eye on the rest of the board.
  struct Guide {
    /// Those of the whole board.
    let tables: PatternTables
    /// Those of ``Reduction/rest(_:leaving:)``.
    let restTables: PatternTables
    /// How many boards of each number of moves are kept.
    let width: Int
  }

  /// The directions in which tiles move to solve a board, by number: the plain way, in milliseconds.
  static func solve(_ board: SlidingPuzzle.Board) -> [UInt8] {
    Reduction(board).finished(fromLine: 0)
  }

  /// A shorter way, which takes a hundred times as long, or `nil` if it was cancelled.
  ///
  /// - Parameters:
  ///   - isCancelled: asked every few milliseconds, and told how many boards have been kept.
  ///   - meanwhile: told of a way after each line: from there on it is plain.
  static func solve(
    _ board: SlidingPuzzle.Board, _ guide: Guide, isCancelled: (_ nodes: Int) -> Bool,
    meanwhile: ([UInt8]) -> Void
  ) -> (moves: [UInt8], nodes: Int)? {
    var reduction = Reduction(board)
    let plan = board.shape.lines(leaving: PatternPartition.wholeCells)
    for (number, line) in plan.lines.enumerated() {
      switch reduction.guided(line, guide, isCancelled) {
      case .brought: meanwhile(reduction.finished(fromLine: number + 1))
      case .failed: reduction.order(line)
      case .cancelled: return nil
      }
    }
    let rest = reduction.rest(plan)
    let kept = reduction.moves.count * guide.width
    var search = BeamSearch(guide.restTables, width: 2 * guide.width)
    var isStopped = false
    let way = search.solve(rest, below: .max) {
      isStopped = isCancelled(kept + $0)
      return isStopped
    }
    if isStopped { return nil }
    for move in way ?? solve(rest) { reduction.make(move) }
    return (reduction.moves, search.nodes + reduction.moves.count * guide.width)
  }

  /// All moves, when what is left from a line on has been done the plain way.
  private func finished(fromLine first: Int) -> [UInt8] {
    var reduction = self
    let plan = shape.lines(leaving: DistanceTable.mostCells)
    for line in plan.lines.dropFirst(first) { reduction.order(line) }
    let rest = reduction.rest(plan)
    for move in DistanceTable.shared(rest.shape).solution(rest) { reduction.make(move) }
    return reduction.moves
  }

  /// The shape of the rest that is left of a shape when so many cells are.
  static func rest(_ shape: SlidingPuzzle.Shape, leaving cells: Int) -> SlidingPuzzle.Shape {
    Reduction(SlidingPuzzle.Board(shape)).rest(shape.lines(leaving: cells)).shape
  }

  private init(_ board: SlidingPuzzle.Board) {
    shape = board.shape
    cells = board.tiles
    gap = board.gap
    isFixed = Array(repeating: false, count: shape.size)
  }

  /// Brings the tiles of a line home, whose first lies at the edge of what is ordered already.
  private mutating func order(_ line: [Int]) {
    for tile in line { isFixed[tile] = false }
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

  /// What came of a line that beam searches were to order.
  private enum Outcome { case brought, failed, cancelled }

  /// Brings the groups of a line home, if beam search finds ways for all.
  private mutating func guided(
    _ line: [Int], _ guide: Guide, _ isCancelled: (Int) -> Bool
  ) -> Outcome {
    let members = Set(line)
    let limit = 20 * (shape.width + shape.height)
    for (slot, tiles) in guide.tables.indexing.partition.groups.enumerated()
    where tiles.allSatisfy(members.contains) {
      if tiles.contains(where: { cells[$0] != $0 }) {
        let stage = BeamSearch.Stage(slot: slot, isFixed: isFixed)
        let kept = moves.count * guide.width
        var way: [UInt8]?
        var isStopped = false
        for width in [guide.width, 4 * guide.width] where way == nil && !isStopped {
          var search = BeamSearch(guide.tables, width: width)
          way = search.solve(board, stage, below: limit) { _ in
            isStopped = isCancelled(kept)
            return isStopped
          }
        }
        guard let way else { return isStopped ? .cancelled : .failed }
        for move in way { make(move) }
      }
      for tile in tiles { isFixed[tile] = true }
    }
    return .brought
  }

  /// The board as it is now.
  private var board: SlidingPuzzle.Board {
    do {
      return try SlidingPuzzle.Board(shape, values: cells)
    } catch {
      preconditionFailure("Moves made no board of \(shape): \(error)")
    }
  }

  /// Brings a few tiles home by a shortest way that leaves the fixed ones alone.
  private mutating func bring(_ tiles: [Int]) {
    for move in TileErrand(shape, cells, gap, isFixed, tiles).solve() { make(move) }
  }

  /// The last cells, at the bottom right, as a board of their own.
  private func rest(_ plan: SlidingPuzzle.Shape.LinePlan) -> SlidingPuzzle.Board {
    let (top, left) = (plan.top, plan.left)
    guard let rest = SlidingPuzzle.Shape(width: shape.width - left, height: shape.height - top)
    else { preconditionFailure("Nothing is left of \(shape)") }
    let places = rest.cells.map {
      (top + $0 / rest.width) * shape.width + left + $0 % rest.width
    }
    do {
      return try SlidingPuzzle.Board(
        rest, values: places.map { places.firstIndex(of: cells[$0]) ?? 0 })
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

extension SlidingPuzzle.Shape {
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
