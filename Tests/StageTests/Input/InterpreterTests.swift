import Files
import Stage
import TestSupport
import Testing

@Suite("The interpreter as a whole", .tags(.input)) struct InterpreterTests {
  @Test("Whatever happens, presses and drags end exactly once and in order", arguments: 0..<200)
  func balanced(seed: UInt64) {
    var random = EventMaker(seed: seed)
    var interpreter = InputInterpreter()
    interpreter.needs.restPose = InputInterpreter.usualRestPose
    var checker = GestureChecker()
    var time = 0
    for _ in 0..<400 {
      time += random.pause()
      for intent in interpreter.play([(time, random.kind())]) { checker.hear(intent) }
    }
    for intent in interpreter.play([(time, .focusLost)]) { checker.hear(intent) }
    #expect(checker.complaint == nil)
    #expect(!checker.isPressed && !checker.isDragging, "losing the focus ends everything")
    #expect(interpreter.nextDeadline == nil)
  }

  @Test(
    "The same recording means the same, however often time is advanced between", arguments: 0..<50)
  func repeatable(seed: UInt64) {
    var random = EventMaker(seed: seed)
    var time = 0
    let recording: Recording = (0..<300).map { _ in
      time += random.pause()
      return (time, random.kind())
    }
    var stepped = InputInterpreter()
    var unstepped = InputInterpreter()
    stepped.needs.restPose = InputInterpreter.usualRestPose
    unstepped.needs.restPose = InputInterpreter.usualRestPose
    var said: [Intent] = []
    for event in recording {
      // At most one repeat falls due between two events, so none is swallowed.
      while let next = stepped.nextDeadline, next <= .milliseconds(event.time) {
        said += stepped.advance(to: next)
      }
      said += stepped.play([event])
    }
    let atOnce = unstepped.play(recording)
    let difference = zip(said, atOnce).first { $0 != $1 }
    #expect(difference == nil && said.count == atOnce.count)
  }
}

/// Makes up events, every kind that can be in the middle of a gesture.
private struct EventMaker {
  private var dice: Dice

  init(seed: UInt64) { dice = Dice(seed: seed) }

  private mutating func below(_ bound: Int) -> Int { dice.below(bound) }

  private mutating func point() -> Point { Point(Double(below(40)), Double(below(40))) }

  /// From −10 to 10, often at rest.
  private mutating func axis() -> Double { Double(max(-10, min(10, (below(9) - 4) * 4))) }

  /// Shorter than the pause between two repeats.
  mutating func pause() -> Int { below(110) }

  mutating func kind() -> InputEvent.Kind {
    let id = TouchID(Int64(below(3)))
    let pad = PadID(Int32(below(2)))
    switch below(20) {
    case 0: return .mouseDown(.left, point())
    case 1, 2: return .mouseMoved(point())
    case 3: return .mouseUp(.left, point())
    case 4: return .touchDown(id, point())
    case 5, 6: return .touchMoved(id, point())
    case 7: return .touchUp(id, point())
    case 8: return below(4) == 0 ? .touchCancelled(id) : .mouseLeft
    case 9: return below(8) == 0 ? .focusLost : .keyDown(.up, [], isRepeat: below(2) == 0)
    case 10: return below(4) == 0 ? .padRemoved(pad) : .padAdded(pad)
    case 11: return .padButtonDown(pad, PadButton.allCases[below(12)])
    case 12: return .padButtonUp(pad, PadButton.allCases[below(12)])
    case 13, 14: return .padAxis(pad, .leftX, Double(below(21) - 10) / 10)
    case 15: return .padAxis(pad, .leftY, Double(below(21) - 10) / 10)
    case 16: return .mouseDown(.right, point())
    case 17: return .padAccelerometer(pad, x: axis(), y: axis(), z: axis())
    case 18: return .fileDropped("picture.png")
    default: return .mouseUp(.right, point())
    }
  }
}

/// Knows what may follow what in a gesture.
private struct GestureChecker {
  private(set) var isPressed = false
  private(set) var isDragging = false
  private(set) var complaint: String?

  mutating func hear(_ intent: Intent) {
    switch intent {
    case .press:
      check(!isPressed, "a press inside a press")
      isPressed = true
    case .tap, .release:
      check(isPressed && !isDragging, "an end without a press, or before the end of its drag")
      isPressed = false
    case .drag(let drag):
      check(isPressed && isDragging == (drag.phase != .began), "a drag out of order")
      isDragging = drag.phase == .began || drag.phase == .moved
    case .swipe:
      check(isPressed && !isDragging, "a swipe before the end of its drag")
    case .hover(let point):
      check(point == nil || !isPressed, "a hover while something is pressed")
    default:
      break
    }
  }

  private mutating func check(_ rule: Bool, _ message: String) {
    if !rule, complaint == nil { complaint = message }
  }
}
