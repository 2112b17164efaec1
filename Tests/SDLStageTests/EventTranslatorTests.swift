import SDLKit
import SDLStage
import Stage
import XCTest

final class EventTranslatorTests: XCTestCase {
  func testPlacesOfMouseAndFingersAreInOutputPixels() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let window = try Window(lab.library, title: "Test", width: 800, height: 600)
      let translator = lab.translator(window)
      _ = drain(queue, translator)
      let heard = try hear(
        [
          .mouseMoved(x: 10, y: 20), .mouseButton(.left, isDown: true, x: 10, y: 20),
          .mouseButton(.right, isDown: false, x: 799, y: 0), .wheel(-2, x: 400, y: 300), .mouseLeft,
          .finger(.down, id: 5, x: 0.5, y: 0.25), .finger(.moved, id: 5, x: 1, y: 1),
          .finger(.up, id: 5, x: 0, y: 1),
        ], queue, translator)
      XCTAssertEqual(
        heard,
        [
          .mouseMoved(Point(20, 40)), .mouseDown(.left, Point(20, 40)),
          .mouseUp(.right, Point(1598, 0)), .wheel(-2, at: Point(800, 600)), .mouseLeft,
          .touchDown(TouchID(5), Point(800, 300)), .touchMoved(TouchID(5), Point(1600, 1200)),
          .touchUp(TouchID(5), Point(0, 1200)),
        ])
    }
  }

  func testKeysGoByWhatTheyMean() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let codes: [(KeyCode, Key)] = [
        (.left, .left), (.keypadEnter, .enter), (.enter, .enter), (.space, .space),
        (.escape, .escape), (.tab, .tab), (.delete, .delete), (.character("u"), .character("u")),
        (.character("2"), .character("2")), (.pageDown, .pageDown),
      ]
      for (code, key) in codes {
        let heard = try hear(
          [
            .key(code, [.control, .shift], isDown: true, isRepeat: true),
            .key(code, [], isDown: false, isRepeat: false),
          ], queue, lab.translator())
        XCTAssertEqual(
          heard.suffix(2), [.keyDown(key, [.control, .shift], isRepeat: true), .keyUp(key)])
      }
      let function = try XCTUnwrap(KeyCode.function(11))
      XCTAssertEqual(
        try hear([.key(function, [], isDown: true, isRepeat: false)], queue, lab.translator()),
        [.keyDown(.function(11), [], isRepeat: false)])
      let shiftAlone = KeyCode(rawValue: 0x4000_00E1)
      XCTAssertEqual(
        try hear(
          [.key(shiftAlone, [.shift], isDown: true, isRepeat: false)], queue, lab.translator()),
        [])
    }
  }

  func testAKeyThatPrintsNoLatinLetterMeansTheOneOfItsPlace() throws {
    try onMain { lab in
      // Russian, Greek and Hebrew letters, and what Hebrew prints where an American keyboard has Q.
      let keys: [(printed: Unicode.Scalar, place: Unicode.Scalar)] = [
        ("г", "u"), ("т", "n"), ("θ", "u"), ("ו", "u"), ("ז", "z"), ("/", "q"), (";", "q"),
      ]
      for (printed, place) in keys {
        XCTAssertEqual(
          try press(.character(printed), at: KeyPlace(ofLetter: place), .control, lab),
          [.keyDown(.character(Character(place)), .control, isRepeat: false)])
      }
    }
  }

  func testAKeyThatPrintsALatinLetterMeansThatOne() throws {
    try onMain { lab in
      // AZERTY and Dvorak.
      for (printed, place) in [("a", "q"), ("z", "w"), ("g", "u"), ("k", "v")] {
        let (printed, place) = (Unicode.Scalar(printed), Unicode.Scalar(place))
        XCTAssertEqual(
          try press(.character(printed!), at: KeyPlace(ofLetter: place!), [], lab),
          [.keyDown(.character(Character(printed!)), [], isRepeat: false)])
      }
    }
  }

  func testAPlaceMeansNoLetterThatAnotherKeyPrints() {
    // Dvorak prints an apostrophe where an American keyboard has Q, and Q where that has X.
    let (apostrophe, comma) = (KeyCode.character("'"), KeyCode.character(","))
    let letters: [Unicode.Scalar: Unicode.Scalar] = ["q": "x", "w": ","]
    let dvorak = { (code: KeyCode) -> KeyPlace in
      code.character.flatMap { letters[$0] }.flatMap(KeyPlace.init(ofLetter:)) ?? .unknown
    }
    guard let q = KeyPlace(ofLetter: "q"), let w = KeyPlace(ofLetter: "w") else {
      return XCTFail("no places")
    }
    XCTAssertEqual(apostrophe.meant(at: q, [], printing: dvorak), apostrophe)
    XCTAssertEqual(comma.meant(at: w, [], printing: dvorak), .character("w"))
    XCTAssertEqual(comma.meant(at: w, [], printing: { _ in q }), comma)
  }

  func testTheKeypadIsArrowsWithoutNumLockAndDigitsWithIt() throws {
    try onMain { lab in
      let first: Int32 = 0x4000_0059
      let keys: [(Key?, Key?)] =
        zip(
          [.end, .down, .pageDown, .left, nil, .right, .home, .up, .pageUp, nil, .delete],
          "1234567890".map { Key.character($0) } + [nil]
        ).map { ($0, $1) }
      for (number, (without, with)) in keys.enumerated() {
        let code = KeyCode(rawValue: first + Int32(number))
        XCTAssertEqual(
          try press(code, at: nil, [], lab),
          without.map { [.keyDown($0, [], isRepeat: false)] } ?? [])
        XCTAssertEqual(
          try press(code, at: nil, [.numLock, .control], lab),
          with.map { [.keyDown($0, .control, isRepeat: false)] } ?? [])
      }
      for code in [KeyCode.keypadEnter, KeyCode(rawValue: 0x4000_0057)] {
        XCTAssertEqual(
          try press(code, at: nil, [], lab), try press(code, at: nil, .numLock, lab))
      }
    }
  }

  func testWhileSuperIsHeldKeysAndTextsAreTheSystems() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let translator = lab.translator()
      _ = drain(queue, translator)
      for code in [KeyCode.character("n"), .right, .enter] {
        XCTAssertEqual(
          try hear(
            [.key(code, .system, isDown: true, isRepeat: false), .text("n")], queue, translator),
          [])
      }
      XCTAssertEqual(
        try hear([.key(.right, [], isDown: true, isRepeat: false)], queue, translator),
        [.keyDown(.right, [], isRepeat: false)])
    }
  }

  func testHyperHasNoNameOnX11AndIsTheSystemsAllTheSame() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let translator = lab.translator()
      _ = drain(queue, translator)
      let press = Event.key(.character("n"), [], isDown: true, isRepeat: false)
      let hyper = { (isDown: Bool) in Event.key(.nameless, [], isDown: isDown, isRepeat: false) }
      let heard: [InputEvent.Kind] = [.keyDown(.character("n"), [], isRepeat: false), .text("n")]
      XCTAssertEqual(try hear([hyper(true), press, .text("n")], queue, translator), [])
      XCTAssertEqual(try hear([hyper(false), press, .text("n")], queue, translator), heard)
      // After the window has lost the focus, no event reports the release of a key.
      XCTAssertEqual(
        try hear([hyper(true), .focusLost, press, .text("n")], queue, translator),
        [.focusLost] + heard)
    }
  }

  func testTextsAreHeardAsTheyWereWritten() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let texts = ["h", "ß", "é", "e\u{301}", "👩‍👩‍👧‍👦", String(repeating: "m", count: 31)]
      let heard = try hear(texts.map { .text($0) }, queue, lab.translator())
      XCTAssertEqual(heard.suffix(texts.count), texts.map { .text($0) }[...])
    }
  }

  func testWhatIsComposedIsHeardWholeAndUntilItHasEnded() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let long = String(repeating: "にほんご", count: 10)
      let heard = try hear(
        [
          .composing("ni", caret: 2), .composing(long, caret: 40), .text("日本語"),
          .composing("", caret: 0),
        ], queue, lab.translator())
      XCTAssertEqual(
        heard.suffix(4),
        [
          .composing("ni", caret: 2), .composing(long, caret: 40), .text("日本語"),
          .composing("", caret: 0),
        ])
    }
  }

  func testTheLibraryWritesTextsOnlyWhereThereIsAPlaceForThem() throws {
    try onMain { lab in
      let translator = lab.translator()
      let input = TextInput(lab.library)
      XCTAssertFalse(input.isOn)
      translator.textPlace = Rect(10, 10, 100, 20)
      XCTAssertTrue(input.isOn)
      translator.textPlace = Rect(10, 40, 100, 20)
      XCTAssertTrue(input.isOn)
      translator.textPlace = nil
      XCTAssertFalse(input.isOn)
    }
  }

  func testFingersAreCancelledWhenTheFocusGoes() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let heard = try hear(
        [
          .finger(.down, id: 1, x: 0, y: 0), .finger(.down, id: 2, x: 0, y: 0), .focusLost,
          .finger(.moved, id: 1, x: 0.5, y: 0.5), .finger(.up, id: 2, x: 0, y: 0),
        ], queue, lab.translator())
      XCTAssertEqual(
        heard.dropFirst(2),
        [.touchCancelled(TouchID(1)), .touchCancelled(TouchID(2)), .focusLost])
    }
  }

  func testAWindowThatComesToAnotherOutputIsLaidOutAnew() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let heard = try hear([.displayChanged], queue, lab.translator())
      XCTAssertEqual(heard.last, .windowResized(Size(1600, 1200)))
    }
  }

  func testAVirtualPadIsHeardFromPlugToPlug() throws {
    try onMain { lab in
      try lab.library.startGamepads(inBackground: true)
      let queue = try EventQueue(lab.library)
      let translator = lab.translator()
      let pad = try VirtualPad(lab.library)
      XCTAssertTrue(drain(queue, translator).map(\.kind).contains(.padAdded(PadID(pad.id))))
      XCTAssertEqual(translator.padCount, 1)

      pad.set(.a, isDown: true)
      pad.set(.rightShoulder, isDown: true)
      let pressed = drain(queue, translator).map(\.kind)
      XCTAssertTrue(pressed.contains(.padButtonDown(PadID(pad.id), .a)))
      XCTAssertTrue(pressed.contains(.padButtonDown(PadID(pad.id), .rightShoulder)))
      pad.set(.leftX, -0.9)
      pad.set(.rightTrigger, 1)
      let moved = drain(queue, translator).map(\.kind)
      let left = try XCTUnwrap(moved.compactMap { axis(.leftX, of: $0) }.last)
      XCTAssertEqual(left, -0.9, accuracy: 0.001)
      XCTAssertEqual(moved.compactMap { axis(.rightTrigger, of: $0) }.last, 1)

      pad.set(.a, isDown: false)
      XCTAssertTrue(queue.waits(for: .padButton(id: pad.id, .a, isDown: false)))

      pad.unplug()
      let unplugged = drain(queue, translator).map(\.kind)
      XCTAssertEqual(unplugged.compactMap { axis(.leftX, of: $0) }.last, 0)
      XCTAssertEqual(unplugged.last, .padRemoved(PadID(pad.id)))
      XCTAssertEqual(translator.padCount, 0)
    }
  }

  func testTimeComesFromTheGivenClock() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      let translator = EventTranslator(
        lab.library, nil, output: { Size(10, 10) }, clock: { .milliseconds(4200) })
      try queue.push(.quit)
      XCTAssertEqual(
        drain(queue, translator).last, InputEvent(.quit, at: .milliseconds(4200)))
    }
  }

  func testAnotherThreadEndsTheWait() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      while queue.poll() != nil {}
      Task.detached { queue.wake() }
      XCTAssertTrue(queue.waits(for: .wake))
      XCTAssertNil(queue.poll())
    }
  }

  func testAWakeThatFindsTheQueueFullIsHeardOnceThereIsRoom() throws {
    try onMain { lab in
      let queue = try EventQueue(lab.library)
      while (try? queue.push(.quit)) != nil {}
      Task.detached { queue.wake() }
      var isHeard = false
      while let event = queue.poll() { if event.event == .wake { isHeard = true } }
      XCTAssertTrue(isHeard || queue.waits(for: .wake))
    }
  }
}

/// Sends events through SDL's own queue and returns what scenes hear.
@MainActor private func hear(
  _ events: [Event], _ queue: EventQueue, _ translator: EventTranslator
) throws -> [InputEvent.Kind] {
  for event in events { try queue.push(event) }
  return drain(queue, translator).map(\.kind)
}

/// Presses a key alone.
@MainActor private func press(
  _ code: KeyCode, at place: KeyPlace?, _ modifiers: HeldModifiers, _ lab: StageLab
) throws -> [InputEvent.Kind] {
  let (queue, translator) = (try EventQueue(lab.library), lab.translator())
  _ = drain(queue, translator)
  return try hear(
    [.key(code, at: place ?? .unknown, modifiers, isDown: true, isRepeat: false)], queue,
    translator)
}

@MainActor private func drain(
  _ queue: EventQueue, _ translator: EventTranslator
) -> [InputEvent] {
  var heard: [InputEvent] = []
  while let event = queue.poll() { heard += translator.translate(event) }
  return heard
}

extension StageLab {
  fileprivate func translator(_ window: Window? = nil) -> EventTranslator {
    EventTranslator(library, window, output: { Size(1600, 1200) })
  }
}

private func axis(_ axis: PadAxis, of kind: InputEvent.Kind) -> Double? {
  if case .padAxis(_, axis, let value) = kind { value } else { nil }
}
