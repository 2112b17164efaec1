import GameKernel

/// One run of the solver: the best solution so far and the proven lower bound.
///
/// The searches run in the same order for every effort, in rounds with growing beam widths. A limit only cuts this
/// sequence short. An interrupted search yields no solution, and a solution only replaces a longer one. So more
/// effort never gives a longer solution.
struct SolverRun {
  private let solver: SlidingSolver
  private let board: SlidingBoard
  private let effort: SlidingSolver.Effort
  private let schedule: BeamSchedule
  private var best: [UInt8]?
  private var isPlain = false
  private var leastMoves = 0
  private var nodes = 0

  /// The number of boards generated between two calls of the pulse.
  private static let slice = 1 << 16

  /// Creates a run for a board of the solver's shape.
  init(_ solver: SlidingSolver, _ board: SlidingBoard, _ effort: SlidingSolver.Effort) {
    self.solver = solver
    self.board = board
    self.effort = effort
    schedule = BeamSchedule(board.shape)
  }

  /// Reports the progress and returns whether to stop.
  typealias Pulse = (SlidingSolver.Progress) -> Bool

  /// Returns the best solution found before the pulse or the effort ends the search.
  mutating func solve(_ pulse: Pulse) -> SlidingSolver.Solution {
    if solver.usesDistanceTable {
      let moves = DistanceTable.shared(board.shape).solution(board)
      best = moves
      leastMoves = moves.count
    } else if effort.nodes == 0 || pulse(progress) {
      leastMoves = LinearConflict.bound(board)
      best = Reduction.solve(board)
    } else if solver.provesAll {
      // Provides a good solution in case the making of tables is cancelled.
      let spare = solver.hasTables ? nil : quickSolution(pulse)
      prove(pulse)
      if !isShortest {
        if let spare { keep(spare) }
        keep(Reduction.solve(board))
      }
    } else {
      improve(pulse)
    }
    return solution(best ?? Reduction.solve(board))
  }

  /// Searches for a shortest solution, and for a good one in between if this takes long.
  private mutating func prove(_ pulse: Pulse) {
    let start = progress
    var found: [UInt8]?
    var isOutdated = false
    repeat {
      if let tables = solver.hardTables.tables {
        solver.fineTables.drop()
        isOutdated = false
        found = deepen(by: tables, pulse) { false }
      } else if let tables = solver.patternTables({ pulse(start) }) {
        found = deepen(by: tables, pulse) { [solver] in
          let finest = solver.fineTables.tables
          isOutdated = solver.hardTables.tables != nil || finest != nil && finest !== tables
          return isOutdated
        }
      }
    } while found == nil && isOutdated && !isOver
    if let found {
      best = found
      leastMoves = found.count
    } else if best == nil, let tables = solver.readyTables {
      beam(tables, Self.widthInProof) { _ in false }
    } else if best == nil {
      best = quickSolution { _ in false }
    }
  }

  /// Runs IDA* from the proven lower bound until it finds a solution. Returns `nil` if it is stopped before, or if
  /// better tables are ready.
  private mutating func deepen(
    by tables: some PackedTables, _ pulse: Pulse, isOutdated: () -> Bool
  ) -> [UInt8]? {
    var search = PackedDeepening(board, tables, atLeast: leastMoves)
    leastMoves = max(leastMoves, search.bound)
    while search.solution == nil, !isOver, !isOutdated(), !pulse(progress) {
      let before = search.nodes
      let isSearched = search.run(Self.slice)
      nodes += search.nodes - before
      if isSearched {
        leastMoves = max(leastMoves, search.bound)
      } else if best == nil, nodes > Self.longProof,
        let tables = solver.patternTables({ pulse(progress) })
      {
        beam(tables, Self.widthInProof, pulse)
      }
    }
    return search.solution
  }

  /// Searches briefly for a shortest solution, then runs ever wider beam searches for short ones.
  private mutating func improve(_ pulse: Pulse) {
    keep(Reduction.solve(board), isPlain: true, pulse)
    if let moves = quickSolution(pulse) { keep(moves, pulse) }
    let start = progress
    guard let tables = solver.patternTables({ pulse(start) }) else { return }
    var search = IterativeDeepening(board, tables)
    while search.solution == nil, search.nodes < Self.slice { _ = search.run(Self.slice) }
    nodes += search.nodes
    leastMoves = max(search.bound, LinearConflict.bound(board))
    if let moves = search.solution { return keep(moves, orEqual: true, pulse) }
    if schedule.isWhole { beam(tables, Self.narrowWidth, pulse) }
    var width = schedule.first
    var keepsLast = true
    repeat {
      let state = progress
      guard !isShortest, !pulse(state),
        let tables = width > schedule.first ? solver.quickTables.later({ pulse(state) }) : tables
      else { return }
      if schedule.isWhole {
        beam(tables, width, isPruned: width > schedule.first, keepsLast: keepsLast, pulse)
        keepsLast.toggle()
      } else {
        stagedBeam(schedule.usesTables ? tables : nil, width, pulse)
        shortenWindows(width, pulse)
      }
      if schedule.usesTables { findEndings(tables, schedule.widthOfEndings(width), pulse) }
      width *= schedule.growth
    } while !isOver && width <= schedule.most
  }

  /// Returns a good solution quickly, or `nil`, from a narrow beam search with tables that are cheap to make.
  ///
  /// The boards it generates are not counted, so that it leaves the whole effort to the searches that follow.
  private func quickSolution(_ pulse: Pulse) -> [UInt8]? {
    let state = progress
    guard schedule.usesTables else {
      guard let plan = solver.quickTables.stagePlan({ pulse(state) }) else { return nil }
      var search = StagedBeam(plan, width: Self.widthOfQuickSearch, stages: schedule.stages)
      return search.solve(board, below: .max) { _ in pulse(state) }
    }
    guard let tables = solver.quickTables.coarse({ pulse(state) }) else { return nil }
    var search = BeamSearch(tables, width: Self.widthOfQuickSearch)
    return search.solve(board, below: .max) { _ in pulse(state) }
  }

  /// Searches for a better solution with a staged beam search.
  private mutating func stagedBeam(_ tables: PatternTables?, _ width: Int, _ pulse: Pulse) {
    let state = progress
    guard let plan = solver.quickTables.stagePlan({ pulse(state) }) else { return }
    var search = StagedBeam(plan, tables, width: width, stages: schedule.stages)
    let moves = search.solve(board, below: best?.count ?? .max) { pulse(state.after($0)) }
    nodes += search.nodes
    if let moves { keep(moves, pulse) }
  }

  /// Shortens windows of the best solution.
  private mutating func shortenWindows(_ width: Int, _ pulse: Pulse) {
    guard let best, !isShortest else { return }
    var windows = SolutionWindowing(board, best)
    let state = progress
    windows.sweep(length: Self.windowLength, width: max(50, width / 20)) { pulse(state.after($0)) }
    nodes += windows.nodes
    keep(windows.moves, pulse)
  }

  /// Searches for better endings of the best solution, each from a later board on its path.
  ///
  /// The full beam search dropped some continuations of this path in favour of other beginnings. A search from a board
  /// on the path keeps them.
  private mutating func findEndings(_ tables: PatternTables, _ width: Int, _ pulse: Pulse) {
    for number in 1..<Self.pieceCount {
      let state = progress
      guard let best, !isOver, !pulse(state) else { return }
      let beginning = best.prefix(best.count * number / Self.pieceCount)
      var search = BeamSearch(tables, width: width)
      let ending = search.solve(
        board.after(beginning), below: best.count - beginning.count
      ) { pulse(state.after($0)) }
      nodes += search.nodes
      if let ending { keep(beginning + ending, pulse) }
    }
  }

  /// Searches for a better solution with a beam search.
  private mutating func beam(
    _ tables: PatternTables, _ width: Int, isPruned: Bool = true, keepsLast: Bool = false,
    _ pulse: Pulse
  ) {
    var search = BeamSearch(tables, width: width, keepsLast: keepsLast)
    let state = progress
    let limit = isPruned ? best?.count : nil
    let moves = search.solve(board, below: limit ?? .max) { pulse(state.after($0)) }
    nodes += search.nodes
    if let moves { keep(moves, orEqual: !isPruned, pulse) }
  }

  /// Replaces the best solution if the new one is shorter.
  ///
  /// - Parameter orEqual: whether a solution of equal length also replaces it.
  private mutating func keep(
    _ moves: [UInt8], isPlain: Bool = false, orEqual: Bool = false,
    _ pulse: Pulse = { _ in false }
  ) {
    if let best, moves.count > best.count - (orEqual ? 0 : 1) { return }
    (best, self.isPlain) = (moves, isPlain)
    _ = pulse(progress)
  }

  /// The number of boards of a proof, 0.3 s of work, after which a good solution is searched for.
  ///
  /// That solution can be shown during the proof. If it is optimal, the proof need not find one itself.
  private static let longProof = 1 << 24
  private static let widthInProof = 3000

  /// The width of the beam search for a first solution.
  private static let widthOfQuickSearch = 200

  /// The number of moves in a window that is shortened.
  private static let windowLength = 60

  /// The number of pieces that a solution is cut into to improve its endings.
  private static let pieceCount = 10

  /// The width of the first beam search with full tables, on boards that are solved as a whole.
  ///
  /// It completes even where a wider search would be interrupted.
  private static let narrowWidth = 1000

  /// Whether the search is complete: the effort is used up, or the best solution is optimal.
  private var isOver: Bool {
    nodes >= effort.nodes || isShortest
  }

  /// Whether the best solution is proven to be optimal.
  private var isShortest: Bool { best.map { $0.count <= leastMoves } == true }

  private var progress: SlidingSolver.Progress {
    SlidingSolver.Progress(
      best: best.map(solution), isPlain: isPlain, leastMoves: leastMoves, nodes: nodes)
  }

  /// Wraps the moves as a solution after the rules have replayed them.
  private func solution(_ moves: [UInt8]) -> SlidingSolver.Solution {
    precondition(board.after(moves).isSolved, "A solution of \(board) does not end at home")
    let directions = moves.map { Direction.allCases[Int($0)] }
    return SlidingSolver.Solution(
      moves: directions, isOptimal: moves.count <= leastMoves, nodes: nodes)
  }
}

extension SlidingSolver.Progress {
  /// Returns the progress after a number of further boards.
  fileprivate func after(_ nodes: Int) -> Self {
    var progress = self
    progress.nodes += nodes
    return progress
  }
}
