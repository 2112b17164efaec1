import BoxKit
import GameKernel
import PairsGame
import PairsScenes
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("The card of Pairs in the menu")
struct PairsCoverTests {
  private let context = StageContext.test()
  private let felt = Rect(40, 30, 296, 272)

  private func pictures(_ table: PairsTable) -> [String: Int] {
    let tables = InMemoryTables()
    tables.add(table)
    var list = DisplayList()
    PairsModule(.test(context, tables: tables)).cover(felt, context).draw(into: &list)
    var counts: [String: Int] = [:]
    for command in list.commands {
      guard case .picture(let picture, _) = command.content else { continue }
      counts[picture.name, default: 0] += 1
      if !picture.name.hasPrefix("shadow") {
        #expect(felt.contains(command.frame), "\(picture.name) \(command.frame)")
      }
    }
    return counts
  }

  @Test("shows the cards as they lie, all on the felt", arguments: PairsLayout.offered)
  func asTheyLie(layout: PairsLayout) throws {
    let table = PairsTable(PairsSetup(layout: layout), seed: 3)
    #expect(pictures(table)["back of a card"] == layout.cardCount)
    let twin = try #require(table.state.kinds.dropFirst().firstIndex(of: table.state.kinds[0]))
    let other = try #require((1..<layout.cardCount).first { $0 != twin })
    try table.tap(0)
    try table.tap(twin)
    try table.tap(other)
    let counts = pictures(table)
    #expect(counts["back of a card"] == layout.cardCount - 3)
    #expect(counts["impression of a card"] == 2)
    #expect(counts.filter { $0.key.hasPrefix("face") }.map(\.value) == [1])
  }

  @Test("shows two cards alike and two face down after a game")
  func after() throws {
    let table = PairsTable(PairsSetup(layout: .fourByFour), seed: 3)
    for kind in 0..<8 {
      for card in table.state.layout.cards where table.state.kinds[card] == kind {
        try table.tap(card)
      }
    }
    let counts = pictures(table)
    #expect(counts["back of a card"] == 2)
    #expect(counts.filter { $0.key.hasPrefix("face") }.map(\.value) == [2])
  }
}
