import GameKernel
import Stage
import TestSupport
import Testing

@Suite("A carried tile", .tags(.input)) struct TileDragTests {
  private let start = Point(400, 300)
  /// Nine tiles of 100 pixels, the middle one about the start.
  private let grid = CellGrid(rows: 3, columns: 3, in: Rect(250, 150, 300, 300))

  /// Plays a recording and lets a tile follow its drags: where it was at each, and its end.
  private func carried(
    _ direction: Direction, _ recording: Recording
  ) -> (offsets: [Double], ending: TileDrag.Ending?) {
    var carry: TileDrag?
    var offsets: [Double] = []
    for drag in InputInterpreter.meaning(of: recording).compactMap(\.drag) {
      if drag.phase == .began { carry = TileDrag(direction, reach: 100) }
      let ending = carry?.follow(drag, on: grid.cell)
      offsets.append(carry?.offset ?? -1)
      if let ending { return (offsets, ending) }
    }
    return (offsets, nil)
  }

  /// The mouse down, along places at these times, and up at the last one after a rest.
  private func drag(
    from start: Point? = nil, _ steps: [(time: Int, way: Point)], rest: Int = 300
  ) -> Recording {
    let start = start ?? self.start
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
    "A press that ends on its tile is a tap, however far it slipped and to whichever side; beyond the edge it is none",
    arguments: [9, 12, 23, 40, 49, 50] as [Double])
  func slips(pixels: Double) {
    for side in Direction.allCases where side != .down {
      // The edges to the left and above are the tile's own.
      let ends = pixels < 50 || side == .left || side == .up
      let slip = drag([(100, side.unit * pixels)])
      #expect(carried(.down, slip).ending == (ends ? .home : .back), "\(side)")
    }
    #expect(carried(.down, drag([(100, Point(0, -51))])).ending == .back)
  }

  @Test(
    "Let go beyond its edge it goes home past half of its way, else back",
    arguments: [(9, .back), (50, .back), (51, .home), (100, .home), (180, .home)]
      as [(Double, TileDrag.Ending)])
  func half(way: Double, ending: TileDrag.Ending) {
    let edge = start + Point(0, 49.5)
    #expect(carried(.down, drag(from: edge, [(100, Point(0, way))])).ending == ending)
  }

  @Test(
    "Carried past half of its way and brought back it stays; from half of it, that was a tap",
    arguments: [(50, .home), (51, .back)] as [(Double, TileDrag.Ending)])
  func broughtBack(farthest: Double, ending: TileDrag.Ending) {
    for end in [50.0, 20, 1, 0, -20] {
      let way = drag([(100, Point(farthest, 0)), (400, Point(end, 0))])
      // A tap ends on the tile.
      let isOnTile = end < 50
      #expect(carried(.right, way).ending == (isOnTile ? ending : .back), "\(end)")
    }
    let there = drag([(100, Point(90, 0)), (200, Point(10, 0)), (400, Point(51, 0))])
    #expect(carried(.right, there).ending == .home)
  }

  @Test("A quick stroke its way brings it home, any other stays", arguments: Direction.allCases)
  func swipes(direction: Direction) {
    for other in Direction.allCases {
      let steps = (1...4).map { (time: $0 * 14, way: other.unit * (20 * Double($0))) }
      let ending = carried(direction, drag(steps, rest: 0)).ending
      #expect(ending == (other == direction ? .home : .back))
      // On its tile too: a swipe comes before a tap.
      let short = (1...4).map { (time: $0 * 7, way: other.unit * (3 * Double($0))) }
      let end = carried(direction, drag(short, rest: 0)).ending
      #expect(end == (other == direction ? .home : .back))
    }
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
    #expect(carried(.right, recording).ending == .home)
  }

  @Test("A few slow steps and a rest beyond its edge are no flick")
  func rests() {
    let edge = start + Point(30, 0)
    #expect(carried(.right, drag(from: edge, [(20, Point(45, 0))], rest: 150)).ending == .back)
    #expect(carried(.right, drag(from: edge, [(200, Point(45, 0))], rest: 10)).ending == .back)
  }
}
