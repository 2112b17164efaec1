import Files
import TestSupport
import Testing

@testable import Matchwood

@Suite("Kept files of a folder that others use too") @MainActor
struct SharedFolderTests {
  private let words = KeptWords()

  @Test("The second of two programs reads, does not write, and sets nothing aside")
  func secondInstance() {
    words.keep(["one"], ["two"])
    let first = LockedFolder(words.folder.path)
    let second = LockedFolder(words.folder.path)
    #expect(second.error == .inUse(folder: words.folder.path))
    let file = words.file(in: second)
    #expect(file.load { $0 } == ["two"])
    file.save(["three"])
    file.finish()
    #expect(words.text("words.json")?.contains("two") == true)
    words.folder.write("{", to: "words.json")
    let third = words.file(in: second)
    #expect(third.load { $0 } == ["one"])
    #expect(words.folder.names == ["lock", "words.json", "words.json.bak"])
    #expect(first.isHeld)
  }

  @Test(
    "While its lock is lost to another copy a value is not written, and is when that has ended")
  func lostLock() {
    let file = words.file()
    _ = file.load { $0 }
    var heard: [PersistenceError] = []
    file.onError = { heard.append($0) }
    file.save(["one"])
    file.finish()
    words.folder.remove("lock")
    var other: LockedFolder? = LockedFolder(words.folder.path)
    #expect(other?.isHeld == true)
    file.save(["two"])
    file.finish()
    #expect(heard == [.inUse(folder: words.folder.path)])
    #expect(words.text("words.json")?.contains("one") == true)
    other = nil
    file.retry()
    file.finish()
    #expect(words.text("words.json")?.contains("two") == true)
    #expect(heard.last == .savedAgain(folder: words.folder.path))
  }

  @Test("A lock that nobody else has taken is taken again, and nobody need hear of it")
  func removedLock() {
    let file = words.file()
    _ = file.load { $0 }
    file.onError = { Issue.record("\($0)") }
    words.folder.remove("lock")
    file.save(["one"])
    file.finish()
    #expect(words.text("words.json")?.contains("one") == true)
    #expect(!LockedFolder(words.folder.path).isHeld)
  }

  @Test("What another copy has written in the meantime is not written over")
  func changedElsewhere() {
    words.keep(["one"])
    let first = LockedFolder(words.folder.path)
    let file = words.file(in: LockedFolder(words.folder.path))
    #expect(file.load { $0 } == ["one"])
    var heard: [PersistenceError] = []
    file.onError = { heard.append($0) }
    words.folder.remove("lock")
    words.keep(["two"])
    for word in ["three", "four"] {
      file.save([word])
      file.finish()
    }
    #expect(heard == [.changed(path: words.path)])
    #expect(words.text("words.json")?.contains("two") == true)
    withExtendedLifetime(first) {}
  }

  @Test("A lock that could not be had at first is tried again, and told of")
  func lateLock() throws {
    try Folder(words.folder.path + "/lock/full").make()
    let held = LockedFolder(words.folder.path)
    guard case .unwritable = held.error else {
      Issue.record("\(String(describing: held.error))")
      return
    }
    let file = words.file(in: held)
    #expect(file.load { $0 } == nil)
    var heard: [PersistenceError] = []
    file.onError = { heard.append($0) }
    file.save(["one"])
    file.finish()
    #expect(heard == [] && words.text("words.json") == nil)
    words.folder.remove("lock")
    file.finish()
    #expect(heard == [.savedAgain(folder: words.folder.path)])
    #expect(words.text("words.json")?.contains("one") == true)
  }
}
