import Stage
import Testing

struct TurnedFrameTests {
  private let frame = Rect(100, 50, 80, 90)

  @Test("A frame that is not turned is seen as it is")
  func flat() {
    #expect(TurnedFrame(frame, .upright(0)).bounds == frame)
  }

  @Test("The side that goes away becomes shorter, and the other one longer", arguments: [0.3, 1.2])
  func perspective(turn: Double) {
    let right = TurnedFrame(frame, .upright(turn))
    #expect(right.line(at: 1).scale < 1 && right.line(at: 0).scale > 1)
    let left = TurnedFrame(frame, .upright(-turn))
    #expect(left.line(at: 0).scale == right.line(at: 1).scale)
    #expect(abs(left.bounds.midX + right.bounds.midX - 2 * frame.midX) < 1e-9)
  }

  @Test("From a quarter turn on there is nothing to see", arguments: [1.571, 2.5, -1.571, -3])
  func behind(turn: Double) {
    #expect(!TurnedFrame(frame, .upright(turn)).isVisible)
    #expect(TurnedFrame(frame, .upright(turn)).bounds.isEmpty)
  }

  @Test("Each line is as tall as what is asked of its column", arguments: [-1.5, -0.8, 0.1, 1.4])
  func columns(turn: Double) {
    let turned = TurnedFrame(frame, .upright(turn))
    for share in stride(from: 0, through: 1, by: 0.125) {
      let line = turned.line(at: share)
      #expect(abs(turned.scale(at: line.x) - line.scale) < 1e-9)
    }
  }

  @Test("All of a turned frame lies in its bounds, and it narrows as it turns")
  func bounds() {
    var width = Double.infinity
    for turn in stride(from: 0.2, through: 1.5, by: 0.1) {
      let turned = TurnedFrame(frame, .upright(turn))
      for share in [0, 0.3, 0.5, 1] {
        let line = turned.line(at: share)
        #expect(line.x >= turned.bounds.x && line.x <= turned.bounds.maxX)
        #expect(line.scale * frame.height <= turned.bounds.height + 1e-9)
      }
      #expect(turned.bounds.width < width)
      width = turned.bounds.width
    }
  }

  @Test("A part of a plane is seen where the plane shows it", arguments: [-1.2, 0.4, 1.5])
  func parts(turn: Double) {
    let whole = TurnedFrame(frame, .upright(turn))
    let part = TurnedFrame(Rect(120, 60, 40, 20), .plane(frame, .upright, turn))
    for share in [0, 0.5, 1] {
      let (line, same) = (part.line(at: share), whole.line(at: 0.25 + share / 2))
      #expect(abs(line.x - same.x) < 1e-9 && abs(line.scale - same.scale) < 1e-9)
      // 10 to 30 of the plane's 90 pixels from its top.
      let (ends, all) = (part.ends(line.scale), whole.ends(same.scale))
      let height = all.bottom - all.top
      #expect(abs(ends.top - all.top - height / 9) < 1e-9)
      #expect(abs(ends.bottom - all.top - height / 3) < 1e-9)
    }
  }

  @Test("A plane about its level line is seen as one about its upright line, with x for y")
  func level() {
    let part = Rect(120, 60, 40, 20)
    let upright = TurnedFrame(part, .plane(frame, .upright, 0.7)).bounds
    let level = TurnedFrame(part.transposed, .plane(frame.transposed, .level, 0.7))
    #expect(level.isLevel && level.bounds == upright.transposed)
  }

  @Test(
    "A turned list is seen in perspective, but for a table, which stays upright where it is seen")
  func placed() {
    var list = DisplayList()
    list.picture(Picture("card", size: Size(8, 9)) { _ in }, at: Point(10, 20))
    list.fill(Rect(0, 0, 40, 50), .white)
    list.table(Rect(0, 0, 40, 50))
    var window = DisplayList()
    let plane = Rect(0, 0, 40, 50)
    window.add(list, Placement(turn: .plane(plane, .level, 0.5)))
    var moved = DisplayList()
    moved.add(window, Placement(offset: Point(100, 200)))
    let there = Turn.plane(plane.offset(by: Point(100, 200)), .level, 0.5)
    #expect(moved.commands[0].turn == there && moved.commands[0].frame == Rect(110, 220, 8, 9))
    #expect(moved.commands[1].turn == there)
    #expect(moved.commands[2].turn == .none)
    let seen = TurnedFrame(plane.offset(by: Point(100, 200)), there).bounds
    #expect(abs(moved.commands[2].frame.y - seen.y) < 1e-9 && seen.height < 50)
  }
}
