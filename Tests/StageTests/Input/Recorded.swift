import GameKernel
import Stage

/// Events as they would be recorded: at how many milliseconds, what.
typealias Recording = [(time: Int, kind: InputEvent.Kind)]

extension InputInterpreter {
  /// Plays a recording and says what it meant, event after event.
  mutating func play(_ recording: Recording) -> [Intent] {
    recording.flatMap { intents(for: InputEvent($0.kind, at: .milliseconds($0.time))) }
  }

  /// What a recording means to an interpreter that has heard nothing else.
  static func meaning(of recording: Recording, unit: Double = 1) -> [Intent] {
    var interpreter = InputInterpreter(unit: unit)
    return interpreter.play(recording)
  }
}

let pad = PadID(7)
let finger = TouchID(1)
let secondFinger = TouchID(2)

/// The steps of a finger or the mouse along a straight line, `count` of them, `every` milliseconds.
func stroke(
  from start: Point, to end: Point, count: Int = 8, every pause: Int = 8,
  _ step: (Point) -> InputEvent.Kind
) -> Recording {
  (1...count).map { index in
    let share = Double(index) / Double(count)
    return (index * pause, step(start + (end - start) * share))
  }
}

extension Intent {
  var drag: Drag? { if case .drag(let drag) = self { drag } else { nil } }

  var swipe: Direction? {
    if case .swipe(let direction, _) = self { direction } else { nil }
  }
}
