import EarthGame
import GameKernel
import TestSupport
import Testing

@Suite("The Globetrotter")
struct GlobetrotterTests {
  private func errors(_ error: Int, count: Int, seed: UInt64 = 3) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let far = Place.random(using: &random)
      return Globetrotter(error: error).flag(for: far, using: &random).distance(to: far)
    }
  }

  @Test(
    "needs on average what its formula says, within one per cent", arguments: [200, 1000, 3000])
  func average(error: Int) {
    let count = Thoroughness.count(20_000, full: 200_000)
    let mean = errors(error, count: count).reduce(0, +) / Double(count)
    let expected = Globetrotter(error: error).averageError
    #expect(abs(mean - expected) < 0.015 * expected, "\(mean), not \(expected)")
  }

  @Test("without an error puts its flag on the far end, and one beyond the range is held to it")
  func limits() {
    #expect(errors(0, count: 100).allSatisfy { $0 < 0.001 })
    #expect(Globetrotter(error: 9000).error == 3000 && Globetrotter(error: -1).error == 0)
    #expect(Globetrotter(error: 0).averageError == 0)
  }

  @Test("scatters as the normal distribution: 39 % within its error, 86 % within twice as much")
  func shares() {
    let count = 20_000
    let errors = errors(1000, count: count)
    let (one, two) = (errors.count { $0 < 1000 }, errors.count { $0 < 2000 })
    #expect(abs(Double(one) / Double(count) - 0.3935) < 0.015)
    #expect(abs(Double(two) / Double(count) - 0.8647) < 0.015)
  }

  @Test("puts its flags to all sides alike")
  func bearings() throws {
    var random = SeededGenerator(seed: 9)
    let far = try #require(Place(latitude: 60, longitude: 179))
    let flags = (0..<8000).map { _ in Globetrotter().flag(for: far, using: &random) }
    let compass = Compass(at: far)
    let north = flags.count { ($0.direction * compass.north).sum() > 0 }
    let east = flags.count { ($0.direction * compass.east).sum() > 0 }
    #expect((3800...4200).contains(north) && (3800...4200).contains(east))
  }

  @Test("draws the same again after undo, and another flag in each round, seat and game")
  func draws() throws {
    let setup = EarthSetup(guessing: [
      .person, .globetrotter(error: 800), .globetrotter(error: 800),
    ])
    var seen: [Place] = []
    for seed in [4, 5] as [UInt64] {
      let table = EarthTable(setup, seed: seed)
      for round in 0..<2 {
        if round > 0 { try table.session.perform(.next) }
        #expect(!table.isComputersTurn && table.computersFlag() == nil)
        try table.session.perform(.flag(.lisbon))
        let first = try #require(table.computersFlag())
        #expect(table.computersFlag() == first)
        #expect(table.putFlagForComputer())
        let second = try #require(table.computersFlag())
        #expect(table.putFlagForComputer() && !table.putFlagForComputer())
        #expect(table.undo(), "back to the person")
        #expect(table.state.toMove == .first)
        try table.session.perform(.flag(.lisbon))
        #expect(table.computersFlag() == first)
        table.putFlagForComputer()
        #expect(table.computersFlag() == second)
        table.putFlagForComputer()
        seen += [first, second].map { $0.antipode }
      }
    }
    #expect(Set(seen).count == 8)
  }
}
