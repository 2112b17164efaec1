import Files
import GameKernel
import Stage
import Testing

@testable import Matchwood

@Suite("Scripts")
struct ScriptTests {
  @Test(
    "Each step is read as it is written",
    arguments: [
      ("key 2", ScriptStep.key(.character("2"), [])),
      ("key ctrl+z", .key(.character("z"), .control)),
      ("key ctrl+shift+z", .key(.character("z"), [.control, .shift])),
      ("key +", .key(.character("+"), [])),
      ("key F11", .key(.function(11), [])),
      ("key esc", .key(.escape, [])),
      ("key delete", .key(.delete, [])),
      ("type Zoë Ann", .type("Zoë Ann")),
      ("click take-2", .click(.control("take-2"))),
      ("click 640,400", .click(.place(Point(640, 400)))),
      ("touch 10.5,-3", .touch(.place(Point(10.5, -3)))),
      ("move 640,400", .move(.place(Point(640, 400)))),
      ("swipe 400,300 right", .swipe(.place(Point(400, 300)), .right)),
      ("swipe board.3 up 24", .swipe(.control("board.3"), .up, length: 24)),
      ("drag 400,300 520,300", .drag(Point(400, 300), Point(520, 300))),
      ("stick left -0.9 0", .stick(.left, x: -0.9, y: 0)),
      ("pad a", .pad(.a)),
      ("pad left-shoulder", .pad(.leftShoulder)),
      ("pad right-trigger", .trigger(.right)),
      ("pad plug playstation", .plug(.playStation, name: "pad")),
      ("pad plug switch ann", .plug(.nintendo, name: "ann")),
      ("pad unplug", .unplug(name: "pad")),
      ("pad unplug ann", .unplug(name: "ann")),
      ("pad take ann", .takePad(name: "ann")),
      ("tilt 0 9.8 -1", .tilt(x: 0, y: 9.8, z: -1)),
      ("drop a/b.png", .drop("a/b.png")),
      ("drop my picture.png", .drop("my picture.png")),
      ("wait 0.5", .wait(.milliseconds(500))), ("wait take-2", .waitFor("take-2")),
      ("rest", .waitUntilStill),
      ("resize 480x320", .resize(WindowSize(width: 480, height: 320))),
      ("quit", .quit),
    ])
  func steps(line: String, step: ScriptStep) throws {
    #expect(try Script(line, file: "s").lines == [ScriptLine(number: 1, step: step)])
  }

  @Test(
    "A gamepad is there from the start where one is used before any is plugged in",
    arguments: [
      ("key a", false, false), ("pad a", true, true), ("pad a\npad plug xbox", true, true),
      ("pad plug xbox\npad a", true, false), ("pad unplug\npad a", true, false),
      ("tilt 0 0 0", true, true),
    ])
  func firstPad(text: String, usesPads: Bool, beginsWithPad: Bool) throws {
    let script = try Script(text, file: "s")
    #expect(script.usesPads == usesPads)
    #expect(script.beginsWithPad == beginsWithPad)
  }

  @Test("Empty lines, comments and odd blanks say nothing, but count")
  func blanks() throws {
    let script = try Script("# first\r\n\n\t key   2 \n  #x\nquit", file: "s")
    #expect(script.lines.map(\.number) == [3, 5])
  }

  @Test(
    "A bad line is named with its file and number",
    arguments: [
      "jump", "key", "key ctrl+", "key f13", "key ab", "type", "click", "click 1,", "click 1,2,3",
      "click a b",
      "swipe 1,2", "swipe 1,2 north", "swipe 1,2 up 0", "swipe 1,2 up 9 9", "drag 1,2",
      "stick middle 0 0", "stick left 1.1 0", "pad z",
      "tilt 0 0", "tilt a b c", "drop", "wait -1", "wait", "wait nan", "wait 1,2", "wait a b",
      "rest 1", "resize 10x10", "quit now",
    ])
  func badLines(line: String) {
    #expect {
      try Script("quit\n\n\(line)\nquit", file: "f.txt")
    } throws: { error in
      let message = String(describing: error)
      return message.hasPrefix("f.txt:3: ") && !message.contains("\n")
    }
  }

  @Test("The mark of UTF-8 before the first line says nothing")
  func mark() throws {
    #expect(try Script("\u{FEFF}quit\n", file: "s").lines == [ScriptLine(number: 1, step: .quit)])
    #expect(throws: ScriptError.self) { try Script("quit\n\u{FEFF}quit", file: "s") }
  }

  @Test("A message says what would be right")
  func messages() {
    #expect(
      throws: ScriptError(
        file: "s", line: 1,
        problem: "'swipe 1,2' does not fit; write swipe ID or X,Y left|right|up|down [UNITS]")
    ) { try Script("swipe 1,2", file: "s") }
  }
}
