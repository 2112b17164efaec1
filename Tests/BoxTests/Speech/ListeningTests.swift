import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import Testing

/// Plays games by the spoken texts alone: nothing else is read.
@MainActor @Suite("A player who only hears")
struct ListeningTests {
  @Test("wins a won game of Matchsticks against Clever")
  func matchsticks() throws {
    let listener = try Listener([MatchsticksModule.self])
    let setup = MatchstickSetup(
      pile: 18, takeLimit: 3, seating: MatchstickSeats())
    listener.program.show(MatchsticksModule.self, MatchstickTable(setup: setup, seed: 3))
    var said = listener.press(.speech(.place))
    for _ in 0..<12 {
      if said.contains("You won!") { return }
      let left = try #require(said.number(before: " match"), "\(said)")
      listener.press(.number(max(1, (left - 1) % 4)))
      said = listener.wait(8)
    }
    Issue.record("The game did not end: \(listener.heard.suffix(6))")
  }

  @Test("solves a puzzle of 3 × 3")
  func sliding() throws {
    let listener = try Listener([SlidingModule.self])
    listener.program.show(
      SlidingModule.self, SlidingTable(.dealt(.square(3)), seed: 5))
    listener.press(.speech(.place))
    let rows = listener.press(.speech(.board)).split(separator: ".").suffix(3)
    // The gap has no number.
    let cells = rows.flatMap { $0.split(separator: ",") }.map { Int($0.filter(\.isNumber)) ?? 9 }
    try #require(cells.count == 9, "\(listener.heard)")
    for direction in HeardBoard(cells).solution {
      listener.press(.tilt(direction))
    }
    #expect(listener.heard.contains { $0.contains("Solved") }, "\(listener.heard)")
  }

  @Test("finds all pairs of 4 × 4 in at most 1.3 times the par", arguments: [1, 2, 3] as [UInt64])
  func pairs(seed: UInt64) throws {
    let listener = try Listener([PairsModule.self])
    let table = PairsTable(PairsSetup(layout: .fourByFour), seed: seed)
    listener.program.show(PairsModule.self, table)
    var memory = HeardCards()
    for _ in 0..<40 {
      // The dialog of the end is read after it.
      if listener.heard.contains(where: { $0.contains("All pairs found") }) { break }
      let first = memory.knownPair?.0 ?? memory.nextNew
      let face = listener.flip(first)
      memory.note(face, at: first)
      let second = memory.partner(of: first) ?? memory.nextNew
      let other = listener.flip(second)
      memory.note(other, at: second)
      if face == other { memory.take(first, second) }
      listener.wait(3)
    }
    let par = try #require(table.par)
    #expect(table.state.isOver)
    #expect(Double(table.state.flips) <= 1.3 * par, "\(table.state.flips) of \(par)")
  }

  @Test("wins at least bronze in Guess")
  func guess() throws {
    let listener = try Listener([EarthModule.self])
    let table = EarthTable(EarthSetup(mode: .guess), seed: 5)
    listener.program.show(EarthModule.self, table)
    for round in 1...5 {
      // After the child's place comes the middle of the globe, where the flag is going to be.
      let said = listener.press(.speech(.place)).split(separator: "No flag yet")
      let child = try #require(said.first.flatMap { HeardPlace(String($0)) })
      listener.press(.activate)
      try listener.walk(to: child.antipode)
      let answer = listener.press(.activate) + listener.wait(6)
      #expect(answer.contains("km"), "round \(round): \(answer)")
      if round < 5 { listener.press(.activate) }
    }
    #expect(table.state.possibleMedal != nil, "\(table.state.totals)")
  }

  @Test("finds six dry places")
  func dryFeet() throws {
    let listener = try Listener([EarthModule.self])
    let table = EarthTable(EarthSetup(mode: .dry), seed: 5)
    listener.program.show(EarthModule.self, table)
    // Spain, Greenland, Brazil, Ecuador and Argentina: an atlas shows land opposite to these places.
    let dry = [(40, -4), (75, -40), (0, -66), (0, -78), (-33, -65), (-48, -70), (-42, -69)]
    for goal in dry where !table.state.isOver {
      try listener.walk(to: HeardPlace(latitude: goal.0, longitude: goal.1))
      listener.press(.activate)
      listener.wait(6)
    }
    #expect(table.state.finds.count == 6, "\(listener.heard.suffix(4))")
  }
}
