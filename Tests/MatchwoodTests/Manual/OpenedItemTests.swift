import BoxKit
import Commands
import Files
import PairsGame
import SlidingGame
import Stage
import Testing

@testable import Matchwood
@testable import MatchwoodMain

@MainActor @Suite("What a desktop hands over")
struct OpenedItemTests {
  @Test(
    "Links, addresses of local files, paths and names of pictures are told from other words",
    arguments: [
      ("matchwood:pairs:1:6x6:a:seed=7", .link("matchwood:pairs:1:6x6:a:seed=7")),
      ("matchwood:sliding:1:4:seed%3D7", .link("matchwood:sliding:1:4:seed=7")),
      ("file:///home/a/My%20cat.png", .file("/home/a/My cat.png")),
      ("file://host/a.png", .file("/a.png")), ("file:/%C3%A4.bmp", .file("/ä.bmp")),
      ("/a/b", .file("/a/b")), ("./sliding", .file("./sliding")), ("Cat.JPG", .file("Cat.JPG")),
      ("MATCHWOOD:pairs:1", .link("MATCHWOOD:pairs:1")), ("Matchwood:x", .link("Matchwood:x")),
      ("FILE:///a%20b", .file("/a b")), ("cat.jpe", .file("cat.jpe")), ("png", nil),
      ("file:///caf%E9.png", .file(FilePath(bytes: "/caf".utf8 + [0xE9] + ".png".utf8))),
      ("sliding", nil), ("matchwood", nil), ("matchwoods:x", nil), ("file:a", nil),
      ("file:///%", nil),
      ("file:///%00", nil),
      ("file:///%zz", nil), ("chess", nil), ("", nil),
    ] as [(String, OpenedItem?)])
  func kinds(word: String, item: OpenedItem?) {
    #expect(OpenedItem(word) == item)
  }

  @Test("A name that is not UTF-8 is a picture's as it is")
  func bytes() {
    let name = FilePath(bytes: "caf".utf8 + [0xE9] + ".JPG".utf8)
    #expect(OpenedItem(name) == .file(name))
    let path: FilePath = "/\(name)/x"
    #expect(OpenedItem(path) == .file(path))
  }

  @Test("One link or any number of pictures are opened, and not both")
  func one() throws {
    guard case .play(let options) = try Invocation(["cat.png", "--lang", "de", "b.png"], Box.games)
    else {
      Issue.record("No game is played")
      return
    }
    #expect(options.launch.files == ["cat.png", "b.png"])
    #expect(options.launch.link == nil)
    for (first, second) in [
      ("matchwood:a", "b.png"), ("b.png", "matchwood:a"), ("matchwood:b", "matchwood:a"),
    ] {
      let error = UsageError("\(second): only one link can be opened, and no picture beside it")
      #expect(throws: error) { try Invocation([first, second], Box.games) }
    }
  }

  @Test("A link on the command line opens the table of its game, with the game that it names")
  func link() {
    let rig = DirectorRig(link: "matchwood:sliding:1:2x2:board=0-3-2-1")
    #expect(rig.active == "sliding")
    #expect(rig.state(of: SlidingPuzzle.self)?.board.shape == .square(2))
  }

  @Test("A link that is wrong leaves all as it is, and says so over the menu")
  func wrongLink() {
    let rig = DirectorRig(link: "matchwood:chess:1")
    #expect(rig.texts.contains { $0.contains("chess") })
    rig.press(.back)
    #expect(rig.active == "menu")
  }
}
