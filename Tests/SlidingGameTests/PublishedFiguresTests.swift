import GameKernel
import SlidingGame
import TestSupport
import Testing

@Suite("Boards and depths", .tags(.rules))
struct PublishedFiguresTests {
  private static let absent: Comment = "../shared/data is not here"

  @Test("Tilts from home lead to half of all permutations, by the rules as by the search")
  func reachable() throws {
    #expect(DepthSearch.twoByTwo.depths.count == 12)
    #expect(DepthSearch.threeByTwo.depths.count == 360)
    for (shape, search) in [(BoardShape.of("2"), DepthSearch.twoByTwo), (.of("3x2"), .threeByTwo)] {
      var found: Set = [SlidingBoard(shape)]
      var edge = Array(found)
      while let board = edge.popLast() {
        for direction in Direction.allCases {
          var state = SlidingPuzzle.start(.board(board), seed: 0)
          guard (try? SlidingPuzzle.apply(.tilt(direction), to: &state)) != nil else { continue }
          if found.insert(state.board).inserted { edge.append(state.board) }
        }
      }
      #expect(Set(found.map { DepthSearch.key($0.tiles) }) == Set(search.depths.keys))
    }
  }

  @Test(
    "As many boards lie at each depth as were published", .tags(.slow),
    .enabled(if: PublishedFigures.arePresent, absent))
  func depths() throws {
    let rows = try #require(PublishedFigures.rows("states_by_depth"))
    let searches: [(String, DepthSearch)] = [
      ("2x2", .twoByTwo), ("3x2", .threeByTwo), ("3x3", .threeByThree),
    ]
    for (name, search) in searches {
      let published = rows.filter { $0[0] == name }.map { Int($0[2]) }
      #expect(search.counts == published)
    }
  }

  @Test(
    "Published boards are taken, and turned into impossible ones refused",
    .enabled(if: PublishedFigures.arePresent, absent),
    arguments: [("fifteen_random", 4), ("fifteen_hardest", 4), ("twentyfour_random", 5)])
  func boards(name: String, length: Int) throws {
    let rows = try #require(PublishedFigures.rows(name))
    #expect(!rows.isEmpty)
    for row in rows {
      var values = row.dropFirst().dropLast().compactMap { Int($0) }
      let board = try SlidingBoard(.square(length), values: values)
      // Each tilt moves the gap by one cell, so a shortest way home is even or odd as the gap's is.
      let way = 2 * (length - 1) - board.gap / length - board.gap % length
      #expect(try #require(row.last.flatMap { Int($0) }) % 2 == way % 2)
      let tiles = values.indices.filter { $0 != board.gap }
      values.swapAt(tiles[0], tiles[1])
      #expect(throws: BoardError.unsolvable) {
        try SlidingBoard(.square(length), values: values)
      }
    }
  }
}
