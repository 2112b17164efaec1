import Stage
import Testing

struct TurnedFrameTests {
  private let frame = Rect(100, 50, 80, 90)

  @Test("A frame that is not turned is seen as it is")
  func flat() {
    #expect(TurnedFrame(frame, turn: 0).bounds == frame)
  }

  @Test("The side that goes away becomes shorter, and the other one longer", arguments: [0.3, 1.2])
  func perspective(turn: Double) {
    let right = TurnedFrame(frame, turn: turn)
    #expect(right.line(at: 1).scale < 1 && right.line(at: 0).scale > 1)
    let left = TurnedFrame(frame, turn: -turn)
    #expect(left.line(at: 0).scale == right.line(at: 1).scale)
    #expect(abs(left.bounds.midX + right.bounds.midX - 2 * frame.midX) < 1e-9)
  }

  @Test("From a quarter turn on there is nothing to see", arguments: [1.571, 2.5, -1.571, -3])
  func behind(turn: Double) {
    #expect(!TurnedFrame(frame, turn: turn).isVisible)
    #expect(TurnedFrame(frame, turn: turn).bounds.isEmpty)
    var list = DisplayList()
    let picture = Picture("card", size: Size(8, 9)) { _ in }
    list.picture(picture, center: .zero, turn: turn)
    #expect(list.commands.isEmpty)
    list.picture(picture, center: .zero, turn: 1.5)
    #expect(list.commands.count == 1)
  }

  @Test("Each line is as tall as what is asked of its column", arguments: [-1.5, -0.8, 0.1, 1.4])
  func columns(turn: Double) {
    let turned = TurnedFrame(frame, turn: turn)
    for share in stride(from: 0, through: 1, by: 0.125) {
      let line = turned.line(at: share)
      #expect(abs(turned.scale(at: line.x) - line.scale) < 1e-9)
    }
  }

  @Test("All of a turned frame lies in its bounds, and it narrows as it turns")
  func bounds() {
    var width = Double.infinity
    for turn in stride(from: 0.2, through: 1.5, by: 0.1) {
      let turned = TurnedFrame(frame, turn: turn)
      for share in [0, 0.3, 0.5, 1] {
        let line = turned.line(at: share)
        #expect(line.x >= turned.bounds.x && line.x <= turned.bounds.maxX)
        #expect(line.scale * frame.height <= turned.bounds.height)
      }
      #expect(turned.bounds.width < width)
      width = turned.bounds.width
    }
  }
}
