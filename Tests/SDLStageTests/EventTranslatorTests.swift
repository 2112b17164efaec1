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
        (KeyCode(rawValue: 0x4000_005B), .character("3")),
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
