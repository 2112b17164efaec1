import FoundationEssentials
import GameKernel
import TestSupport
import Testing

@Suite("Seat", .tags(.rules))
struct SeatTests {
  @Test("A seat is written as its number")
  func roundTrip() throws {
    let data = try JSONEncoder().encode([Seat.first, Seat.second, Seat(3)])
    #expect(String(decoding: data, as: UTF8.self) == "[0,1,3]")
    #expect(try JSONDecoder().decode([Seat].self, from: data) == [.first, .second, Seat(3)])
  }

  @Test("A negative seat cannot be read")
  func negative() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Seat].self, from: Data("[-1]".utf8))
    }
  }
}
