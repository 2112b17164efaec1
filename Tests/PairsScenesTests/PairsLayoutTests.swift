import GameKernel
import PairsGame
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The layout of Pairs", .tags(.slow))
struct PairsLayoutTests {
  private nonisolated static let sizes: [Size] = [
    Size(480, 320), Size(640, 480), Size(800, 600), Size(1024, 768), Size(1280, 800),
    Size(1920, 1080), Size(2560, 1080), Size(3840, 2160), Size(320, 480), Size(480, 640),
    Size(480, 800), Size(720, 1280), Size(1080, 1920), Size(2160, 3840), Size(700, 700),
    Size(800, 800), Size(1000, 1200), Size(480, 480), Size(900, 480), Size(400, 900),
  ]
  private nonisolated static let scales = Thoroughness.some(of: [1, 1.25, 1.5, 2], every: 3)
  private nonisolated static let setups: [PairsSetup] = [
    PairsSetup(layout: .eightByEight), PairsSetup(layout: .fourByFour, [.person, .perfect]),
    PairsSetup(layout: .sixByFour, [.person, .person, .forgetful(memory: 70)]),
    PairsSetup(
      layout: .sixBySix,
      [.person, .forgetful(memory: 70), .forgetful(memory: 70), .person]),
  ]

  @Test("holds in every size and scale", arguments: sizes, scales)
  func holds(size: Size, scale: Double) throws {
    for setup in Self.setups {
      let harness = PairsHarness(setup, size: size, scale: scale)
      harness.context.look.texts = Texts(PseudoLookup())
      harness.scene.layout(in: size)
      #expect(faults(harness.scene, harness.context).isEmpty, "\(setup.seats.count)")
      let board = try #require(harness.scene.report("board")?.frame)
      let least = min(size.width, size.height)
      #expect(max(board.width, board.height) >= 0.36 * least, "\(setup.seats.count) \(board)")
      let cells = harness.scene.controls.filter { $0.id.hasPrefix("board.") }
      #expect(cells.count == setup.layout.cardCount)
      #expect(cells.allSatisfy { board.contains($0.frame) })
      for card in harness.miss { harness.click(card: card) }
      #expect(faults(harness.scene, harness.context).isEmpty, "\(setup.seats.count)")
    }
  }

  @Test("gives the tray and the panel the places of the mock-up at 1280 × 800")
  func mockUp() {
    let harness = PairsHarness(PairsSetup(layout: .sixBySix, [.person, .person]))
    #expect(harness.scene.report("board")?.frame == Rect(148, 104, 664, 664))
    #expect(harness.scene.report("board.0")?.frame == Rect(186, 136, 98, 100))
    let card = harness.seen(at: 0)?.frame ?? .zero
    #expect(Rect(194, 141, 82, 90).inset(by: -1) == card)
    #expect(harness.scene.report("new-game")?.frame == Rect(852, 704, 280, 64))
  }

  @Test("lets the tray follow columns and rows", arguments: PairsLayout.offered)
  func shape(layout: PairsLayout) throws {
    let harness = PairsHarness(PairsSetup(layout: layout), size: Size(1920, 1080))
    let board = try #require(harness.scene.report("board")?.frame)
    let rim = 2 * (20 + 20) * 1.3
    let share = (board.width - rim) / (board.height - rim)
    #expect(abs(share - Double(layout.columns) / Double(layout.rows)) < 0.06)
  }

  @Test("shows flips, par and time of one player in every size", arguments: sizes, scales)
  func counters(size: Size, scale: Double) {
    let harness = PairsHarness(PairsSetup(layout: .sixBySix), size: size, scale: scale)
    harness.click(card: 0)
    harness.run(.seconds(13))
    #expect(harness.texts.contains("57"))
    #expect(harness.texts.contains("Flips") && harness.texts.contains("Par"))
    #expect(harness.texts.contains("0:13") || harness.texts.contains("0:12"))
  }

  @Test("shows every player's pairs and whose turn it is in every size", arguments: sizes, scales)
  func players(size: Size, scale: Double) {
    let setup = PairsSetup(
      layout: .fourByFour, Array(repeating: .person, count: 4))
    let harness = PairsHarness(setup, size: size, scale: scale)
    let names = harness.texts.filter { $0.hasPrefix("Player") || $0.hasPrefix("Pla") }
    #expect(names.count >= 4)
    #expect(harness.says("to move") || harness.list.pictures("icon play").count == 1)
  }

  @Test("keeps the words below the plaques clear of them in every size", arguments: sizes, scales)
  func wordsBelowPlaques(size: Size, scale: Double) throws {
    for setup in Self.setups.dropFirst() {
      let harness = PairsHarness(setup, size: size, scale: scale)
      let plaques = harness.list.pictures("pill").map(\.frame)
      #expect(plaques.count == setup.seats.count)
      let last = try #require(plaques.last)
      let below = harness.list.commands.filter { command in
        command.isText && command.frame.midY > last.midY
          && !plaques.contains { $0.contains(command.frame.center) }
      }
      let least = last.maxY + harness.context.look.metrics.px(8)
      #expect(below.allSatisfy { $0.frame.y >= least }, "\(setup.seats.count) \(last)")
    }
  }

  @Test("shows name and turn of two players at every scale at 1280 × 800", arguments: scales)
  func plaques(scale: Double) throws {
    let harness = PairsHarness(
      PairsSetup(layout: .sixBySix, [.person, .person]), scale: scale)
    let button = try #require(harness.scene.report("new-game")?.frame)
    let plaques = harness.list.pictures("pill").map(\.frame)
    #expect(plaques.count == 2)
    #expect(plaques.allSatisfy { $0.height >= button.height })
  }

  @Test(
    "lets cards and panel begin at the same height", arguments: [Size(800, 800), Size(700, 700)])
  func tops(size: Size) throws {
    let harness = PairsHarness(
      PairsSetup(layout: .sixBySix, Array(repeating: .person, count: 4)), size: size)
    let board = try #require(harness.scene.report("board")?.frame)
    #expect(harness.list.pictures("pill").first?.frame.y == board.y)
  }

  @Test("in another size tells of no pair before its second card is seen")
  func suspense() {
    let harness = PairsHarness.people(2)
    let pair = harness.pair(0)
    harness.click(card: pair[0])
    harness.run(.seconds(1))
    harness.click(card: pair[1])
    harness.run(.milliseconds(350))
    harness.scene.layout(in: harness.context.look.metrics.size)
    #expect(!harness.texts.contains("1"))
    harness.run(.seconds(1))
    #expect(harness.texts.contains("1"))
  }

  @Test(
    "of the last dialog has room for why a game is not in the best games",
    arguments: [Size(480, 320), Size(320, 480), Size(800, 800), Size(1280, 800)], scales)
  func dialogWithReason(size: Size, scale: Double) {
    let harness = PairsHarness(size: size, scale: scale)
    harness.context.look.texts = Texts(PseudoLookup())
    harness.table.restart()
    for kind in 0..<8 { for card in harness.pair(kind) { harness.click(card: card) } }
    harness.run(.seconds(4))
    let words = harness.texts.joined(separator: " ")
    let reason = harness.context.look.texts(
      "Not a new deal, so no medal and no place in Best games.")
    #expect(words.contains(reason))
    #expect(faults(harness.scene, harness.context).isEmpty)
  }
}
