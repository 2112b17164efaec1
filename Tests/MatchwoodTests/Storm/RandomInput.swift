import GameKernel
import Stage

/// What a player, a cat on the keyboard and a broken pad might send, the same for the same seed.
struct RandomInput {
  private var chance: SeededGenerator
  private var now = Duration.zero

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  /// The next event, some milliseconds after the last.
  ///
  /// - Parameters:
  ///   - controls: where most clicks go.
  ///   - size: of the window; some places lie outside.
  mutating func next(controls: [ControlReport], size: Size) -> InputEvent {
    now += .milliseconds(Int.random(in: 0...(one(in: 40) ? 2000 : 40), using: &chance))
    let place = place(controls, size)
    let kind: InputEvent.Kind =
      switch Int.random(in: 0..<20, using: &chance) {
      case 0...3: .mouseMoved(place)
      case 4...6: .mouseDown(pick([.left, .left, .left, .middle, .right]), place)
      case 7...9: .mouseUp(pick([.left, .left, .left, .middle, .right]), place)
      case 10...11: touch(place)
      case 12...15: key()
      case 16...18: pad()
      default: window(place)
      }
    return InputEvent(kind, at: now)
  }

  private mutating func touch(_ place: Point) -> InputEvent.Kind {
    let finger = TouchID(pick([1, 1, 1, 2]))
    return switch Int.random(in: 0..<7, using: &chance) {
    case 0...1: .touchDown(finger, place)
    case 2...3: .touchMoved(finger, place)
    case 4...5: .touchUp(finger, place)
    default: .touchCancelled(finger)
    }
  }

  private mutating func key() -> InputEvent.Kind {
    let key = pick(Self.keys)
    if one(in: 3) { return .keyUp(key) }
    return .keyDown(key, one(in: 6) ? .control : [], isRepeat: one(in: 8))
  }

  private mutating func pad() -> InputEvent.Kind {
    let id = PadID(pick([1, 1, 1, 2]))
    return switch Int.random(in: 0..<12, using: &chance) {
    case 0...1: .padAdded(id)
    case 2: one(in: 4) ? .padRemoved(id) : .padAdded(id)
    case 3...6: .padButtonDown(id, pick(PadButton.allCases))
    case 7...8: .padButtonUp(id, pick(PadButton.allCases))
    case 9...10: .padAxis(id, pick(PadAxis.allCases), pick([-1, -0.6, -0.1, 0, 0.3, 0.7, 1]))
    default: .padAccelerometer(id, x: pick([-9.8, 0, 9.8]), y: 9.8, z: pick([-3, 0, 3]))
    }
  }

  private mutating func window(_ place: Point) -> InputEvent.Kind {
    switch Int.random(in: 0..<8, using: &chance) {
    case 0: .mouseLeft
    case 1...2: .wheel(pick([-3, -1, 1, 2]), at: place)
    case 3: .focusLost
    case 4: .focusGained
    case 5: .windowExposed
    default: .windowResized(pick(Self.sizes))
    }
  }

  private mutating func place(_ controls: [ControlReport], _ size: Size) -> Point {
    if !one(in: 3), let control = controls.randomElement(using: &chance) {
      return control.frame.center
    }
    return Point(
      .random(in: -20...size.width + 20, using: &chance),
      .random(in: -20...size.height + 20, using: &chance))
  }

  private mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &chance) == 0
  }

  private mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: values.indices, using: &chance)]
  }

  private static let sizes = [
    Size(480, 320), Size(1280, 800), Size(600, 900), Size(3840, 2160),
  ]

  private static let keys: [Key] =
    [
      .left, .right, .up, .down, .enter, .space, .escape, .tab, .backspace, .pageUp, .pageDown,
      .home, .end, .function(10), .function(11),
    ] + "0123456789uzyhnr".map { .character($0) }
}
