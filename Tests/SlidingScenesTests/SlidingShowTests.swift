import BoxKit
import GameKernel
import Motion
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@MainActor @Suite("The way home is shown", .tags(.rules))
struct SlidingShowTests {
  private let adviser = TestAdviser()

  private func harness(
    _ length: Int = 3, reducedMotion: Bool = false, size: Size = Size(1280, 800)
  ) -> SlidingHarness {
    let harness = SlidingHarness(
      .dealt(.square(length)), size: size, reducedMotion: reducedMotion)
    harness.sliding.adviser = adviser
    return harness
  }

  private func begin(_ harness: SlidingHarness) {
    harness.click("more")
    harness.click("more.0")
    harness.run(.milliseconds(16))
  }

  @Test("to its end, by moves that undo takes back one by one, and as a game that was helped")
  func whole() throws {
    let harness = harness()
    let (start, distance) = (
      harness.board, try #require(SlidingSolver(.square(3)).distance(harness.board))
    )
    begin(harness)
    #expect(harness.isOn("pause") && harness.scene.report("new-game") == nil)
    harness.run(.milliseconds(400) * (distance + 2))
    #expect(harness.table.state.isSolved)
    #expect(harness.table.state.tileMoves == distance)
    #expect(harness.table.sheet.wasHelped)
    #expect(harness.table.setup.wasShown)
    #expect(harness.says("Solved for you · \(distance) moves, shown") && !harness.says("Solved in"))
    #expect(harness.scene.report("pause") == nil && harness.isOn("new-game"))
    for _ in 0..<distance { harness.key(.command(.undo)) }
    #expect(harness.board == start)
  }

  @Test("in part, and the player who makes the last moves is said to have solved with help")
  func part() throws {
    let harness = harness()
    begin(harness)
    harness.run(.milliseconds(400))
    harness.key(.back)
    let way = SlidingSolver(.square(3)).solve(harness.board).moves
    for move in way { try harness.table.session.perform(.tilt(move)) }
    #expect(harness.table.state.isSolved)
    #expect(harness.says("Solved with help in"))
  }

  @Test("once the shortest is proven; meanwhile it says that it looks for the solution")
  func awaited() {
    adviser.isLate = true
    let harness = harness(4)
    begin(harness)
    harness.run(.milliseconds(600))
    func sentence() -> String { harness.texts.joined(separator: " ") }
    #expect(sentence().contains("Looking for the solution…"))
    adviser.tell(.init(best: nil, leastMoves: 40, nodes: 3_000_000))
    #expect(sentence().contains("Looking for the solution… at least 40 moves"))
    let best = SlidingSolver(.square(4)).solve(harness.board, effort: .none)
    adviser.tell(.init(best: best, leastMoves: 44, nodes: 9_000_000))
    let range = "44 to \(best.moves.count) moves"
    #expect(sentence().contains("Looking for the solution… \(range)"))
    #expect(harness.scene.report("pause") == nil)
    adviser.answer()
    #expect(!sentence().contains("the solution") && harness.isOn("pause"))
    harness.key(.back, .command(.hint))
    #expect(!sentence().contains("the solution"))
  }

  @Test("and its buttons stay for a moment after the last move, so that late clicks hit no others")
  func late() throws {
    let harness = harness()
    let distance = try #require(SlidingSolver(.square(3)).distance(harness.board))
    begin(harness)
    let pause = try #require(harness.scene.report("pause")?.frame)
    harness.run(.milliseconds(400) * distance)
    #expect(harness.table.state.isSolved && !harness.isOn("pause"))
    harness.send(.keyboard, [.activate])
    harness.run(.milliseconds(500))
    // What is pressed at the last moment may be let go a little later.
    harness.send(.mouse, [.press(pause.center)])
    harness.run(.milliseconds(500))
    harness.send(.mouse, [.tap(pause.center)])
    #expect(harness.table.state.isSolved && harness.scene.report("new-game") == nil)
    harness.run(.milliseconds(200))
    #expect(harness.scene.report("pause") == nil && harness.isOn("new-game"))
    harness.send(.keyboard, [.activate])
    #expect(harness.scene.active == "sliding-end")
  }

  @Test("until the player takes over, by any move, a click, undo, Esc or the button")
  func takenOver() throws {
    let ends: [(SlidingHarness) -> Void] = [
      { $0.key(.focusSwitch, .tilt(.left)) }, { $0.click(cell: 0) }, { $0.key(.command(.undo)) },
      { $0.key(.back) }, { $0.click("stop") }, { $0.pad(.back) }, { $0.key(.command(.newGame)) },
      { $0.key(.command(.hint)) },
    ]
    for end in ends {
      let harness = harness()
      begin(harness)
      harness.run(.seconds(1))
      #expect(harness.table.state.tileMoves == 2)
      end(harness)
      #expect(harness.scene.report("pause") == nil)
      let moves = harness.table.state.tileMoves
      harness.run(.seconds(2))
      #expect(harness.table.state.tileMoves == moves)
    }
  }

  @Test("and rests and goes on, by the focused button as by a pad")
  func pause() {
    let harness = harness()
    harness.context.input.device = .keyboard
    begin(harness)
    harness.pad(.activate)
    harness.run(.seconds(3))
    #expect(harness.table.state.tileMoves == 0)
    harness.pad(.activate)
    harness.run(.milliseconds(100))
    #expect(harness.table.state.tileMoves == 1)
  }

  @Test("with tiles that stand still where they are while it rests, and slide on with it")
  func heldTiles() throws {
    let harness = harness()
    begin(harness)
    while harness.table.state.tileMoves == 0 { harness.run(.milliseconds(10)) }
    harness.run(.milliseconds(40))
    func tiles() -> [Rect] { harness.list.pictures("tile ").map(\.frame) }
    harness.pad(.activate)
    let held = tiles()
    harness.run(.seconds(1))
    #expect(tiles() == held && harness.context.animator.isIdle)
    harness.pad(.back)
    harness.run(.milliseconds(150))
    #expect(tiles() != held && harness.context.animator.isIdle)
  }

  @Test("with tiles as fast as the show", arguments: zip([-1, 0, 3], [320, 160, 20]))
  func tileSpeed(steps: Int, milliseconds: Int) throws {
    let harness = harness()
    begin(harness)
    for _ in 0..<abs(steps) { harness.click(steps < 0 ? "slower" : "faster") }
    harness.run(.seconds(1))
    let moves = harness.table.state.tileMoves
    while harness.table.state.tileMoves == moves { harness.run(.milliseconds(2)) }
    func tiles() -> [Rect] { harness.list.pictures("tile ").map(\.frame) }
    harness.run(.milliseconds(milliseconds) * 3 / 4)
    let last = tiles()
    harness.run(.milliseconds(milliseconds) / 4)
    let rest = tiles()
    #expect(last != rest)
    harness.run(.milliseconds(10))
    #expect(tiles() == rest)
  }

  /// Runs until a tile is a quarter of a second on its way home, at half the speed.
  private func sliding(_ harness: SlidingHarness) {
    begin(harness)
    harness.click("slower")
    while harness.table.state.tileMoves == 0 { harness.run(.milliseconds(10)) }
    harness.run(.milliseconds(60))
  }

  private func tiles(_ harness: SlidingHarness) -> [Point] {
    harness.list.pictures("tile ").map(\.frame.center)
  }

  @Test("with tiles that take up another speed in the middle of their way, without a jump")
  func speedOnTheWay() {
    for (button, least, most) in [("faster", 1.6, 2.4), ("slower", 0.0, 0.0)] {
      let harness = harness()
      sliding(harness)
      if button == "slower" { harness.click("faster") }
      func way(_ time: Int) -> Double {
        let before = tiles(harness)
        harness.run(.milliseconds(time))
        return zip(tiles(harness), before).map { $0.distance(to: $1) }.max() ?? 0
      }
      let usual = way(8)
      let before = tiles(harness)
      harness.click(button)
      #expect(tiles(harness) == before)
      let changed = way(8)
      #expect(usual > 2 && changed > 1)
      if most > 0 { #expect((least...most).contains(changed / usual), "\(changed / usual)") }
      if most == 0 { #expect(changed < 0.7 * usual, "\(changed / usual)") }
    }
  }

  @Test("with a tile that is held on its way, and comes home before the next one goes")
  func heldOnTheWay() {
    let harness = harness(4)
    sliding(harness)
    harness.click("pause")
    let held = tiles(harness)
    harness.run(.seconds(2))
    #expect(tiles(harness) == held)
    harness.click("pause")
    let moves = harness.table.state.tileMoves
    harness.run(.milliseconds(230))
    #expect(harness.table.state.tileMoves == moves && tiles(harness) != held)
    harness.run(.milliseconds(60))
    #expect(harness.table.state.tileMoves == moves + 1)
  }

  @Test("with the last tile home in slow motion, at every speed, but not with reduced motion")
  func slowMotion() throws {
    for (reducedMotion, clicks) in [(false, 0), (false, 3), (true, 0)] {
      let harness = harness(reducedMotion: reducedMotion)
      begin(harness)
      for _ in 0..<clicks { harness.click("faster") }
      while !harness.table.state.isSolved { harness.run(.milliseconds(2)) }
      var steps: [[Point]] = []
      for _ in 0..<60 {
        steps.append(Array(tiles(harness).prefix(8)))
        harness.run(.milliseconds(10))
      }
      let last = steps.lastIndex { $0 != steps[steps.count - 1] } ?? 0
      #expect(reducedMotion ? last <= 16 : (36...46).contains(last), "\(last)")
      harness.run(.seconds(3))
      #expect(harness.scene.active == "sliding-end")
    }
  }

  @Test("from half to eight times as fast")
  func speeds() {
    let harness = harness(6)
    begin(harness)
    #expect(harness.says("1×"))
    for speed in ["2×", "4×", "8×"] {
      harness.click("faster")
      #expect(harness.says(speed))
    }
    #expect(!harness.isOn("faster"))
    let before = harness.table.state.tileMoves
    harness.run(.seconds(1))
    #expect((19...21).contains(harness.table.state.tileMoves - before))
    for _ in 0..<4 { harness.click("slower") }
    #expect(harness.says("0.5×"))
    #expect(!harness.isOn("slower"))
  }

  @Test("with reduced motion no faster than usual")
  func reducedMotion() {
    let harness = harness(6, reducedMotion: true)
    begin(harness)
    #expect(!harness.isOn("faster") && harness.isOn("slower"))
  }

  @Test("at the speed that was chosen last")
  func speedStays() {
    let harness = harness(6)
    begin(harness)
    harness.click("faster")
    harness.click("stop")
    begin(harness)
    #expect(harness.says("2×"))
  }

  @Test("while its scene is in front, and not below a message or out of sight")
  func inFront() {
    let harness = harness()
    begin(harness)
    harness.sliding.routes.isInFront = { false }
    harness.run(.seconds(2))
    #expect(harness.table.state.tileMoves == 0)
    #expect(harness.sliding.nextTimer == nil)
  }

  @Test(
    "with its buttons in every size, whole and apart",
    arguments: [
      Size(480, 320), Size(480, 800), Size(800, 800), Size(320, 480), Size(3840, 2160),
      Size(640, 480), Size(1024, 768),
    ], [1, 1.5])
  func sizes(size: Size, scale: Double) {
    let harness = SlidingHarness(.dealt(.square(3)), size: size, scale: scale)
    harness.sliding.adviser = adviser
    begin(harness)
    #expect(["pause", "slower", "faster", "stop"].allSatisfy { harness.scene.report($0) != nil })
    #expect(faults(harness.scene, harness.context).isEmpty)
  }
}
