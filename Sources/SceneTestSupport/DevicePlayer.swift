import Motion
import Stage

/// A player that controls a scene by device events, which pass through the input interpreter.
@MainActor package final class DevicePlayer {
  private let scene: any Scene
  private let context: StageContext
  private var interpreter: InputInterpreter
  private var now = Duration.zero
  package static let pad = PadID(1)
  private static let finger = TouchID(1)

  package init(_ scene: any Scene, _ context: StageContext) {
    (self.scene, self.context) = (scene, context)
    interpreter = InputInterpreter(unit: context.look.metrics.k)
    hear(.padAdded(Self.pad))
  }

  /// Advances the time, then sends an event.
  package func hear(_ kind: InputEvent.Kind, after milliseconds: Int = 0) {
    wait(milliseconds)
    act(interpreter.intents(for: InputEvent(kind, at: now)))
  }

  /// Advances the time in steps of 10 ms.
  package func wait(_ milliseconds: Int) {
    var left = milliseconds
    while left > 0 {
      let step = Duration.milliseconds(min(left, 10))
      left -= 10
      now += step
      context.animator.advance(by: step)
      scene.advance(by: step)
      act(interpreter.advance(to: now))
    }
  }

  /// Drags through places at an even pace, with the mouse or a finger, after a pause of half a second.
  package func stroke(_ places: [Point], lasting milliseconds: Int, _ device: InputDevice) {
    guard let first = places.first, let last = places.last else { return }
    let isTouch = device == .touch
    hear(isTouch ? .touchDown(Self.finger, first) : .mouseDown(.left, first), after: 500)
    let legs = zip(places, places.dropFirst())
    for (start, end) in legs {
      for share in 1...4 {
        let place = start + (end - start) * (Double(share) / 4)
        hear(
          isTouch ? .touchMoved(Self.finger, place) : .mouseMoved(place),
          after: milliseconds / (4 * (places.count - 1)))
      }
    }
    hear(isTouch ? .touchUp(Self.finger, last) : .mouseUp(.left, last))
  }

  /// Holds a key, with a repeat event every 50 ms.
  package func hold(_ key: Key, for milliseconds: Int) {
    hear(.keyDown(key, [], isRepeat: false))
    for _ in 0..<milliseconds / 50 { hear(.keyDown(key, [], isRepeat: true), after: 50) }
    hear(.keyUp(key))
  }

  /// Holds a button of the gamepad.
  package func hold(_ button: PadButton, for milliseconds: Int) {
    hear(.padButtonDown(Self.pad, button))
    hear(.padButtonUp(Self.pad, button), after: milliseconds)
  }

  /// Holds the left stick at a position, −1 to 1 to the right and down, then releases it.
  package func hold(stick x: Double, _ y: Double, for milliseconds: Int) {
    push(x, y)
    wait(milliseconds)
    push(0, 0)
  }

  package func push(_ x: Double, _ y: Double) {
    hear(.padAxis(Self.pad, .leftX, x))
    hear(.padAxis(Self.pad, .leftY, y))
  }

  private func act(_ intents: [Intent]) {
    context.input.device = interpreter.device
    intents.forEach(scene.handle)
  }
}
