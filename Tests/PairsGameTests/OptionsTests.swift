import FoundationEssentials
import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Options of Pairs", .tags(.rules))
struct OptionsTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func written<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test("The offered layouts have 8, 12, 18 and 32 pairs")
  func layouts() {
    #expect(PairsLayout.offered.map(\.pairCount) == [8, 12, 18, 32])
    #expect(PairsLayout.offered.map(\.description) == ["4x4", "6x4", "6x6", "8x8"])
    #expect(PairsLayout.offered.allSatisfy { PairsLayout($0.description) == $0 })
  }

  @Test(
    "A layout of an odd number of cards, of none or of too many is none",
    arguments: ["", "4", "4x", "x4", "3x3", "0x4", "4x0", "-2x-2", "9x8", "4x4x4", "04x4", "4X4"])
  func noLayout(text: String) {
    #expect(PairsLayout(text) == nil)
  }

  @Test("Options and moves come back from their texts as they were")
  func roundTrip() throws {
    for layout in PairsLayout.offered {
      for seats in Pairs.seatCounts {
        let options = Pairs.Options(layout: layout, seatCount: seats)
        #expect(try written(options) == options)
      }
    }
    let passing = Pairs.Options(seatCount: 2, turnRule: .passing)
    #expect(try written(passing) == passing)
    let moves: [Pairs.Move] = [.flip(0), .flip(63), .close, .peek]
    #expect(try written(moves) == moves)
    #expect(moves.map(\.description) == ["flip:0", "flip:63", "close", "peek"])
    for text in ["", "flip", "flip:", "flip:x", "flip:1:2", "close:1", "shut"] {
      #expect(Pairs.Move(text) == nil)
    }
  }

  @Test(
    "Options that no game can start from are refused",
    arguments: [
      #"{"layout":"3x3","seatCount":1,"turnRule":"unknown-card"}"#,
      #"{"layout":"6x6","seatCount":0,"turnRule":"unknown-card"}"#,
      #"{"layout":"6x6","seatCount":5,"turnRule":"unknown-card"}"#,
      #"{"layout":"6x6","seatCount":2,"turnRule":"none"}"#,
      #"{"layout":"6x6","seatCount":3,"turnRule":"passing"}"#, "{}",
    ])
  func refused(text: String) {
    #expect(throws: DecodingError.self) { try read(Pairs.Options.self, text) }
  }

  @Test("Occupants are known by their names, and others are nobody")
  func occupants() throws {
    for occupant in PairsOccupant.choices(seatCount: 2) + [.forgetful(memory: 0)] {
      #expect(PairsOccupant(occupant.description) == occupant)
      #expect(try written(occupant) == occupant)
    }
    #expect(PairsOccupant("forgetful") == .forgetful(memory: PairsOccupant.usualMemory))
    for name in ["", "forgetful:101", "forgetful:-1", "forgetful:x", "perfect:1", "me", "person:2"]
    {
      #expect(PairsOccupant(name) == nil)
    }
  }

  @Test("The perfect player is offered with exactly two seats")
  func perfectNeedsTwo() {
    for seats in Pairs.seatCounts {
      #expect(PairsOccupant.choices(seatCount: seats).contains(.perfect) == (seats == 2))
      let all = [.perfect] + Array(repeating: PairsOccupant.person, count: seats - 1)
      #expect(PairsSetup.canPlay(all.map { PairsSeat($0) }) == (seats == 2))
    }
    #expect(!PairsSetup.canPlay([]))
    #expect(!PairsSetup.canPlay(Array(repeating: PairsSeat(), count: 5)))
  }

  @Test(
    "Setups that nobody can play are refused",
    arguments: [
      #"{"layout":"6x6","turnRule":"unknown-card","seats":[]}"#,
      #"{"layout":"6x6","turnRule":"unknown-card","seats":[{"occupant":"perfect","colour":0}]}"#,
      #"{"layout":"6x6","turnRule":"unknown-card","seats":[{"occupant":"person","colour":4}]}"#,
      #"{"layout":"6x6","turnRule":"unknown-card","seats":[{"occupant":"nobody","colour":0}]}"#,
    ])
  func refusedSetup(text: String) {
    #expect(throws: DecodingError.self) { try read(PairsSetup.self, text) }
  }

  @Test("Names and colours come back; too long a name is cut, and an empty one is none")
  func seats() throws {
    let seats = [PairsSeat(name: "Änne", colour: 2), PairsSeat(.forgetful(memory: 30), colour: 1)]
    let setup = PairsSetup(layout: .sixByFour, seats: seats, turnRule: .passing)
    #expect(try written(setup) == setup)
    #expect(setup.options == Pairs.Options(layout: .sixByFour, seatCount: 2, turnRule: .passing))
    #expect(PairsSeat(name: String(repeating: "m", count: 99)).name?.count == PairsSeat.nameLimit)
    let accents = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect((PairsSeat(name: accents).name?.utf8.count ?? 0) < 1_000, "a character may be any size")
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 30)
    #expect(PairsSeat(name: family).name?.count == PairsSeat.nameLimit)
    #expect(PairsSeat(name: "").name == nil)
    #expect(PairsSeat(name: " Anna Lena\t").name == "Anna Lena")
    var seat = PairsSeat()
    seat.name = "  "
    #expect(seat.name == nil)
    seat.name = " Bo "
    #expect(seat.name == "Bo")
  }

  @Test("Passing is left aside where not exactly two play")
  func passingForTwo() {
    for seats in Pairs.seatCounts {
      let people = Array(repeating: PairsOccupant.person, count: seats)
      let setup = PairsSetup(people, turnRule: .passing)
      #expect(setup.options.turnRule == (seats == 2 ? .passing : .unknownCard))
      #expect(setup.seats.map(\.colour) == Array(0..<seats))
    }
  }
}
