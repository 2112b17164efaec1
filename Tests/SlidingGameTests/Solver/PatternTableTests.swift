import GameKernel
import TestSupport
import Testing

@testable import SlidingGame

@Suite("Pattern tables", .tags(.rules))
struct PatternTableTests {
  /// The tiles of a group, and the gap.
  private struct Placing: Hashable {
    var cells: [Int]
    var gap: Int
  }

  /// The least moves of a group's tiles to each placing, found one placing after the other.
  private func moves(_ shape: BoardShape, _ tiles: [Int]) -> [[Int]: Int] {
    var moves: [[Int]: Int] = [:]
    var seen: Set<Placing> = []
    var (layer, depth) = ([Placing(cells: tiles, gap: shape.size - 1)], 0)
    while !layer.isEmpty {
      var next: [Placing] = []
      while let placing = layer.popLast() {
        guard seen.insert(placing).inserted else { continue }
        moves[placing.cells, default: depth] = min(moves[placing.cells] ?? depth, depth)
        for direction in Direction.allCases {
          guard let cell = shape.neighbour(of: placing.gap, direction) else { continue }
          var moved = placing
          moved.gap = cell
          guard let tile = placing.cells.firstIndex(of: cell) else {
            layer.append(moved)
            continue
          }
          moved.cells[tile] = placing.gap
          next.append(moved)
        }
      }
      (layer, depth) = (next, depth + 1)
    }
    return moves
  }

  @Test(
    "Tables hold what the tiles of a group take beyond their ways, and nothing else",
    arguments: Thoroughness.some(
      of: [("2x7", 3), ("4x3", 3), ("5x3", 4), ("4", 2), ("6x5", 2), ("5", 2), ("7x5", 2)],
      every: 3))
  func entries(name: String, length: Int) throws {
    let shape = BoardShape.of(name)
    let partition = PatternPartition(shape, groupsOf: length)
    var draft = PatternTables.Draft(partition)
    let tables = try #require(draft.finish { false })
    var pairs = [UInt8](repeating: 0, count: tables.pairs.count)
    for (tiles, base) in zip(partition.groups, partition.bases) {
      for (cells, count) in moves(shape, tiles) {
        let ways = zip(cells, tiles).reduce(0) { $0 + shape.distance($1.0, $1.1) }
        let index = cells.enumerated().reduce(base) {
          $0 + $1.element * partition.factor($1.offset)
        }
        pairs[index / 2] |= UInt8(min((count - ways) / 2, 15)) << (4 * (index % 2))
      }
    }
    #expect(tables.pairs == pairs)
  }

  @Test("Tables come out the same, however often making them is stopped")
  func stopped() {
    let partition = PatternPartition.quickest(.of("5x4"))
    var (patient, hasty) = (PatternTables.Draft(partition), PatternTables.Draft(partition))
    let tables = patient.finish { false }
    var rounds = 0
    var made: PatternTables?
    while made == nil, rounds < 1000 {
      var asked = 0
      made = hasty.finish {
        asked += 1
        return asked > 3
      }
      rounds += 1
    }
    #expect(made?.pairs == tables?.pairs && rounds > 2)
  }
}
