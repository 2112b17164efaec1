import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("Settings handed to the table of Matchsticks")
struct MatchsticksAdoptionTests {
  @Test("start a new game with pile, limit and seats where none is in progress")
  func newGame() {
    let harness = TableHarness.forTwo()
    harness.set { $0.pile = 24 }
    #expect(harness.matches.count == 24)
    harness.set { $0.takeLimit = 5 }
    #expect(harness.legalTakes == [1, 2, 3, 4, 5])
    harness.undo()
    harness.undo()
    #expect(harness.matches.count == 18)
    #expect(harness.legalTakes == [1, 2, 3])
    harness.set { $0.seating = MatchstickSeats(first: .simple, second: .simple) }
    #expect(harness.legalTakes.isEmpty)
    harness.run(.milliseconds(650))
    #expect(harness.table.session.moves == [.take(1)])
    harness.set { $0.seating = MatchstickSeats(first: .person, second: .simple) }
    #expect(harness.remaining == 18, "a game between computers makes way")
  }

  @Test("leave a game in progress alone, and hold for the next one")
  func nextGame() {
    let harness = TableHarness.forTwo()
    harness.take(3, 3)
    harness.set { $0.pile = 24 }
    #expect(harness.remaining == 12)
    harness.key(.command(.newGame))
    #expect(harness.remaining == 24)
    harness.undo()
    #expect(harness.remaining == 12)
  }

  @Test("act at once in style and animation, and leave the game alone")
  func atOnce() {
    let harness = TableHarness.forTwo()
    harness.take(3, 3)
    harness.settle()
    func areMatches(_ style: MatchStyle) -> Bool {
      harness.matches.contains { command in
        guard case .picture(let picture, _) = command.content else { return false }
        return picture.name.contains(" \(style) ")
      }
    }
    #expect(areMatches(.kitchen) && !areMatches(.blocks))
    harness.set { $0.style = .blocks }
    #expect(harness.remaining == 12)
    #expect(areMatches(.blocks) && !areMatches(.kitchen))
    harness.set { $0.takeAnimation = .burn }
    harness.take(1)
    harness.run(.milliseconds(300))
    #expect(harness.list.pictures("flame").count == 1)
    #expect(harness.table.session.moveCount == 3)
  }

  @Test("that did not change leave a game alone which undo brought back with another pile")
  func unchanged() {
    let harness = TableHarness.forTwo()
    harness.take(3)
    harness.choose { $0.pile = 24 }
    harness.undo()
    harness.set { _ in }
    harness.set { $0.style = .classic }
    #expect(harness.remaining == 15)
  }

  @Test("let a theme act at once", arguments: Theme.Name.allCases)
  func theme(name: Theme.Name) {
    let harness = TableHarness.forTwo()
    harness.take(3)
    harness.settle()
    let evening = harness.matches
    harness.context.look.set(.named(name), harness.context.look.metrics)
    harness.scene.layout(in: Size(1280, 800))
    #expect(harness.matches.count == 15)
    #expect((harness.matches == evening) == (name == .evening))
  }
}
