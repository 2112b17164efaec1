import Files
import GameKernel
import Stage

/// What a player, a cat on the keyboard and a broken pad might send, the same for the same seed.
struct RandomInput {
  private var chance: SeededGenerator
  private var lastPlace = Point.zero
  /// What is still to come of something that was begun, the next one last.
  private var rest: [InputEvent.Kind] = []

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  /// The next event, and how long after the last.
  ///
  /// - Parameters:
  ///   - controls: where most clicks go.
  ///   - size: of the window; some places lie outside.
  mutating func next(
    controls: [ControlReport], size: Size
  ) -> (kind: InputEvent.Kind, delay: Duration) {
    let delay = Int.random(in: 0...(one(in: 40) ? 2000 : 40), using: &chance)
    let place = place(controls, size)
    if rest.isEmpty, one(in: 4) { rest = purpose(place).reversed() }
    if !one(in: 10), let kind = rest.popLast() { return (kind, .milliseconds(delay)) }
    let kind: InputEvent.Kind =
      switch Int.random(in: 0..<24, using: &chance) {
      case 0...3: .mouseMoved(place)
      case 4...6: .mouseDown(pick([.left, .left, .left, .middle, .right]), place)
      case 7...9: .mouseUp(pick([.left, .left, .left, .middle, .right]), place)
      case 10...12: touch(place)
      case 13...17: key()
      case 18...21: pad()
      default: window(place)
      }
    lastPlace = place
    return (kind, .milliseconds(delay))
  }

  /// Something that takes more than one event, as a player would do it.
  private mutating func purpose(_ place: Point) -> [InputEvent.Kind] {
    let way = Point(.random(in: -90...90, using: &chance), .random(in: -90...90, using: &chance))
    let finger = TouchID(1)
    return switch Int.random(in: 0..<8, using: &chance) {
    case 0...2: [.mouseDown(.left, place), .mouseUp(.left, place)]
    case 3: [.touchDown(finger, place), .touchUp(finger, place)]
    case 4:
      [
        .mouseDown(.left, place), .mouseMoved(place + way * 0.5), .mouseMoved(place + way),
        .mouseUp(.left, place + way),
      ]
    case 5:
      [
        .touchDown(finger, place), .touchMoved(finger, place + way * 0.5),
        .touchMoved(finger, place + way), .touchUp(finger, place + way),
      ]
    case 6: [.keyDown(pick([.left, .right, .up, .down]), [], isRepeat: false)]
    default: [.keyDown(.character(pick(["c", "v", "v"])), .control, isRepeat: false)]
    }
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
    if one(in: 6) { return .text(pick(Self.writings)) }
    let key = pick(Self.keys)
    if one(in: 3) { return .keyUp(key) }
    return .keyDown(key, one(in: 4) ? .control : [], isRepeat: one(in: 8))
  }

  private mutating func pad() -> InputEvent.Kind {
    let id = PadID(pick([1, 1, 1, 2]))
    return switch Int.random(in: 0..<14, using: &chance) {
    case 0: .padAdded(id)
    case 1...2: one(in: 4) ? .padRemoved(id) : .padAdded(id)
    case 3...6: .padButtonDown(id, pick(PadButton.allCases))
    case 7...8: .padButtonUp(id, pick(PadButton.allCases))
    case 9...10: .padAxis(id, pick(PadAxis.allCases), pick([-1, -0.6, -0.1, 0, 0.3, 0.7, 1]))
    default: tiltedPad(id)
    }
  }

  /// Held flat, half over or upside down, and sometimes just where a tilt begins.
  private mutating func tiltedPad(_ id: PadID) -> InputEvent.Kind {
    let forces = [-20, -9.8, -4.91, -4.9, -1.9, 0, 0, 0, 0, 1.9, 4.9, 4.91, 9.8, 20]
    return .padAccelerometer(
      id, x: pick(forces), y: pick([9.8, 9.8, 8.5, 0, -9.8]), z: pick(forces))
  }

  private mutating func window(_ place: Point) -> InputEvent.Kind {
    switch Int.random(in: 0..<12, using: &chance) {
    case 0: .mouseLeft
    case 1...3: .wheel(pick([-3, -1, 1, 2, 0.25]), at: place)
    case 4: .focusLost
    case 5...7: .focusGained
    case 8: .windowExposed
    case 9: .fileDropped("/a/picture.png")
    default: .windowResized(windowSize())
    }
  }

  private mutating func windowSize() -> Size {
    if one(in: 2) { return pick(Self.sizes) }
    return Size(
      Double(Int.random(in: 480...2100, using: &chance)),
      Double(Int.random(in: 320...1500, using: &chance)))
  }

  /// Mostly a control, or a little way from the last place, as in a drag.
  private mutating func place(_ controls: [ControlReport], _ size: Size) -> Point {
    if one(in: 4) {
      return lastPlace
        + Point(.random(in: -90...90, using: &chance), .random(in: -90...90, using: &chance))
    }
    if !one(in: 4), let control = controls.randomElement(using: &chance) {
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

  /// Letters, an accent by itself, a family of one character, and what is no letter.
  private static let writings = [
    "a", "H", "n", "ß", "é", "\u{301}", "👩‍👩‍👧‍👦", " ", "\n", "\u{202E}", "Annabella Theodora Wu",
  ]

  private static let keys: [Key] =
    [
      .left, .right, .up, .down, .left, .right, .up, .down, .enter, .space, .escape, .tab,
      .backspace, .delete, .pageUp, .pageDown,
      .home, .end, .function(10), .function(11),
    ] + "0123456789uzyhnrcva".map { .character($0) }
}
