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
