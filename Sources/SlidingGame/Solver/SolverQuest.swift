/// One board being solved: the best way so far, and what has been proven.
struct SolverQuest {
  private let solver: SlidingSolver
  private let board: SlidingPuzzle.Board
  private let effort: SlidingSolver.Effort
  private var best: [UInt8]?
  private var isPlain = false
  private var leastMoves = 0
  private var nodes = 0

  /// How many boards are looked at between two questions whether to go on.
  private static let slice = 1 << 16

  /// A board to be solved, of the solver's shape.
  init(
    _ solver: SlidingSolver, _ board: SlidingPuzzle.Board, _ effort: SlidingSolver.Effort
  ) {
    self.solver = solver
    self.board = board
    self.effort = effort
  }

  /// Tells how far the search has come, and answers whether to stop.
  typealias Pulse = (SlidingSolver.Progress) -> Bool

  /// The best way that is found until the pulse or the effort ends the search.
  mutating func solve(_ pulse: Pulse) -> SlidingSolver.Solution {
    if solver.isLookedUp {
      let moves = DistanceTable.shared(board.shape).solution(board)
      best = moves
      leastMoves = moves.count
    } else if effort.nodes == 0 || pulse(progress) {
      leastMoves = LinearConflict.bound(board)
      best = Reduction.solve(board)
    } else if solver.provesAll {
      prove(pulse)
    } else {
      approach(pulse)
    }
    return solution(best ?? Reduction.solve(board))
  }

  /// Searches for a shortest way; where this takes long, for a good one in between.
  private mutating func prove(_ pulse: Pulse) {
    let start = progress
    guard var tables = solver.patternTables({ pulse(start) }) else { return }
    var search = PackedDeepening(board, tables)
    leastMoves = search.bound
    while search.solution == nil, !isOver, !pulse(progress) {
      let before = search.nodes
      let isSearched = search.run(Self.slice)
      nodes += search.nodes - before
      guard isSearched else {
        if best == nil, nodes > Self.longProof { beam(tables, Self.widthInProof, pulse) }
        continue
      }
      leastMoves = max(leastMoves, search.bound)
      if let finest = solver.finestTables, finest !== tables {
        tables = finest
        search = PackedDeepening(board, tables, atLeast: leastMoves)
      }
    }
    if let moves = search.solution {
      best = moves
      leastMoves = moves.count
    } else if best == nil {
      beam(tables, Self.widthInProof) { _ in false }
    }
  }

  /// Searches for a shortest way a little, since it may be short, and then for good ones.
  private mutating func approach(_ pulse: Pulse) {
    let start = progress
    guard let tables = solver.patternTables({ pulse(start) }) else { return }
    var search = IterativeDeepening(board, tables)
    while search.solution == nil, search.nodes < Self.slice { _ = search.run(Self.slice) }
    nodes = search.nodes
    leastMoves = max(search.bound, LinearConflict.bound(board))
    if let moves = search.solution {
      best = moves
      return
    }
    var width = Self.firstWidth(board.shape)
    look(tables, width, pulse)
    while !isOver, width < 1 << 16, !pulse(progress) {
      width *= 2
      look(tables, width, pulse)
    }
  }

  /// Looks for a better way with a certain width; the first time there is always one.
  private mutating func look(_ tables: PatternTables, _ width: Int, _ pulse: Pulse) {
    if board.shape.size <= PatternPartition.wholeCells {
      beam(tables, width, pulse)
    } else {
      reduce(tables, width, pulse)
    }
  }

  /// Orders line by line with an eye on the whole, and solves the rest by beam search.
  private mutating func reduce(_ tables: PatternTables, _ width: Int, _ pulse: Pulse) {
    if best == nil { keep(Reduction.solve(board), isPlain: true, pulse) }
    let guide = Reduction.Guide(tables: tables, width: width)
    let state = progress
    guard let restTables = solver.restTables({ pulse(state) }) else { return }
    var nodesOfRest = 0
    let moves = Reduction.solve(
      board, leaving: PatternPartition.wholeCells, guide, isCancelled: { pulse(state) },
      finish: { rest in
        var search = BeamSearch(restTables, width: 2 * width)
        defer { nodesOfRest = search.nodes }
        return search.solve(rest, below: .max) { pulse(state) } ?? Reduction.solve(rest)
      })
    nodes += nodesOfRest + moves.count * width
    keep(moves, pulse)
  }

  /// Looks for a better way by beam search; the first time there is always one.
  private mutating func beam(_ tables: PatternTables, _ width: Int, _ pulse: Pulse) {
    var search = BeamSearch(tables, width: width)
    let state = progress
    let moves = search.solve(board, below: best?.count ?? .max) { pulse(state) }
    nodes += search.nodes
    if let found = moves ?? (best == nil ? Reduction.solve(board) : nil) { keep(found, pulse) }
  }

  private mutating func keep(_ moves: [UInt8], isPlain: Bool = false, _ pulse: Pulse) {
    guard moves.count < best?.count ?? .max else { return }
    (best, self.isPlain) = (moves, isPlain)
    _ = pulse(progress)
  }

  /// After how many boards of a proof, 0.3 s of work, a good way is looked for: it can be shown
  /// meanwhile, and where none turns out to be shorter, the proof need not find one itself.
  private static let longProof = 1 << 24
  private static let widthInProof = 3000

  /// How many boards of each number of moves are kept at first.
  private static func firstWidth(_ shape: SlidingPuzzle.Shape) -> Int {
    switch shape.size {
    case ...30: 4000
    case ...PatternPartition.wholeCells: 2000
    case ...64: 300
    case ...81: 550
    default: 480
    }
  }

  /// Whether no more is to be done: the effort is made, or the best way cannot be bettered.
  private var isOver: Bool {
    nodes >= effort.nodes || best.map { $0.count <= leastMoves } == true
  }

  private var progress: SlidingSolver.Progress {
    SlidingSolver.Progress(
      best: best.map(solution), isPlain: isPlain, leastMoves: leastMoves, nodes: nodes)
  }

  /// The moves as a solution, when the rules have played them.
  private func solution(_ moves: [UInt8]) -> SlidingSolver.Solution {
    precondition(board.after(moves).isSolved, "A solution of \(board) does not end at home")
    let directions = moves.map { SlidingPuzzle.Direction.allCases[Int($0)] }
    return SlidingSolver.Solution(
      moves: directions, isOptimal: moves.count <= leastMoves, nodes: nodes)
  }
}
