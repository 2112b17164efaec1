import BoxKit
import Commands
import EarthGame
import Files
import GameKernel
import PairsGame
import PairsScenes
import PictureArt
import PictureScenes
import SlidingGame
import Stage
import Testing

@testable import EarthScenes
@testable import Matchwood
@testable import MatchwoodMain
@testable import SlidingScenes

@MainActor @Suite("Command line")
struct InvocationTests {
  private func options(_ words: String...) throws -> Options {
    guard case .play(let options) = try Invocation(words, Box.games) else {
      Issue.record("\(words) asks for no game")
      return Options()
    }
    return options
  }

  /// The settings with what was asked for laid over them.
  private func shown(_ options: Options, over stored: Settings = Settings()) -> Settings {
    stored.with(options.launch.overlays)
  }

  @Test("Nothing said starts the menu with the usual values")
  func defaults() throws {
    let read = try options()
    #expect(read.launch.game == nil && read.launch.seed == nil)
    #expect(shown(read) == Settings())
    #expect((read.size, read.isFullScreen, read.drawing) == (nil, false, .auto))
  }

  @Test("Every option is read, in any order")
  func all() throws {
    let read = try options(
      "--seed", "7", "--size", "800x600", "--lang", "de", "--theme", "day", "--fullscreen",
      "matchsticks", "--renderer", "software", "--reduced-motion", "--config", "/c", "--trace", "-",
      "--script", "s", "--snapshot", "p.png")
    #expect((read.launch.game, read.launch.seed) == ("matchsticks", 7))
    #expect(read.size == WindowSize(width: 800, height: 600))
    #expect((read.isFullScreen, read.drawing) == (true, .software))
    #expect((read.configFolder, read.trace) == ("/c", "-"))
    #expect((read.script, read.snapshot) == ("s", "p.png"))
    var expected = Settings()
    (expected.language, expected.theme, expected.reducedMotion) = ("de", .day, true)
    #expect(shown(read) == expected)
  }

  @Test("The sliding puzzle takes a length and a seed, or a position, and what its tiles show")
  func sliding() throws {
    let dealt = try options("sliding", "--length", "5", "--seed", "3", "--picture=sea", "--numbers")
    let settings = shown(dealt).sliding
    #expect((dealt.launch.game, dealt.launch.seed) == ("sliding", 3))
    #expect((settings.length, settings.picture, settings.showsNumbers) == (5, .builtIn(.sea), true))
    func position(_ words: String...) throws -> SlidingLink? {
      guard case .play(let options) = try Invocation(words, Box.games) else { return nil }
      return options.launch[SlidingLink.self]
    }
    #expect(try position("--position", "2:0-3-2-1") == .board(.init(text: "2:0-3-2-1")))
    #expect(try position("--position=sliding:1:3:seed=9") == .dealt(.square(3), seed: 9))
  }

  @Test("A picture that the program does not draw is a file to be brought")
  func file() throws {
    let read = try options("--picture", "cat.png", "--numbers")
    let picture = try #require(read.launch.picture)
    #expect(picture.path == "cat.png")
    let settings = shown(read).with([picture.overlay("7")])
    #expect(settings.sliding.picture == .own(id: "7"))
  }

  @Test("Pairs takes a layout, a seed and those who play")
  func pairs() throws {
    let read = try options("pairs", "--layout", "6x4", "--seed", "3", "--players", "me,perfect")
    #expect((read.launch.game, read.launch.seed(for: "pairs")) == ("pairs", 3))
    #expect(shown(read).pairs.layout == .sixByFour)
    #expect(shown(read).pairs.seats == [PairsSeat(colour: 0), PairsSeat(.perfect, colour: 1)])
    let four = shown(try options("--players=me:Ann,person,forgetful,forgetful:30")).pairs.seats
    #expect(
      four.map(\.occupant) == [.person, .person, .forgetful(memory: 70), .forgetful(memory: 30)])
    #expect(four.map(\.name) == ["Ann", nil, nil, nil])
    #expect(four.map(\.colour) == [0, 1, 2, 3])
  }

  @Test("Through the Earth takes a mode, a place and a seed")
  func tunnel() throws {
    let read = try options("tunnel", "--mode", "guess", "--seed", "3")
    #expect((read.launch.game, read.launch.seed(for: "tunnel")) == ("tunnel", 3))
    #expect(shown(read).tunnel.mode == .guess && read.launch.needsNewGame(of: "tunnel"))
    #expect(try options("tunnel", "--at", "-33.9,151.2").launch.needsNewGame(of: "tunnel"))
  }

  @Test(
    "A place beyond the Earth, or one for a game that draws its own, is refused in one line",
    arguments: [
      (["--at", "91,0"], "--at: '91,0'"), (["--at", "0,-181"], "--at: '0,-181'"),
      (["--at", "here"], "--at: 'here'"), (["--mode", "swim"], "--mode: 'swim'"),
      (["--mode", "guess", "--at", "1,1"], "--at: '1,1'"),
      (["--at", "1,1", "--mode", "guess"], "--mode: 'guess'"),
    ])
  func refusedPlaces(words: [String], start: String) {
    do {
      _ = try Invocation(["tunnel"] + words, Box.games)
      Issue.record("\(words) was read")
    } catch {
      #expect(error.description.hasPrefix(start + " does not fit; expected "))
      #expect(!error.description.contains("\n"))
    }
  }

  @Test("What asks for a new game of one game leaves the others alone")
  func newGames() throws {
    let launch = try options("--length", "4", "--layout", "4x4").launch
    #expect(launch.needsNewGame(of: "sliding") && launch.needsNewGame(of: "pairs"))
    #expect(!launch.needsNewGame(of: "matchsticks"))
    #expect(try options("--seed", "1").launch.needsNewGame(of: "matchsticks"))
    #expect(try !options("--numbers").launch.needsNewGame(of: "sliding"))
  }

  @Test(
    "Players who are nobody, too many or cannot play together are refused",
    arguments: [
      "", ",", "me,", "you", "me:", "forgetful:101", "perfect", "me,me,perfect", "me,me,me,me,me",
    ])
  func refusedPlayers(list: String) {
    let line =
      "--players: '\(list)' does not fit; expected one to four of me, me:NAME, forgetful, forgetful:70 "
      + "and perfect, with commas between; perfect plays with one other"
    #expect(throws: UsageError(line)) { try Invocation(["pairs", "--players", list], Box.games) }
  }

  @Test("A player's name may be as long as one that is typed, and a longer one is refused, not cut")
  func longNames() throws {
    let longest = String(repeating: "ä", count: PairsSeat.nameLimit)
    let settings = shown(try options("--players", "me:\(longest),perfect"))
    #expect(settings.pairs.seats[0].name == longest)
    let list = "perfect,me:\(longest)n"
    let line = "--players: '\(list)' does not fit; expected names of at most 24 characters"
    #expect(throws: UsageError(line)) { try Invocation(["pairs", "--players", list], Box.games) }
  }

  @Test("The layout and the players of one run lie over the settings and are not kept")
  func pairsSettings() throws {
    let stored = Settings()
    let read = try options("pairs", "--layout", "4x4", "--players", "me,forgetful:30")
    var shown = self.shown(read, over: stored)
    #expect(
      shown.pairs.setup == PairsSetup(layout: .fourByFour, [.person, .forgetful(memory: 30)]))
    #expect(shown.without(read.launch.overlays, over: stored) == stored)
    shown.pairs.layout = .eightByEight
    #expect(shown.without(read.launch.overlays, over: stored).pairs.layout == .eightByEight)
  }

  @Test("The length and the picture of one run lie over the settings and are not kept")
  func slidingSettings() throws {
    var stored = Settings()
    stored.sliding.showsNumbers = false
    let read = try options("sliding", "--length", "7", "--picture", "map", "--numbers")
    var shown = self.shown(read, over: stored)
    #expect((shown.sliding.length, shown.sliding.picture) == (7, .builtIn(.map)))
    #expect(shown.sliding.showsNumbers)
    #expect(shown.without(read.launch.overlays, over: stored) == stored)
    shown.sliding.length = 5
    #expect(shown.without(read.launch.overlays, over: stored).sliding.length == 5)
    stored.sliding.picture = .builtIn(.lake)
    #expect(self.shown(try options("--numbers"), over: stored).sliding.picture == .numbers)
  }

  @Test("A seed is for the game that is named, or for every game where none is")
  func seedOfAGame() throws {
    let named = try options("sliding", "--seed", "3").launch
    #expect((named.seed(for: "sliding"), named.seed(for: "matchsticks")) == (3, nil))
    let any = try options("--seed", "3").launch
    #expect((any.seed(for: "sliding"), any.seed(for: "matchsticks")) == (3, 3))
  }

  @Test("A value may follow behind an equals sign, and may hold one")
  func equalsSign() throws {
    #expect(try options("--size=480x320").size == WindowSize(width: 480, height: 320))
    #expect(try options("--config=/a=b").configFolder == "/a=b")
  }

  @Test("The icon is saved where the word behind it says, which must be there")
  func icon() throws {
    func icon(_ words: String...) throws -> String {
      guard case .icon(let path, let size) = try Invocation(["--icon"] + words, Box.games) else {
        return "no icon"
      }
      return "\(path) \(size)"
    }
    #expect(try icon("icon.png") == "icon.png 256")
    #expect(try icon("icon.svg", "48") == "icon.svg 48")
    #expect(throws: UsageError("--icon: the value is missing; write --icon FILE.png or FILE.svg")) {
      try icon()
    }
    #expect(throws: UsageError("--icon: '9' does not fit; expected a size from 16 to 512")) {
      try icon("icon.png", "9")
    }
  }

  @Test("A file for the desktop is written in the language that was asked for, else in English")
  func generated() throws {
    func language(_ words: String...) throws -> Language? {
      guard case .generate(.man, let language) = try Invocation(words, Box.games) else {
        return nil
      }
      return language
    }
    #expect(try language("--generate", "man") == .en)
    #expect(try language("--lang", "de", "--generate", "man") == .de)
    #expect(try language("--lang", "pseudo", "--generate", "man") == .pseudo)
    let line = "expected man or bash or zsh or fish or desktop or metainfo"
    #expect(throws: UsageError("--generate: 'pdf' does not fit; \(line)")) {
      try language("--generate", "pdf")
    }
  }

  @Test(
    "Help and version answer before what follows is looked at",
    arguments: [
      (["--help", "--nonsense"], "help"), (["-h"], "help"), (["menu", "--version"], "version"),
    ])
  func answers(words: [String], answer: String) throws {
    #expect("\(try Invocation(words, Box.games))" == answer)
  }

  @Test(
    "A wrong word is named in one line that says what to do",
    arguments: [
      (["--sied", "1"], "--sied: unknown option; --help lists all"),
      (["--seed"], "--seed: the value is missing; write --seed N"),
      (["--seed", "-1"], "--seed: '-1' does not fit; expected a whole number from 0 up"),
      (["--seed=1.5"], "--seed: '1.5' does not fit; expected a whole number from 0 up"),
      (["--theme", "dark"], "--theme: 'dark' does not fit; expected evening or day or contrast"),
      (["--renderer="], "--renderer: '' does not fit; expected auto or software"),
      (
        ["--lang="],
        "--lang: '' does not fit; expected cs or de or en or es or fr or it or nl or pl or pt_BR or sv or tr or uk "
          + "or ja or zh_Hans or pseudo"
      ),
      (["--fullscreen=yes"], "--fullscreen: takes no value; write --fullscreen alone"),
      (["--config", ""], "--config: '' does not fit; expected the name of a file or folder"),
      (["chess"], "chess: unknown game; write menu or matchsticks or sliding or pairs or tunnel"),
      (
        ["matchsticks", "--length", "4"],
        "--length: matchsticks has no such option; it belongs to sliding"
      ),
      (
        ["--numbers", "matchsticks"],
        "--numbers: matchsticks has no such option; it belongs to sliding"
      ),
      (["--layout", "5x5"], "--layout: '5x5' does not fit; expected 4x4 or 6x4 or 6x6 or 8x8"),
      (
        ["sliding", "--layout", "4x4"], "--layout: sliding has no such option; it belongs to pairs"
      ),
      (["--length", "9"], "--length: '9' does not fit; expected a length from 3 to 8"),
      (
        ["--position", "2:0-1-2-3", "--length", "4", "sliding"],
        "--length: --position says it already; leave out one of them"
      ),
      (
        ["sliding", "--seed", "4", "--position", "2:0-1-2-3"],
        "--seed: --position says it already; leave out one of them"
      ),
      (
        ["--position", "2:0-1-1-3"],
        "--position: '2:0-1-1-3' does not fit; expected the text of a board or a link. "
          + "The number 1 appears twice."
      ),
      (
        ["--position", "2:0-2-1-3"],
        "--position: '2:0-2-1-3' does not fit; expected the text of a board or a link. "
          + "This board can never be solved: two tiles are swapped."
      ),
      (["menu", "menu"], "menu: only one game can be started; leave out menu or it"),
    ])
  func refused(words: [String], line: String) {
    #expect(throws: UsageError(line)) { try Invocation(words, Box.games) }
  }

  @Test("Behind -- no word is an option, and the other words mean what they always do")
  func endOfOptions() throws {
    guard
      case .play(let options) = try Invocation(["--mute", "--", "-a.png", "b/--help"], Box.games)
    else {
      Issue.record("No game is played")
      return
    }
    #expect(options.launch.files == ["-a.png", "b/--help"])
    #expect(throws: UsageError.self) { try Invocation(["--", "--help"], Box.games) }
    #expect(try SolveRequest(["--", "--json", "-"]).positions == ["--json", "-"])
    #expect(try AntipodeRequest(["--json", "--", "--json"]).places == ["--json"])
  }

  @Test("Paths keep their bytes, and any other value has to be text")
  func bytes() throws {
    let name = FilePath(bytes: [0xE9])
    let words: [FilePath] = ["--config=\(name)=", "--trace", name, "--picture", name]
    guard case .play(let options) = try Invocation(words, Box.games) else {
      Issue.record("No game is played")
      return
    }
    #expect(options.configFolder == name + "=")
    #expect(options.trace == name)
    #expect(options.launch.picture?.path == name)
    for option in ["--players", "--lang", "--size", "--seed", "--position", "--mode", "--at"] {
      #expect(throws: UsageError.self) { try Invocation([FilePath(option), name], Box.games) }
    }
  }

  @Test(
    "A picture may be named by its address",
    arguments: ["file:///a/caf%E9.png", "FILE:/a/caf%e9.png", "file://localhost/a/caf%E9.png"])
  func address(word: String) throws {
    guard case .play(let options) = try Invocation(["--picture", word], Box.games) else {
      Issue.record("No game is played")
      return
    }
    let path = FilePath(bytes: "/a/caf".utf8 + [0xE9] + ".png".utf8)
    #expect(options.launch.picture?.path == path)
  }

  @Test("A link or a path that no window could be handed is refused; the longest are not")
  func tooLong() throws {
    for (word, most) in [("matchwood:", 8192), ("./", 4095)] {
      let longest = word + String(repeating: "a", count: most - word.utf8.count)
      guard case .play(let options) = try Invocation([longest], Box.games) else {
        Issue.record("No game is played")
        return
      }
      let home = FilePath("/" + String(repeating: "b", count: 4094))
      for thing in options.launch.requests(from: home) {
        #expect(OpenRequest(message: thing.message) == thing)
      }
      #expect(throws: UsageError.self) { try Invocation([longest + "a"], Box.games) }
    }
  }

  @Test(
    "A size that no window can have is refused",
    arguments: ["", "x", "640", "640x", "479x320", "480x319", "7681x400", "480x320x1", "0x0"])
  func refusedSizes(word: String) {
    #expect(throws: UsageError.self) { try Invocation(["--size", word], Box.games) }
  }

  @Test("The help lists every option")
  func help() {
    let text = CommandHelp.help(Box.games)
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ") + " "
    for row in OptionRow.all(Box.games) { #expect(words.contains(" \(row.line.usage) ")) }
    #expect(text.contains("--help"))
    #expect(text.contains("--version"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("Options lie over the settings and leave the rest")
  func overSettings() throws {
    var settings = Settings()
    settings.scale = 150
    settings.language = "en"
    let shown = self.shown(try options("--lang", "de", "--reduced-motion"), over: settings)
    #expect(shown.language == "de")
    #expect(shown.reducedMotion)
    #expect(shown.scale == 150)
  }
}
