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
    // The machine plays by what it has learned.
    #expect((occupant.player == nil) == (occupant.isPerson || occupant == .machine))
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

  @Test(
    "The machine has one seat, at one pile whose last match loses; elsewhere a usual computer sits")
  func machine() {
    let seats = MatchstickSeats(first: .machine, second: .machine)
    let usual = MatchstickSeats.standard.second
    let pile = MatchstickSetup(seating: seats)
    #expect(pile.seating == MatchstickSeats(first: usual, second: .machine))
    #expect(pile.seating.machine == .second)
    #expect(
      MatchstickSetup(seating: .init(first: .machine, second: .person)).seating.machine == .first)
    for layout in [
      Matchsticks.Layout(.heaps([1, 3, 5, 7])), .init(.rows([13])),
      .init(.pile(18, takeLimit: 3), last: .wins),
    ] {
      let setup = MatchstickSetup(layout, seating: .init(second: .machine))
      #expect(setup.seating == MatchstickSeats(second: usual))
    }
  }
}
