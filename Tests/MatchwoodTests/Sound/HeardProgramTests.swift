import Files
import TestSupport
import Testing

@testable import Matchwood

@Suite("What is heard of the program", .serialized) @MainActor
struct HeardProgramTests {
  private let folder = TemporaryFolder()

  /// The largest amplitude in each tenth of a second of a file, of both ears.
  private func levels(_ name: String) throws -> [Int] {
    let bytes = try SafeFile(path: "\(folder.path)/\(name)").read() ?? []
    let samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
      abs(Int(Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)))
    }
    return stride(from: 0, to: samples.count, by: 9600).map {
      samples[$0..<min($0 + 9600, samples.count)].max() ?? 0
    }
  }

  private func play(_ steps: String, _ options: String) throws -> ProgramRun {
    folder.write(steps, to: "script")
    return try ProgramRun(
      "\(options) --size 480x320 --script script --snapshot s.png --sound heard.wav", in: folder)
  }

  private let slide = "wait 0.5\nkey up\nwait 0.5\nquit\n"

  @Test(
    "A file holds what would be heard, at the time at which it would be, and the same every time")
  func file() throws {
    let run = try play(slide, "sliding --position 3:0-1-2-3-4-8-6-7-5")
    #expect(run.exitCode == 0 && run.errorLines.isEmpty)
    let levels = try levels("heard.wav")
    #expect((9...30).contains(levels.count))
    #expect(levels[0..<4].allSatisfy { $0 == 0 })
    #expect(levels[5...8].max() ?? 0 > 1000)
    let first = try SafeFile(path: folder.path + "/heard.wav").read()
    _ = try play(slide, "sliding --position 3:0-1-2-3-4-8-6-7-5")
    #expect(try SafeFile(path: folder.path + "/heard.wav").read() == first)
  }

  @Test("Muted, on the command line or by M, nothing is heard")
  func mute() throws {
    _ = try play(slide, "sliding --position 3:0-1-2-3-4-8-6-7-5 --mute")
    #expect(try levels("heard.wav").allSatisfy { $0 == 0 })
    _ = try play("wait 0.5\nkey m\n" + slide, "sliding --position 3:0-1-2-3-4-8-6-7-5")
    #expect(try levels("heard.wav").dropFirst(7).allSatisfy { $0 == 0 })
  }

  @Test("Ctrl and + make everything louder, Ctrl and − softer, and the settings keep it")
  func volume() throws {
    folder.write("rest\nkey ctrl+-\nkey ctrl+-\nkey ctrl+=\nrest\nquit\n", to: "script")
    let run = try ProgramRun(
      "menu --config c --size 480x320 --script script --trace -", in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"])
    #expect(run.exitCode == 0 && run.errorLines.isEmpty)
    let settings = try SafeFile(path: folder.path + "/c/settings.json").read() ?? []
    #expect(String(decoding: settings, as: UTF8.self).contains(#""volume":60"#))
  }

  @Test("A device gets what is heard, and a machine without any plays on and says nothing")
  func device() throws {
    folder.write("rest\nkey up\nrest\n", to: "script")
    let words =
      "sliding --position 3:0-1-2-3-4-8-6-7-5 --config c --size 480x320 --script script --trace -"
    let heard = "until [ $(tr -d '\\0' <raw | wc -c) -gt 0 ]; do sleep 0.05; done 2>/dev/null"
    let run = try ProgramRun(
      "\(words) & own=$!; \(heard); kill -TERM $own; wait $own", in: folder,
      environment: [
        "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": folder.path + "/raw",
      ])
    // SDL itself says that it writes to a file.
    #expect(run.exitCode == 0 && !run.errorLines.contains { $0.hasPrefix("matchwood") })
    let raw = try File.reading(folder.path + "/raw").readAll(atMost: 1 << 26)
    #expect(raw.contains { $0 != 0 })
    folder.write("rest\nkey up\nrest\nquit\n", to: "script")
    let silent = try ProgramRun(
      words, in: folder,
      environment: ["SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "alsa"])
    #expect(silent.exitCode == 0 && silent.errorLines.isEmpty)
    #expect(silent.output.contains(#""event":"solved""#) || silent.output.contains("did-"))
  }
}
