import BoxKit
import Files
import Glibc
import MatchstickGame
import MatchstickScenes
import PairsScenes
import SlidingScenes
import Stage
import Synchronization
import TestSupport
import Testing

@testable import Matchwood
@testable import MatchwoodMain

@Suite("Kept settings") @MainActor
struct KeptSettingsTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/settings.json" }

  /// The file as the next start of the program finds it.
  private func file() -> PersistentFile<Settings> {
    PersistentFile(
      "settings.json", .settings(of: Box.games.compactMap { $0.settings }), .settings,
      in: LockedFolder(folder.path))
  }

  private func text() throws -> String {
    String(decoding: try SafeFile(path: path).read() ?? [], as: UTF8.self)
  }

  /// As the first programs wrote them.
  private let bare = """
    {
      "language" : "de",
      "matchsticks" : {
        "pile" : 21
      },
      "scale" : 140
    }

    """

  private var german: Settings {
    var settings = Settings()
    settings.language = "de"
    settings.scale = 140
    settings.matchsticks.pile = 21
    // Without a word of who plays, they have always meant this one.
    settings.matchsticks.seating = MatchstickSeats(first: .person, second: .clever)
    return settings
  }

  @Test("What was saved is there at the next start, as a page of its own kind")
  func roundTrip() throws {
    do {
      let file = file()
      #expect(file.load { $0 } == nil)
      file.save(german)
      file.finish()
    }
    #expect(try text().hasPrefix(#"{"kind":"settings","value":{"#))
    let next = file()
    #expect(next.load { $0 } == german)
    #expect(next.errors.isEmpty)
  }

  @Test("Those of older versions, which had no page, open; the first change gives them one")
  func bareFile() throws {
    folder.write(bare, to: "settings.json")
    do {
      let file = file()
      #expect(file.load { $0 } == german)
      #expect(file.errors.isEmpty)
      file.save(german)
      file.finish()
      #expect(try text() == bare)
      var changed = german
      changed.scale = 120
      file.save(changed)
      file.finish()
    }
    #expect(try text().hasPrefix(#"{"kind":"settings""#))
    #expect(folder.names == ["lock", "settings.json", "settings.json.bak"])
    #expect(file().load { $0.scale } == 120)
  }

  @Test("A broken file of older versions gives way to the version before it, bare as well")
  func recovered() {
    folder.write("{", to: "settings.json")
    folder.write(bare, to: "settings.json.bak")
    let file = file()
    #expect(file.load { $0 } == german)
    let aside = folder.path + "/settings.broken-1.json"
    #expect(file.errors == [.recovered(.settings, path: path, setAside: aside)])
  }

  @Test(
    "A broken file is set aside and told of, and saving goes on",
    arguments: [
      "", "{", "[]", "null", "not json", "\u{0}\u{1}", #"{"kind":"settings","version":1}"#,
      #"{"kind":"settings","value":{}}"#, #"{"version":1,"value":{}}"#,
      #"{"kind":"games","version":1,"value":{}}"#,
    ])
  func broken(text: String) {
    folder.write(text, to: "settings.json")
    let file = file()
    #expect(file.load { $0 } == nil)
    let aside = folder.path + "/settings.broken-1.json"
    #expect(file.errors == [.broken(.settings, path: path, setAside: aside)])
    file.save(Settings())
    file.finish()
    #expect(folder.names == ["lock", "settings.broken-1.json", "settings.json"])
  }

  @Test("A newer version's settings are left alone, and said to be so")
  func newer() throws {
    let newer = #"{"kind":"settings","version":2,"value":{}}"#
    folder.write(newer, to: "settings.json")
    let file = file()
    #expect(file.load { $0 } == nil)
    file.save(german)
    file.finish()
    #expect(try text() == newer)
    #expect(file.errors == [.newer(.settings, path: path)])
  }

  @Test("Unknown keys are passed over, missing ones are defaults, numbers are clamped")
  func oddValues() {
    folder.write(#"{"scale": 900, "future": {"a": 1}, "theme": 3}"#, to: "settings.json")
    let file = file()
    let settings = file.load { $0 }
    #expect(settings?.scale == 200)
    #expect(settings?.theme == .evening)
    #expect(file.errors.isEmpty)
  }

  /// The value of the file with all parts.
  private func written(_ settings: Settings) -> Substring {
    let format = VersionedFormat.settings(of: Box.games.compactMap { $0.settings })
    let text = String(decoding: format.write(settings), as: UTF8.self)
    return text.dropFirst(#"{"kind":"settings","value":"#.count).dropLast(",\"version\":1}\n".count)
  }

  @Test("Settings without a value, and defaults that older versions do not know, are not written")
  func leftOut() {
    var settings = Settings()
    (settings.sliding, settings.pairs) = (SlidingSettings(), PairsSettings())
    settings[WindowPlace.self] = WindowPlace()
    #expect(
      written(settings) == """
        {"pairs":{"missTime":15,"seats":[{"colour":0,"occupant":"person"}],\
        "turnRule":"unknown-card","waitsForTap":false},"rumble":true,\
        "sliding":{"arrowsMoveGap":false,"coaches":false,"picture":"numbers",\
        "showsNumbers":true,"tiltsWithPad":false},"window":{"extent":"window"}}
        """)
  }

  @Test("Settings that came after version 1 are written under their own keys")
  func later() {
    var settings = Settings()
    settings.sliding.showsGallery = false
    settings.pairs.deck = .own(3)
    settings.pairs.wordLanguage = "en"
    for game in ["sliding", "pairs", "matchsticks"] { settings.firstSteps.show(game) }
    settings.firstSteps.end("matchsticks")
    let written = written(settings)
    for part in [
      #""showsGallery":false"#, #""deck":"own:3""#, #""wordLanguage":"en""#,
      #""help":{"firstSteps":["pairs","sliding"],"offered":["matchsticks","pairs","sliding"]}"#,
    ] {
      #expect(written.contains(part))
    }
  }

  @Test("Once their writing is begun nobody waits for a disk: they are written on another thread")
  func otherThread() async {
    let own = pthread_self()
    let (file, log) = (witnessed(), Witness.Log())
    file.save(Witness(log))
    file.beginWriting()
    await log.written.wait()
    #expect(log.writer.withLock { $0 } != own)
    file.finish()
  }

  @Test("Before their writing is begun no thread is made for them, so that a frame comes first")
  func noThread() {
    let own = pthread_self()
    let (file, log) = (witnessed(), Witness.Log())
    for _ in 0..<50 {
      file.save(Witness(log))
      file.finish()
      #expect(log.writer.withLock { $0 } == own)
    }
  }

  private func witnessed() -> PersistentFile<Witness> {
    let file = PersistentFile<Witness>(
      "settings.json", VersionedFormat(kind: "settings", version: 1), .settings,
      in: LockedFolder(folder.path))
    #expect(file.load { $0 } == nil)
    return file
  }

  @Test("Every error about them has their title and a sentence")
  func words() {
    let errors: [PersistenceError] = [
      .broken(.settings, path: "x", setAside: "y"), .broken(.settings, path: "x", setAside: nil),
      .recovered(.settings, path: "x", setAside: nil), .newer(.settings, path: "x"),
      .unreadable(.settings, FileError("read", "x", code: 1)),
    ]
    for error in errors {
      #expect(error.title(Texts()) == "Settings" && !error.message(Texts()).isEmpty)
    }
  }
}

/// A value that notes which thread wrote it.
private struct Witness: Codable, Sendable {
  final class Log: Sendable {
    let writer = Mutex<pthread_t?>(nil)
    let written = SignalCounter()
  }
  let log: Log

  init(_ log: Log) { self.log = log }
  init(from decoder: any Decoder) throws { log = Log() }

  func encode(to encoder: any Encoder) throws {
    log.writer.withLock { $0 = pthread_self() }
    log.written.signal()
    var value = encoder.singleValueContainer()
    try value.encode(1)
  }
}
