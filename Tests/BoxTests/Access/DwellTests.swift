import Access
import BoxKit
import SceneTestSupport
import Stage
import Testing

@testable import MatchwoodMain

/// A pointer that clicks by resting.
@MainActor @Suite("A resting pointer")
struct DwellTests {
  private func aids(_ program: HeadlessProgram) -> AccessInput {
    let aids = AccessInput(context: program.context)
    aids.reports = { [program] in program.container.controls }
    var settings = AccessSettings()
    settings.dwell = 10
    aids.apply(settings)
    return aids
  }

  @Test("clicks a control after its time, once, and again after it has moved away")
  func clicks() throws {
    let program = try HeadlessProgram("en", Box.games)
    program.showMenu()
    let aids = aids(program)
    let place = try #require(program.report("settings")).frame.center
    _ = aids.takes(.mouseMoved(place))
    #expect(aids.advance(by: .milliseconds(900)) == nil)
    // A tremble is no movement.
    _ = aids.takes(.mouseMoved(place + Point(3, -3)))
    let click = try #require(aids.advance(by: .milliseconds(100)))
    #expect(click.intents == [.hover(place), .press(place), .tap(place)])
    #expect(aids.nextTimer == nil)
    #expect(aids.advance(by: .seconds(10)) == nil)
    _ = aids.takes(.mouseMoved(place + Point(200, 0)))
    _ = aids.takes(.mouseMoved(place))
    #expect(aids.advance(by: .seconds(1)) != nil)
  }

  @Test("does not click beside the controls, after a click by hand, or outside the window")
  func rests() throws {
    let program = try HeadlessProgram("en", Box.games)
    program.showMenu()
    let aids = aids(program)
    let place = try #require(program.report("settings")).frame.center
    for events: [InputEvent.Kind] in [
      [.mouseMoved(Point(1, 400))], [.mouseMoved(place), .mouseDown(.left, place)],
      [.mouseMoved(place), .mouseLeft],
    ] {
      for event in events { _ = aids.takes(event) }
      #expect(aids.advance(by: .seconds(5)) == nil, "\(events)")
    }
  }
}
