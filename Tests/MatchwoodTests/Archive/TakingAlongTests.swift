import Archive
import BoxKit
import Files
import SceneTestSupport
import Stage
import TestSupport
import Testing

@testable import Matchwood

@MainActor @Suite("Save everything and Load everything in the settings")
struct TakingAlongTests {
  private let folder = TemporaryFolder()
  private let program: HeadlessProgram
  private var services = Services()
  private let takingAlong: TakingAlong
  private let log = Log()
  private let archive: FilePath

  @MainActor private final class Log {
    var events: [String] = []
  }

  init() throws {
    program = try HeadlessProgram("en", [])
    program.show(MessageScene(context: program.context) { _ in "Settings" })
    let places = Folders(chosen: FilePath(folder.path + "/box"), environment: [:])
    try Folder(FilePath(folder.path + "/box")).make()
    folder.write("decks", to: "box/decks.json")
    archive = FilePath(folder.path + "/all.matchwood")
    takingAlong = try #require(TakingAlong(places, context: program.context))
    services.saveFile = { [log, archive] file in
      log.events.append(file.name)
      try? file.write(archive)
    }
    services.openFile = { [archive] in $0.use(archive) }
    takingAlong.offer(to: &services)
    takingAlong.navigator = program
    takingAlong.saveAll = { [log] in log.events.append("saved") }
    takingAlong.end = { [log] in log.events.append("ended") }
  }

  private func load() -> String {
    services.loadEverything?()
    program.settle()
    return program.list.texts.joined(separator: " ")
  }

  @Test("save the changes first, and suggest the file of the day")
  func saves() throws {
    services.saveEverything?()
    #expect(log.events == ["Matchwood 1970-01-01.matchwood", "saved"])
    #expect(try ArchiveFile(reading: archive).entries.map(\.name) == ["decks.json"])
  }

  @Test("load a file at once if nothing differs")
  func loads() {
    services.saveEverything?()
    _ = load()
    #expect(takingAlong.archive == archive && log.events.last == "ended")
  }

  @Test("ask before files here are replaced, and change nothing for Cancel")
  func asks() {
    services.saveEverything?()
    folder.write("other decks", to: "box/decks.json")
    #expect(load().contains("1 file is different. Replace yours?"))
    program.click("cancel")
    #expect(takingAlong.archive == nil && log.events.last == "saved")
    _ = load()
    program.click("replace")
    #expect(takingAlong.archive == archive && log.events.last == "ended")
  }

  @Test("change nothing for a file that is damaged or missing, and say so")
  func damaged() throws {
    #expect(load().contains("This file cannot be read."))
    try SafeFile(path: archive).write(Array("no archive".utf8))
    #expect(load().contains("This file is damaged or of another kind. Nothing has changed."))
    #expect(takingAlong.archive == nil && !log.events.contains("ended"))
  }

  @Test("are missing where no file can be chosen")
  func missing() {
    var services = Services()
    takingAlong.offer(to: &services)
    #expect(services.saveEverything == nil && services.loadEverything == nil)
  }
}
