import GameKernel
import PictureArt
import PictureScenes
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("Advice beside the board", .tags(.rules))
struct SlidingAdviceCardTests {
  private let adviser = TestAdviser()

  private func harness(
    _ length: Int = 3, size: Size = Size(1280, 800), scale: Double = 1,
    edit: (inout SlidingSettings) -> Void = { _ in }
  ) -> SlidingHarness {
    let harness = SlidingHarness(.dealt(.square(length)), size: size, scale: scale, edit: edit)
    harness.sliding.adviser = adviser
    return harness
  }

  /// The texts at the right of the board, as one.
  private func beside(_ harness: SlidingHarness) -> String {
    let board = harness.scene.report("board")?.frame ?? .zero
    return harness.list.commands.filter { $0.frame.x > board.maxX && $0.frame.y > board.y }
      .compactMap(\.string).joined(separator: " ")
  }

  private func showsGoal(_ harness: SlidingHarness) -> Bool {
    !harness.list.pictures("goal ").isEmpty
  }

  @Test("takes the place of the goal, names the next tile and its way, and is not in the bar too")
  func next() throws {
    let harness = harness()
    #expect(showsGoal(harness))
    var directions: Set<String> = []
    while !harness.table.state.isSolved {
      harness.key(.command(.hint))
      guard let move = SlidingSolver(.square(3)).solve(harness.board).moves.first else { break }
      let board = harness.board
      let cell = try #require(board.shape.neighbour(of: board.gap, move.opposite))
      directions.insert("\(move)")
      #expect(beside(harness).contains("Next: slide \(board[cell] + 1) \(move)."))
      #expect(harness.texts.joined(separator: " ").split(separator: "proven").count == 2)
      #expect(beside(harness).contains("proven shortest"))
      #expect(!showsGoal(harness))
    }
    #expect(directions.count == 4)
    #expect(showsGoal(harness) && !harness.says("Next"))
  }

  @Test("goes with the next move, which brings the goal back")
  func goes() {
    let harness = harness()
    harness.key(.command(.hint))
    #expect(!showsGoal(harness))
    harness.key(.tilt(.left), .tilt(.up), .tilt(.right))
    #expect(showsGoal(harness) && !harness.says("Next"))
  }

  @Test("while a way is shown, says how far it is and names no moves")
  func show() {
    let harness = harness()
    harness.click("more")
    harness.click("more.0")
    harness.run(.milliseconds(900))
    #expect(beside(harness).contains("proven shortest") && !showsGoal(harness))
    #expect(!harness.says("Next"))
  }

  @Test("is the coach's too, who keeps the place while the next word is awaited")
  func coach() throws {
    let harness = harness { $0.coaches = true }
    harness.sliding.willAppear()
    #expect(showsGoal(harness))
    let best = try #require(SlidingSolver(.square(3)).solve(harness.board).moves.first)
    harness.key(.tilt(best))
    #expect(beside(harness).contains("Closer") && !showsGoal(harness))
    adviser.isLate = true
    harness.key(.tilt(best.opposite))
    #expect(!harness.says("Closer") && !harness.says("Farther") && !showsGoal(harness))
    adviser.answer()
    #expect(beside(harness).contains("Farther") && !showsGoal(harness))
  }

  @Test("stays in the bar where the goal is a picture that needs the room")
  func picture() {
    let harness = harness { $0.picture = .builtIn(.map) }
    harness.key(.command(.hint))
    #expect(harness.says("proven shortest") && !beside(harness).contains("proven"))
    #expect(showsGoal(harness))
  }

  @Test("names no number that cannot be seen, where there is room below a picture")
  func hidden() {
    for showsNumbers in [true, false] {
      let harness = harness(size: Size(7680, 4320)) {
        $0.picture = .builtIn(.map)
        $0.showsNumbers = showsNumbers
      }
      harness.key(.command(.hint))
      #expect(beside(harness).contains("the glowing tile") == !showsNumbers)
      #expect(beside(harness).contains("Next: ") && showsGoal(harness))
    }
  }

  @Test(
    "lies on no control and outside no window",
    arguments: [
      Size(640, 480), Size(800, 600), Size(1024, 768), Size(1280, 800), Size(1280, 1024),
      Size(1920, 1080), Size(2560, 1080), Size(3840, 2160), Size(7680, 4320),
    ], Thoroughness.some(of: [1, 1.25, 1.5, 2], every: 3))
  func place(size: Size, scale: Double) {
    for picture in [PictureChoice.numbers, .builtIn(.map)] {
      let harness = harness(4, size: size, scale: scale) { $0.picture = picture }
      harness.context.look.texts = Texts(LongWords())
      harness.scene.layout(in: size)
      harness.key(.command(.hint))
      #expect(faults(harness.scene, harness.context).isEmpty)
      let controls = harness.scene.controls.filter { !$0.id.hasPrefix("board") }
      for command in harness.list.commands where command.string?.contains("slide") == true {
        let overlaps = controls.map { $0.frame.intersection(command.frame) }
        #expect(!overlaps.contains { $0.width > 1 && $0.height > 1 })
      }
    }
  }

  /// Words that are longer by a third, as other languages have them.
  private nonisolated struct LongWords: TextLookup {
    func text(_ text: String) -> String {
      text.count < 5 ? text : text + String(repeating: "m", count: text.count / 3)
    }
    func text(_ one: String, _ many: String, _ count: Int) -> String {
      text(count == 1 ? one : many)
    }
  }
}
