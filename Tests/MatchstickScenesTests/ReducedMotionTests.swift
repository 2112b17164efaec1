import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import Motion
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("With reduced motion", .tags(.motion))
struct SceneReducedMotionTests {
  @Test(
    "a take is a fade of at most 150 ms in which nothing moves", arguments: TakeAnimation.allCases)
  func take(animation: TakeAnimation) {
    let harness = TableHarness.forTwo(reducedMotion: true) {
      $0.matchsticks.takeAnimation = animation
    }
    let rest = harness.matches
    harness.scene.handle(.number(3))
    for _ in 0..<9 {
      harness.run(.milliseconds(16))
      for (before, now) in zip(rest, harness.matches) {
        #expect(now.frame == before.frame && now.rotation == before.rotation)
      }
      #expect(harness.matches.count == 18)
    }
    harness.run(.milliseconds(16))
    #expect(harness.matches.count == 15)
    #expect(harness.context.animator.isIdle)
  }

  @Test("undo is such a fade too, also of matches that were in the middle of a show")
  func undo() {
    let harness = TableHarness.forTwo { $0.matchsticks.takeAnimation = .burn }
    let rest = harness.matches
    harness.take(3)
    harness.run(.milliseconds(400))
    harness.context.animator.reducedMotion = true
    harness.undo()
    harness.hover(nil as Point?)
    harness.run(.milliseconds(160))
    #expect(harness.matches == rest)
    #expect(harness.context.animator.isIdle)
  }

  @Test("the dialog fades in where it stands")
  func dialog() {
    let harness = TableHarness.forTwo(pile: 12, reducedMotion: true)
    harness.take(3, 1, 3, 1, 3, 1)
    harness.run(.milliseconds(350))
    let early = harness.titleFrame
    harness.run(.milliseconds(200))
    #expect(early == harness.titleFrame)
    #expect(early != nil)
    #expect(harness.context.animator.isIdle)
  }
}

extension TableHarness {
  /// The title of the dialog’s main button.
  fileprivate var titleFrame: Rect? {
    list.commands.last { command in
      if case .text("Play again", _, _) = command.content { true } else { false }
    }?.frame
  }
}

@MainActor @Suite("A scene that is left")
struct LeftSceneTests {
  @Test("is freed, with its dialog open and its matches falling")
  func freed() {
    let context = StageContext.test()
    let table = MatchstickTable(setup: .of(.person, .person, pile: 12), seed: 7)
    var matchsticks: MatchsticksScene? = MatchsticksScene(
      table: table, settings: .test(), context: context)
    weak let table0 = matchsticks
    var scene = matchsticks.map { LayeredScene($0, context) }
    matchsticks = nil
    for count in [3, 1, 3, 1, 3, 1] { scene?.handle(.number(count)) }
    scene?.run(.seconds(1), context)
    scene = nil
    #expect(table0 == nil)
    context.animator.advance(by: .seconds(1))
    #expect(context.animator.isIdle)

    var settings: SettingsScene? = .test(context: context, games: [MatchsticksModule.self])
    weak let settings0 = settings
    settings?.layout(in: Size(1280, 800))
    settings?.handle(.tilt(.right))
    settings = nil
    #expect(settings0 == nil)
    context.animator.advance(by: .seconds(1))
    #expect(context.animator.isIdle)
  }
}
