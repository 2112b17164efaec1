import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import Motion
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Matches that leave", .tags(.motion))
struct LeavingMatchesTests {
  private static func harness(_ animation: TakeAnimation, seed: UInt64 = 1) -> TableHarness {
    TableHarness(.of(.person, .person, takeLimit: 5), seed: seed) {
      $0.matchsticks.takeAnimation = animation
    }
  }

  /// After how many frames each of the last matches is gone.
  private func times(_ harness: TableHarness, _ count: Int) -> [Int] {
    let start = harness.matches.count
    harness.take(count)
    var gone: [Int] = []
    for frame in 0..<200 where gone.count < count {
      harness.run(.milliseconds(16))
      while gone.count < start - harness.matches.count { gone.append(frame) }
    }
    return gone
  }

  @Test(
    "unevenly take from 0.5 to 1.5 s each, as chance has it: other games and turns, other times")
  func uneven() {
    let first = Self.harness(.uneven)
    let (opening, next) = (times(first, 5), times(first, 5))
    #expect((opening + next).allSatisfy { (30...95).contains($0) })
    #expect(Set(opening).count > 2 && opening != next)
    #expect(times(Self.harness(.uneven, seed: 2), 5) != opening)
    #expect(times(Self.harness(.uneven), 5) == opening, "the same game takes the same times")
  }

  @Test("by shrinking become smaller where they lie, one after the other, until nothing is left")
  func shrink() {
    let harness = Self.harness(.shrink)
    let rest = harness.matches
    harness.take(2)
    var widths: [Double] = []
    while harness.matches.count == 18 {
      let last = harness.matches[17]
      #expect(abs(last.frame.center.x - rest[17].frame.center.x) < 1e-9)
      widths.append(last.frame.width)
      harness.run(.milliseconds(16))
    }
    #expect(widths == widths.sorted(by: >) && (widths.last ?? 1) < 1)
    #expect(harness.matches.count == 17 && harness.matches[16].frame.width > (widths.last ?? 0))
    harness.settle()
    #expect(harness.matches == Array(rest.dropLast(2)))
  }

  @Test("by burning show six flames in turn, sparks, an ember after the flame, and smoke at last")
  func burn() {
    let harness = Self.harness(.burn)
    harness.take(1)
    var (flames, order): (Set<String>, [String]) = ([], [])
    while !harness.context.animator.isIdle {
      harness.run(.milliseconds(16))
      for case .picture(let flame, _) in harness.list.pictures("flame").map(\.content) {
        flames.insert(flame.name)
      }
      for part in ["flame", "spark", "glowing", "smoke"] where !harness.list.pictures(part).isEmpty
      {
        order.removeAll { $0 == part }
        order.append(part)
      }
    }
    #expect(flames.count == 6)
    #expect(order.last == "smoke" && order.count == 4, "the smoke is what stays longest")
    #expect(order.firstIndex(of: "flame") ?? 9 < order.firstIndex(of: "glowing") ?? 0)
    #expect(harness.matches.count == 17 && harness.list.pictures("charred").isEmpty)
  }

  @Test("by burning turn from red to black: the colour darkens from frame to frame, and is gone")
  func chars() throws {
    let harness = Self.harness(.burn)
    harness.take(1)
    var tints: [Color] = []
    while !harness.context.animator.isIdle {
      harness.run(.milliseconds(16))
      // The first glow in a frame is that of the whole burnt part.
      for case .picture(_, let tint) in harness.list.pictures("glowing").prefix(1).map(\.content) {
        tints.append(tint)
      }
    }
    let (first, last) = (try #require(tints.first), try #require(tints.last))
    #expect(first.red > 0.7 && first.red > 2 * first.green && first.alpha > 0.9)
    #expect(last.red < 0.2 && last.alpha < 0.2)
    #expect(zip(tints, tints.dropFirst()).allSatisfy { $0.red >= $1.red && $0.alpha >= $1.alpha })
  }

  @Test("come back whole from every moment of every way", arguments: TakeAnimation.allCases)
  func back(animation: TakeAnimation) {
    for frames in stride(from: 2, to: 90, by: 11) {
      let harness = Self.harness(animation)
      let rest = harness.matches
      harness.take(3)
      for _ in 0..<frames { harness.run(.milliseconds(16)) }
      harness.undo()
      harness.hover(nil as Point?)
      harness.settle()
      #expect(harness.matches == rest, "after \(frames) frames")
      #expect(harness.list.pictures("flame").isEmpty && harness.list.pictures("smoke").isEmpty)
    }
  }
}
