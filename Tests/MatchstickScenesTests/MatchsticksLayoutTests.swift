import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("The layout of Matchsticks", .tags(.slow))
struct MatchsticksLayoutTests {
  private nonisolated static let scales = Thoroughness.some(of: [1, 1.25, 1.5, 2], every: 3)

  /// In each window and scale, each take limit meets each style of matches, and the piles by turns.
  @Test("of the table holds in every size and scale", arguments: Size.windows, scales)
  func table(size: Size, scale: Double) throws {
    let piles = Thoroughness.some(of: [12, 20, 24], every: 2)
    var turn = try #require(Size.windows.firstIndex(of: size)) + Int(4 * scale)
    for limit in Thoroughness.some(of: Array(2...5), every: 3) {
      turn += 1
      for style in MatchStyle.allCases {
        turn += 1
        let pile = piles[turn % piles.count]
        let harness = TableHarness(
          .of(.person, .humanLike(strength: 70), pile: pile, takeLimit: limit), size: size,
          scale: scale
        ) { $0.matchsticks.style = style }
        #expect(faults(harness.scene, harness.context).isEmpty, "take \(limit)")
        #expect(harness.matches.count == pile)
        #expect(harness.astray == 0, "\(pile) \(style)")
        #expect(harness.felt.height >= 0.25 * size.height)
        let texts = harness.texts
        let hasWords = texts.contains("Take 1")
        let takes = (1...limit).map { hasWords ? "Take \($0)" : String($0) }
        #expect(takes.allSatisfy(texts.contains), "take \(limit)")
        harness.context.look.texts = Texts(PseudoLookup())
        harness.scene.layout(in: size)
        #expect(faults(harness.scene, harness.context).isEmpty, "take \(limit), longer words")
      }
    }
  }

  @Test("of the table after a game holds in every size and scale", arguments: Size.windows, scales)
  func afterTheGame(size: Size, scale: Double) {
    let harness = TableHarness(.of(.person, .person, pile: 12), size: size, scale: scale)
    harness.take(3, 1, 1, 2, 1, 3, 1)
    harness.run(.seconds(3))
    #expect(faults(harness.scene, harness.context).isEmpty)
    harness.key(.back)
    #expect(faults(harness.scene, harness.context).isEmpty)
    if scale == 1 {
      #expect(harness.texts.contains("Review") && harness.texts.contains("New game"))
    }
    harness.context.look.texts = Texts(PseudoLookup())
    harness.scene.layout(in: size)
    #expect(faults(harness.scene, harness.context).isEmpty)
  }

  @Test("keeps the rule and both names in every size and scale", arguments: Size.windows, scales)
  func rule(size: Size, scale: Double) {
    let harness = TableHarness(size: size, scale: scale)
    for words in ["The last match loses.", "You", "Clever"] {
      #expect(harness.texts.contains(words), "\(words)")
    }
    let places = harness.list.pictures("pill").map(\.frame)
    #expect(places.count == 2 && places.allSatisfy { !$0.intersects(harness.tray.frame) })
  }

  @Test("keeps the outer matches off the edges of the felt", arguments: Size.windows, scales)
  func edges(size: Size, scale: Double) {
    for style in MatchStyle.allCases {
      let harness = TableHarness(size: size, scale: scale) { $0.matchsticks.style = style }
      let row = harness.matches.prefix(10).map(\.ink)
      let widest = row.map(\.width).max() ?? 0
      let gap = min((row.first?.x ?? 0) - harness.felt.x, harness.felt.maxX - (row.last?.maxX ?? 0))
      #expect(gap >= 0.6 * widest, "\(style) \(gap) \(widest)")
    }
  }

  @Test("lays the rows of a narrow window close together, not at the ends of an empty felt")
  func rows() {
    for pile in [12, 20, 24] {
      let harness = TableHarness(.of(.person, .person, pile: pile), size: Size(600, 1000))
      let matches = harness.matches
      let height = matches[0].frame.height
      #expect(matches[10].frame.y - matches[0].frame.y < 1.3 * height)
      #expect(matches[0].frame.y - harness.felt.y < 0.3 * height)
    }
  }

  @Test("gives the tray the width of the window at 200 %")
  func width() {
    for (size, free) in [(Size(800, 600), 0.02), (Size(1280, 800), 0.06)] {
      let harness = TableHarness(size: size, scale: 2)
      #expect(harness.tray.frame.x <= free * size.width, "\(size)")
    }
  }

  @Test("of a bar too narrow for its title leaves it out", arguments: Size.windows, scales)
  func title(size: Size, scale: Double) {
    let texts = TableHarness(size: size, scale: scale).texts
    #expect(!texts.contains { $0.hasSuffix("…") && "Matchsticks".hasPrefix($0.dropLast()) })
  }

  @Test("of a falling match keeps it on the tray", arguments: Size.windows)
  func falling(size: Size) {
    let harness = TableHarness(.of(.person, .person, pile: 24, takeLimit: 5), size: size)
    let tray = harness.tray.frame
    harness.take(5, 5, 5, 5, 4)
    for _ in 0..<12 {
      harness.run(.milliseconds(100))
      #expect(harness.matches.allSatisfy { tray.contains($0.ink) })
    }
  }

  @Test("of a match leaves its whole drawing inside its picture", arguments: MatchStyle.allCases)
  func pictures(style: MatchStyle) {
    for size in Size.windows {
      let harness = TableHarness(size: size) { $0.matchsticks.style = style }
      for var match in harness.matches {
        match.rotation = 0
        #expect(match.frame.contains(match.ink), "\(size)")
      }
    }
  }
}

extension TableHarness {
  var felt: Rect { tray.frame.inset(by: tray.rim) }

  /// The tray and the width of its rim, which its picture's name tells.
  var tray: (frame: Rect, rim: Double) {
    for command in list.commands {
      guard case .picture(let picture, _) = command.content else { continue }
      let words = picture.name.split(separator: " ")
      guard words.first == "tray", words.count == 4, let rim = Double(words[2]) else { continue }
      return (command.frame, rim)
    }
    return (.zero, 0)
  }

  /// How many matches reach out of the felt.
  fileprivate var astray: Int {
    let felt = felt
    return matches.count { !felt.contains($0.ink) }
  }
}
