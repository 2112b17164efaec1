import BoxKit
import GameKernel
import Motion
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The help of Pairs", .tags(.rules))
struct PairsLeavesTests {
  private let context = StageContext.test()

  private func help(leaf: Int = 0, edit: (inout PairsSettings) -> Void = { _ in }) -> HelpScene {
    let settings = SettingsModel.test { edit(&$0.pairs) }
    return .test(PairsModule(.test(context, settings: settings)), page: leaf, context)
  }

  /// How the game stands after each step of a lesson, played by the rules.
  private func states(_ lesson: PairsLesson) throws -> [Pairs.State] {
    var state = Pairs.start(lesson.options, seed: PairsLesson.seed)
    return try lesson.steps.map { moves in
      for move in moves { _ = try Pairs.apply(move, to: &state) }
      return state
    }
  }

  @Test("plays by the rules what its words say, to the end", arguments: TurnRule.allCases)
  func rule(turnRule: TurnRule) throws {
    let states = try states(.rule(turnRule))
    #expect(states.map(\.pairsTaken) == [[0, 0], [1, 0], [1, 0], [1, 1], [1, 1], [3, 1]])
    #expect(states.map(\.toMove.index).dropLast() == [0, 0, 1, 1, 0])
    #expect(states.allSatisfy { $0.openCards.isEmpty })
    #expect(states.last?.winners == [.first])
  }

  @Test("finds nothing that nobody can know: what is known was turned before")
  func honest() throws {
    for lesson in [PairsLesson.rule(.unknownCard), .newThenKnown(.unknownCard)] {
      var state = Pairs.start(lesson.options, seed: PairsLesson.seed)
      for move in lesson.steps.joined() {
        if case .flip(let card) = move, let open = state.openCards.first,
          state.kinds[open] == state.kinds[card], state.turns > 0
        {
          #expect(state.lastTurn(of: card) != nil || state.lastTurn(of: open) != nil)
        }
        _ = try Pairs.apply(move, to: &state)
      }
    }
  }

  @Test("plays its rule to the end, and then rests and needs no time", arguments: [false, true])
  func rests(reducedMotion: Bool) {
    context.animator.reducedMotion = reducedMotion
    let scene = help()
    // With reduced motion no step comes by itself.
    if reducedMotion { for _ in 0..<5 { scene.handle(.activate) } }
    scene.run(.seconds(60), context)
    let texts = scene.list.texts
    #expect(texts.contains("After the last pair, the player with the most pairs wins."))
    #expect(texts.contains("3") && texts.contains("1"))
    #expect(scene.nextTimer == nil && context.animator.isIdle)
  }

  @Test("shows a position in which a new card and then a known one is best, and nothing else")
  func position() throws {
    let (pairs, known) = PairsLesson.position
    for rule in TurnRule.allCases {
      let plans = LeadTable.perfect(rule).bestPlans(pairs: pairs, known: known)
      #expect(plans == [.unknownThenKnown])
      let states = try states(.newThenKnown(rule))
      #expect(states[0].pairsLeft == pairs)
      #expect(states[0].layout.cards.count { states[0].lastTurn(of: $0) != nil } == known)
      // Of the two cards of the next turn only one was new.
      #expect(states[1].layout.cards.count { states[1].lastTurn(of: $0) != nil } == known + 1)
    }
  }

  @Test("says what plans are worth as the table of the turn rule that is set has it")
  func values() throws {
    for rule in TurnRule.allCases {
      let scene = help(leaf: 2) {
        $0.seats = [PairsSeat(.person, colour: 0), PairsSeat(.person, colour: 1)]
        $0.turnRule = rule
      }
      for _ in 0..<2 { scene.handle(.activate) }
      let table = LeadTable.perfect(rule)
      let (pairs, known) = PairsLesson.position
      let plans = [LeadTable.Plan.unknownThenKnown, .twoUnknown]
      let words = try plans.map { plan -> String in
        let lead = try #require(table.lead(of: plan, pairs: pairs, known: known))
        let tenths = Int((abs(lead) * 10).rounded())
        return "\(lead < 0 ? "−" : "+")\(tenths / 10).\(tenths % 10)"
      }
      let said = scene.list.texts.joined(separator: " ")
      #expect(
        said.contains("\(words[0]) pairs on average. With two new cards: \(words[1]).")
      )
    }
  }

  @Test("says how often the count of even and odd is best", arguments: PairsLayout.offered)
  func evenAndOdd(layout: PairsLayout) {
    let scene = help(leaf: 2) { $0.layout = layout }
    for _ in 0..<3 { scene.handle(.activate) }
    let table = LeadTable.perfect(.unknownCard)
    var (right, all) = (0, 0)
    for pairs in 2...layout.pairCount {
      for known in 1..<pairs {
        all += 1
        let plans = table.bestPlans(pairs: pairs, known: known)
        if plans.contains((pairs - known) % 2 == 0 ? .unknownThenKnown : .twoUnknown) { right += 1 }
      }
    }
    #expect(right * 4 > all * 3)
    #expect(scene.list.texts.joined(separator: " ").contains("best in \(right) of \(all) cases"))
  }

  @Test("says when to leave a pair, if that ever gains", arguments: PairsLayout.offered)
  func leaving(layout: PairsLayout) {
    for rule in TurnRule.allCases {
      let scene = help(leaf: 2) {
        $0.seats = [PairsSeat(.person, colour: 0), PairsSeat(.person, colour: 1)]
        $0.layout = layout
        $0.turnRule = rule
      }
      for _ in 0..<4 { scene.handle(.activate) }
      let table = LeadTable.perfect(rule)
      let left = (2...layout.pairCount).filter { table.leavesPair(pairs: $0, known: $0 - 1) }
      let said = scene.list.texts.joined(separator: " ")
      #expect(said.contains("Leave the pair of your new card") == !left.isEmpty)
      if let fewest = left.first { #expect(said.contains("better with \(fewest) pairs or more.")) }
      #expect(left.isEmpty == (rule == .passing || layout == .fourByFour))
    }
  }

  @Test("says what a memory of 70 % costs alone on the layout that is set")
  func memory() {
    for layout in [PairsLayout.fourByFour, .sixBySix] {
      let scene = help(leaf: 2) { $0.layout = layout }
      // The step about leaving a pair comes before, where there is one.
      for _ in 0..<(layout == .fourByFour ? 4 : 5) { scene.handle(.activate) }
      let pairs = layout.pairCount
      let flips = Int(ForgetfulPar(memory: 70, pairs: pairs).flips(pairs: pairs).rounded())
      let par = Int(layout.par.rounded())
      let texts = scene.list.texts
      #expect(texts.joined(separator: " ").contains("need \(flips) flips, with 100% only \(par)."))
      #expect(texts.contains(String(flips)) && texts.contains(String(par)))
    }
  }

  @Test("gives all its tracks back")
  func tracks() {
    let before = context.animator.trackCount
    do {
      let scene = help()
      for _ in 0..<12 { scene.handle(.activate) }
      #expect(context.animator.trackCount > before)
    }
    context.animator.advance(by: .seconds(5))
    #expect(context.animator.trackCount == before)
  }
}
