import GameKernel
import Stage

nonisolated extension ScriptStep {
  /// The time that a finger or a key stays down, in milliseconds. It is a little longer than two frames.
  private static let press = 40

  /// Returns the device events of the step, in order of time, and the duration of the step.
  ///
  /// - Parameter place: returns the place of a target.
  func events<Failure>(
    _ place: (Target) throws(Failure) -> Point
  ) throws(Failure) -> (acts: [TimedScriptEvent], lasts: Duration) {
    switch self {
    case .key(let key, let modifiers):
      pressed(.keyDown(key, modifiers), .keyUp(key, modifiers))
    case .type(let text): type(text)
    case .click(let target): click(try place(target))
    case .touch(let target):
      pressed(.touchDown(try place(target)), .touchUp(try place(target)))
    case .move(let target): at(.mouseMoved(try place(target)))
    case .swipe(let start, let direction, let length):
      swipe(from: try place(start), direction, length)
    case .drag(let start, let end): drag(from: start, to: end)
    case .stick(let stick, let x, let y): push(stick, x, y)
    case .pad(let button): pressed(.padDown(button), .padUp(button))
    case .trigger(let stick):
      pressed(
        .axis(stick == .left ? .leftTrigger : .rightTrigger, 1),
        .axis(stick == .left ? .leftTrigger : .rightTrigger, 0))
    case .plug(let kind, let name): at(.plug(kind, name: name))
    case .unplug(let name): at(.unplug(name: name))
    case .takePad(let name): at(.takePad(name: name))
    case .tilt(let x, let y, let z): at(.accelerometer(x: x, y: y, z: z))
    case .drop(let path): at(.drop(path))
    case .wait(let duration): ([], duration)
    case .waitFor, .waitUntilStill: ([], .zero)
    case .resize(let size): at(.resize(size))
    case .quit: at(.quit)
    }
  }

  private func at(_ event: ScriptEvent) -> (acts: [TimedScriptEvent], lasts: Duration) {
    ([TimedScriptEvent(0, event)], .milliseconds(Self.press))
  }

  private func pressed(
    _ down: ScriptEvent, _ up: ScriptEvent
  ) -> (acts: [TimedScriptEvent], lasts: Duration) {
    ([TimedScriptEvent(0, down), TimedScriptEvent(Self.press, up)], .milliseconds(2 * Self.press))
  }

  private func type(_ text: String) -> (acts: [TimedScriptEvent], lasts: Duration) {
    let acts = text.unicodeScalars.enumerated().map { TimedScriptEvent($0 * Self.press, .text($1)) }
    return (acts, .milliseconds(acts.count * Self.press))
  }

  private func click(_ place: Point) -> (acts: [TimedScriptEvent], lasts: Duration) {
    let acts = [
      TimedScriptEvent(0, .mouseMoved(place)), TimedScriptEvent(Self.press, .mouseDown(place)),
      TimedScriptEvent(2 * Self.press, .mouseUp(place)),
    ]
    return (acts, .milliseconds(3 * Self.press))
  }

  private func push(
    _ stick: Stick, _ x: Double, _ y: Double
  ) -> (acts: [TimedScriptEvent], lasts: Duration) {
    let acts: [TimedScriptEvent] =
      switch stick {
      case .left: [TimedScriptEvent(0, .axis(.leftX, x)), TimedScriptEvent(0, .axis(.leftY, y))]
      case .right: [TimedScriptEvent(0, .axis(.rightX, x)), TimedScriptEvent(0, .axis(.rightY, y))]
      }
    return (acts, .milliseconds(Self.press))
  }

  /// Returns a stroke of 80 ms, too fast to count as a drag.
  private func swipe(
    from start: Point, _ direction: Direction, _ length: Double
  ) -> (acts: [TimedScriptEvent], lasts: Duration) {
    let offset = direction.unit * length
    let moves = (1...8).map { step in
      TimedScriptEvent(10 * step, .touchMoved(start + offset * (Double(step) / 8)))
    }
    let acts =
      [TimedScriptEvent(0, .touchDown(start))] + moves + [
        TimedScriptEvent(82, .touchUp(start + offset))
      ]
    return (acts, .milliseconds(82 + Self.press))
  }

  /// Returns ten moves and a pause before the button goes up, so that the dragged object is not thrown.
  private func drag(
    from start: Point, to end: Point
  ) -> (acts: [TimedScriptEvent], lasts: Duration) {
    var acts = [
      TimedScriptEvent(0, .mouseMoved(start)), TimedScriptEvent(Self.press, .mouseDown(start)),
    ]
    for step in 1...10 {
      let place = start + (end - start) * (Double(step) / 10)
      acts.append(TimedScriptEvent(Self.press + 20 * step, .mouseMoved(place)))
    }
    acts.append(TimedScriptEvent(Self.press + 350, .mouseUp(end)))
    return (acts, .milliseconds(350 + 2 * Self.press))
  }
}
