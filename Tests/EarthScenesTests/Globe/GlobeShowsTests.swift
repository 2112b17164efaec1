import EarthGame
import EarthScenes
import Motion
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("What globes show", .tags(.motion))
struct GlobeShowsTests {
  @Test("Names stand on the map where they belong, none over another or over a figure")
  func names() throws {
    for theme in Theme.Name.allCases {
      let harness = GlobeHarness(theme: theme)
      harness.globes.near.child = .at(48, 10)
      harness.globes.near.turn(to: .at(30, 10), animated: false)
      harness.draw()
      #expect(harness.list.texts.isEmpty)
      harness.globes.label()
      harness.globes.showsNames = true
      harness.run(400, step: 20)
      let texts = harness.list.texts
      for name in ["North Atlantic", "Libya", "Paris", "South Pacific"] {
        #expect(texts.contains(name), "\(name)")
      }
      #expect(Set(texts).count > 20)
      let frames = harness.list.commands.compactMap { command in
        if case .text = command.content { command.frame } else { nil }
      }
      for (index, frame) in frames.enumerated() {
        #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
        let isOnDisc = harness.discs.contains { disc in
          Point(frame.midX, frame.midY).distance(to: disc.frame.center) < disc.frame.width / 2
        }
        #expect(isOnDisc)
      }
      harness.globes.showsNames = false
      harness.run(400, step: 20)
      #expect(harness.list.texts.isEmpty)
    }
  }

  @Test("Nearer maps show more names")
  func nearer() {
    let harness = GlobeHarness()
    harness.globes.near.turn(to: .at(48, 10), animated: false)
    harness.globes.label()
    harness.globes.showsNames = true
    harness.run(400, step: 20)
    #expect(!harness.list.texts.contains("Zurich"))
    harness.globes.near.zoom = 4
    harness.draw()
    #expect(harness.list.texts.contains("Zurich"))
  }

  @Test("A flag waves three times after it is set, and rests; with reduced motion it does not")
  func waves() {
    func swings(reduced: Bool) -> Int {
      let harness = GlobeHarness(reducedMotion: reduced)
      harness.globes.isCoupled = false
      harness.globes.far.flags = [GlobeFlag(harness.globes.far.centre)]
      harness.globes.far.waveFlag()
      var pictures: [String] = []
      for _ in 0..<150 {
        harness.run(10)
        let name = harness.list.pictures("flag").first.flatMap { command in
          if case .picture(let picture, _) = command.content { picture.name } else { nil }
        }
        if let name, name != pictures.last { pictures.append(name) }
      }
      #expect(harness.context.animator.isIdle)
      let rest = pictures.last
      #expect(pictures.first { $0 != rest } == nil || pictures.count > 20)
      return pictures.count { $0 == rest } - 1
    }
    #expect(swings(reduced: false) == 3)
    #expect(swings(reduced: true) == 0)
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
