import BoxKit
import Commands
import EarthGame
import Files
import GameKernel
import Glibc
import MatchstickGame
import Motion
import PairsGame
import PictureScenes
import PlayLog
import ReviewKit
import SceneTestSupport
import SlidingGame
import SlidingScenes
import Stage
import TestSupport
import Testing
import Threads

@testable import Matchwood
@testable import MatchwoodMain

@Suite("Replays of games of the log", .tags(.rules)) @MainActor
struct GameReplayTests {
  private static let solvers = [3, 4].map { SlidingSolver(.square($0)) }

  private func rig(
    _ line: (game: LoggedGame, record: String)? = nil, at game: String? = nil,
    pictures: MemoryPictures? = nil
  ) -> DirectorRig {
    var services = Services()
    services.pictures = pictures
    services[(any SlidingAdviser).self] = BackgroundAdviser(WorkQueue(wake: nil))
    return DirectorRig(game, services: services) { launch in
      launch[RecordedLine.self] = line.map { RecordedLine(game: $0.game, record: $0.record) }
    }
  }

  private nonisolated static let kinds = ["matchsticks", "pairs", "sliding", "tunnel"]

  private func line(_ kind: String, seed: UInt64 = 1) throws -> (game: LoggedGame, record: String) {
    var games = SelfPlayedGames(seed: seed)
    return switch kind {
    case "matchsticks": try games.matchsticks()
    case "pairs": try games.pairs()
    case "sliding": try games.sliding(3, solver: Self.solvers[0])
    default: try games.earth()
    }
  }

  @Test(
    "The command opens a window that plays the game, and closing it leads to the menu",
    arguments: kinds)
  func command(kind: String) throws {
    let rig = rig(try line(kind))
    #expect(rig.active == "turns")
    rig.wait(.seconds(8))
    let scene = try #require(rig.container.active as? ReviewScene)
    #expect(scene.turn > 2)
    rig.press(.back)
    rig.wait(.seconds(2))
    #expect(rig.active == "menu")
  }

  @Test("A sliding puzzle shows its own picture once it is loaded, and says so where it is gone")
  func ownPicture() throws {
    let pictures = MemoryPictures(2)
    var line = try line("sliding")
    (line.game.picture, line.game.setup) = ("own:p1", "3:pictures")
    let rig = rig(line, pictures: pictures)
    let image = PixelImage(width: 8, height: 8, pixels: Array(repeating: 0xFF20_8040, count: 64))
    #expect(pictures.finishLoads { _ in .success(image) }.map(\.0) == [PictureName("p1")])
    rig.press(.leap(.toStart))
    #expect(!rig.texts.contains { $0.contains("is gone") })
    // Engraved numerals are drawn in three layers.
    #expect(rig.texts.count { $0 == "8" } < 3)
    line.game.picture = "own:lost"
    let other = self.rig(line, pictures: pictures)
    other.press(.leap(.toStart))
    other.wait(.milliseconds(100))
    #expect(
      other.texts.contains { $0.contains("Your picture of this game is gone") },
      "\(other.texts)")
  }

  @Test("Pairs says where the deck of a game was deleted")
  func ownDeck() throws {
    var line = try line("pairs")
    line.game.picture = "deck:7"
    let rig = rig(line, pictures: MemoryPictures(2))
    rig.press(.leap(.toStart))
    rig.wait(.milliseconds(100))
    let words = rig.texts.joined(separator: " ")
    #expect(words.contains("Your deck of this game was deleted"), "\(words)")
  }

  @Test("The help over a review names the controls of the review")
  func help() throws {
    let rig = rig(try line("matchsticks"))
    rig.wait(.milliseconds(500))
    rig.context.input.device = .keyboard
    rig.press(.command(.help))
    rig.wait(.milliseconds(500))
    #expect(rig.active == "help")
    rig.press(.leap(.pageDown))
    rig.wait(.seconds(1))
    #expect(rig.texts.contains("First turn, last turn") && rig.texts.contains("Play or pause"))
    #expect(!rig.texts.contains("New game") && !rig.texts.contains("Menu"))
  }

  @Test("Playing on leads to the table of such games, whatever was on it", arguments: kinds)
  func playOn(kind: String) throws {
    let rig = rig(try line(kind))
    rig.press(.leap(.toStart), .tilt(.right))
    rig.wait(.seconds(2))
    try rig.click("play-on")
    rig.wait(.seconds(3))
    #expect(rig.active == kind)
  }

  @Test("A row of the best games opens the review of its game, and closing leads back")
  func bestGames() throws {
    let rig = rig(at: "pairs")
    var (game, record) = try line("pairs")
    game.seats = [LoggedSeat(.player(.first))]
    let session = GameSession<Pairs>(options: Pairs.Options(layout: .fourByFour), seed: 3)
    let kinds = session.state.kinds
    for kind in 0..<8 as Range<UInt8> {
      for card in kinds.indices where kinds[card] == kind { try session.perform(.flip(card)) }
    }
    record = session.record.logText
    game.list = ResultCategory("pairs", "4x4")
    game.moves = 16
    rig.log.append([.game(game, record: record)])
    rig.director.showResults(of: "pairs")
    rig.wait(.seconds(1))
    try rig.click("view.2", "results.0")
    rig.wait(.seconds(1))
    #expect(rig.active == "turns")
    #expect(rig.texts.contains("The whole game"))
    rig.press(.back)
    rig.wait(.seconds(1))
    #expect(rig.active == "statistics")
  }

  @Test("A game of a version that kept no moves says so")
  func earlier() throws {
    let rig = rig(at: "pairs")
    var game = try line("pairs").game
    game.seats = [LoggedSeat(.player(.first))]
    game.list = ResultCategory("pairs", "4x4")
    game.moves = 16
    rig.log.append([.game(game, record: "")])
    rig.director.showResults(of: "pairs")
    rig.wait(.seconds(1))
    try rig.click("view.2", "results.0")
    #expect(rig.texts.contains("This game cannot be replayed"))
  }

  @Test(
    "A word of the command is an identifier, a line or a file with one; a link alone is refused")
  func words() throws {
    let folder = TemporaryFolder()
    let (game, record) = try line("matchsticks")
    let text = LogEntry.game(game, record: record).line
    folder.write(text + "\n", to: "log")
    folder.write("# a note\n\(text)\n", to: "note.txt")
    let names = Box.games.map { $0.name }
    let path = "\(folder.path)"
    for word in [text, "\(path)/note.txt", game.id.description] {
      let found = try RecordedLine(word, config: FilePath(path), names)
      #expect(found.game.id == game.id && found.record == record)
    }
    for (word, words) in [
      ("matchsticks:1:18:3", "A link has no moves"),
      ("matchwood:pairs:1:4x4", "A link has no moves"),
      ("g0000000000000009", "names no game"), ("nonsense", "names no game"),
    ] {
      let error = #expect(throws: UsageError.self) {
        try RecordedLine(word, config: FilePath(path), names)
      }
      #expect("\(String(describing: error))".contains(words), "\(word)")
    }
  }

  /// The variable MATCHWOOD_REVIEWS sets the number of games, of which 4 × 4 has a tenth. With MATCHWOOD_LINES, the
  /// games are also written to that file.
  @Test("Games of each kind that computers have played are reviewed without a fault")
  func many() throws {
    var games = SelfPlayedGames(seed: 7)
    let rig = rig()
    var text = ""
    let count = Thoroughness.count(4, full: 20, variable: "MATCHWOOD_REVIEWS")
    for index in 0..<count {
      var lines = [try games.matchsticks(), try games.pairs(), try games.earth()]
      lines.append(try games.sliding(3, solver: Self.solvers[0]))
      if index < count / 10 {
        lines.append(try games.sliding(4, solver: Self.solvers[1]))
      }
      for (game, record) in lines {
        let module = try #require(
          Box.games.first { $0.name == game.game } as? any ReviewableGame.Type)
        let answer = module.review(record: record, cache: nil)
        #expect(answer?.exitCode == 0, "\(game.game) \(record)")
        if game.setup != "4:numbers" || index < 3 {
          #expect(rig.review(game, record) != nil, "\(game.game) \(record)")
        }
        text += LogEntry.game(game, record: record).line + "\n"
      }
    }
    if let path = getenv("MATCHWOOD_LINES") {
      try File.replace(FilePath(String(cString: path)), with: Array(text.utf8))
    }
  }
}

extension DirectorRig {
  fileprivate func wait(_ time: Duration) {
    for _ in 0..<Int(time / .milliseconds(100)) {
      context.animator.advance(by: .milliseconds(100))
      container.advance(by: .milliseconds(100))
    }
  }

  /// Makes the review of a game and all its pages.
  fileprivate func review(_ game: LoggedGame, _ record: String) -> ReviewScene? {
    let module = director.games.first { $0.name == game.game } as? any ReviewableGame
    guard let scene = module?.makeReview(of: game, record: record) else { return nil }
    scene.layout(in: Size(1280, 800))
    for _ in 0..<400 { scene.handle(.tilt(.right)) }
    scene.handle(.leap(.toStart))
    return scene
  }
}
