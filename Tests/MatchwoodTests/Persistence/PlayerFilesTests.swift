import BoxKit
import EarthScenes
import Files
import GameKernel
import MachineScenes
import MatchstickGame
import MatchstickScenes
import PlayLog
import SDLKit
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import MatchwoodMain

@MainActor @Suite("The files of several players")
struct PlayerFilesTests {
  private let folder = TemporaryFolder()
  private let anna = PlayerID(rawValue: 7)

  private func text(_ name: String) throws -> String? {
    try SafeFile(path: "\(folder.path)/\(name)").read().map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Games

  private nonisolated static let earlier = [
    "matchsticks.json", "matchsticks.json.bak", "sliding.json", "pairs.broken-1.json",
  ]

  @Test(
    "are those of before, moved to the first player, also after a kill between any two of them",
    arguments: 0..<(1 << earlier.count))
  func moves(moved: Int) throws {
    let own = "games/\(PlayerID.first)"
    for (number, name) in Self.earlier.enumerated() {
      let isMoved = moved & 1 << number != 0
      if isMoved { try Folder("\(folder.path)/\(own)").make() }
      try Folder("\(folder.path)/games").make()
      folder.write(name, to: "\(isMoved ? own : "games")/\(name)")
    }
    let games = GameFolders(in: LockedFolder(folder.path))
    #expect(games[.first] == own && games[anna] == "games/\(anna)")
    for name in Self.earlier {
      #expect(try text("\(own)/\(name)") == name)
      #expect(try text("games/\(name)") == nil)
    }
  }

  @Test("are not replaced by a game that an older version has written beside them")
  func keepsNewer() throws {
    let own = "games/\(PlayerID.first)"
    try Folder("\(folder.path)/\(own)").make()
    folder.write("new", to: "\(own)/sliding.json")
    folder.write("old", to: "games/sliding.json")
    _ = GameFolders(in: LockedFolder(folder.path))
    #expect(try text("\(own)/sliding.json") == "new" && text("games/sliding.json") == "old")
  }

  @Test("stay where they are while another window holds the folder")
  func unlocked() throws {
    try Folder("\(folder.path)/games").make()
    folder.write("old", to: "games/sliding.json")
    let holder = LockedFolder(folder.path)
    #expect(holder.isHeld)
    #expect(GameFolders(in: LockedFolder(reading: FilePath(folder.path)))[.first] == "games")
    #expect(try text("games/sliding.json") == "old")
  }

  // MARK: Settings

  private func settings(_ overlays: [SettingOverlay] = []) -> RunSettings {
    let locked = LockedFolder(folder.path)
    func file(_ name: String) -> PersistentFile<Settings> {
      PersistentFile(name, RunSettings.format(Box.games), .settings, in: locked)
    }
    return RunSettings(file("settings.json"), overlays) { file(Settings.fileName(of: $0)) }
  }

  private func finish(_ settings: RunSettings) {
    settings.save()
    settings.own?.finish()
    settings.file.finish()
  }

  @Test("are one for the machine and the first player, and one of personal settings for each other")
  func personal() throws {
    let settings = settings()
    settings.model.change {
      $0.theme = .day
      $0.matchsticks.pile = 21
      $0.sound.volume = 10
    }
    settings.change(to: anna)
    #expect(settings.current.matchsticks.pile == 18 && settings.current.sound.volume == 10)
    settings.model.change {
      $0.theme = .contrast
      $0.matchsticks.pile = 24
      $0.sound.volume = 20
    }
    finish(settings)
    let next = self.settings()
    #expect(next.current.player == anna && next.current.theme == .contrast)
    #expect(next.current.matchsticks.pile == 24 && next.current.sound.volume == 20)
    next.change(to: .first)
    #expect(next.current.player == .first && next.current.theme == .day)
    #expect(next.current.matchsticks.pile == 21 && next.current.sound.volume == 20)
    finish(next)
    #expect(try text("settings.json")?.contains(#""volume":20"#) == true)
    #expect(try text("settings/\(anna).json")?.contains(#""volume":20"#) == false)
  }

  @Test("of a player who is forgotten are deleted, of the first one as far as they are personal")
  func forgotten() throws {
    do {
      let settings = self.settings()
      settings.model.change { ($0.theme, $0.rumble) = (.day, false) }
      settings.change(to: anna)
      finish(settings)
      #expect(try text("settings/\(anna).json") != nil)
      settings.forget(.first)
      finish(settings)
    }
    let next = self.settings()
    next.change(to: .first)
    next.forget(anna)
    #expect(try text("settings/\(anna).json") == nil)
    #expect(next.current.theme == .evening && !next.current.rumble)
  }

  @Test("begin with the language and display of the player before, and with nothing else of theirs")
  func fresh() {
    let settings = settings()
    settings.model.change {
      ($0.language, $0.theme, $0.scale) = ("de", .day, 150)
      $0.firstSteps.show("sliding")
      $0.sliding.coaches = true
    }
    settings.change(to: anna)
    let current = settings.current
    #expect((current.language, current.theme, current.scale) == ("de", .day, 150))
    #expect(current.firstSteps.due.isEmpty && !current.sliding.coaches)
  }

  @Test("have no values of the command line, which hold for all players of the run")
  func overlays() throws {
    let settings = settings([SettingOverlay(\.theme, .contrast)])
    settings.change(to: anna)
    #expect(settings.current.theme == .contrast)
    settings.change(to: .first)
    #expect(settings.current.theme == .contrast)
    finish(settings)
    let next = self.settings()
    #expect(next.current.theme == .evening)
    next.change(to: anna)
    #expect(next.current.theme == .evening)
  }

  @Test("leave devices, window and sound to the machine, and all else to the player")
  func owners() {
    var other = Settings()
    (other.theme, other.scale, other.reducedMotion, other.language) = (.day, 150, true, "de")
    other.sliding.length = 5
    other.menu.lastGame = "pairs"
    let personal = other
    (other.rumble, other.padPose) = (false, Vector3(0, 9, 0))
    (other.sound.volume, other.sound.isMuted, other.sound.hasFire) = (1, true, true)
    (other.sliding.tiltsWithPad, other.tunnel.tiltsWithPad) = (false, false)
    other[WindowPlace.self].extent = .fullScreen
    #expect(Settings().taking(.player, from: other) == personal)
    #expect(Settings().taking(.player, from: other).taking(.machine, from: other) == other)
  }

  // MARK: Tables

  @Test("keep a started game with the player who began it")
  func tables() throws {
    let locked = LockedFolder(folder.path)
    let games = GameFolders(in: locked)
    let tables = TablePersistence(in: locked, games[.first], trace: nil, wake: {})
    func open() -> MatchstickTable {
      tables.open { $0 ?? MatchstickTable(setup: MatchstickSetup(), seed: 7) }
    }
    try open().take(2)
    tables.change(to: games[anna])
    let hers = open()
    #expect(hers.state.remaining == 18)
    try hers.take(3)
    tables.change(to: games[.first])
    #expect(open().state.remaining == 16)
    tables.change(to: games[anna])
    #expect(open().state.remaining == 15)
  }

  @Test("keep the machines with the player who trained them")
  func machines() throws {
    let locked = LockedFolder(folder.path)
    let games = GameFolders(in: locked)
    let tables = TablePersistence(in: locked, games[.first], trace: nil, wake: {})
    let first = tables.openDocument(MachineBook.self)
    first.change { $0.machine.train(with: .wild, games: 12, seed: 1) }
    tables.change(to: games[anna])
    let hers = tables.openDocument(MachineBook.self)
    #expect(hers.value.machine.machine.games == 0)
    hers.change { $0.machine.train(with: .wild, games: 5, seed: 1) }
    tables.change(to: games[.first])
    #expect(tables.openDocument(MachineBook.self).value == first.value)
    #expect(try text("\(games[.first])/machines.json") != nil)
  }

  @Test("are not written by the table of a player who has left")
  func formerTable() throws {
    let locked = LockedFolder(folder.path)
    let games = GameFolders(in: locked)
    let tables = TablePersistence(in: locked, games[.first], trace: nil, wake: {})
    let former = tables.open { (kept: MatchstickTable?) in
      kept ?? MatchstickTable(setup: MatchstickSetup(), seed: 7)
    }
    try former.take(2)
    tables.change(to: games[anna])
    let before = try text("\(games[.first])/matchsticks.json")
    try former.take(1)
    for store in tables.stores { store.finish() }
    #expect(try text("\(games[.first])/matchsticks.json") == before)
  }
}
