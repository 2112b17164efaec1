import Files
import TestSupport
import Testing

@testable import Matchwood

/// Plays by the texts that a speech server has received from the program. Nothing else is read.
@Suite("The spoken program", .serialized) @MainActor
struct SpokenProgramTests {
  private let folder = TemporaryFolder()
  private let server: SpeechServer

  init() throws {
    server = SpeechServer(in: folder)
    try Folder(folder.path + "/c").make()
  }

  /// Does some steps, asks for the state, and returns the texts that the server has received meanwhile.
  ///
  /// - Parameter start: the link to a game; empty to go on with the one that was left.
  private func hear(_ steps: String, _ start: String = "") throws -> String {
    let before = server.texts.count
    folder.write(steps + "\nrest\nkey f6\nwait 1\nquit\n", to: "script")
    let run = try ProgramRun(
      "\(start.isEmpty ? "matchsticks" : start) --config c --speak --mute --size 480x320 "
        + "--reduced-motion --script script", in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy", "SPEECHD_ADDRESS": server.address])
    #expect(run.exitCode == 0 && run.errorLines.isEmpty, "\(run.errorLines)")
    return server.texts.dropFirst(before).joined(separator: " ")
  }

  /// Returns the number directly before some words.
  private func number(before words: String, in text: String) -> Int? {
    let parts = text.split { " .,:".contains($0) }.map(String.init)
    return parts.indices.dropFirst().reversed().lazy.compactMap { index in
      parts[index].hasPrefix(words) ? Int(parts[index - 1]) : nil
    }.first
  }

  @Test("is played from a won position to the win against Clever")
  func matchsticks() throws {
    var said = try hear("rest", "matchwood:matchsticks:1:18:3:first=1:seed=3:players=person,clever")
    for _ in 0..<8 where !said.contains("You won!") {
      let left = try #require(number(before: "match", in: said), "\(said)")
      // Clever answers, unless this take leaves it the last match.
      let answered = left > 4 ? "take-1" : "new-game"
      said = try hear("key \(max(1, (left - 1) % 4))\nwait \(answered)")
    }
    #expect(said.contains("You won!"), "\(server.texts)")
    #expect(server.commands.contains("SET SELF LANGUAGE en"))
  }

  @Test("says the state of a page without a menu by the left stick of a gamepad, as F6 does")
  func pad() throws {
    _ = try hear("key f10\nrest\npad left-stick\nrest\npad left-stick\nrest")
    let place = try #require(server.texts.last)
    #expect(place.hasPrefix("Settings."), "\(place)")
    #expect(server.texts.count { $0 == place } == 2, "\(server.texts)")
  }
}
