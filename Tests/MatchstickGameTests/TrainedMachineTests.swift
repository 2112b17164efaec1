import FoundationEssentials
import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("A kept machine", .tags(.rules))
struct TrainedMachineTests {
  @Test("One undo takes a whole training back, then the one before, then nothing")
  func undo() {
    var kept = TrainedMachine(MatchboxMachine())
    kept.train(with: .wild, games: 10, seed: 1)
    let first = kept
    kept.train(with: .clever, games: 100, seed: 2)
    #expect(kept.machine.games == 110 && kept.results.count == 110)
    #expect(kept.undo() && kept == first)
    #expect(kept.undo() && kept == TrainedMachine(MatchboxMachine()))
    #expect(!kept.canUndo && !kept.undo())
  }

  @Test("Undo of a game at the table gives the bead back, and undo of a reset all that was learned")
  func steps() {
    var kept = TrainedMachine(MatchboxMachine(pile: 2, takeLimit: 2))
    var random = SeededGenerator(seed: 1)
    let bead = kept.machine.draw(fromBox: 1, using: &random)
    kept.finishGame(.init(machineBegan: false, isWon: false), drawn: bead.map { [$0] } ?? [])
    #expect(kept.machine.removed == 1)
    kept.reset()
    #expect(kept.machine == MatchboxMachine(pile: 2, takeLimit: 2) && kept.results.isEmpty)
    kept.undo()
    #expect(kept.machine.removed == 1 && kept.results.count == 1)
    kept.undo()
    #expect(kept.machine.removed == 0)
  }

  @Test("A training that is watched is the same as one at once, and one step too")
  func watched() {
    var (watched, whole) = (TrainedMachine(MatchboxMachine()), TrainedMachine(MatchboxMachine()))
    watched.beginStep()
    for _ in 0..<50 { _ = watched.playGame(against: .wild, seed: 3) }
    whole.train(with: .wild, games: 50, seed: 3)
    #expect(watched == whole)
  }

  @Test("Undo reaches ten steps")
  func undoLimit() {
    var kept = TrainedMachine(MatchboxMachine())
    for _ in 0..<12 { kept.train(with: .simple, games: 1, seed: 1) }
    while kept.undo() {}
    #expect(kept.machine.games == 2)
  }

  @Test("The curve has the share of wins in the last ten games of a seat, from the fifth on")
  func curve() {
    var kept = TrainedMachine(MatchboxMachine())
    // The machine begins every second game, and wins from its sixth such game on.
    for game in 0..<40 {
      kept.finishGame(.init(machineBegan: game % 2 == 0, isWon: game >= 10), drawn: [])
    }
    let curve = kept.curve(machineBegan: true)
    #expect(curve.map(\.game).prefix(3) == [9, 11, 13] && curve.count == 16)
    #expect(curve.map(\.share).prefix(3) == [0, 1.0 / 6, 2.0 / 7])
    // The eleventh game no longer counts the first one.
    #expect(curve[6].share == 0.6 && curve.last?.share == 1)
    #expect(kept.curve(machineBegan: false).first?.game == 10)
  }

  @Test("A kept machine is written and read with its name, results and steps")
  func coding() throws {
    var kept = TrainedMachine(MatchboxMachine(), name: "  Otto ")
    #expect(kept.name == "Otto")
    kept.train(with: .wild, games: 30, seed: 1)
    kept.train(with: .clever, games: 30, seed: 1)
    let data = try JSONEncoder().encode(kept)
    #expect(try JSONDecoder().decode(TrainedMachine.self, from: data) == kept)
  }

  @Test("Damage is refused: unknown results, more results than games")
  func damage() {
    let machine = #""matchsticks:2:machine:2-2-1:games=1:won=0:learned=-,-,-:boxes=1,12""#
    for results in ["LL", "X"] {
      let text = #"{"machine":\#(machine),"kept":"\#(results)","earlier":[]}"#
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(TrainedMachine.self, from: Data(text.utf8))
      }
    }
  }
}
