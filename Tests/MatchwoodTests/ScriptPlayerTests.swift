import Stage
import Testing

@testable import Matchwood

@Suite("Script player")
struct ScriptPlayerTests {
  private let button = ControlReport(id: "take-2", frame: Rect(10, 20, 100, 40), isEnabled: true)

  /// Plays a script in steps of one frame; answers each signal with the time it was sent, in ms.
  private func play(
    _ text: String, controls: [ControlReport] = []
  ) throws -> [(time: Int, event: ScriptEvent)] {
    var player = ScriptPlayer(try Script(text, file: "s"))
    var sent: [(time: Int, event: ScriptEvent)] = []
    var time = 0
    while !player.isFinished(at: .milliseconds(time)), time < 100_000 {
      sent += try player.events(at: .milliseconds(time), controls: controls).map { (time, $0) }
      time += 1
    }
    return sent
  }

  @Test("A click moves to the middle of its control, presses and lets go, in this order")
  func click() throws {
    let middle = Point(60, 40)
    let sent = try play("click take-2", controls: [button])
    #expect(sent.map(\.event) == [.mouseMoved(middle), .mouseDown(middle), .mouseUp(middle)])
    #expect(sent.map(\.time) == sent.map(\.time).sorted())
    #expect(Set(sent.map(\.time)).count == 3)
  }

  @Test("Steps follow each other, and a wait lasts as long as it says")
  func waits() throws {
    let sent = try play("key 1\nwait 2\nkey 2")
    let downs = sent.filter { if case .keyDown = $0.event { true } else { false } }
    try #require(downs.count == 2)
    #expect((2000...2200).contains(downs[1].time - downs[0].time))
  }

  @Test(
    "Whatever goes down comes up again", arguments: ["key a", "touch 1,1", "pad x", "swipe 9,9 up"])
  func balanced(line: String) throws {
    let events = try play(line).map(\.event)
    let downs = events.count { event in
      switch event {
      case .keyDown, .touchDown, .padDown, .mouseDown: true
      default: false
      }
    }
    let ups = events.count { event in
      switch event {
      case .keyUp, .touchUp, .padUp, .mouseUp: true
      default: false
      }
    }
    #expect(downs == 1)
    #expect(ups == 1)
  }

  @Test("A swipe is quick and goes one way, a drag ends where it says")
  func strokes() throws {
    let swipe = try play("swipe 400,300 left")
    #expect(swipe.last?.event == .touchUp(Point(240, 300)))
    #expect((swipe.last?.time ?? 0) < 100)
    let drag = try play("drag 400,300 520,310").map(\.event)
    #expect(drag.last == .mouseUp(Point(520, 310)))
    #expect(drag.contains(.mouseMoved(Point(460, 305))))
  }

  @Test("A step sees the controls of its own moment")
  func laterControls() throws {
    var player = ScriptPlayer(try Script("wait 1\nclick take-2", file: "s"))
    #expect(try player.events(at: .zero, controls: []).isEmpty)
    #expect(try player.events(at: .seconds(1), controls: [button]) == [.mouseMoved(Point(60, 40))])
  }

  @Test(
    "A control that is not there, is off or is scrolled away stops the script with its line",
    arguments: [
      ("menu", "there is no control 'menu' now; there are take-1, far"),
      ("take-1", "the control 'take-1' is off now; wait before it"),
      ("far", "the control 'far' is scrolled away; scroll to it by keys"),
    ])
  func unusable(id: String, problem: String) throws {
    var player = ScriptPlayer(try Script("\nclick \(id)", file: "s"))
    let off = ControlReport(id: "take-1", frame: .zero, isEnabled: false)
    let away = ControlReport(id: "far", frame: .zero, isEnabled: true, isInView: false)
    #expect(throws: ScriptError(file: "s", line: 2, problem: problem)) {
      try player.events(at: .zero, controls: [off, away])
    }
  }

  /// The time, in ms, at which the key of a second line goes down that follows a step which waits.
  private func keyTime(
    after step: String, _ activity: (Int) -> ProgramActivity,
    controls: (Int) -> [ControlReport] = { _ in [] }
  ) throws -> Int {
    var player = ScriptPlayer(try Script("\(step)\nkey a", file: "s"))
    var time = 0
    while try player.events(
      at: .milliseconds(time), activity(time), controls: controls(time)
    ).isEmpty {
      time += 1
    }
    return time
  }

  @Test("A rest lasts until nothing moves, and longer than the turn that it begins in")
  func rest() throws {
    let soon = try keyTime(after: "rest") { _ in .idle }
    #expect((1...80).contains(soon))
    let late = try keyTime(after: "rest") { $0 > 5000 ? .waiting : .busy }
    #expect((5001...5080).contains(late))
  }

  @Test("A wait for a control lasts until it can be used")
  func waitForControl() throws {
    let off = ControlReport(id: "take-2", frame: .zero, isEnabled: false)
    let time = try keyTime(after: "wait take-2") { _ in
      .waiting
    } controls: {
      $0 > 5000 ? [button] : $0 > 2000 ? [off] : []
    }
    #expect((5001...5080).contains(time))
  }

  @Test(
    "A wait that is in vain stops the script with its line: at once where nothing happens any more",
    arguments: [
      ("rest", .busy, 600, "nothing has come to rest for ten minutes"),
      ("wait take-2", .waiting, 600, "there is no control 'take-2' now; there are "),
      ("wait take-2", .idle, 1, "there is no control 'take-2' now; there are "),
    ] as [(String, ProgramActivity, Int, String)])
  func inVain(step: String, activity: ProgramActivity, end: Int, problem: String) throws {
    var player = ScriptPlayer(try Script("\n\(step)", file: "s"))
    for time in [0, end - 1] {
      #expect(try player.events(at: .seconds(time), activity, controls: []).isEmpty)
    }
    #expect(throws: ScriptError(file: "s", line: 2, problem: problem)) {
      try player.events(at: .seconds(end), activity, controls: [])
    }
  }

  @Test("A player that comes late sends everything that is due and loses nothing")
  func late() throws {
    var player = ScriptPlayer(try Script("key a\nkey b", file: "s"))
    var acts: [ScriptEvent] = []
    for _ in 0..<4 { acts += try player.events(at: .seconds(9), controls: []) }
    #expect(acts.count == 4)
    #expect(player.nextDue == nil)
  }
}
