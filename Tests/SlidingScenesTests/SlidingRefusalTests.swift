import GameKernel
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("A tile that cannot move", .tags(.input))
struct SlidingRefusalTests {
  /// How the player tries.
  enum Trial: CaseIterable { case click, tap, key, stick, drag, stroke }

  /// A solved board whose gap is at the lower right; the tile 5 is in neither its row nor its column.
  private func harness(reducedMotion: Bool = false) -> SlidingHarness {
    SlidingHarness(
      .home(.square(4)), reducedMotion: reducedMotion,
      edit: { $0.picture = .builtIn(.map) })
  }

  private func attempt(_ trial: Trial, _ harness: SlidingHarness) {
    let place = harness.scene.report("board.5")?.frame.center ?? .zero
    switch trial {
    case .click: harness.click(cell: 5)
    case .tap: harness.send(.touch, [.press(place), .tap(place)])
    case .key: harness.key(.tilt(.left))
    case .stick: harness.pad(.tilt(.left))
    case .drag: harness.drag(cell: 5, by: Point(0.5, 0))
    case .stroke: harness.drag(cell: 5, by: Point(0, 0.5), .touch)
    }
  }

  private func light(_ harness: SlidingHarness) -> Double {
    harness.list.pictures("light of the gap").map(\.alpha).max() ?? 0
  }

  @Test("gives way by two units, comes back, and lights the gap, once", arguments: Trial.allCases)
  func nudges(trial: Trial) {
    let harness = harness()
    let rest = harness.list.tiles
    attempt(trial, harness)
    #expect(harness.refusals.count == 1)
    var (most, brightest, peaks) = (0.0, 0.0, 0)
    var before = [0.0, 0.0]
    for _ in 0..<60 {
      harness.run(.milliseconds(16))
      let ways = harness.list.tiles.compactMap { value, place in
        rest[value].map { abs(place.x - $0.x) + abs(place.y - $0.y) }
      }
      #expect(ways.count { $0 > 0 } <= 1)
      most = max(most, ways.max() ?? 0)
      let light = light(harness)
      if before[0] < before[1], before[1] > light { peaks += 1 }
      brightest = max(brightest, light)
      before = [before[1], light]
    }
    #expect(most == 2 && brightest > 0.9 && peaks == 1)
    #expect(harness.list.tiles == rest && light(harness) == 0)
    #expect(harness.table.isAtStart)
  }

  @Test("stays where it is with reduced motion: the light of the gap is all")
  func reduced() {
    let harness = harness(reducedMotion: true)
    let rest = harness.list.tiles
    attempt(.click, harness)
    var brightest = 0.0
    for _ in 0..<40 {
      harness.run(.milliseconds(16))
      #expect(harness.list.tiles == rest)
      brightest = max(brightest, light(harness))
    }
    #expect(brightest > 0.5 && light(harness) == 0)
  }

  @Test("is not nudged again and again by an arrow that is held")
  func held() {
    let harness = harness()
    harness.key(.tilt(.left))
    for _ in 0..<10 {
      harness.run(.milliseconds(120))
      harness.key(.tiltRepeat(.left))
    }
    #expect(harness.refusals.count == 1 && light(harness) == 0)
  }

  @Test("does not hinder the move that comes next")
  func goesOn() {
    let harness = harness()
    attempt(.click, harness)
    harness.run(.milliseconds(40))
    harness.key(.tilt(.right))
    harness.run(.seconds(1))
    #expect(harness.board.tiles == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14])
    #expect(harness.list.tiles.count == 15 || harness.list.tiles.count == 16)
  }

  @Test("of a stroke against its way is refused too")
  func againstItsWay() {
    let harness = harness()
    let place = harness.scene.report("board.14")?.frame.center ?? .zero
    harness.send(.touch, [.swipe(.up, from: place)])
    #expect(harness.refusals == [.gapIsNotNext(to: 14, .up)])
  }
}
