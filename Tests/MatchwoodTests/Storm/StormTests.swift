import GameKernel
import MatchstickGame
import SlidingGame
import Stage
import TestSupport
import Testing

@Suite("A storm of input") @MainActor
struct StormTests {
  @Test(
    "5,000 events of any kind leave a legal game, a record that replays and something to draw",
    .tags(.input, .slow), arguments: UInt64(1)...20)
  func storm(seed: UInt64) throws {
    let stormy = StormyTable(seed: seed)
    var input = RandomInput(seed: seed)
    var scenes: Set<String> = []
    var turns = 0
    for number in 0..<5000 {
      stormy.send(stormy.event(from: &input))
      if let active = stormy.container.active { scenes.insert(active.name) }
      turns = max(turns, stormy.table.session.gameNumber)
      guard number.isMultiple(of: 25) else { continue }
      #expect(stormy.list.commands.allSatisfy(isSound))
    }
    #expect(stormy.faults == [])
    #expect(!stormy.list.commands.isEmpty)
    // The storm has really been everywhere.
    #expect(scenes.isSuperset(of: ["menu", "matchsticks", "sliding", "settings"]))
    #expect(turns > 1)
    let session = stormy.table.session
    let replayed = try GameSession<Matchsticks>(replaying: session.record)
    #expect(replayed.state == session.state)
    let sliding = stormy.sliding.session
    #expect(try GameSession<SlidingPuzzle>(replaying: sliding.record).state == sliding.state)
  }

  private func isSound(_ command: DrawCommand) -> Bool {
    let frame = command.frame
    return [frame.x, frame.y, frame.width, frame.height, command.rotation].allSatisfy(\.isFinite)
      && frame.width >= 0 && frame.height >= 0 && (0...1).contains(command.alpha)
  }
}
