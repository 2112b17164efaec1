import BoxKit
import Files
import GameKernel
import NullBox
import Stage
import TestSupport
import Testing

@testable import Matchwood
@testable import MatchwoodMain

@MainActor @Suite("A game of a folder and a line in the box")
struct NullGameTests {
  private let games: [any BoxGame.Type] = Box.games + [NullGame.self]

  @Test("lies in the menu, is played, undone and played again")
  func plays() throws {
    let rig = DirectorRig(games: games)
    try rig.click("counting")
    #expect(rig.active == "counting")
    try rig.click("press", "press", "press")
    #expect(rig.state(of: Counting.self)?.count == 3)
    try rig.click("press")
    #expect(rig.tables.refusals.count == 1)
    rig.press(.command(.undo))
    #expect(rig.state(of: Counting.self)?.count == 2)
    rig.press(.command(.newGame))
    #expect(rig.state(of: Counting.self)?.count == 0)
    rig.press(.command(.undo), .back)
    #expect(rig.active == "menu")
  }

  @Test("has its part of the settings, shown first at its table and with the others in the menu")
  func settings() throws {
    let rig = DirectorRig("counting", games: games)
    rig.press(.command(.settings))
    let ids = Set(rig.container.controls.map(\.id))
    #expect(ids.contains("null-word") && !ids.contains("pile"))
    try rig.click("null-word.1")
    #expect(rig.settings.current.null.word == "Push")
    rig.press(.back, .back, .command(.settings))
    try rig.click("box-group")
    try rig.click("box-group.\(games.count + 2)")
    #expect(rig.container.controls.contains { $0.id == "null-word" })
  }

  @Test("enters its results and shows them")
  func results() throws {
    let rig = DirectorRig("counting", games: games)
    rig.press(.command(.newGame))
    try rig.click("press", "press", "press")
    rig.director.showResults(of: "counting")
    #expect(rig.active == "statistics")
    try rig.click("view.2")
    #expect(rig.container.controls.contains { $0.id == "clear" && $0.isEnabled })
  }
}

/// The program with the null game in its box, as a process of its own.
@MainActor @Suite("The program with another box of games")
struct NullProgramTests {
  private let folder = TemporaryFolder()

  private func run(_ words: String) throws -> ProgramRun {
    try ProgramRun(
      words, of: "NullBox", in: folder, environment: ["SDL_VIDEODRIVER": "dummy"])
  }

  private func play(_ steps: String, _ words: String = "") throws -> ProgramRun {
    folder.write(steps + "\nrest\nquit\n", to: "script")
    return try run("counting --config c --size 480x320 --script script --trace - \(words)")
  }

  @Test("runs a command that the game adds, and names it in the help")
  func command() throws {
    #expect(try run("count 2").output == "1\n2\n")
    let wrong = try run("count -- two")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errorLines == ["matchwood: count: expected one number above 0"])
    #expect(try run("--help").output.contains("matchwood count NUMBER"))
    #expect(try run("count --help").output.contains("Counts to a number."))
    #expect(try run("solve 2:1-2-3-0").exitCode == 2)
  }

  @Test("names it and its option in the help, and where a game is unknown")
  func help() throws {
    let help = try run("--help").output
    #expect(help.contains("|pairs|counting|") && help.contains("--word WORD"))
    let unknown = try run("chess")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errorLines.first?.hasSuffix("or pairs or counting") == true)
    #expect(
      try run("pairs --word x").errorLines == [
        "matchwood: --word: pairs has no such option; it belongs to counting"
      ])
  }

  @Test("plays it by a script, traces it, and keeps its game, its settings and its result")
  func keeps() throws {
    let first = try play("click press\nclick press", "--word Once")
    #expect(first.errorLines == [] && first.exitCode == 0)
    let line = #"{"kind":"change","game":"counting","event":"counted","count":2,"cause":"move"}"#
    #expect(first.output.contains(line))
    #expect(first.output.contains(#"{"kind":"kept","game":"counting","changes":2}"#))
    let second = try play("click settings\nclick null-word.1\nkey escape\nclick press\nclick press")
    #expect(second.output.contains(#""event":"counted","count":3"#))
    #expect(second.output.contains(#"{"kind":"refusal","game":"counting","reason":"game-over"}"#))
    let settings = try SafeFile(path: folder.path + "/c/settings.json").read() ?? []
    #expect(String(decoding: settings, as: UTF8.self).contains("Push"))
    let log = try SafeFile(path: folder.path + "/c/log").read() ?? []
    #expect(String(decoding: log, as: UTF8.self).contains("counting:3"))
  }

  @Test("loses nothing where it is killed after a move that was kept")
  func killed() throws {
    folder.write("click press\nrest\nclick press\n", to: "script")
    let run = try KilledRun(
      "counting --config c --size 480x320 --script script --trace -", of: "NullBox", in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy"], .change(2, microseconds: 0))
    let again = try play("click press")
    #expect(again.errorLines == [])
    #expect(
      (run.kept + 1...3).contains {
        again.output.contains("\"count\":\($0),\"cause\":\"move\"")
      })
  }
}
