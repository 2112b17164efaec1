import Motion
import Stage
import Testing

@Suite("A flip-book")
struct FlipBookTests {
  private let book = FlipBook(["a", "b", "c", "d"], rate: 8)

  @Test("shows each of its frames for the same share of one way through it, and rests on the last")
  func progress() {
    let shown = [-0.5, 0, 0.24, 0.25, 0.5, 0.99, 1, 7].map { book.frame(at: $0) }
    #expect(shown == ["a", "a", "a", "b", "c", "d", "d", "d"])
  }

  @Test("begins again after its last frame, and before its first one is the last")
  func turns() {
    let shown = [0, 0.3, 0.99, 1, 2.5, -0.1].map { book.frame(after: $0) }
    #expect(shown == ["a", "b", "d", "a", "c", "d"])
  }

  @Test("tells of the frame that comes next, and how far it has come, for who fades between them")
  func blends() {
    let last = book.blend(after: 1.9375)
    #expect(last.frame == "d" && last.next == "a" && last.share == 0.75)
    #expect(book.blend(after: 3).share == 0)
  }

  @Test("takes a frame's time for each frame")
  func time() {
    #expect(book.time == .milliseconds(500))
  }

  @Test("is thumbed in whole ways, so that the first frame is the last, at its rate")
  func thumbed() {
    for (asked, ways) in [(1700, 3.0), (100, 1), (2000, 4)] {
      let animator = Animator()
      let turns = animator.makeTrack(.position, 0.0)
      animator.run(book.thumbed(turns, for: .milliseconds(asked)))
      animator.advance(by: .milliseconds(125))
      #expect(book.frame(after: animator.value(of: turns)) == "b")
      animator.advance(by: .milliseconds(500) * ways - .milliseconds(126))
      #expect(!animator.isIdle)
      animator.advance(by: .milliseconds(1))
      #expect(animator.isIdle && animator.value(of: turns) == ways)
      #expect(book.frame(after: ways) == "a")
    }
  }

  @Test("stands still and hurries with the group that its track moves in")
  func group() {
    let animator = Animator()
    let (turns, group) = (animator.makeTrack(.position, 0.0), animator.makeGroup())
    animator.run(book.thumbed(turns, for: .seconds(2)), in: group)
    animator.advance(by: .milliseconds(130))
    group.pause()
    animator.advance(by: .seconds(1))
    #expect(book.frame(after: animator.value(of: turns)) == "b")
    group.resume()
    group.speed = 2
    animator.advance(by: .milliseconds(125))
    #expect(book.frame(after: animator.value(of: turns)) == "d")
  }

  @Test("shows its last frame as its first with reduced motion: nothing of it moves")
  func reducedMotion() {
    let animator = Animator()
    animator.reducedMotion = true
    let turns = animator.makeTrack(.position, 0.0)
    animator.run(book.thumbed(turns, for: .seconds(2)))
    animator.advance(by: .zero)
    #expect(animator.isIdle && book.frame(after: animator.value(of: turns)) == "a")
  }
}
