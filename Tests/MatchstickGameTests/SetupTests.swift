import FoundationEssentials
import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("Seats and setups", .tags(.rules))
struct SetupTests {
  @Test(
    "Everyone who can be chosen can be written and read back", arguments: MatchstickOccupant.choices
  )
  func occupants(occupant: MatchstickOccupant) throws {
    #expect(MatchstickOccupant(occupant.description) == occupant)
    let data = try JSONEncoder().encode([occupant])
    #expect(try JSONDecoder().decode([MatchstickOccupant].self, from: data) == [occupant])
    #expect((occupant.player == nil) == occupant.isPerson)
  }

  @Test(
    "A name that nobody has is not read",
    arguments: [
      "", "Clever", "clever:1", "human-like:101", "human-like:-1", "human-like:", ":", "person ",
    ])
  func badNames(name: String) {
    #expect(MatchstickOccupant(name) == nil)
  }

  @Test("A human-like player is named with its strength, 70 unless another is given")
  func humanLike() {
    #expect(MatchstickOccupant("human-like") == .humanLike(strength: 70))
    #expect(MatchstickOccupant("human-like:5") == .humanLike(strength: 5))
    #expect(MatchstickOccupant.humanLike(strength: 0).description == "human-like:0")
  }

  @Test("At first a person plays against Clever, with 18 matches and up to 3 in a turn")
  func firstSetup() {
    let setup = MatchstickSetup()
    #expect(setup.layout == Matchsticks.Layout(.pile(18, takeLimit: 3), last: .loses))
    #expect(setup.begins == .first)
    #expect(setup.seating == MatchstickSeats(first: .person, second: .clever))
  }

  @Test("A seating answers by seat, and is a demonstration without a person")
  func seating() {
    var seating = MatchstickSeats(first: .person, second: .wild)
    #expect(seating[.first] == .person && seating[.second] == .wild)
    #expect(!seating.isDemonstration)
    seating[.first] = .simple
    #expect(seating == MatchstickSeats(first: .simple, second: .wild))
    #expect(seating.isDemonstration)
  }

  @Test("Who begins: the first seat, the second, or each in turn")
  func beginners() {
    #expect(BeginRule.first.beginner(after: .first) == .first)
    #expect(BeginRule.second.beginner(after: nil) == .second)
    #expect(BeginRule.inTurns.beginner(after: nil) == .first)
    #expect(BeginRule.inTurns.beginner(after: .first) == .second)
    #expect(BeginRule.inTurns.beginner(after: .second) == .first)
  }
}
