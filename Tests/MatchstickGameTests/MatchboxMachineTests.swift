import GameKernel
import MatchstickGame
import TestSupport
import Testing

@Suite("The matchbox machine", .tags(.rules))
struct MatchboxMachineTests {
  @Test("A new machine has as many beads as asked for each legal take, and none beyond")
  func new() {
    let machine = MatchboxMachine(pile: 4, takeLimit: 3, beads: 2)
    #expect(machine.boxesText == "1:11 2:1122 3:112233 4:112233")
    #expect(machine.games == 0 && machine.won == 0 && machine.removed == 0)
    #expect(machine.beatsClever == nil && machine.unbeatable == nil && machine.allRight == nil)
  }

  @Test("A lost game removes the last bead drawn, and a won game changes nothing")
  func lesson() throws {
    var machine = MatchboxMachine(pile: 2, takeLimit: 2)
    let new = machine.boxesText
    var random = SeededGenerator(seed: 1)
    let bead = try #require(machine.draw(fromBox: 1, using: &random))
    #expect(bead.box == 1 && bead.take == 1 && machine.boxesText == new)
    machine.finishGame(isWon: true, drawn: [bead])
    #expect(machine.boxesText == new && machine.won == 1)
    machine.finishGame(isWon: false, drawn: [bead])
    #expect(machine.boxesText == "1:- 2:12" && machine.removed == 1)
    #expect(machine.draw(fromBox: 1, using: &random) == nil)
    machine.finishGame(isWon: false, drawn: [])
    #expect(machine.games == 3 && machine.removed == 1)
  }

  @Test("Beads are drawn with equal chances")
  func chances() {
    let machine = MatchboxMachine(pile: 9, takeLimit: 3, beads: 2)
    var counts = [0, 0, 0]
    var random = SeededGenerator(seed: 5)
    for _ in 0..<6000 { counts[(machine.draw(fromBox: 9, using: &random)?.take ?? 1) - 1] += 1 }
    #expect(counts.allSatisfy { abs($0 - 2000) < 150 })
  }

  @Test(
    "No box gains a bead, no winning take goes, and each loss after a draw costs one bead",
    arguments: 0..<30)
  func invariants(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let (pile, limit) = (random.draw(in: 2...24), random.draw(in: 2...5))
    var machine = MatchboxMachine(
      pile: pile, takeLimit: limit, beads: random.draw(in: MatchboxMachine.beadCounts))
    let teachers: [MatchstickOccupant] = [.clever, .humanLike(strength: 60), .wild, .simple]
    var losses = 0
    for _ in 0..<200 {
      let before = machine
      let game = machine.playGame(
        against: teachers[random.draw(below: 4)], seed: UInt64(seed))
      #expect(game.machineBegan == before.games.isMultiple(of: 2))
      #expect(machine.games == before.games + 1)
      if !game.isWon, !game.drawn.isEmpty { losses += 1 }
      #expect(machine.removed == losses && machine.won <= machine.games)
      for box in 1...pile {
        let (old, new) = (before.takes(inBox: box), machine.takes(inBox: box))
        #expect(new.count == old.count || game.drawn.last?.box == box && new.count == old.count - 1)
        let best = PileTheory(takeLimit: limit).winningTake(box)
        #expect(new.count { $0 == best } == old.count { $0 == best })
      }
    }
  }

  @Test("A game ends as its takes say: the last match is the loser's, or the machine gives up")
  func games() {
    var machine = MatchboxMachine(pile: 10)
    for _ in 0..<300 {
      let game = machine.playGame(against: .humanLike(strength: 60), seed: 3)
      let taken = game.moves.reduce(0) { $0 + $1.count }
      let hasMachineEnded = game.moves.count.isMultiple(of: 2) != game.machineBegan
      #expect(game.isWon != hasMachineEnded)
      #expect((game.moves.last == .giveUp) == (taken < 10))
      #expect(game.moves.last != .giveUp || hasMachineEnded)
    }
  }

  @Test("Games played one by one are those of a training at once, and a seed repeats them")
  func replay() {
    var (single, whole) = (MatchboxMachine(), MatchboxMachine())
    for _ in 0..<120 { _ = single.playGame(against: .wild, seed: 9) }
    whole.train(with: .wild, games: 20, seed: 9)
    whole.train(with: .wild, games: 100, seed: 9)
    #expect(single == whole)
    var other = MatchboxMachine()
    other.train(with: .wild, games: 120, seed: 10)
    #expect(other != whole)
  }

  @Test("Once unbeatable, the machine wins every game from the seat that wins by theory")
  func unbeatable() throws {
    var machine = MatchboxMachine()
    machine.train(with: .humanLike(strength: 60), games: 1000, seed: 2)
    let (clever, all) = (try #require(machine.beatsClever), try #require(machine.unbeatable))
    #expect(clever <= all)
    for teacher in [MatchstickOccupant.clever, .wild, .simple, .humanLike(strength: 60)] {
      for _ in 0..<100 {
        let game = machine.playGame(against: teacher, seed: 4)
        #expect(!game.machineBegan || game.isWon)
      }
    }
  }

  @Test("Taught by Clever alone, the machine beats Clever and is never unbeatable")
  func cleverAlone() {
    var machine = MatchboxMachine()
    machine.train(with: .clever, games: 2000, seed: 1)
    #expect(machine.beatsClever != nil && machine.unbeatable == nil && machine.allRight == nil)
    #expect(machine.isAtRest(with: .clever) && !machine.isAtRest(with: .wild))
    // Eight boxes were never opened.
    #expect((1...18).filter { !machine.wasOpened($0) } == [2, 3, 6, 7, 10, 11, 14, 15])
    #expect((1...18).count { machine.takes(inBox: $0).count == min(3, $0) } == 8)
    #expect((1...18).count { machine.isSettled($0) } == 10)
  }

  @Test("A machine that begins on a lost count learns to win as the second")
  func lostPile() {
    var machine = MatchboxMachine(pile: 13)
    machine.train(with: .wild, games: 2000, seed: 1)
    #expect(machine.unbeatable != nil && machine.takes(inBox: 13).isEmpty)
    let wins = (0..<100).count { _ in
      let game = machine.playGame(against: .clever, seed: 8)
      return !game.machineBegan && game.isWon
    }
    #expect(wins == 50)
  }

  @Test("The text of a machine reads back", arguments: 0..<40)
  func text(seed: Int) throws {
    var machine = MatchboxMachine(
      pile: 1 + seed, takeLimit: 2 + seed % 4, beads: 1 + seed % 3)
    machine.train(with: .wild, games: seed * 20, seed: UInt64(seed))
    #expect(MatchboxMachine(machine.description) == machine)
    #expect(try MatchboxMachine(text: " matchwood:\(machine)\n") == machine)
  }

  @Test(
    "Text that no games lead to is refused, with the wrong part",
    arguments: [
      ("3-2-1:games=0:won=0:learned=-,-,-:boxes=1,12", "boxes=1,12"),
      ("3-2-1:games=0:won=0:learned=-,-,-:boxes=1,12,112", "boxes=1,12,112"),
      ("3-2-1:games=9:won=0:learned=-,-,-:boxes=1,2,12", "boxes=1,2,12"),
      ("3-2-1:games=0:won=0:learned=-,-,-:boxes=1,13,12", "boxes=1,13,12"),
      ("3-2-1:games=2:won=0:learned=-,-,-:boxes=-,1.,12", "boxes=-,1.,12"),
      ("3-2-1:games=2:won=1:learned=-,-,-:boxes=-,1,12", "games=2"),
      ("3-2-1:games=2:won=3:learned=-,-,-:boxes=1,12,12", "won=3"),
      ("3-2-1:games=9:won=0:learned=1,-,-:boxes=1,12,12", "learned"),
      ("3-2-1:games=9:won=0:learned=10,-,-:boxes=1,12,12", "learned=10,-,-"),
      ("61-2-1:games=0", "61-2-1"), ("18-6-1:games=0", "18-6-1"), ("18-3-4:games=0", "18-3-4"),
      ("18-3:games=0", "18-3"), ("18-3-1:games=-1", "games=-1"),
    ])
  func damage(text: String, part: String) {
    let error = #expect(throws: LinkError.self) {
      try MatchboxMachine(text: "matchsticks:2:machine:\(text)")
    }
    guard case .part(let found, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == part)
  }
}
