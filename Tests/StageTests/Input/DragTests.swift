import GameKernel
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

  @Test("A quick stroke of 12 units is a swipe, a shorter one none", arguments: [0.5, 1, 2.5])
  func length(unit: Double) {
    for direction in Direction.allCases {
      let way = direction.unit * unit
      #expect(said(to: start + way * 12, count: 2, unit: unit).compactMap(\.swipe) == [direction])
      #expect(said(to: start + way * 11.9, count: 2, unit: unit).compactMap(\.swipe) == [])
    }
  }

  @Test("It is quick that leaves at more than 300 units a second", arguments: [0.5, 1, 2.5])
  func speed(unit: Double) {
    func swipes(_ units: Double, lasting time: Int) -> [Direction] {
      said(to: start + Point(units * unit, 0), count: 4, every: time / 4, unit: unit)
        .compactMap(\.swipe)
    }
    #expect(swipes(12, lasting: 36) == [.right])
    #expect(swipes(12, lasting: 40) == [])
    #expect(swipes(30.1, lasting: 100) == [.right])
    #expect(swipes(30, lasting: 100) == [])
    #expect(swipes(96, lasting: 300) == [.right])
    #expect(swipes(96, lasting: 320) == [])
  }

  @Test("A rest at its end leaves none")
  func restingSwipe() {
    let end = start + Point(0, -96)
    #expect(said(to: end, rest: 50).compactMap(\.swipe) == [.up])
    #expect(said(to: end, rest: 300).compactMap(\.swipe) == [])
  }

  @Test("The end of a drag tells its swipe, and no other step does")
  func swipeOfDrag() {
    let drags = said(to: start + Point(0, 90)).compactMap(\.drag)
    #expect(drags.dropLast().allSatisfy { $0.swipe == nil } && drags.last?.swipe == .down)
    let slow = said(to: start + Point(0, 90), every: 200).compactMap(\.drag)
    #expect(slow.allSatisfy { $0.swipe == nil })
  }

  @Test("A drag is a tap that ends on the piece where it began, if there is one")
  func tap() {
    func isTap(_ phase: Drag.Phase, to end: Double, _ piece: (Point) -> Int?) -> Bool {
      Drag(phase, start: start, position: Point(end, 300)).isTap(on: piece)
    }
    let pieces = { (point: Point) in point.x < 450 ? 1 : point.x < 500 ? 2 : nil }
    #expect(isTap(.ended, to: 449, pieces))
    #expect(!isTap(.ended, to: 450, pieces))
    #expect(!isTap(.ended, to: 500, pieces))
    #expect(!isTap(.ended, to: 400) { _ in nil })
    #expect(![.began, .moved, .cancelled].contains { isTap($0, to: 400, pieces) })
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
