import BoxKit
import GameKernel
import Motion
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The help of the sliding puzzle", .tags(.rules))
struct SlidingLeavesTests {
  private let context = StageContext.test()

  private func help(leaf: Int = 0, edit: (inout SlidingSettings) -> Void = { _ in }) -> HelpScene {
    let settings = SettingsModel.test { edit(&$0.sliding) }
    return .test(SlidingModule(.test(context, settings: settings)), page: leaf, context)
  }

  /// The tiles after each step of a lesson, played by the rules.
  private func boards(_ lesson: SlidingLesson) throws -> [SlidingPuzzle.State] {
    var state = SlidingPuzzle.start(lesson.options, seed: 0)
    return try lesson.steps.map { moves in
      for move in moves { _ = try SlidingPuzzle.apply(move, to: &state) }
      return state
    }
  }

  @Test("shows boards that lie out of order, and come home by the rules")
  func lessons() throws {
    for lesson in [SlidingLesson.numbers, .picture, .corner] {
      #expect(!SlidingPuzzle.start(lesson.options, seed: 0).isSolved)
      let states = try boards(lesson)
      #expect(states.last?.isSolved == true)
      #expect(states.dropLast().allSatisfy { !$0.isSolved })
    }
  }

  @Test("says what happens: one tile, then a row at once, then home")
  func words() throws {
    let moved = try boards(.numbers).map(\.tileMoves)
    #expect(moved[0] == 0 && moved[1] == 1 && moved[2] > 2)
    #expect(SlidingLesson.numbers.steps.map(\.count) == [0, 1, 1, 3])
  }

  @Test("brings 2 into the corner, 3 below it, and both into their row")
  func corner() throws {
    let tiles = try boards(.corner).map(\.board.tiles)
    #expect(tiles[1][2] == 1)
    #expect(tiles[2][2] == 1 && tiles[2][5] == 2)
    #expect(tiles[3][..<3] == [0, 1, 2])
  }

  @Test("plays its rule to the end, and then rests and needs no time", arguments: [false, true])
  func rests(reducedMotion: Bool) {
    context.animator.reducedMotion = reducedMotion
    let scene = help()
    // With reduced motion no step comes by itself.
    if reducedMotion { for _ in 0..<4 { scene.handle(.activate) } }
    scene.run(.seconds(60), context)
    #expect(scene.list.texts.contains("Play with a picture instead of numbers."))
    #expect(scene.nextTimer == nil && context.animator.isIdle)
  }

  @Test("shows the picture of the player's own in its rule, or one of the box")
  func picture() {
    for (choice, name) in [(PictureChoice.numbers, "lake"), (.builtIn(.sea), "sea")] {
      let scene = help { $0.picture = choice }
      for _ in 0..<4 { scene.handle(.activate) }
      let pieces = scene.list.commands.filter {
        if case .picture(let picture, _) = $0.content {
          picture.name.contains("of \(name) 3x3")
        } else {
          false
        }
      }
      #expect(pieces.count == 8, "\(name)")
    }
  }

  /// At the swapped tiles that can be tried.
  private func trial(edit: (inout SlidingSettings) -> Void = { _ in }) -> HelpScene {
    let scene = help(leaf: 2, edit: edit)
    for _ in 0..<2 { scene.handle(.activate) }
    scene.run(.seconds(1), context)
    return scene
  }

  /// The swaps, the steps of the gap, and their sum.
  private func numbers(_ scene: HelpScene) -> [Int] {
    let texts = scene.list.texts
    guard let end = texts.firstIndex(of: "odd") else { return [] }
    return texts[..<end].compactMap { Int($0) }.suffix(3)
  }

  @Test("lets two swapped tiles be tried, and their sum stays odd whatever slides")
  func swapped() throws {
    let scene = trial()
    let tray = try #require(scene.report("tray")?.frame)
    var random = SeededGenerator(seed: 4)
    var seen: Set<[Int]> = []
    for _ in 0..<400 {
      let share = Point(Double(random.draw(below: 100)), Double(random.draw(below: 100))) * 0.01
      scene.handle(
        .tap(Point(tray.x + tray.width * share.x, tray.y + tray.height * share.y)))
      let now = numbers(scene)
      #expect(now.count == 3 && now[0] + now[1] == now[2] && !now[2].isMultiple(of: 2), "\(now)")
      #expect(!scene.list.texts.contains("even"))
      seen.insert(now)
    }
    #expect(seen.count > 3)
    scene.run(.seconds(2), context)
    #expect(scene.nextTimer == nil && context.animator.isIdle)
  }

  @Test("slides by arrows once the focus is on the board, also where an arrow means the gap")
  func arrows() {
    for meansGap in [false, true] {
      let scene = trial { $0.arrowsMoveGap = meansGap }
      while scene.focused != "tray" { scene.handle(.focusNext) }
      #expect(numbers(scene) == [1, 0, 1])
      // The gap lies at the lower right.
      scene.handle(.tilt(meansGap ? .right : .left))
      #expect(numbers(scene) == [1, 0, 1])
      scene.handle(.tilt(meansGap ? .left : .right))
      #expect(numbers(scene).dropFirst().first == 1)
    }
  }

  @Test("gives all its tracks back")
  func tracks() {
    let before = context.animator.trackCount
    do {
      let scene = help()
      for _ in 0..<14 { scene.handle(.activate) }
      #expect(context.animator.trackCount > before)
    }
    context.animator.advance(by: .seconds(5))
    #expect(context.animator.trackCount == before)
  }
}
