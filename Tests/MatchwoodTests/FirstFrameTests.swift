import BoxKit
import Commands
import SDLKit
import SDLStage
import Stage
import TestSupport
import Testing
import Threads

@testable import Matchwood
@testable import MatchwoodMain

@Suite("The first frame that a start will most likely show")
@MainActor struct FirstFrameTests {
  private let folder = TemporaryFolder()

  /// What a start with these words and settings expects.
  private func key(_ words: [String], _ settings: String?) throws -> StartupCache.Key? {
    guard case .play(let options) = try Invocation(words, Box.games) else {
      throw UsageError("no game")
    }
    let look = settings.map { text in
      folder.write(text, to: "settings.json")
      var line = PrefetchQueue()
      return line.add { [path = folder.path + "/settings.json"] in
        FileReadResult(at: path, as: .settings(of: RunSettings.parts)).value ?? Settings()
      }
    }
    return LaunchResources(options: options, environment: [:]).firstFrame(look)()
  }

  private func frame(
    _ width: Int, _ height: Int, _ theme: Theme.Name, _ scene: String
  ) -> StartupCache.Key {
    StartupCache.Key(width: width, height: height, theme: theme, scene: scene)
  }

  private let kept =
    #"{"theme":"day","window":{"frame":{"x":9,"y":9,"width":700,"height":500},"extent":"window"}}"#

  @Test("is the menu in the usual size and theme where nothing is said or kept")
  func usual() throws {
    #expect(try key([], nil) == frame(1280, 800, .evening, "menu"))
    #expect(try key([], "what") == frame(1280, 800, .evening, "menu"))
  }

  @Test("has the size and the theme that were kept, unless the command line asks for others")
  func others() throws {
    #expect(try key(["sliding"], kept) == frame(700, 500, .day, "sliding"))
    #expect(
      try key(["--size", "480x320", "--theme", "contrast"], kept)
        == frame(480, 320, .contrast, "menu"))
  }

  @Test("is not known before the window where that fills a screen")
  func screens() throws {
    #expect(try key(["--fullscreen"], nil) == nil)
    let full = kept.replacing(#""extent":"window""#, with: #""extent":"fullScreen""#)
    #expect(try key(["pairs"], full) == nil)
    #expect(try key(["--size", "700x500"], full) == frame(700, 500, .day, "menu"))
  }

  @Test("of a snapshot has nothing of the window's place")
  func snapshot() throws {
    #expect(
      try key(["pairs", "--snapshot", "a.png"], kept) == frame(1280, 800, .day, "pairs"))
  }
}
