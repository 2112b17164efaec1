/// Makes a way shorter where a stretch of it can be gone in fewer moves.
///
/// For stretch after stretch, a narrow beam search looks for a shorter way from the board where it
/// begins to the one where it ends. Whoever stops it keeps the stretches that are done.
struct WayWindows {
  /// The moves, by the numbers of their directions.
  private(set) var moves: [UInt8]

  /// How many boards have been looked at.
  private(set) var nodes = 0

  private let board: SlidingBoard
  private let plan: StagePlan
  private let steps: [Int]

  /// How many boards a search remembers.
  private static let memory = 1 << 13

  /// A way from a board.
  init(_ board: SlidingBoard, _ moves: [UInt8]) {
    self.board = board
    self.moves = moves
    plan = StagePlan(board.shape)
    steps = [1, -1, board.shape.width, -board.shape.width]
  }

  /// Goes through the way once, from its beginning to its end; each stretch overlaps the one before.
  ///
  /// - Parameters:
  ///   - length: how many moves a stretch has.
  ///   - width: how many boards of each number of moves are kept.
  ///   - isCancelled: asked before each stretch.
  mutating func sweep(length: Int, width: Int, isCancelled: (_ nodes: Int) -> Bool) {
    var beam = StagedBeam(plan, width: width, stages: 1, memory: Self.memory)
    let earlier = nodes
    var start = Stand(board)
    var first = 0
    while first + length / 4 < moves.count, !isCancelled(nodes) {
      let end = min(moves.count, first + length)
      var goal = start
      for move in moves[first..<end] { goal.make(steps[Int(move)]) }
      let shorter = beam.solve(start.named(by: goal), gap: start.gap, below: end - first)
      nodes = earlier + beam.nodes
      if let shorter {
        // The same once more: what now follows may be shortened too.
        moves.replaceSubrange(first..<end, with: shorter)
      } else {
        let next = min(moves.count, first + length / 4)
        for move in moves[first..<next] { start.make(steps[Int(move)]) }
        first = next
      }
    }
  }

  /// Where everything lies at a point of the way.
  private struct Stand {
    private var tiles: [Int]
    private(set) var gap: Int

    init(_ board: SlidingBoard) {
      tiles = board.tiles
      gap = board.gap
    }

    /// Moves the tile that lies so many cells behind the gap.
    mutating func make(_ step: Int) {
      tiles.swapAt(gap, gap + step)
      gap += step
    }

    /// What lies in each cell, named by the cell in which it lies in another stand.
    func named(by goal: Stand) -> [Int] {
      var names = Array(repeating: 0, count: tiles.count)
      for (cell, tile) in goal.tiles.enumerated() { names[tile] = cell }
      return tiles.map { names[$0] }
    }
  }
}
