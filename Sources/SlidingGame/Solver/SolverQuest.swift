import GameKernel

/// One board being solved: the best way so far, and what has been proven.
///
/// Whatever the effort, the searches follow each other in one order, in rounds that are each wider than the one before.
/// What stops them only cuts this row short, a search that is stopped counts for nothing, and a way
/// only takes the place of a longer one: so more effort never gives a longer way.
struct SolverQuest {
  private let solver: SlidingSolver
  private let board: SlidingBoard
  private let effort: SlidingSolver.Effort
  private let schedule: BeamSchedule
  private var best: [UInt8]?
  private var isPlain = false
  private var leastMoves = 0
  private var nodes = 0

  /// How many boards are looked at between two questions whether to go on.
  private static let slice = 1 << 16

  /// A board to be solved, of the solver's shape.
  init(_ solver: SlidingSolver, _ board: SlidingBoard, _ effort: SlidingSolver.Effort) {
    self.solver = solver
    self.board = board
    self.effort = effort
    schedule = BeamSchedule(board.shape)
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
      // A good way for the case that making the tables is stopped.
      let spare = solver.hasTables ? nil : glance(pulse)
      prove(pulse)
      if !isShortest {
        if let spare { keep(spare) }
        keep(Reduction.solve(board))
      }
    } else {
      approach(pulse)
    }
    return solution(best ?? Reduction.solve(board))
  }

  /// Searches for a shortest way; where this takes long, for a good one in between.
  private mutating func prove(_ pulse: Pulse) {
    let start = progress
    var found: [UInt8]?
    var isOutdated = false
    repeat {
      if let tables = solver.hardTables.tables {
        solver.dropFinest()
        isOutdated = false
        found = deepen(by: tables, pulse) { false }
      } else if let tables = solver.patternTables({ pulse(start) }) {
        found = deepen(by: tables, pulse) { [solver] in
          let finest = solver.finestTables
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
      best = glance { _ in false }
    }
  }

  /// Searches by tables from the bound that is proven, until the way is found, somebody says stop,
  /// or better tables are there.
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

  /// Searches for a shortest way a little, since it may be short, and then for good ones.
  private mutating func approach(_ pulse: Pulse) {
    keep(Reduction.solve(board), isPlain: true, pulse)
    if let moves = glance(pulse) { keep(moves, pulse) }
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
        let tables = width > schedule.first ? solver.laterTables({ pulse(state) }) : tables
      else { return }
      if schedule.isWhole {
        beam(tables, width, isPruned: width > schedule.first, keepsLast: keepsLast, pulse)
        keepsLast.toggle()
      } else {
        stagedBeam(schedule.isTabled ? tables : nil, width, pulse)
        polish(width, pulse)
      }
      if schedule.isTabled { findEndings(tables, schedule.widthOfEndings(width), pulse) }
      width *= schedule.growth
    } while !isOver && width <= schedule.most
  }

  /// A good way soon, by a narrow beam search and tables that are made at once. Its boards do not
  /// count, so that the effort reaches as far as without it.
  private func glance(_ pulse: Pulse) -> [UInt8]? {
    let state = progress
    guard schedule.isTabled else {
      guard let plan = solver.stagePlan({ pulse(state) }) else { return nil }
      var search = StagedBeam(plan, width: Self.widthOfGlance, stages: schedule.stages)
      return search.solve(board, below: .max) { _ in pulse(state) }
    }
    guard let tables = solver.coarseTables({ pulse(state) }) else { return nil }
    var search = BeamSearch(tables, width: Self.widthOfGlance)
    return search.solve(board, below: .max) { _ in pulse(state) }
  }

  /// Looks for a better way by a beam search in stages.
  private mutating func stagedBeam(_ tables: PatternTables?, _ width: Int, _ pulse: Pulse) {
    let state = progress
    guard let plan = solver.stagePlan({ pulse(state) }) else { return }
    var search = StagedBeam(plan, tables, width: width, stages: schedule.stages)
    let moves = search.solve(board, below: best?.count ?? .max) { pulse(state.after($0)) }
    nodes += search.nodes
    if let moves { keep(moves, pulse) }
  }

  /// Makes stretches of the best way shorter.
  private mutating func polish(_ width: Int, _ pulse: Pulse) {
    guard let best, !isShortest else { return }
    var windows = WayWindows(board, best)
    let state = progress
    windows.sweep(length: Self.stretch, width: max(50, width / 20)) { pulse(state.after($0)) }
    nodes += windows.nodes
    keep(windows.moves, pulse)
  }

  /// Looks for better endings of the best way, from one board on it after the other. What a beam search throws out on
  /// its first moves for boards of other beginnings, it keeps here.
  private mutating func findEndings(_ tables: PatternTables, _ width: Int, _ pulse: Pulse) {
    for number in 1..<Self.endings {
      let state = progress
      guard let best, !isOver, !pulse(state) else { return }
      let beginning = best.prefix(best.count * number / Self.endings)
      var search = BeamSearch(tables, width: width)
      let ending = search.solve(
        board.after(beginning), below: best.count - beginning.count
      ) { pulse(state.after($0)) }
      nodes += search.nodes
      if let ending { keep(beginning + ending, pulse) }
    }
  }

  /// Looks for a better way by beam search.
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

  /// Takes a way in the place of the best, if it is shorter.
  ///
  /// - Parameter orEqual: whether one that is as short is better too.
  private mutating func keep(
    _ moves: [UInt8], isPlain: Bool = false, orEqual: Bool = false,
    _ pulse: Pulse = { _ in false }
  ) {
    if let best, moves.count > best.count - (orEqual ? 0 : 1) { return }
    (best, self.isPlain) = (moves, isPlain)
    _ = pulse(progress)
  }

  /// After how many boards of a proof, 0.3 s of work, a good way is looked for: it can be shown
  /// meanwhile, and where none turns out to be shorter, the proof need not find one itself.
  private static let longProof = 1 << 24
  private static let widthInProof = 3000

  /// How many boards of each number of moves are kept at a first glance.
  private static let widthOfGlance = 200

  /// How many moves the stretches have that are made shorter.
  private static let stretch = 60

  /// In how many pieces a way is cut to find better endings.
  private static let endings = 10

  /// How many are kept by a search that is done where a wider one would not be.
  private static let narrowWidth = 1000

  /// Whether no more is to be done: the effort is made, or the best way cannot be bettered.
  private var isOver: Bool {
    nodes >= effort.nodes || isShortest
  }

  /// Whether no way is shorter than the best.
  private var isShortest: Bool { best.map { $0.count <= leastMoves } == true }

  private var progress: SlidingSolver.Progress {
    SlidingSolver.Progress(
      best: best.map(solution), isPlain: isPlain, leastMoves: leastMoves, nodes: nodes)
  }

  /// The moves as a solution, when the rules have played them.
  private func solution(_ moves: [UInt8]) -> SlidingSolver.Solution {
    precondition(board.after(moves).isSolved, "A solution of \(board) does not end at home")
    let directions = moves.map { Direction.allCases[Int($0)] }
    return SlidingSolver.Solution(
      moves: directions, isOptimal: moves.count <= leastMoves, nodes: nodes)
  }
}

extension SlidingSolver.Progress {
  /// What is known after so many boards more.
  fileprivate func after(_ nodes: Int) -> Self {
    var progress = self
    progress.nodes += nodes
    return progress
  }
}
