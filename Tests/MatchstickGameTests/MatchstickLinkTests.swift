import GameKernel
import MatchstickGame
import Testing

@Suite("A link to a game of Matchsticks")
struct MatchstickLinkTests {
  private let setup = MatchstickSetup(
    pile: 21, takeLimit: 4,
    seating: MatchstickSeats(first: .person, second: .humanLike(strength: 60)), begins: .inTurns)

  @Test("names pile, limit, who began, seed and players, and leads any table to the same game")
  func copied() throws {
    let table = MatchstickTable(setup: setup, seed: 5)
    table.newGame()
    let text = String(describing: table.link)
    #expect(
      text == "matchsticks:1:21:4:first=2:seed=\(table.session.seed):players=person,human-like:60")
    let other = MatchstickTable(setup: MatchstickSetup(), seed: 1)
    other.open(try MatchstickLink(text: " matchwood:\(text)\n"))
    #expect(other.state == table.state)
    for _ in 0..<4 {
      if !table.takeForComputer() { try table.take(1) }
      if !other.takeForComputer() { try other.take(1) }
    }
    #expect(other.state == table.state)
    other.undo()
    while !other.isAtStart { other.undo() }
    other.undo()
    #expect(other.setup == MatchstickSetup())
  }

  @Test(
    "says which part is wrong, and what could stand there",
    arguments: [
      ("", LinkError.otherGame("")), ("pairs:1:6x6", .otherGame("pairs")),
      ("matchsticks", .unknownVersion("", isNewer: false)),
      ("matchsticks:3:18:3", .unknownVersion("3", isNewer: true)),
      ("matchsticks:0:18:3", .unknownVersion("0", isNewer: false)),
      ("matchsticks:1", .part("", example: "18")), ("matchsticks:1:11", .part("11", example: "18")),
      ("matchsticks:1:18:6", .part("6", example: "3")),
      ("matchsticks:1:18:3:first=3", .part("first=3", example: "first=1")),
      ("matchsticks:1:18:3:1", .part("1", example: "first=1")),
      ("matchsticks:1:18:3:first=1:seed=-1", .part("seed=-1", example: "seed=77")),
      (
        "matchsticks:1:18:3:first=1:seed=1:players=person",
        .part("players=person", example: "players=person,clever")
      ),
      (
        "matchsticks:1:18:3:first=1:seed=1:players=a,b,c d",
        .part("players=a,b,c d", example: "players=person,clever")
      ),
    ])
  func wrong(text: String, error: LinkError) {
    #expect(throws: error) { try MatchstickLink(text: text) }
  }
}
