import BoxKit
import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("A change that ends a game of Matchsticks")
struct MatchsticksNewsTests {
  private let news = "A new game has begun · Undo (U)"

  @Test("says so at the table for 6 seconds, with the key that brings the game back")
  func says() {
    let harness = TableHarness.forTwo()
    harness.take(3)
    harness.choose { $0.takeLimit = 5 }
    #expect(harness.says(news))
    harness.run(.seconds(5.9))
    #expect(harness.says(news))
    harness.run(.seconds(0.2))
    #expect(!harness.says(news))
  }

  @Test("says so until the player moves, takes back or goes on")
  func putAway() {
    for intent in [Intent.number(1), .command(.undo), .command(.newGame)] {
      let harness = TableHarness.forTwo()
      harness.take(3)
      harness.choose { $0.takeLimit = 5 }
      #expect(harness.says(news))
      harness.key(intent)
      #expect(!harness.says(news), "\(intent)")
    }
  }

  @Test("says so also while a computer begins")
  func computerBegins() {
    let harness = TableHarness.forTwo()
    harness.take(3)
    harness.choose { $0.seating.first = .simple }
    harness.run(.seconds(2))
    #expect(harness.table.session.moveCount == 1)
    #expect(harness.says(news))
  }

  @Test("says nothing where no move was made, nothing was going on, or a new game was asked for")
  func silent() {
    let fresh = TableHarness.forTwo()
    fresh.set { $0.takeLimit = 5 }
    #expect(!fresh.says(news))
    let asked = TableHarness.forTwo()
    asked.take(3)
    asked.key(.command(.newGame))
    #expect(!asked.says(news))
    let over = TableHarness.forTwo(pile: 12)
    over.take(3, 3, 3, 2, 1)
    #expect(over.table.state.isOver)
    over.set { $0.takeLimit = 5 }
    #expect(!over.says(news))
  }

  @Test("waits with its words until the table is in sight")
  func waits() {
    let harness = TableHarness.forTwo()
    harness.take(3)
    harness.matchsticks.willDisappear()
    harness.choose { $0.takeLimit = 5 }
    harness.run(.seconds(20))
    harness.matchsticks.willAppear()
    #expect(harness.says(news))
  }

  @Test("is taken back by undo, and then the settings show what the game on the table has")
  func settingsFollow() {
    let harness = TableHarness.forTwo()
    harness.take(3)
    harness.choose { $0.takeLimit = 5 }
    harness.choose { $0.seating.second = .wild }
    #expect(harness.settings.current.matchsticks.takeLimit == 5)
    harness.undo()
    #expect(harness.settings.current.matchsticks.seating.second == .person)
    harness.undo()
    #expect(harness.settings.current.matchsticks.takeLimit == 3)
    #expect(harness.remaining == 15)
    harness.key(.command(.redo))
    harness.key(.command(.redo))
    #expect(harness.settings.current.matchsticks.seating.second == .wild)
  }
}
