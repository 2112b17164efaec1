import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("A table of Pairs", .tags(.rules))
struct PairsTableTests {
  @Test("For one who plays alone a tap on a third card closes the miss and flips that card")
  func thirdTapAlone() throws {
    let table = PairsTable.with(.person)
    try table.tap(table.someMiss)
    let third = table.state.facedPairs[0].0
    #expect(table.isMissOpen)
    #expect(try table.tap(third))
    #expect(table.state.openCards == [third])
    #expect(table.session.moves.suffix(2) == [.close, .flip(third)])
  }

  @Test("Alone too, a tap on a card that lies open, is gone or is none only closes the miss")
  func otherTapAlone() throws {
    let table = PairsTable.with(.person)
    let pair = table.somePair
    try table.tap(pair)
    for place in [pair.0, 99, -1] {
      try table.tap(table.someMiss)
      #expect(try table.tap(place))
      #expect(table.state.openCards.isEmpty)
    }
    let miss = table.someMiss
    try table.tap(miss)
    #expect(try table.tap(miss.1))
    #expect(table.state.openCards.isEmpty)
  }

  @Test("With others a tap on a third card only closes the miss")
  func thirdTapTogether() throws {
    for occupants in [
      [PairsOccupant.person, .person], [.person, .perfect], [.person, .person, .person],
    ] {
      let table = PairsTable(PairsSetup(layout: .fourByFour, occupants), seed: 7)
      try table.tap(table.someMiss)
      #expect(try table.tap(table.state.faceDown[0]))
      #expect(table.state.openCards.isEmpty)
      #expect(table.session.moves.last == .close)
      #expect(table.state.toMove == .second)
    }
  }

  @Test("A double tap flips a card once")
  func doubleTap() throws {
    let table = PairsTable.with(.person, .person)
    try table.tap(4)
    #expect(throws: Pairs.Refusal.isOpen(4)) { try table.tap(4) }
    #expect(table.session.moves == [.flip(4)])
  }

  @Test("Taps do nothing while a computer is to flip, and close a miss that lies before its turn")
  func computersTurn() throws {
    let table = PairsTable.with(.person, .forgetful(memory: 100))
    try table.tap(table.someMiss)
    #expect(table.isComputersTurn && table.computersCard() == nil)
    #expect(!table.flipForComputer())
    #expect(try table.tap(table.state.faceDown[0]))
    #expect(try !table.tap(table.state.faceDown[0]))
    #expect(try !table.tap(-1))
    let card = table.computersCard()
    #expect(table.flipForComputer())
    #expect(table.state.openCards.first == card)
    #expect(try !table.tap(table.state.faceDown[0]))
    #expect(try !table.peek())
  }

  @Test("Close turns a miss back, and does nothing without one")
  func close() throws {
    let table = PairsTable.with(.person)
    #expect(!table.close())
    try table.tap(0)
    #expect(!table.close())
    let other = try #require(
      table.state.faceDown.first { table.state.kinds[$0] != table.state.kinds[0] })
    try table.tap(other)
    #expect(table.close())
    #expect(!table.close())
  }

  @Test("A peek turns a miss back first, and is refused while one card lies open")
  func peek() throws {
    let table = PairsTable.with(.person)
    try table.tap(table.someMiss)
    #expect(try table.peek())
    #expect(table.session.moves.suffix(2) == [.close, .peek])
    #expect(table.state.flips == 2 + 8)
    try table.tap(0)
    #expect(throws: Pairs.Refusal.cardsAreOpen) { try table.peek() }
    #expect(throws: Pairs.Refusal.notAlone) { try PairsTable.with(.person, .person).peek() }
  }

  @Test("A peek that is refused leaves a miss open")
  func refusedPeek() throws {
    let table = PairsTable.with(.person, .person)
    try table.tap(table.someMiss)
    #expect(throws: Pairs.Refusal.notAlone) { try table.peek() }
    #expect(table.isMissOpen)
  }

  @Test("Par is shown to one who plays alone")
  func par() {
    #expect(PairsTable.with(.person).par == PairsLayout.fourByFour.par)
    #expect(PairsTable.with(.person, .person).par == nil)
  }

  @Test(
    "The same seed and the same taps lead to the same game of the computers",
    arguments: UInt64(0)..<10)
  func repeatable(seed: UInt64) throws {
    let tables = [0, 1].map { _ in
      PairsTable.with(.forgetful(memory: 50), .forgetful(memory: 80), seed: seed)
    }
    for table in tables {
      while !table.state.isOver { if !table.close() { table.flipForComputer() } }
    }
    #expect(tables[0].session.record == tables[1].session.record)
  }

  @Test(
    "Whatever is tapped at random, nothing breaks, and every game can be finished",
    arguments: UInt64(0)..<40)
  func randomTaps(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let occupants = (0...dice.below(4)).map { _ in
      dice.pick([PairsOccupant.person, .person, .forgetful(memory: 60)])
    }
    let table = PairsTable(PairsSetup(layout: .of("4x2"), occupants), seed: dice.next())
    for _ in 0..<300 {
      switch dice.below(10) {
      case 0: table.close()
      case 1: table.undo()
      case 2: table.redo()
      case 3: _ = try? table.peek()
      case 4...5: table.flipForComputer()
      default: _ = try? table.tap(dice.below(9))
      }
      #expect(table.state.openCards.count <= 2)
    }
    table.resume()
    while !table.state.isOver {
      if table.close() || table.flipForComputer() { continue }
      let open = table.state.openCards.first.map { table.state.kinds[$0] }
      let card = table.state.faceDown.first { open == nil || table.state.kinds[$0] == open }
      try table.tap(try #require(card))
    }
    #expect(!table.state.winners.isEmpty)
  }
}
