import Acoustics
import BoxKit
import GameKernel
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The dialog at the end of every game", .tags(.input))
struct EndDialogTests {
  private static let pieces: EndWords.Sketch = { _, _ in { _ in } }
  private static let scale = EndMedals.scale(
    MedalScale(gold: 5, silver: 10, bronze: 20), 7, words: { "up to \($0)" })

  private func dialog(
    _ words: EndWords, size: Size = Size(1280, 800), results: (() -> Void)? = {},
    review: (() -> Void)? = {}
  ) -> (EndDialog, StageContext) {
    let context = StageContext.test(size: size)
    let content = EndContent("end", sound: .win, review: review, playAgain: {}, words: { words })
    let dialog = EndDialog(content, menu: {}, results: results, context: context)
    dialog.layout(in: size)
    return (dialog, context)
  }

  private func words(plates: Int = 3, next: NextSuggestion? = nil) -> EndWords {
    let places = (0..<plates).map { EndPlate("A long name of a place \($0)", "\($0) km") }
    return EndWords(
      title: "Seven", comparison: "Six is less.", note: "A new best!", isNews: true,
      pieces: Self.pieces, zone: .plates(places), medals: Self.scale, next: next)
  }

  @Test("has its buttons in one order, with the main one at the right, and leaves out what is none")
  func buttons() {
    let (all, _) = dialog(words())
    #expect(all.controls.map(\.id) == ["menu", "results", "look-back", "new-game"])
    #expect(all.controls.map(\.frame.x) == all.controls.map(\.frame.x).sorted())
    let (few, _) = dialog(words(), results: nil, review: nil)
    #expect(few.controls.map(\.id) == ["menu", "new-game"])
  }

  @Test("has them two by two in a narrow window, the main one at the lower right")
  func narrow() throws {
    let (dialog, _) = dialog(words(), size: Size(320, 480))
    let frames = dialog.controls.map(\.frame)
    #expect(frames[0].y == frames[1].y && frames[2].y == frames[3].y && frames[2].y > frames[0].y)
    #expect(frames[1].x > frames[0].x && frames[3].x > frames[2].x)
  }

  @Test("marks the one medal that was reached, and names what each needs")
  func medals() {
    let (dialog, _) = dialog(words())
    let list = dialog.list
    #expect(list.pictures("medal silver reached").count == 2, "in the head and in the row")
    #expect(list.pictures("medal gold open").count == 1)
    #expect(["up to 5", "up to 10", "up to 20"].allSatisfy(list.texts.contains))
  }

  @Test("is read in sentences: the result, its medal, each place, and the better medals")
  func read() {
    let sketch: EndWords.Sketch = { frame, look in
      { $0.text("4", look.metrics.medium(), .white, in: frame, look: look) }
    }
    var words = words()
    words.pieces = sketch
    let said = dialog(words).0.list.lines()
    #expect(
      said.prefix(6)
        == [
          "Seven", "Six is less.", "A new best!", "Silver",
          "A long name of a place 0: 0 km. A long name of a place 1: 1 km. A long name of a place 2: 2 km.",
          "Gold: up to 5",
        ], "\(said)")
    words.medals = EndMedals.none("No medal")
    #expect(!dialog(words).0.list.lines().contains("4"))
  }

  @Test("has the suggestion first and the focus on playing again")
  func suggestion() {
    var accepted = 0
    let next = NextSuggestion("same-game", title: "Next", reason: "Why") { accepted += 1 }
    let (dialog, context) = dialog(words(next: next))
    #expect(dialog.controls.first?.id == "same-game")
    context.input.device = .keyboard
    let ring = dialog.list.focusRings.first
    #expect(ring.map { dialog.report("new-game")?.frame.contains($0.center) } == true)
    dialog.click("same-game")
    #expect(accepted == 1)
  }

  @Test("scrolls zone and medals by arrows in a small window, and keeps result and buttons")
  func scrolls() {
    let (dialog, context) = dialog(words(plates: 6), size: Size(480, 320))
    context.input.device = .keyboard
    func y(_ text: String) -> Double? {
      dialog.list.commands.first { $0.string == text }?.frame.y
    }
    let before = (y("Seven"), y("A long name of a place 1"), dialog.report("new-game")?.frame)
    dialog.handle(.tilt(.down))
    #expect(y("Seven") == before.0 && dialog.report("new-game")?.frame == before.2)
    #expect((y("A long name of a place 1") ?? 0) < before.1 ?? 0)
    for _ in 0..<9 { dialog.handle(.tilt(.down)) }
    #expect(dialog.list.texts.contains("up to 20"))
  }

  @Test("shows the medals before the zone in a small window, and a held arrow only scrolls")
  func medalsFirst() throws {
    let (dialog, context) = dialog(words(plates: 6), size: Size(480, 320))
    context.input.device = .gamepad
    func y(_ text: String) -> Double? {
      dialog.list.commands.first { $0.string == text }?.frame.y
    }
    #expect(try #require(y("up to 20")) < #require(y("A long name of a place 1")))
    dialog.handle(.tilt(.down))
    let ring = dialog.list.focusRings.first
    for _ in 0..<30 { dialog.handle(.tiltRepeat(.down)) }
    #expect(dialog.list.focusRings.first == ring)
  }
}
