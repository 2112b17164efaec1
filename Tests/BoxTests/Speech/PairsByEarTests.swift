import Acoustics
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

/// Plays Pairs by the sounds on the cards and the spoken texts alone.
@MainActor @Suite("Pairs by ear")
struct PairsByEarTests {
  private let heard = HeardSounds()

  private func listener(_ table: PairsTable) throws -> Listener {
    let listener = try Listener([PairsModule.self])
    listener.program.settings.setOnPage { $0.pairs.deck = .sounds }
    listener.program.show(PairsModule.self, table)
    listener.program.context.feedback.sounds.receiver = heard
    return listener
  }

  /// Turns a card of a table of 4 × 4, and returns its sound.
  private func flip(_ card: Int, _ listener: Listener) throws -> SoundName {
    let before = heard.names.count
    heard.now += .seconds(1)
    _ = listener.flip(card)
    return try #require(heard.names[before...].last { SoundName.onCards.contains($0) })
  }

  private func word(_ sound: SoundName) -> String {
    String(sound.rawValue.dropFirst("card-".count))
  }

  @Test("is played to its end in at most 1.3 times the par", arguments: [1, 2, 3] as [UInt64])
  func pairs(seed: UInt64) throws {
    let table = PairsTable(PairsSetup(layout: .fourByFour, faces: .sounds), seed: seed)
    let listener = try listener(table)
    var memory = HeardCards()
    for _ in 0..<40 where !table.state.isOver {
      let first = memory.knownPair?.0 ?? memory.nextNew
      let one = try flip(first, listener)
      memory.note(one.rawValue, at: first)
      let second = memory.partner(of: first) ?? memory.nextNew
      let other = try flip(second, listener)
      memory.note(other.rawValue, at: second)
      if one == other { memory.take(first, second) }
      let said = listener.wait(4)
      #expect(
        said.lowercased().contains(one == other ? word(one) : "no pair."), "\(said)")
    }
    let par = try #require(table.par)
    #expect(table.state.isOver)
    #expect(Double(table.state.flips) <= 1.3 * par, "\(table.state.flips) of \(par)")
    #expect(listener.heard.contains { $0.contains("All pairs found") })
  }

  @Test("A sound is not named before its pair is found, and an open card sounds again")
  func unnamed() throws {
    let table = PairsTable(PairsSetup(layout: .fourByFour, faces: .sounds), seed: 1)
    let listener = try listener(table)
    let sound = try flip(0, listener)
    #expect(!listener.heard.contains { $0.lowercased().contains(word(sound)) }, "\(listener.heard)")
    let before = heard.names.count { $0 == sound }
    heard.now += .seconds(1)
    listener.press(.activate)
    #expect(table.state.openCards == [0])
    #expect(heard.names.count { $0 == sound } == before + 1)
    listener.press(.tilt(.right))
    heard.now += .seconds(1)
    listener.press(.tilt(.left))
    #expect(heard.names.count { $0 == sound } == before + 2)
    #expect(listener.last.contains("Row 1, column 1"))
    #expect(!listener.press(.speech(.board)).lowercased().contains(word(sound)))
  }

  @Test("A computer's cards are heard with their places")
  func computer() throws {
    let setup = PairsSetup(layout: .fourByFour, [.perfect, .person]).with(.fourByFour, .sounds)
    let table = PairsTable(setup, seed: 3)
    let listener = try listener(table)
    let said = listener.wait(8)
    #expect(said.contains("Row ") && said.contains("column "), "\(said)")
    #expect(heard.names.contains { SoundName.onCards.contains($0) })
  }
}
