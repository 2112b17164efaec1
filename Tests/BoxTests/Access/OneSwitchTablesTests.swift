import BoxKit
import Controls
import FileScenes
import Files
import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import PlayLog
import PuzzleKit
import SceneTestSupport
import Stage
import Testing
import TodayScenes

@testable import MatchwoodMain

/// Plays all forms of Matchsticks, puzzles and the games of the day with one key and a clock.
@MainActor @Suite("A player with one switch, at every table")
struct OneSwitchTablesTests {
  @Test(
    "takes from heaps and rows to the end of a game",
    arguments: [
      Matchsticks.Matches.heaps([3, 4, 5]), .heaps([1, 3, 5, 7]), .rows([3, 5, 7]), .rows([13]),
    ])
  func forms(matches: Matchsticks.Matches) throws {
    let player = try SwitchPlayer([MatchsticksModule.self])
    let setup = MatchstickSetup(
      Matchsticks.Layout(matches, last: .loses), seating: MatchstickSeats(second: .simple))
    let table = MatchstickTable(setup: setup, seed: 3)
    player.program.show(MatchsticksModule.self, table)
    try play(table, player)
    #expect(table.state.winner == .first)
  }

  @Test("plays a game against the Matchbox Machine, and trains it")
  func machine() throws {
    let player = try SwitchPlayer([MatchsticksModule.self])
    let setup = MatchstickSetup(pile: 12, seating: MatchstickSeats(second: .machine))
    let table = MatchstickTable(setup: setup, seed: 3)
    player.program.show(MatchsticksModule.self, table)
    try play(table, player)
    // The dialog of the end covers the table.
    player.wait(4)
    player.program.key(.back)
    player.wait()
    try #require(player.choose("train"))
    #expect(player.program.list.texts.contains("Stop"))
  }

  @Test("solves a puzzle from the menu behind the dots")
  func puzzle() throws {
    let player = try SwitchPlayer([MatchsticksModule.self])
    player.program.showTable(MatchsticksModule.self)
    try #require(player.choose("more"))
    try #require(player.chooseRow("Puzzles…"))
    let scene = try #require(player.program.active as? PuzzleScene<MatchsticksModule>)
    let answer = try #require(scene.trainer.attempt?.puzzle.rightAnswers(after: []).first)
    try #require(player.choose("take-\(answer.count)"))
    #expect(scene.trainer.attempt?.result == true)
    player.wait(3)
    try #require(player.choose("next"))
    #expect(scene.trainer.attempt?.result == nil)
  }

  @Test("plays a game of the day from the menu to its end")
  func today() throws {
    let player = SwitchPlayer(try HeadlessProgram.box("en"))
    player.program.showMenu()
    try #require(player.choose("today"))
    try #require(player.choose("day-matchsticks"))
    let day = Day(secondsSince1970: player.program.log.now().secondsSince1970)
    let tables = try #require(player.program.tables.tables(of: day) as? InMemoryTables)
    let table = try #require(tables.table(of: Matchsticks.self))
    try play(table, player)
    #expect(
      DayHistory(player.program.log.log, of: player.program.log.player).run(on: day).days == 1)
  }

  /// Takes what wins until the game is over.
  private func play(_ table: MatchstickTable, _ player: SwitchPlayer) throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<30 where !table.state.isOver {
      guard !table.isComputersTurn else {
        player.wait()
        continue
      }
      let move = CleverPlayer().chooseMove(in: table.state, using: &random)
      if table.setup.layout.form == .pile {
        try #require(player.choose("take-\(move.count)"), "\(table.state)")
      } else {
        let run = try table.state.run(taking: move)
        let ends = table.setup.layout.form == .rows ? run.matches : [run.matches[0]]
        for match in ends {
          try #require(player.choose("board.\(match.group).\(match.place)"), "\(match)")
        }
        try #require(player.choose("take"), "\(table.state)")
      }
      player.wait(2)
    }
    #expect(table.state.isOver)
  }
}

/// Everything besides the tables, with one key and a clock.
@MainActor @Suite("A player with one switch, on pages of files")
struct OneSwitchFilesTests {
  private final class Places: FilePlaces {
    let documents: FilePath = "/home/ann/Pictures"
    func path(of text: String, in folder: FilePath) -> FilePath { "\(folder)/\(text)" }
    func exists(_ path: FilePath) -> Bool { false }
  }

  @MainActor private final class Log {
    var paths: [FilePath] = []
  }

  @Test("opens a folder and a picture in it, and names a file and its folder")
  func files() throws {
    let player = try SwitchPlayer([])
    let (program, log) = (player.program, Log())
    program.show(MessageScene(context: program.context) { _ in "First" })
    let dialogs = FileDialogs(MemoryFolders(), Places(), nil, context: program.context)
    dialogs.navigator = program
    program.context.input.onTextRequest = { [unowned program] request in
      let keyboard = KeyboardScene(request, context: program.context)
      keyboard.onClose = { [unowned program, unowned keyboard] in program.dismiss(keyboard) }
      program.present(keyboard)
    }
    var services = Services()
    dialogs.offer(to: &services)
    services.openFile?(FileToOpen({ _ in "Add" }, .pictures) { log.paths.append($0) })
    try #require(player.choose("files.1"))
    try #require(player.choose("files.1"))
    #expect(log.paths == ["/home/ann/Pictures/2025/lake.png"])
    program.pop()
    services.saveFile?(
      FileToSave({ _ in "Save" }, name: "a.csv") { (path) throws(FileError) in
        log.paths.append(path)
      })
    for control in ["file", "key-b", "done", "folder", "files.1", "choose", "save"] {
      try #require(player.choose(control), "\(control)")
    }
    #expect(log.paths.last == "/home/ann/Pictures/2025/B")
  }
}
