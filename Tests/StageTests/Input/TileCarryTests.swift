import Stage
import TestSupport
import Testing

@Suite("A carried tile", .tags(.input)) struct TileCarryTests {
  private let start = Point(400, 300)

  /// Plays a recording and lets a tile follow its drags: where it was at each, and its end.
  private func carried(
    _ direction: Direction, reach: Double = 100, _ recording: Recording
  ) -> (offsets: [Double], ending: TileCarry.Ending?) {
    var carry: TileCarry?
    var offsets: [Double] = []
    for drag in InputInterpreter.meaning(of: recording).compactMap(\.drag) {
      if drag.phase == .began { carry = TileCarry(direction, reach: reach) }
      let ending = carry?.follow(drag)
      offsets.append(carry?.offset ?? -1)
      if let ending { return (offsets, ending) }
    }
    return (offsets, nil)
  }

  /// The mouse down, along places at these times, and up at the last one after a rest.
  private func drag(_ steps: [(time: Int, way: Point)], rest: Int = 300) -> Recording {
    let moves = steps.map { (time: $0.time, kind: InputEvent.Kind.mouseMoved(start + $0.way)) }
    let last = steps.last ?? (0, .zero)
    return [(0, .mouseDown(.left, start))] + moves
      + [(last.time + rest, .mouseUp(.left, start + last.way))]
  }

  @Test("It keeps under the pointer along its way, from its place to the gap and no further")
  func follows() {
    let ways: [Double] = [-30, -60, -99, -140, -70, 40]
    let steps = ways.enumerated().map { (time: 100 * $0 + 100, way: Point($1, 0)) }
    #expect(carried(.left, drag(steps)).offsets == [30, 60, 99, 100, 70, 0, 0])
  }

  @Test(
    "Let go after a rest it goes home past half of its way, else back",
    arguments: [(50, .back), (51, .home), (100, .home), (10, .back), (-80, .back), (180, .home)]
      as [(Double, TileCarry.Ending)])
  func half(way: Double, ending: TileCarry.Ending) {
    #expect(carried(.down, drag([(100, Point(0, way))])).ending == ending)
  }

  @Test(
    "Thrown at one cell in 150 ms it goes home, however short its way; slower it goes back",
    arguments: Direction.allCases)
  func thrown(direction: Direction) {
    func ending(pixels: Double, every pause: Int) -> TileCarry.Ending? {
      let steps = (1...4).map { (time: $0 * pause, way: direction.unit * (pixels * Double($0))) }
      return carried(direction, drag(steps, rest: 0)).ending
    }
    #expect(ending(pixels: 10, every: 14) == .home)
    #expect(ending(pixels: 10, every: 15) == .home)
    #expect(ending(pixels: 10, every: 16) == .back)
  }

  @Test("A throw away from the gap, or across its way, moves nothing")
  func otherwise() {
    #expect(
      carried(.right, drag([(20, Point(-40, 0)), (40, Point(-90, 0))], rest: 0)).ending == .back)
    let across = carried(.right, drag([(20, Point(0, 40)), (40, Point(0, 90))], rest: 0))
    #expect(across.offsets == [0, 0, 0] && across.ending == .back)
    // Fast enough along its way, but faster across it.
    let slanted = carried(.right, drag([(20, Point(20, 30)), (40, Point(40, 60))], rest: 0))
    #expect(slanted.ending == .back)
    #expect(
      carried(.right, drag([(20, Point(20, 20)), (40, Point(40, 40))], rest: 0)).ending == .home)
  }

  @Test("A drag that begins across the way moves the tile as soon as it turns")
  func turned() {
    let steps = [(100, Point(0, 30)), (200, Point(20, 30)), (300, Point(60, 30))]
    #expect(
      carried(.right, drag(steps.map { (time: $0.0, way: $0.1) })).offsets == [0, 20, 60, 60])
  }

  @Test("A drag that is cancelled brings it back, also from next to the gap")
  func cancelled() {
    let recording: Recording = [
      (0, .touchDown(finger, start)), (50, .touchMoved(finger, start + Point(95, 0))),
      (60, .touchCancelled(finger)),
    ]
    #expect(carried(.right, recording).ending == .back)
  }

  @Test(
    "A quick flick moves a tile however few steps the device tells of it",
    arguments: [
      // Nothing between down and up.
      [(60, nil)], [(120, nil)],
      // One step, and up in its place.
      [(60, 45), (61, 45)], [(110, 90), (112, 90)], [(20, 30), (40, 30)],
      // Everything within one tick of the clock, as after a stall.
      [(0, 30), (0, 30)],
    ] as [[(time: Int, x: Double?)]])
  func flicks(steps: [(time: Int, x: Double?)]) {
    let last = steps.last.map { (time: $0.time, way: Point($0.x ?? 90, 0)) } ?? (0, .zero)
    let moves = steps.dropLast().map {
      (time: $0.time, kind: InputEvent.Kind.touchMoved(finger, start + Point($0.x ?? 0, 0)))
    }
    let recording: Recording =
      [(0, .touchDown(finger, start))] + moves
      + [(last.time, .touchUp(finger, start + last.way))]
    let drags = InputInterpreter.meaning(of: recording).compactMap(\.drag).map(\.phase)
    #expect(drags == [.began, .ended])
    #expect(carried(.right, reach: 100, recording).ending == .home)
  }

  @Test("A few slow steps and a rest are no flick")
  func rests() {
    #expect(carried(.right, drag([(20, Point(45, 0))], rest: 150)).ending == .back)
    #expect(carried(.right, drag([(200, Point(45, 0))], rest: 10)).ending == .back)
  }
}
