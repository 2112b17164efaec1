import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

@MainActor @Suite("The sizes of the first games")
struct FirstSizesTests {
  private let tables = InMemoryTables()
  private let lists = ResultLists()
  private let settings = SettingsModel.test()

  /// Opens both games and returns their sizes.
  private func sizes(seed: UInt64? = nil) throws -> [String] {
    var launch = Launch()
    launch.seed = seed
    let context = GameContext(
      stage: .test(), settings: settings, results: lists, tables: tables, launch: launch)
    _ = SlidingModule(context)
    _ = PairsModule(context)
    let sliding = try #require(tables.table(of: SlidingPuzzle.self))
    let pairs = try #require(tables.table(of: Pairs.self))
    return ["\(sliding.state.board.shape.width)", "\(pairs.setup.layout)"]
  }

  @Test("are 3 × 3 and 4 × 4 for somebody new, and stay so")
  func new() throws {
    #expect(try sizes() == ["3", "4x4"])
    #expect(settings.current.pairs.layout == .fourByFour)
    #expect(try sizes() == ["3", "4x4"])
  }

  @Test("are those of before where the command line names a seed")
  func before() throws {
    #expect(try sizes(seed: 5) == ["4", "6x6"])
  }

  @Test("are those of before where only results exist")
  func results() throws {
    let categories = [ResultCategory("sliding", "4", "numbers"), ResultCategory("pairs", "6x6")]
    for category in categories {
      let result = GameResult(
        game: "\(category)", moves: 30, time: .seconds(30), day: Day(secondsSince1970: 0),
        usedUndo: false)
      lists.add(result, to: category)
    }
    #expect(try sizes() == ["4", "6x6"])
  }

  @Test("are those of a saved game")
  func saved() throws {
    tables.add(SlidingTable(.dealt(.square(5)), seed: 1))
    tables.add(PairsTable(PairsSetup(layout: .eightByEight), seed: 1))
    #expect(try sizes() == ["5", "8x8"])
  }

  @Test("are those that the player has chosen")
  func chosen() throws {
    settings.change {
      $0.sliding.length = 6
      $0.pairs.layout = .sixByFour
    }
    #expect(try sizes() == ["6", "6x4"])
  }
}
