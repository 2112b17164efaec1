import EarthGame
import EarthScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The globes flip, and are dug through", .tags(.motion))
struct GlobeShowsTests {
  private let words = (
    near: GlobeWords("Gibraltar", notes: ["36.14° N"]), far: GlobeWords("New Zealand")
  )

  @Test("Both discs flip about the level axis, the far one 0.2 s later, and end flat")
  func flip() {
    let harness = GlobeHarness()
    let before = harness.list
    harness.globes.flipLamp(names: words)
    harness.run(100, step: 20)
    #expect(harness.discs.count == 2)
    // Who flips is drawn above the other.
    #expect(harness.discs.map { $0.turn == .none } == [true, false])
    harness.run(240, step: 20)
    #expect(harness.discs.count == 1, "The near one shows its name")
    harness.run(300, step: 20)
    #expect(harness.discs.isEmpty)
    #expect(harness.list.commands.allSatisfy { $0.turn == .none })
    #expect(harness.list.texts == ["Gibraltar", "36.14° N", "New Zealand"])
    harness.globes.flipLamp(names: words)
    harness.run(600, step: 20)
    #expect(harness.list == before)
  }

  @Test("A fall that is skipped ends as one that was watched")
  func skip() {
    var lists: [DisplayList] = []
    var ends = [0, 0]
    let harness = GlobeHarness()
    for (index, skipsAfter) in [5000, 700].enumerated() {
      harness.globes.far.child = nil
      harness.globes.isCoupled = false
      harness.globes.near.turn(to: .at(36, -5), animated: false)
      harness.globes.far.turn(to: .at(0, 0), animated: false)
      harness.globes.near.child = .at(36, -5)
      harness.globes.dig(from: .at(36, -5)) { ends[index] += 1 }
      #expect(harness.globes.isDigging)
      harness.run(skipsAfter)
      harness.globes.skip()
      harness.globes.skip()
      harness.draw()
      #expect(!harness.globes.isDigging)
      #expect(harness.globes.far.child == .at(-36, 175))
      #expect(harness.globes.far.centre == .at(-36, 175))
      lists.append(harness.list)
    }
    #expect(ends == [1, 1])
    #expect(names(lists[0]) == names(lists[1]))
    #expect(lists[0].commands.map(\.frame) == lists[1].commands.map(\.frame))
  }

  private func names(_ list: DisplayList) -> [String] {
    list.commands.map { command in
      if case .picture(let picture, _) = command.content { picture.name } else { "other" }
    }
  }

  @Test("Glass, mark and child go as the cut opens, and who comes out does so by and by")
  func fades() throws {
    let harness = GlobeHarness()
    harness.globes.near.child = .at(36, -5)
    harness.globes.lens = true
    harness.globes.far.targetMark = .at(-36, 175)
    harness.globes.dig(from: .at(36, -5)) {}
    func alphas(_ name: String) -> [Double] { harness.list.pictures(name).map(\.alpha) }
    var last = ["lens": 1.0, "mark of": 1]
    for _ in 0..<40 {
      harness.run(16)
      for (name, before) in last {
        let alpha = alphas(name).first ?? 0
        #expect(alpha <= before && before - alpha < 0.1, "\(name)")
        last[name] = alpha
      }
    }
    #expect(alphas("lens").isEmpty)
    harness.run(3500)
    #expect(alphas("child") == [1, 1])
  }

  @Test("With reduced motion no cut opens: who digs fades in at the far end")
  func reduced() {
    let harness = GlobeHarness(reducedMotion: true)
    harness.globes.near.child = .at(36, -5)
    var isOver = false
    harness.globes.dig(from: .at(36, -5)) { isOver = true }
    for _ in 0..<20 {
      harness.run(16)
      #expect(harness.list.pictures("cut of the Earth").isEmpty)
    }
    #expect(isOver && harness.globes.far.point(of: .at(-36, 175)) != nil)
  }

  @Test("On a high felt the globes lie one above the other, and keep within it")
  func layout() throws {
    for felt in [Rect(10, 10, 300, 560), Rect(8, 60, 464, 190), Rect(0, 0, 500, 500)] {
      let harness = GlobeHarness(felt: felt)
      let discs = harness.discs.map(\.frame)
      try #require(discs.count == 2)
      #expect(discs.allSatisfy { felt.intersection($0) == $0 })
      #expect(!discs[0].intersects(discs[1]))
      #expect((discs[0].midX == discs[1].midX) == (felt.height > felt.width))
    }
  }
}
