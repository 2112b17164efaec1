import Stage
import TestSupport
import Testing

@MainActor @Suite("What is written on gamepads")
struct PadGlyphTests {
  @Test("No two buttons of a pad look alike, or have the same name", arguments: PadKind.allCases)
  func distinct(kind: PadKind) {
    let buttons = PadButton.allCases
    let texts = Texts()
    #expect(Set(buttons.map { kind.glyph(of: $0, in: texts) }).count == buttons.count)
    let named = buttons.filter { !["left", "right", "up", "down"].contains($0.rawValue) }
    #expect(Set(named.map { kind.name(of: $0, in: texts) }).count == named.count)
  }

  @Test("A, B, X and Y are letters on every pad but those of PlayStation")
  func letters() {
    let letters: [PadButton] = [.a, .b, .x, .y]
    for kind in PadKind.allCases where kind != .playStation {
      #expect(
        letters.map { kind.glyph(of: $0, in: Texts()) } == ["A", "B", "X", "Y"].map { .text($0) })
    }
    #expect(
      letters.map { PadKind.playStation.glyph(of: $0, in: Texts()) }
        == [.icon(.padCross), .icon(.padCircle), .icon(.padSquare), .icon(.padTriangle)])
  }

  @Test("A pad is felt only while it is used")
  func rumble() {
    let context = StageContext(
      Look(
        theme: .named(.evening), metrics: Metrics(size: Size(800, 600)), measurer: FixedMeasurer()))
    var felt: [Rumble] = []
    context.feedback.onRumble = { felt.append($0) }
    for device in InputDevice.allCases {
      context.input.device = device
      context.feedback.rumble(.refusal)
    }
    #expect(felt == [.refusal])
  }
}
