import Acoustics
import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Cards with sounds")
struct SoundCardsTests {
  private let program: HeadlessProgram
  private let table: PairsTable
  private let heard = HeardSounds()

  init() throws {
    program = try HeadlessProgram.pairs("de")
    table = PairsTable(
      PairsSetup(layout: .fourByFour, faces: .sounds), seed: 7, isByChance: true)
    program.settings.setOnPage { $0.pairs.deck = .sounds }
    program.show(PairsModule.self, table)
    program.context.feedback.sounds.receiver = heard
  }

  /// The two cards of a kind.
  private func pair(_ kind: Int) throws -> (Int, Int) {
    let cards = table.state.layout.cards.filter { table.state.kinds[$0] == UInt8(kind) }
    return (try #require(cards.first), try #require(cards.last))
  }

  private func open(_ card: Int, then seconds: Double = 0.6) {
    heard.now += .seconds(1)
    program.click("board.\(card)")
    program.run(seconds)
  }

  /// The names of the pictures and the texts on a card.
  private func print(on card: Int) -> [String] {
    guard let cell = program.report("board.\(card)")?.frame else { return [] }
    let list = program.list
    return list.seenCards.filter { cell.contains($0.frame.center) }.map(\.name)
      + list.commands.filter { cell.contains($0.frame.center) }.compactMap(\.string)
  }

  @Test("look alike while they are open, and are named once their pair was heard")
  func looks() throws {
    let ((bell, other), drum) = (try pair(0), try pair(1).0)
    open(bell)
    #expect(print(on: bell).contains("face with a sound") && !print(on: bell).contains("Glocke"))
    open(drum, then: 0.3)
    #expect(print(on: drum).contains("face with a sound"))
    program.run(4)
    open(bell)
    open(other, then: 0.45)
    #expect(!print(on: bell).contains("Glocke"))
    program.run(0.85)
    #expect(print(on: bell).contains("Glocke") && print(on: other).contains("Glocke"))
    let sounds = heard.names.filter { SoundName.onCards.contains($0) }
    #expect(sounds == [.cardBell, .cardDrum, .cardBell, .cardBell])
  }

  @Test("are named by a peek, which plays none of them")
  func peek() {
    program.key(.command(.peek), .command(.peek))
    program.run(1.2)
    #expect(program.list.texts.contains("Glocke") && program.list.texts.contains("Holz"))
    #expect(!heard.names.contains { SoundName.onCards.contains($0) })
  }

  @Test("are as many as the rules allow for, and fill no larger layout")
  func layouts() {
    #expect(SoundName.onCards.count == CardFaces.soundCount)
    #expect(CardFaces.sounds.layouts == [.fourByFour, .sixByFour, .sixBySix])
    program.settings.setOnPage { $0.pairs.layout = .eightByEight }
    #expect(table.state.layout == .sixBySix && table.setup.faces == .sounds)
  }
}
