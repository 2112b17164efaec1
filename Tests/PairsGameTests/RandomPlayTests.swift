import GameKernel
import PairsGame
import TestSupport
import Testing

@Suite("Random play of Pairs", .tags(.rules))
struct RandomPlayTests {
  /// Options of all kinds on small and large tables.
  private func options(_ dice: inout Dice) -> Pairs.Options {
    let layout = dice.pick([.of("2x1"), .of("2x2"), .of("5x2")] + PairsLayout.offered)
    let seats = 1 + dice.below(4)
    return Pairs.Options(
      layout: layout, seatCount: seats,
      turnRule: seats == 2 ? dice.pick(TurnRule.allCases) : .unknownCard)
  }

  /// Any move, often one that the rules refuse, and now and then the rest of a pair.
  private func move(in state: Pairs.State, _ dice: inout Dice) -> Pairs.Move {
    switch dice.below(12) {
    case 0: return .peek
    case 1...3: return .close
    case 4...6:
      let kind = state.openCards.first.map { state.kinds[$0] }
      return .flip(state.faceDown.first { state.kinds[$0] == kind } ?? 0)
    default: return .flip(dice.below(state.layout.cardCount + 2) - 1)
    }
  }

  private func check(_ state: Pairs.State, _ options: Pairs.Options) {
    let gone = state.layout.cards.filter { state.isGone($0) }
    #expect(gone.count == 2 * state.pairsTaken.reduce(0, +))
    #expect(gone.count + 2 * state.pairsLeft == options.layout.cardCount)
    for (seat, pairs) in state.pairsTaken.enumerated() {
      let kinds = gone.filter { state.taker(of: $0) == Seat(seat) }.map { state.kinds[$0] }
      #expect(kinds.count == 2 * pairs && Set(kinds).count == pairs)
    }
    #expect(Set(state.openCards).count == state.openCards.count && state.openCards.count <= 2)
    #expect(state.openCards.allSatisfy { !state.isGone($0) && !state.isFaceDown($0) })
    #expect(Set(state.openCards.map { state.kinds[$0] }).count == state.openCards.count)
    #expect(state.toMove.index < options.seatCount)
    let open = state.openCards.count == 1 ? 1 : 0
    #expect(state.flips == 2 * state.turns + open + state.peeks * state.layout.pairCount)
    #expect(state.winners.isEmpty == !state.isOver)
  }

  @Test(
    "Whatever is tried, the cards are conserved, and a refused move changes nothing",
    arguments: 0..<60)
  func invariants(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    let options = options(&dice)
    let session = GameSession<Pairs>(options: options, seed: dice.next())
    let deal = session.state.kinds
    for _ in 0..<150 {
      let before = session.state
      let move = move(in: before, &dice)
      do {
        try session.perform(move)
        #expect(session.state != before)
      } catch {
        #expect(session.state == before)
      }
      check(session.state, options)
    }
    #expect(session.state.kinds == deal)
  }

  @Test("Undo to the start and redo to the end lead through the same states", arguments: 0..<40)
  func undoAndRedo(seed: Int) throws {
    var dice = Dice(seed: UInt64(1000 + seed))
    let session = GameSession<Pairs>(options: options(&dice), seed: dice.next())
    var states = [session.state]
    for _ in 0..<120 {
      guard (try? session.perform(move(in: session.state, &dice))) != nil else { continue }
      states.append(session.state)
    }
    for state in states.dropLast().reversed() {
      session.undo()
      #expect(session.state == state)
    }
    #expect(!session.canUndo)
    for state in states.dropFirst() {
      session.redo()
      #expect(session.state == state)
    }
    #expect(!session.canRedo)
    #expect(try GameSession(restoring: session.wholeRecord).state == states.last)
  }

  @Test("An undo sends the reversed events of the move, last one first", arguments: 0..<20)
  func reversedEvents(seed: Int) throws {
    var dice = Dice(seed: UInt64(2000 + seed))
    let session = GameSession<Pairs>(options: options(&dice), seed: dice.next())
    var changes: [Change<Pairs>] = []
    let observation = session.changes.observe { changes.append($0) }
    for _ in 0..<80 { _ = try? session.perform(move(in: session.state, &dice)) }
    let moves = changes
    for change in moves.reversed() {
      session.undo()
      #expect(changes.last?.events == change.events.reversed().map(Pairs.reversed))
    }
    withExtendedLifetime(observation) {}
  }
}
