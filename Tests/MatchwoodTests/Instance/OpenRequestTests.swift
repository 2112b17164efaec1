import Files
import Testing

@testable import Matchwood
@testable import MatchwoodMain

@Suite("Messages of a start to the window that is open") @MainActor
struct OpenRequestTests {
  private func handed(_ words: String...) throws -> (isPlain: Bool, things: [OpenRequest]) {
    guard case .play(let options) = try Invocation(words, Box.games) else { return (false, []) }
    return (options.isPlain, options.launch.requests(from: "/home/ann"))
  }

  @Test(
    "What is asked of the window is a link, a game, pictures by their whole paths, or to be seen")
  func asked() throws {
    #expect(try handed().things == [.window])
    #expect(try handed("menu").things == [.window])
    #expect(try handed("pairs").things == [.game("pairs")])
    #expect(try handed("matchwood:pairs:1:4x4").things == [.link("matchwood:pairs:1:4x4")])
    #expect(
      try handed("cat.png", "/a/b.png").things
        == [.picture("/home/ann/cat.png"), .picture("/a/b.png")])
  }

  @Test("Any option makes a start one that has a window of its own")
  func plain() throws {
    #expect(try handed("pairs").isPlain)
    #expect(try !handed("pairs", "--seed", "1").isPlain)
    #expect(try !handed("--config", "c").isPlain)
    #expect(try !handed("--fullscreen").isPlain)
  }

  @Test(
    "A message is read as it was written",
    arguments: [
      .window, .game("pairs"), .link("matchwood:sliding:1:4 seed"), .picture("/a b/ü\nc.png"),
      .picture(FilePath(bytes: "/J".utf8 + [0xFC] + "rgen/ x".utf8)),
      .link(String(repeating: "a", count: OpenRequest.textLimit)),
    ] as [OpenRequest])
  func message(thing: OpenRequest) {
    #expect(OpenRequest(message: thing.message) == thing)
  }

  @Test(
    "A message that makes no sense is none",
    arguments: [
      "", "matchwood", "matchwood 1 ", "matchwood 2 window", "matchwood 1 window ",
      "matchwood 1 window x", "matchwood 1 game", "matchwood 1 delete /a", "matchwood 1 link",
      "matchwood 1 picture a.png", "matchwood 1 picture ", "matchwood 1 picture /a\0b",
      "GET / HTTP/1.1",
    ])
  func nonsense(text: String) {
    #expect(OpenRequest(message: Array(text.utf8)) == nil)
  }

  @Test("A message that is no text, or too long, is none")
  func noText() {
    let head = Array("matchwood 1 link ".utf8)
    #expect(OpenRequest(message: head + [0xFF, 0xFE]) == nil)
    let name = Array("matchwood 1 game ".utf8)
    #expect(OpenRequest(message: name + [0xE9]) == nil)
    let long = head + Array(repeating: 65, count: OpenRequest.limit)
    #expect(OpenRequest(message: long) == nil)
    #expect(OpenRequest(message: Array(long.prefix(OpenRequest.limit))) != nil)
  }
}
