import GameKernel
import Synchronization

/// How far every board of a small shape is from home, by breadth-first search from there.
///
/// 3 × 3 has 181,440 boards and none farther than 31 moves.
final class DistanceTable: Sendable {
  /// The largest number of cells for which there is a table.
  static let mostCells = 9

  /// The shape of the boards.
  let shape: BoardShape

  /// How many boards lie at each distance, from 0.
  let counts: [Int]

  /// The distance in moves, by the number that ``BoardNumbering`` gives a board.
  private let distances: [UInt8]

  private let numbering: BoardNumbering

  /// Searches all boards of a shape.
  ///
  /// - Precondition: the shape has at most ``mostCells`` cells.
  /// - Complexity: O(boards × size)
  init(_ shape: BoardShape) {
    precondition(shape.size <= Self.mostCells, "No table for \(shape)")
    self.shape = shape
    let numbering = BoardNumbering(shape)
    self.numbering = numbering
    var distances = [UInt8](repeating: .max, count: numbering.count)
    var counts: [Int] = []
    var edge = [PackedBoard(.init(shape))]
    distances[numbering.number(edge[0])] = 0
    while !edge.isEmpty {
      counts.append(edge.count)
      var next: [PackedBoard] = []
      for board in edge {
        for cell in numbering.neighbours[board.gap] {
          let moved = board.movingGap(to: cell)
          let number = numbering.number(moved)
          guard distances[number] == .max else { continue }
          distances[number] = UInt8(counts.count)
          next.append(moved)
        }
      }
      edge = next
    }
    self.distances = distances
    self.counts = counts
  }

  /// The least number of moves from a board of the shape to the solved one.
  func distance(_ board: SlidingBoard) -> Int {
    Int(distances[numbering.number(PackedBoard(board))])
  }

  /// The numbers of the directions in which tiles move to solve a board by a shortest way.
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

  /// The place in the rows of boards at one distance, counted by their numbers, turned into a
  /// board.
  ///
  /// - Complexity: O(boards)
  func board(_ place: Int, atDistance distance: Int) -> SlidingBoard {
    var left = place
    for (number, other) in distances.enumerated() where Int(other) == distance {
      if left == 0 { return numbering.board(number) }
      left -= 1
    }
    preconditionFailure("No board \(place) at distance \(distance) of \(shape)")
  }
}

extension DistanceTable {
  private static let known = Mutex<[BoardShape: DistanceTable]>([:])

  /// The table of a shape, which is made once; none is larger than 181,440 bytes.
  static func shared(_ shape: BoardShape) -> DistanceTable {
    known.withLock { known in
      if let table = known[shape] { return table }
      let table = DistanceTable(shape)
      known[shape] = table
      return table
    }
  }
}
