import Motion
import Stage
import Testing

@Suite("Scenes under random operation") @MainActor struct SceneContainerRandomTests {
  @Test(
    "However scenes are shown, pushed, popped and interrupted, each hears all in order",
    arguments: 0..<300)
  func lifecycle(seed: UInt64) throws {
    var hand = StageHand(seed: seed)
    for _ in 0..<60 {
      hand.act()
      try #require(hand.scenes.allSatisfy { $0.isInOrder })
      try #require(Set(hand.scenes.filter(\.isPresent).map(\.name)) == hand.expected)
      hand.rest()
    }
    hand.theatre.wait(1000)
    // At rest no change is half finished: what has begun to come or go has come or gone.
    #expect(hand.scenes.allSatisfy { $0.isInOrder && $0.events.count.isMultiple(of: 2) })
    #expect(Set(hand.theatre.shown.map(\.name)) == hand.expected)
    #expect(hand.theatre.shown.allSatisfy { $0.alpha == 1 && $0.frame.origin == .zero })
    #expect(hand.theatre.context.animator.isIdle)
  }

  @Test("No transition begins or ends with a jump", arguments: 0..<100)
  func smooth(seed: UInt64) {
    var hand = StageHand(seed: seed, reusesScenes: false)
    var (byItself, inTime) = (0.0, 0.0)
    for _ in 0..<20 {
      let before = presences(in: hand.theatre)
      hand.act()
      byItself = max(byItself, change(from: before, to: presences(in: hand.theatre)))
      for _ in 0..<30 {
        let before = presences(in: hand.theatre)
        hand.theatre.wait(2)
        inTime = max(inTime, change(from: before, to: presences(in: hand.theatre)))
      }
    }
    #expect(byItself < 0.01, "an operation by itself moves nothing")
    #expect(inTime < 0.1, "in 2 ms nothing goes far, even at the speed at which cubic out starts")
  }

  /// How much of the window each scene fills, faded ones counting less.
  private func presences(in theatre: Theatre) -> [String: Double] {
    let window = Rect(.zero, Theatre.size)
    let parts = theatre.commands.compactMap { command -> (String, Double)? in
      guard case .picture(let picture, _) = command.content else { return nil }
      let frame =
        command.turn == .none ? command.frame : TurnedFrame(command.frame, command.turn).bounds
      let seen = frame.intersection(window)
      return (picture.name, command.alpha * seen.width * seen.height / (1000 * 600))
    }
    return Dictionary(parts, uniquingKeysWith: +)
  }

  private func change(from before: [String: Double], to after: [String: Double]) -> Double {
    Set(before.keys).union(after.keys).map { abs((before[$0] ?? 0) - (after[$0] ?? 0)) }.max() ?? 0
  }
}
