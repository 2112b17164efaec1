import Archive
import BoxKit
import Files
import Motion
import Stage
import TestSupport
import Testing

@testable import Matchwood

@MainActor @Suite("Save everything and Load everything in the settings")
struct TakingAlongTests {
  private let folder = TemporaryFolder()
  private let context = StageContext(
    Look(
      theme: .named(.evening), metrics: Metrics(size: Size(1280, 800)), measurer: FixedMeasurer()))
  private var services = Services()
  private let takingAlong: TakingAlong
  private let documents: FilePath
  private let shown = Shown()

  @MainActor private final class Shown {
    var scene: FileScene?
    var events: [String] = []
  }

  init() throws {
    let places = Folders(chosen: FilePath(folder.path + "/box"), environment: [:])
    try Folder(FilePath(folder.path + "/box")).make()
    folder.write("decks", to: "box/decks.json")
    let saver = try #require(DocumentSaver(["HOME": FilePath(folder.path)]))
    documents = saver.folder
    try Folder(documents).make()
    takingAlong = try #require(TakingAlong(places, saver, context: context))
    takingAlong.offer(to: &services)
    takingAlong.present = { [shown, context] scene in
      scene.layout(in: context.look.metrics.size)
      shown.scene = scene
    }
    takingAlong.saveAll = { [shown] in shown.events.append("saved") }
    takingAlong.end = { [shown] in shown.events.append("ended") }
  }

  private var texts: String {
    var list = DisplayList()
    shown.scene?.draw(into: &list)
    return list.commands.compactMap { command in
      if case .text(let string, _, _) = command.content { string } else { nil }
    }.joined(separator: " ")
  }

  private func press() { shown.scene?.handle(.activate) }

  private func archive() -> FilePath { documents + "/Matchwood 1970-01-01.matchwood" }

  @Test("save the changes first, and write the file of the day")
  func saves() throws {
    services.saveEverything?()
    press()
    #expect(shown.events == ["saved"] && texts.contains("Saved: "))
    #expect(try ArchiveFile(reading: archive()).entries.map(\.name) == ["decks.json"])
  }

  @Test("load the newest file: at once if nothing differs, after a question else")
  func loads() {
    services.saveEverything?()
    press()
    services.loadEverything?()
    press()
    #expect(takingAlong.archive == archive() && shown.events.last == "ended")
    folder.write("other decks", to: "box/decks.json")
    shown.events = []
    services.loadEverything?()
    press()
    #expect(texts.contains("1 file is different. Replace yours?"))
    #expect(shown.events == ["saved"])
    press()
    #expect(shown.events == ["saved", "ended"])
  }

  @Test("change nothing for a file that is damaged or missing, and say so")
  func damaged() throws {
    services.loadEverything?()
    press()
    #expect(texts.contains("This file cannot be read."))
    try SafeFile(path: archive()).write(Array("no archive".utf8))
    services.loadEverything?()
    press()
    #expect(texts.contains("This file is damaged or of another kind. Nothing has changed."))
    #expect(takingAlong.archive == nil && !shown.events.contains("ended"))
  }
}
