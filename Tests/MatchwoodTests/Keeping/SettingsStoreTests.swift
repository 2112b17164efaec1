import Files
import GameScenes
import TestSupport
import Testing

@testable import Matchwood

@Suite("Settings store") @MainActor
struct SettingsStoreTests {
  private let folder = TemporaryFolder()

  private func store() -> SettingsStore<Settings> {
    SettingsStore(HeldFolder(folder.path))
  }

  @Test("The first start finds the default settings, no trouble, and writes nothing")
  func firstStart() {
    let store = store()
    #expect(store.load(default: Settings()) == Settings())
    #expect(store.troubles.isEmpty)
    #expect(folder.names == ["lock"])
  }

  @Test("What was saved is there at the next start, without trouble")
  func roundTrip() {
    var settings = Settings()
    settings.language = "de"
    settings.scale = 140
    settings.matchsticks.pile = 21
    store().save(settings)
    let next = store()
    #expect(next.load(default: Settings()) == settings)
    #expect(next.troubles.isEmpty)
  }

  @Test("A folder that is missing is made with those above it")
  func makesFolders() {
    let deep = SettingsStore<Settings>(HeldFolder(folder.path + "/a/b"))
    deep.save(Settings())
    #expect(deep.troubles.isEmpty)
    #expect(folder.names == ["a"])
  }

  @Test("Settings that are in the file already are not written again")
  func unchanged() {
    let store = store()
    store.save(Settings())
    store.save(Settings())
    #expect(!folder.names.contains("settings.json.bak"))
  }

  @Test(
    "A broken file is set aside and told of, and saving goes on",
    arguments: ["", "{", "[]", "not json", "\u{0}\u{1}"])
  func broken(text: String) {
    folder.write(text, to: "settings.json")
    let store = store()
    #expect(store.load(default: Settings()) == Settings())
    let path = folder.path + "/settings.json"
    let aside = folder.path + "/settings.broken-1.json"
    #expect(store.troubles == [.broken(.settings, path: path, setAside: aside)])
    #expect(folder.names == ["lock", "settings.broken-1.json"])
    store.save(Settings())
    #expect(folder.names.contains("settings.json"))
  }

  @Test("Unknown keys are passed over, missing ones are defaults, numbers are clamped")
  func oddValues() {
    folder.write(#"{"scale": 900, "future": {"a": 1}, "theme": 3}"#, to: "settings.json")
    let store = store()
    let settings = store.load(default: Settings())
    #expect(settings.scale == 200)
    #expect(settings.theme == .evening)
    #expect(store.troubles.isEmpty)
  }

  @Test("A folder that cannot be made is told of once, and nothing is thrown")
  func unwritable() {
    folder.write("a file", to: "in-the-way")
    let store = SettingsStore<Settings>(HeldFolder(folder.path + "/in-the-way/config"))
    #expect(store.load(default: Settings()) == Settings())
    store.save(Settings())
    store.save(Settings())
    #expect(store.troubles.count == 1)
    guard case .unwritable = store.troubles.first else {
      Issue.record("\(store.troubles)")
      return
    }
  }

  @Test("A write that fails later is told of once, to whoever listens")
  func failsLater() throws {
    let store = store()
    var heard: [KeepingError] = []
    store.onTrouble = { heard.append($0) }
    try Folder(folder.path + "/settings.json.tmp").make()
    store.save(Settings())
    store.save(Settings())
    #expect(heard.count == 1)
    #expect(!store.isSaving)
  }

  @Test("The second of two stores on a folder says so, reads, and does not write")
  func secondInstance() {
    let first = store()
    var settings = Settings()
    settings.scale = 120
    first.save(settings)
    let second = store()
    #expect(second.troubles == [.inUse(folder: folder.path)])
    #expect(second.load(default: Settings()) == settings)
    second.save(Settings())
    #expect(first.isSaving)
    #expect(store().load(default: Settings()) == settings)
  }

  @Test("The folder is free again when its store has gone")
  func lockEnds() {
    _ = store()
    #expect(store().isSaving)
  }

  @Test("A store that does not hold the folder leaves a broken file to the one that does")
  func secondInstanceAndBrokenFile() {
    let first = store()
    folder.write("{", to: "settings.json")
    let second = store()
    _ = second.load(default: Settings())
    #expect(folder.names.contains("settings.json"))
    #expect(first.isSaving)
  }
}
