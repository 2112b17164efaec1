import Stage
import TestSupport
import Testing

@Suite("Drags and swipes", .tags(.input)) struct DragTests {
  private let start = Point(400, 300)

  /// A finger down at the start, along a line, and up at its end after a rest.
  private func said(
    to end: Point, count: Int = 8, every pause: Int = 8, rest: Int = 0, unit: Double = 1
  ) -> [Intent] {
    let way = stroke(from: start, to: end, count: count, every: pause) { .touchMoved(finger, $0) }
    return InputInterpreter.meaning(
      of: [(0, .touchDown(finger, start))] + way
        + [(count * pause + rest, .touchUp(finger, end))],
      unit: unit)
  }

  @Test("A drag says where it began and where it is, and ends before the release")
  func phases() {
    let end = Point(480, 300)
    let said = said(to: end, count: 4, every: 200)
    #expect(said.compactMap(\.drag).map(\.phase) == [.began, .moved, .moved, .moved, .ended])
    #expect(said.compactMap(\.drag).allSatisfy { $0.start == start })
    #expect(said.compactMap(\.drag).map(\.position.x) == [420, 440, 460, 480, 480])
    #expect(said.first == .press(start) && said.last == .release)
  }

  @Test("A pointer that is let go elsewhere than it was last seen has moved there")
  func jump() {
    let said = InputInterpreter.meaning(of: [
      (0, .mouseDown(.left, start)), (300, .mouseUp(.left, Point(400, 360))),
    ])
    #expect(said.compactMap(\.drag).map(\.phase) == [.began, .ended])
  }

  @Test("The velocity is that of the last tenth of a second, in pixels a second")
  func velocity() throws {
    let drag = try #require(said(to: Point(400, 220), count: 10, every: 20).compactMap(\.drag).last)
    #expect(drag.velocity.x == 0)
    #expect(abs(drag.velocity.y - -400) < 1e-9)
  }

  @Test("A rest before letting go leaves no velocity")
  func rest() throws {
    let drag = try #require(said(to: Point(500, 300), rest: 150).compactMap(\.drag).last)
    #expect(drag.velocity == .zero)
  }

  @Test("Let go where it was seen last, a pointer is as quick as its last step, unless it rested")
  func lastStep() throws {
    func velocity(letGo time: Int) throws -> Double {
      let said = InputInterpreter.meaning(of: [
        (0, .touchDown(finger, start)), (110, .touchMoved(finger, start + Point(88, 0))),
        (time, .touchUp(finger, start + Point(88, 0))),
      ])
      return try #require(said.compactMap(\.drag).last).velocity.x
    }
    #expect(abs(try velocity(letGo: 110) - 800) < 1e-9)
    #expect(abs(try velocity(letGo: 120) - 88 / 0.12) < 1e-9)
    #expect(try velocity(letGo: 211) == 0)
  }

  @Test("A quick start after a long rest is as quick as it looks")
  func flickAfterRest() {
    let flick = stroke(from: start, to: Point(500, 300)) { .touchMoved(finger, $0) }
    let late = flick.map { (time: $0.time + 2000, kind: $0.kind) }
    let said = InputInterpreter.meaning(
      of: [(0, .touchDown(finger, start))] + late + [(2070, .touchUp(finger, Point(500, 300)))])
    #expect(said.compactMap(\.swipe) == [.right])
  }

  @Test(
    "A quick stroke swipes the way it went, after the end of its drag and before the release",
    arguments: [(-90, 10, .left), (90, -10, .right), (10, -90, .up), (-10, 90, .down)]
      as [(Double, Double, Direction)])
  func swipes(x: Double, y: Double, direction: Direction) {
    let last = said(to: start + Point(x, y)).suffix(3)
    #expect(last.first?.drag?.phase == .ended)
    #expect(last.dropFirst() == [.swipe(direction, from: start), .release])
  }

  @Test("A stroke of 24 units is a swipe, a shorter one none", arguments: [0.5, 1, 2.5])
  func length(unit: Double) {
    for direction in Direction.allCases {
      let way = direction.unit * unit
      #expect(said(to: start + way * 24, unit: unit).compactMap(\.swipe) == [direction])
      #expect(said(to: start + way * 21, unit: unit).compactMap(\.swipe) == [])
    }
  }

  @Test("It is quick when it takes a quarter of a second in all, if it does not rest at its end")
  func shortTime() {
    let end = start + Point(0, -24)
    #expect(said(to: end, count: 5, every: 50).compactMap(\.swipe) == [.up])
    #expect(said(to: end, count: 5, every: 51).compactMap(\.swipe) == [])
    #expect(said(to: end, count: 5, every: 10, rest: 150).compactMap(\.swipe) == [])
    #expect(said(to: end, count: 1, every: 200).compactMap(\.swipe) == [.up])
  }

  @Test("A longer one is quick that is let go at 0.3 pixels a millisecond, times the unit")
  func slow() {
    let end = start + Point(96, 0)
    #expect(said(to: end, count: 12, every: 25).compactMap(\.swipe) == [.right])
    #expect(said(to: end, count: 12, every: 28).compactMap(\.swipe) == [])
    #expect(said(to: end, count: 12, every: 25, unit: 1.2).compactMap(\.swipe) == [])
    #expect(said(to: end, rest: 300).compactMap(\.swipe) == [])
  }

  @Test("A stroke on the slant goes along its longer side; right between two it is no swipe")
  func slant() {
    #expect(said(to: start + Point(40, 39)).compactMap(\.swipe) == [.right])
    #expect(said(to: start + Point(40, 40)).compactMap(\.swipe) == [])
    #expect(said(to: start + Point(39, 40)).compactMap(\.swipe) == [.down])
  }

  @Test("A stroke that turns back at the end is no swipe")
  func turnedBack() {
    let out = stroke(from: start, to: Point(600, 300), count: 8, every: 30) {
      .touchMoved(finger, $0)
    }
    let back = stroke(from: Point(600, 300), to: Point(500, 300)) { .touchMoved(finger, $0) }
    let said = InputInterpreter.meaning(
      of: [(0, .touchDown(finger, start))] + out + back.map { (time: $0.time + 260, kind: $0.kind) }
        + [(330, .touchUp(finger, Point(500, 300)))])
    #expect(said.compactMap(\.swipe) == [])
  }
}
