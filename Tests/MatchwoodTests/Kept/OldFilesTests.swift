import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import MatchstickScenes
import PairsGame
import PairsScenes
import PictureScenes
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing

@testable import Matchwood

/// `Kept/v0.1` was written by that version, played by scripts; what it said of itself then stands in `walks.txt`.
@Suite("Files of version 0.1") @MainActor
struct OldFilesTests {
  private let files: OldFiles

  init() throws { files = try OldFiles() }

  @Test(
    "Each game stands where it was left, and undo and redo reach all that they reached",
    arguments: ["matchsticks", "sliding", "pairs"])
  func walks(game: String) throws {
    let table = try #require(files.table(game))
    let lines = try OldFiles.lines("walks.txt")
    let start = try #require(lines.firstIndex { $0 == "# \(game)" })
    let said = lines[(start + 1)...].prefix { !$0.hasPrefix("#") }
    #expect(table.walk() == said.map(String.init))
  }

  @Test(
    "A paused demonstration stands still, and goes on with the moves that were taken back",
    arguments: ["matchsticks", "pairs"])
  func demonstration(game: String) throws {
    let table = try #require(files.table(game))
    let before = table.game()
    #expect(table.isPaused() && !table.playForComputer())
    table.resume()
    #expect(table.playForComputer())
    let next = try #require(before.undone.split(separator: " ").first)
    #expect(table.game().made == "\(before.made) \(next)")
  }

  @Test("Every setting is as it was set")
  func settings() {
    var expected = Settings()
    expected.language = "de"
    expected.theme = .contrast
    expected.scale = 150
    expected.reducedMotion = true
    expected.matchsticks.pile = 24
    expected.matchsticks.takeLimit = 2
    expected.matchsticks.seating.first = .simple
    expected.matchsticks.seating.second = .humanLike(strength: 80)
    expected.matchsticks.begins = .inTurns
    expected.matchsticks.style = .blocks
    expected.sliding.length = 5
    expected.sliding.picture = .own(id: "stripes.png")
    expected.sliding.showsNumbers = false
    expected.sliding.distance = 17
    expected.sliding.coaches = true
    expected.sliding.arrowsMoveGap = true
    expected.sliding.tiltsWithPad = true
    expected.padPose = Vector3(0.5, 9.25, -1.75)
    expected.pairs.layout = .eightByEight
    expected.pairs.seats = [
      PairsSeat(.person, name: "Zoë", colour: 2), PairsSeat(.forgetful(memory: 35), colour: 0),
    ]
    expected.pairs.turnRule = .passing
    expected.pairs.missTime = 25
    expected.pairs.waitsForTap = true
    #expect(files.settings() == expected)
  }

  @Test("Every list of best games has its results")
  func results() throws {
    let book = files.results()
    let solved = "sliding:1:3:seed="
    let expected: [(category: String, rows: [(String, moves: Int, time: Int, usedUndo: Bool)])] = [
      ("sliding:3:numbers", [(solved + "13032703205639910106", 21, 1346, false)]),
      (
        "sliding:3:pictures",
        [
          (solved + "848109233779694672", 18, 463, false),
          (solved + "16112075005804913859", 19, 1094, true),
        ]
      ),
      ("pairs:4x4", [("pairs:4x4:5207321303759710002", 18, 16231, false)]),
    ]
    let day = try #require(Day(year: 2026, month: 11, day: 22))
    for (category, rows) in expected {
      let list = book.list(try #require(ResultCategory(text: category)))
      let results = rows.map { game, moves, time, usedUndo in
        GameResult(
          game: game, moves: moves, time: .milliseconds(time), day: day, usedUndo: usedUndo)
      }
      #expect(list.results(by: .moves) == results)
    }
  }

  @Test("A picture keeps its stars and the square that is played with")
  func pictures() {
    let note = files.pictureNotes()?["stripes.png"]
    #expect(note?.rating == 4)
    #expect(note?.crop == Rect(78, 18, 165, 165))
  }

  @Test("Links lead to the boards that they led to: the ways home found then solve them")
  func links() throws {
    for line in try OldFiles.lines("ways.jsonl") {
      let parts = line.split(separator: "\"")
      let (text, moves) = (String(parts[3]), parts[parts.count - 2])
      let link = try SlidingLink(text: text)
      var state = SlidingPuzzle.start(link.options, seed: link.seed ?? 0)
      for letter in moves {
        let move = Direction.allCases.first {
          $0.rawValue.prefix(1).uppercased() == String(letter)
        }
        _ = try SlidingPuzzle.apply(.tilt(try #require(move)), to: &state)
      }
      #expect(state.board.isSolved, "\(text)")
    }
  }

  @Test(
    "The program goes on with all of them without a word of complaint",
    arguments: [
      (
        "matchsticks",
        #""event":"took","seat":1,"count":2,"left":1,"group":0,"place":1,"cause":"redo""#
      ),
      ("sliding", #""event":"did-tilt","direction":"right","#),
      ("pairs", #""event":"opened","card":7,"#),
    ])
  func program(game: String, change: String) throws {
    files.folder.write("rest\nkey ctrl+y\nkey ctrl+y\nrest\nquit\n", to: "script")
    let run = try ProgramRun(
      "\(game) --config . --size 480x320 --script script --trace -", in: files.folder,
      environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(run.exitCode == 0)
    #expect(run.errorLines.isEmpty)
    #expect(run.output.contains(change))
  }
}
