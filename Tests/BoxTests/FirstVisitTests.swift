import GameKernel
import MatchstickGame
import MatchstickScenes
import SceneTestSupport
import Stage
import TestSupport
import Testing

@testable import BoxKit

@MainActor @Suite("The first steps of a game on a visit")
struct FirstVisitTests {
  private let settings = SettingsModel.test()
  private let tables = InMemoryTables()
  private let results = ResultLists()

  /// Visits Matchsticks in a run of the program.
  private func visit(seed: UInt64? = nil, isWatched: Bool = true) -> any Scene {
    var launch = Launch()
    launch.leadsNewPlayers = isWatched
    launch.seed = seed
    let context = GameContext(
      stage: .test(), settings: settings, results: results, tables: tables, launch: launch)
    let scene = MatchsticksModule(context).makeScene()
    scene.willAppear()
    scene.layout(in: Size(1280, 800))
    scene.didAppear()
    return scene
  }

  private func words(_ scene: (any Scene)?) -> String? {
    func words(_ scene: some TableScene) -> String? { scene.controller.guide.words }
    return (scene as? any TableScene).flatMap { words($0) }
  }

  @Test("lead on the first visit, and on the next ones until the player has played")
  func firstVisit() {
    #expect(words(visit()) != nil)
    let scene = visit()
    #expect(words(scene) != nil)
    scene.handle(.number(1))
    scene.handle(.command(.undo))
    #expect(words(visit()) == nil)
    let seen = ["matchsticks", "matchsticks-heaps", "matchsticks-rows"]
    #expect(Set(settings.current.firstSteps.seen) == Set(seen))
  }

  @Test("do not lead in a run without a player, which leaves them for the next one")
  func unwatched() {
    #expect(words(visit(isWatched: false)) == nil)
    #expect(words(visit()) != nil)
  }

  @Test("are on in the settings before the first visit, and stay off once switched off there")
  func settingsBefore() {
    var launch = Launch()
    launch.leadsNewPlayers = true
    let context = GameContext(
      stage: .test(), settings: settings, results: results, tables: tables, launch: launch)
    context.offerFirstSteps(of: [MatchsticksModule(context)])
    let names = MatchsticksModule.allFirstSteps
    #expect(settings.current.firstSteps[names: names])
    settings.change { $0.firstSteps[names: names] = false }
    context.offerFirstSteps(of: [MatchsticksModule(context)])
    #expect(!settings.current.firstSteps[names: names])
    #expect(words(visit()) == nil)
  }

  @Test("do not lead where the command line names a seed")
  func seeded() { #expect(words(visit(seed: 5)) == nil) }

  @Test("do not lead who has played")
  func played() throws {
    let seats = MatchstickSeats(first: .person, second: .person)
    let table = MatchstickTable(
      setup: MatchstickSetup(pile: 18, takeLimit: 3, seating: seats), seed: 7)
    try table.take(2)
    tables.add(table)
    #expect(words(visit()) == nil)
  }

  @Test("do not lead where only results are left")
  func onlyResults() {
    let category = ResultCategory("matchsticks", "clever")
    let result = GameResult(
      game: "a", moves: 3, time: .seconds(30), day: Day(secondsSince1970: 0), usedUndo: false)
    results.add(result, to: category)
    #expect(words(visit()) == nil)
  }

  @Test("do not lead who has met the offer of help of an older version")
  func older() throws {
    settings.change {
      $0.firstSteps.show("matchsticks")
      $0.firstSteps.end("matchsticks")
    }
    #expect(words(visit()) == nil)
  }
}
