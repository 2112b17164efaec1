import GameKernel
import Synchronization

/// The distances of all boards of a small shape to the solved board, found by breadth-first search from it.
///
/// 3 × 3 has 181,440 boards and a maximum distance of 31 moves.
final class DistanceTable: Sendable {
  /// The largest number of cells that a table is made for.
  static let mostCells = 9

  /// The shape of the boards.
  let shape: BoardShape

  /// The number of boards at each distance, from 0.
  let counts: [Int]

  /// The distance in moves, by a board's number in ``BoardNumbering``.
  private let distances: [UInt8]

  private let numbering: BoardNumbering

  /// Searches all boards of a shape breadth-first.
  ///
  /// - Precondition: The shape has at most ``mostCells`` cells.
  /// - Complexity: O(boards × size)
  init(_ shape: BoardShape) {
    precondition(shape.size <= Self.mostCells, "No table for \(shape)")
    self.shape = shape
    let numbering = BoardNumbering(shape)
    self.numbering = numbering
    var distances = [UInt8](repeating: .max, count: numbering.count)
    var counts: [Int] = []
    var frontier = [PackedBoard(.init(shape))]
    distances[numbering.number(frontier[0])] = 0
    while !frontier.isEmpty {
      counts.append(frontier.count)
      var next: [PackedBoard] = []
      for board in frontier {
        for cell in numbering.neighbours[board.gap] {
          let moved = board.movingGap(to: cell)
          let number = numbering.number(moved)
          guard distances[number] == .max else { continue }
          distances[number] = UInt8(counts.count)
          next.append(moved)
        }
      }
      frontier = next
    }
    self.distances = distances
    self.counts = counts
  }

  /// Returns the least number of moves from a board to the solved one.
  func distance(_ board: SlidingBoard) -> Int {
    Int(distances[numbering.number(PackedBoard(board))])
  }

  /// Returns a shortest solution of a board, as the numbers of the tiles' directions.
  ///
  /// - Complexity: O(distance × size)
  func solution(_ board: SlidingBoard) -> [UInt8] {
    var moves: [UInt8] = []
    var packed = PackedBoard(board)
    var left = distances[numbering.number(packed)]
    while left > 0 {
      left -= 1
      for (move, direction) in Direction.allCases.enumerated() {
        guard let cell = shape.neighbour(of: packed.gap, direction.opposite) else { continue }
        let moved = packed.movingGap(to: cell)
        guard distances[numbering.number(moved)] == left else { continue }
        packed = moved
        moves.append(UInt8(move))
        break
      }
    }
    return moves
  }

  /// Returns one of the boards at a distance, given its position in the order of board numbers.
  ///
  /// - Complexity: O(boards)
  func board(_ place: Int, atDistance distance: Int) -> SlidingBoard {
    numbering.board(numbers(atDistance: distance)[place])
  }

  /// Returns the board with a number of ``numbers(atDistance:)``.
  func board(_ number: Int) -> SlidingBoard { numbering.board(number) }

  /// Returns the numbers of the boards at a distance in rising order.
  ///
  /// - Complexity: O(boards)
  func numbers(atDistance distance: Int) -> [Int] {
    distances.indices.filter { Int(distances[$0]) == distance }
  }
}

extension DistanceTable {
  private static let known = Mutex<[BoardShape: DistanceTable]>([:])

  /// Returns the table of a shape, which is made once. The largest takes 181,440 bytes.
  static func shared(_ shape: BoardShape) -> DistanceTable {
    known.withLock { known in
      if let table = known[shape] { return table }
      let table = DistanceTable(shape)
      known[shape] = table
      return table
    }
  }
}
