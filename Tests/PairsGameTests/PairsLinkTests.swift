import GameKernel
import PairsGame
import Testing

@Suite("A link to a game of Pairs")
struct PairsLinkTests {
  private let seats = [
    PairsSeat(.person, name: "Ann", colour: 3), PairsSeat(.forgetful(memory: 60), colour: 1),
  ]

  @Test("names layout, rule, seed and players but nobody's name, and leads to the same cards")
  func copied() throws {
    let table = PairsTable(PairsSetup(layout: .sixByFour, seats: seats), seed: 5, isByChance: true)
    let text = String(describing: table.link)
    #expect(text == "pairs:1:6x4:unknown-card:seed=5:players=person,forgetful:60")
    let other = PairsTable(PairsSetup(), seed: 1, isByChance: true)
    other.open(try PairsLink(text: "matchwood:\(text)"))
    #expect(other.state == table.state)
    #expect(other.seats.map(\.name) == [nil, nil])
  }

  @Test("keeps names and colours where the same play, and its game is not in the best games")
  func names() throws {
    let table = PairsTable(PairsSetup(seats: seats), seed: 5)
    table.open(PairsLink(PairsSetup(layout: .fourByFour, seats: seats), seed: 9))
    #expect(table.seats == seats && table.session.seed == 9)
    #expect(table.state.layout == .fourByFour)
    let alone = PairsTable(PairsSetup(), seed: 1, isByChance: true)
    #expect(alone.canHaveResult)
    alone.open(alone.link)
    #expect(!alone.canHaveResult)
  }

  @Test(
    "says which part is wrong, and what could stand there",
    arguments: [
      ("pairs:1:5x5", LinkError.part("5x5", example: "6x6")),
      ("pairs:1:6x6:none", .part("none", example: "unknown-card")),
      ("pairs:1:6x6:passing:seed=x", .part("seed=x", example: "seed=77")),
      (
        "pairs:1:6x6:passing:seed=1:players=perfect",
        .part("players=perfect", example: "players=person,forgetful:70")
      ),
      (
        "pairs:1:6x6:passing:seed=1:players=person,person,person,person,person",
        .part("players=person,person,p…", example: "players=person,forgetful:70")
      ),
    ])
  func wrong(text: String, error: LinkError) {
    #expect(throws: error) { try PairsLink(text: text) }
  }
}
