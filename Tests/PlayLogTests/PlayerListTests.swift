import GameKernel
import TestSupport
import Testing

@testable import PlayLog

@Suite("The players of the box", .tags(.rules)) struct PlayerListTests {
  private func list(_ changes: [(PlayerID, PlayerChange)]) -> PlayerList {
    var list = PlayerList()
    for (player, change) in changes { list.apply(change, to: player) }
    return list
  }

  private func add(_ name: String?) -> PlayerChange { .add(name: name, colour: 1, figure: 2) }

  @Test("are one without a name at first")
  func first() {
    #expect(PlayerList().present.map(\.id) == [.first])
    #expect(PlayerList().named(nil)?.id == .first)
  }

  @Test("are found by name, regardless of case and surrounding blanks")
  func named() {
    let list = list([(anna, add(" Zoë "))])
    #expect(list[anna]?.name == "Zoë")
    for name in ["zoë", "  ZOË", "Zoe\u{308}"] { #expect(list.named(name)?.id == anna) }
    #expect(list.named("Zoe") == nil)
  }

  @Test("cannot have the same name")
  func taken() {
    let list = list([(anna, add("Anna"))])
    for name in ["Anna", " aNNa\t"] {
      #expect(throws: PlayerRefusal.nameTaken) { try list.check(add(name), of: ben) }
      #expect(throws: PlayerRefusal.nameTaken) { try list.check(.rename(name), of: .first) }
      #expect(throws: Never.self) { try list.check(.rename(name), of: anna) }
    }
    #expect(throws: PlayerRefusal.nameTaken) { try list.check(.rename(" "), of: anna) }
    #expect(throws: PlayerRefusal.nameMissing) { try list.check(add("  "), of: ben) }
    #expect(throws: PlayerRefusal.unknownPlayer) { try list.check(.rename("Ben"), of: ben) }
    #expect(throws: Never.self) { try list.check(add("Ben"), of: ben) }
  }

  @Test("get a number where merged logs give them one name")
  func merged() {
    let (cleo, long) = (PlayerID(rawValue: 0xC), String(repeating: "x", count: 24))
    let list = list([(anna, add("Anna")), (ben, add("anna")), (cleo, add("ANNA"))])
    #expect(list.present.map(\.name) == [nil, "Anna", "anna 2", "ANNA 3"])
    let cut = String(repeating: "x", count: 22) + " 2"
    #expect(self.list([(anna, add(long)), (ben, add(long))])[ben]?.name == cut)
  }

  @Test("can be removed and restored, but one stays")
  func removing() {
    var list = list([(anna, add("Anna"))])
    #expect(throws: PlayerRefusal.unknownPlayer) { try list.check(.restore, of: anna) }
    list.apply(.remove, to: anna)
    #expect(list[anna] == nil && list.named("Anna") == nil)
    #expect(throws: PlayerRefusal.lastPlayer) { try list.check(.remove, of: .first) }
    #expect(throws: PlayerRefusal.lastPlayer) { try list.check(.forget, of: .first) }
    list.apply(.remove, to: .first)
    #expect(list.present.map(\.id) == [.first])
    // Another player may take the name meanwhile.
    list.apply(add("Anna"), to: ben)
    list.apply(.restore, to: anna)
    #expect(list.present.map(\.name) == [nil, "Anna 2", "Anna"])
  }

  @Test("never return once they are forgotten")
  func forgetting() {
    var list = list([(anna, add("Anna")), (anna, .forget), (anna, .restore), (anna, add("Anna"))])
    #expect(list.present.map(\.id) == [.first])
    #expect(throws: PlayerRefusal.unknownPlayer) { try list.check(.restore, of: anna) }
    list.apply(.rename("Anna"), to: .first)
    #expect(list.present.map(\.name) == ["Anna"])
  }

  @Test("have names of at most 24 characters, however many accents a log gives them")
  func longNames() {
    let accents = "e" + String(repeating: "\u{301}", count: 2_000)
    let list = list([(anna, add(accents)), (ben, add(accents + "x"))])
    #expect(list.present.allSatisfy { ($0.name ?? "").unicodeScalars.count <= 250 })
    #expect(Set(list.present.map(\.name)).count == 3)
  }

  @Test(
    "always have one player and different names, whatever changes come",
    arguments: 1...UInt64(Thoroughness.count(20, full: 2_000)))
  func invariants(seed: UInt64) {
    var dice = Dice(seed: seed)
    var list = PlayerList()
    let ids = (1...4).map { PlayerID(rawValue: $0) }
    for _ in 0..<60 {
      let names = ["a", "A", " a", "b", "a 2", "", nil]
      let changes: [PlayerChange] = [
        add(dice.pick(names)), .rename(dice.pick(names)), .remove, .restore,
        dice.below(9) == 0 ? .forget : .restyle(colour: 3, figure: 4),
      ]
      list.apply(dice.pick(changes), to: dice.pick(ids))
      let names2 = list.present.compactMap { $0.name?.lowercased() }
      #expect(!list.present.isEmpty)
      #expect(Set(names2).count == names2.count)
    }
  }
}
