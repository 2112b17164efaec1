import GameKernel
import Motion
import PairsGame
import PairsScenes
import TestSupport
import Testing

@MainActor @Suite("At Pairs", .tags(.rules))
struct PairsTimersTests {
  @Test("a second card is told of when it is seen, and a first one at once")
  func suspense() throws {
    let evening = Evening(PairsSetup(layout: .fourByFour, [.person, .person]))
    let pair = evening.pair(0)
    try evening.table.tap(pair[0])
    #expect(!evening.suspense.isHeld && evening.suspense.state == evening.table.state)
    try evening.table.tap(pair[1])
    #expect(evening.suspense.state.pairsTaken == [0, 0] && evening.suspense.found == nil)
    #expect(evening.suspense.finder == .first)
    evening.suspense.end()
    #expect(evening.suspense.state == evening.table.state && evening.suspense.found == .first)
    evening.suspense.end()
    #expect(evening.suspense.state == evening.table.state)
  }

  @Test("undo is told of at once, whatever was held back")
  func undoneSuspense() throws {
    let evening = Evening()
    for card in evening.pair(0) { try evening.table.tap(card) }
    evening.table.undo()
    #expect(!evening.suspense.isHeld && evening.suspense.state == evening.table.state)
    #expect(evening.suspense.finder == nil)
    #expect(evening.waits.next == nil)
  }

  @Test("a miss is seen first, and then lies open as long as it is set to", arguments: [8, 15, 40])
  func miss(tenths: Int) throws {
    let evening = Evening()
    evening.settings.missTime = tenths
    for card in evening.miss { try evening.table.tap(card) }
    #expect(evening.pass(399).isEmpty)
    #expect(evening.pass(1) == [.reveal])
    #expect(evening.pass(100 * tenths - 1).isEmpty)
    #expect(evening.pass(1) == [.close])
    #expect(evening.waits.next == nil)
  }

  @Test("a miss waits for a tap where that is set, but not in a demonstration")
  func tapped() throws {
    let evening = Evening()
    evening.settings.waitsForTap = true
    for card in evening.miss { try evening.table.tap(card) }
    #expect(evening.pass(60_000) == [.reveal])

    let show = Evening(PairsSetup(layout: .fourByFour, [.forgetful(memory: 0)]))
    show.settings.waitsForTap = true
    while !show.table.isMissOpen { show.table.flipForComputer() }
    #expect(show.pass(60_000) == [.reveal, .close])
  }

  @Test(
    "a computer flips after 0.6 s, its second card when the first was seen, and on after its pair")
  func computer() throws {
    let evening = Evening(PairsSetup(layout: .fourByFour, [.perfect, .perfect]))
    #expect(evening.waits.next == .milliseconds(600))
    evening.table.flipForComputer()
    #expect(evening.waits.next == .milliseconds(700))
    while evening.suspense.finder == nil {
      evening.table.flipForComputer()
      evening.table.close()
    }
    #expect(evening.pass(1249) == [.reveal])
    #expect(evening.pass(1) == [.computersFlip])
    evening.table.undo()
    #expect(evening.table.isPaused && evening.waits.next == nil)
  }

  @Test("the dialog waits until all that was found lies there, and comes once")
  func dialog() throws {
    let evening = Evening()
    for kind in UInt8(0)..<8 { for card in evening.pair(kind) { try evening.table.tap(card) } }
    #expect(evening.pass(2349) == [.reveal])
    #expect(evening.pass(1) == [.dialog])
    evening.table.undo()
    evening.table.redo()
    #expect(evening.table.state.isOver && evening.waits.next == nil)
  }

  @Test("a card is seen sooner with reduced motion")
  func reduced() throws {
    let evening = Evening()
    evening.animator.reducedMotion = true
    for card in evening.miss { try evening.table.tap(card) }
    #expect(evening.waits.next == .milliseconds(150))
  }
}

/// A table with what is held back and waited for, without a scene.
@MainActor private final class Evening {
  let table: PairsTable
  let animator = Animator()
  var settings = PairsSettings()
  var suspense: RevealedState
  var waits: PairsTimers
  private var observation: Observation?

  init(_ setup: PairsSetup = PairsSetup(layout: .fourByFour)) {
    table = PairsTable(setup, seed: 7)
    suspense = RevealedState(table.state)
    waits = PairsTimers(animator)
    waits.begin(table, suspense, settings)
    observation = table.session.changes.observe { [weak self] in self?.follow($0) }
  }

  private func follow(_ change: Change<Pairs>) {
    suspense.follow(change)
    waits.follow(change, suspense)
    waits.begin(table, suspense, settings)
  }

  func pass(_ milliseconds: Int) -> [PairsTimers.Alarm] {
    waits.advance(by: .milliseconds(milliseconds))
  }

  func pair(_ kind: UInt8) -> [Int] {
    table.state.kinds.indices.filter { table.state.kinds[$0] == kind }
  }

  /// Two cards that are no pair.
  var miss: [Int] { [pair(0)[0], pair(1)[0]] }
}
