/// A post-processing step that shortens windows of a solution.
///
/// For window after window, a narrow beam search looks for a shorter path between the window's first and last
/// board. A cancelled sweep keeps the windows that are done.
struct SolutionWindowing {
  /// The solution's moves, as direction numbers.
  private(set) var moves: [UInt8]

  /// The number of boards generated so far.
  private(set) var nodes = 0

  private let board: SlidingBoard
  private let plan: StagePlan
  private let steps: [Int]

  /// The number of slots for reached boards in each search.
  private static let memory = 1 << 13

  /// Creates the step for a solution of a board.
  init(_ board: SlidingBoard, _ moves: [UInt8]) {
    self.board = board
    self.moves = moves
    plan = StagePlan(board.shape)
    steps = [1, -1, board.shape.width, -board.shape.width]
  }

  /// Sweeps over the solution once, from start to end, with overlapping windows.
  ///
  /// - Parameters:
  ///   - length: the number of moves in a window.
  ///   - width: the beam width.
  ///   - isCancelled: called before each window with the number of boards generated.
  mutating func sweep(length: Int, width: Int, isCancelled: (_ nodes: Int) -> Bool) {
    var beam = StagedBeam(plan, width: width, stages: 1, memory: Self.memory)
    let earlier = nodes
    var start = Position(board)
    var first = 0
    while first + length / 4 < moves.count, !isCancelled(nodes) {
      let end = min(moves.count, first + length)
      var goal = start
      for move in moves[first..<end] { goal.make(steps[Int(move)]) }
      let shorter = beam.solve(start.named(by: goal), gap: start.gap, below: end - first)
      nodes = earlier + beam.nodes
      if let shorter {
        // Repeats the same window, because the moves that now follow may also be shortened.
        moves.replaceSubrange(first..<end, with: shorter)
      } else {
        let next = min(moves.count, first + length / 4)
        for move in moves[first..<next] { start.make(steps[Int(move)]) }
        first = next
      }
    }
  }

  /// A board on the path of the solution.
  private struct Position {
    private var tiles: [Int]
    private(set) var gap: Int

    init(_ board: SlidingBoard) {
      tiles = board.tiles
      gap = board.gap
    }

    /// Moves the tile `step` cells after the gap into it.
    mutating func make(_ step: Int) {
      tiles.swapAt(gap, gap + step)
      gap += step
    }

    /// Returns the tile in each cell, named by the cell in which it is on the goal board.
    func named(by goal: Position) -> [Int] {
      var names = Array(repeating: 0, count: tiles.count)
      for (cell, tile) in goal.tiles.enumerated() { names[tile] = cell }
      return tiles.map { names[$0] }
    }
  }
}
