import BoxKit
import EarthGame
import EarthScenes
import GameKernel
import PairsGame
import PairsScenes
import PlayLog
import SceneTestSupport
import Stage
import Testing

@MainActor @Suite("A seat at a table for several")
struct SeatChoiceTests {
  private let context = StageContext.test()
  private let settings = SettingsModel()

  private func scene(of game: any BoxGame.Type, players: [String]) -> SettingsScene {
    var services = Services()
    services.playerNames = { players }
    let scene = SettingsScene.test(settings, services: services, context: context, games: [game])
    scene.layout(in: Size(1280, 800))
    return scene
  }

  @Test("of Pairs can be given to a player of the box, to each but once, and back to anybody")
  func pairs() {
    let scene = scene(of: PairsModule.self, players: ["Anna", "Zoë"])
    scene.click("seat-count.2")
    func choose(_ seat: Int, _ row: Int) {
      scene.click("seat-\(seat)")
      scene.click("seat-\(seat).\(row)")
    }
    var seats: [String?] { settings.current.pairs.seats.map(\.name) }
    choose(2, 1)
    #expect(seats == [nil, "Anna", nil])
    choose(3, 1)
    #expect(seats == [nil, "Anna", "Zoë"])
    choose(2, 0)
    #expect(seats == [nil, nil, "Zoë"])
    choose(3, 3)
    #expect(settings.current.pairs.seats[2].occupant == .forgetful(memory: 40))
    #expect(seats == [nil, nil, nil])
  }

  @Test("of Through the Earth can be given to a player of the box; alone nobody chooses")
  func earth() {
    settings.change { $0.tunnel.mode = .guess }
    let scene = scene(of: EarthModule.self, players: ["Anna"])
    #expect(scene.report("tunnel-seat-1") == nil)
    scene.click("tunnel-seats.1")
    scene.click("tunnel-seat-2")
    scene.click("tunnel-seat-2.1")
    #expect(settings.current.tunnel.seats.map(\.name) == [nil, "Anna"])
    let arePersons = settings.current.tunnel.seats.allSatisfy { $0.occupant.isPerson }
    #expect(arePersons)
  }

  @Test("with the name of a player is theirs in the log, the first other one is of who plays")
  func log() throws {
    let log = PlayLogModel()
    let (anna, zoe) = (PlayerID(rawValue: 7), PlayerID(rawValue: 8))
    try log.change(anna, .add(name: "Anna", colour: 1, figure: 1))
    try log.change(zoe, .add(name: "Zoë", colour: 2, figure: 2))
    log.enter(anna)
    for (names, players) in [
      (["zoë", nil], [zoe, anna]), ([nil, nil], [anna, nil]), (["Ben", "Anna"], [nil, anna]),
      (["Zoë", "Anna"], [zoe, anna]), (["Ben", nil], [anna, nil]),
    ] as [([String?], [PlayerID?])] {
      let seats = names.enumerated().map { PairsSeat(name: $1, colour: $0) }
      let table = PairsTable(PairsSetup(layout: .fourByFour, seats: seats), seed: 7)
      log.follow(table)
      for kind in 0..<8 {
        for card in table.state.kinds.indices where table.state.kinds[card] == UInt8(kind) {
          try table.tap(card)
        }
      }
      #expect(log.log.games().last?.seats.map(\.player) == players, "\(names)")
    }
  }
}
