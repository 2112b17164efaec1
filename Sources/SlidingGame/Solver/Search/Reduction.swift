/// Solves any board line by line: the guaranteed way, about twice as long as the shortest.
///
/// The top row or the left column is put in order, whichever is shorter, and then left alone; what
/// remains is a smaller board, at last one of which all positions are known. Each tile comes to its
/// place by a shortest way, and the last two of a line together, for the second cannot follow the
/// first.
struct Reduction {
  /// The numbers of the directions in which tiles moved so far.
  private(set) var moves: [UInt8] = []

  /// Tables and a width for beam searches that bring groups home with an eye on the rest of the
  /// board.
  struct Guide {
    let tables: PatternTables
    let width: Int
  }

  private var guide: Guide?
  private let shape: SlidingPuzzle.Shape
  private var cells: [Int]
  private var gap: Int
  private var isFixed: [Bool]

  /// The directions in which tiles move to solve a board, by number.
  ///
  /// - Parameters:
  ///   - cells: how many cells may be left for the rest, 9 or more.
  ///   - guide: makes the way shorter, which takes a hundred times as long.
  ///   - isCancelled: goes on without the guide as soon as it says yes.
  ///   - finish: solves the rest, as a board of its own.
  static func solve(
    _ board: SlidingPuzzle.Board, leaving cells: Int = DistanceTable.mostCells,
    _ guide: Guide? = nil, isCancelled: () -> Bool = { false },
    finish: (SlidingPuzzle.Board) -> [UInt8] = { DistanceTable.shared($0.shape).solution($0) }
  ) -> [UInt8] {
    var reduction = Reduction(board)
    reduction.guide = guide
    let corner = reduction.reduce(leaving: cells, isCancelled)
    for move in finish(reduction.rest(corner)) { reduction.make(move) }
    return reduction.moves
  }

  /// The shape of the rest that ``solve(_:leaving:finish:)`` leaves of a shape.
  static func rest(_ shape: SlidingPuzzle.Shape, leaving cells: Int) -> SlidingPuzzle.Shape {
    var reduction = Reduction(SlidingPuzzle.Board(shape))
    return reduction.rest(reduction.reduce(leaving: cells) { false }).shape
  }

  private init(_ board: SlidingPuzzle.Board) {
    shape = board.shape
    cells = board.tiles
    gap = board.gap
    isFixed = Array(repeating: false, count: shape.size)
  }

  /// Orders lines until so many cells are left.
  ///
  /// - Returns: the first row and the first column that are left.
  private mutating func reduce(
    leaving cells: Int, _ isCancelled: () -> Bool
  ) -> (top: Int, left: Int) {
    let plan = shape.lines(leaving: cells)
    for line in plan.lines { order(line, isCancelled) }
    return (plan.top, plan.left)
  }

  /// Brings the tiles of a line home, whose first lies at the edge of what is ordered already.
  private mutating func order(_ line: [Int], _ isCancelled: () -> Bool) {
    if let guide, guided(line, guide, isCancelled) { return }
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

  /// Brings the groups of a line home, if beam search finds ways for all.
  private mutating func guided(
    _ line: [Int], _ guide: Guide, _ isCancelled: () -> Bool
  ) -> Bool {
    let members = Set(line)
    let limit = 20 * (shape.width + shape.height)
    for (slot, tiles) in guide.tables.indexing.partition.groups.enumerated()
    where tiles.allSatisfy(members.contains) {
      if tiles.contains(where: { cells[$0] != $0 }) {
        let stage = BeamSearch.Stage(slot: slot, isFixed: isFixed)
        var way: [UInt8]?
        for width in [guide.width, 4 * guide.width] where way == nil {
          var search = BeamSearch(guide.tables, width: width)
          way = search.solve(board, stage, below: limit, isCancelled: isCancelled)
        }
        guard let way else { return false }
        for move in way { make(move) }
      }
      for tile in tiles { isFixed[tile] = true }
    }
    return true
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
  private func rest(_ corner: (top: Int, left: Int)) -> SlidingPuzzle.Board {
    let (top, left) = corner
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
  /// The rows at the top and columns at the left that are put in order one after the other, always
  /// the shorter of the two, until so many cells are left below and to the right of `top` and
  /// `left`.
  func lines(leaving cells: Int) -> (lines: [[Int]], top: Int, left: Int) {
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
