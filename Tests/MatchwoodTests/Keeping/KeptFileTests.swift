import Files
import GameKernel
import TestSupport
import Testing

@testable import Matchwood

@Suite("Kept files") @MainActor
struct KeptFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path + "/words.json" }
  private var backup: String { path + ".bak" }

  /// The file as the next start of the program finds it.
  private func file(version: Int = 1, in held: HeldFolder? = nil) -> KeptFile<[String]> {
    KeptFile(
      "words.json", KeptText(kind: "words", version: version), .game,
      in: held ?? HeldFolder(folder.path))
  }

  private func keep(_ words: [String]...) {
    let file = file()
    _ = file.load { $0 }
    for words in words {
      file.save(words)
      file.finish()
    }
  }

  private func text(_ name: String) -> String? {
    guard let bytes = try? SafeFile(path: "\(folder.path)/\(name)").read() else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("The first start finds nothing, no trouble, and writes nothing")
  func firstStart() {
    let file = file()
    #expect(file.load { $0 } == nil)
    file.finish()
    #expect(file.errors.isEmpty)
    #expect(folder.names == ["lock"])
  }

  @Test("What was saved last is there at the next start; the text names what it is")
  func roundTrip() {
    keep(["one"], ["one", "two"])
    #expect(
      text("words.json") == #"{"kind":"words","value":["one","two"],"version":1}"# + "\n")
    let next = file()
    #expect(next.load { $0 } == ["one", "two"])
    #expect(next.errors.isEmpty)
  }

  @Test("What the file holds already is not written again")
  func unchanged() {
    keep(["one"], ["two"])
    let file = file()
    _ = file.load { $0 }
    file.save(["two"])
    file.finish()
    #expect(text("words.json.bak")?.contains("one") == true)
  }

  @Test("However many values come at once, the last one is in the file at the end")
  func newest() {
    let file = file()
    _ = file.load { $0 }
    var written: [Int] = []
    file.onWritten = { written.append($0) }
    for number in 1...2000 { file.save(["\(number)"], number: number) }
    file.finish()
    #expect(text("words.json")?.contains(#"["2000"]"#) == true)
    #expect(written == [2000])
    for number in 2001...2020 {
      file.save(["\(number)"], number: number)
      file.collect()
    }
    file.finish()
    #expect(written == written.sorted())
    #expect(written.last == 2020)
    #expect(folder.names == ["lock", "words.json", "words.json.bak"])
  }

  @Test(
    "A broken file is set aside and told of, and saving goes on",
    arguments: [
      "", "{", "[]", "null", "not json", "\u{0}", #"{"kind":"words","version":1}"#,
      #"{"kind":"words","version":0,"value":[]}"#, #"{"kind":"words","value":[]}"#,
      #"{"version":1,"value":[]}"#, #"{"kind":"other","version":1,"value":[]}"#,
      #"{"kind":"words","version":1,"value":{}}"#,
      #"{"kind":"words","version":1e400,"value":[]}"#,
      #"{"kind":"words","version":99999999999999999999,"value":[]}"#,
      String(repeating: "[", count: 200_000), String(repeating: #"{"value":"#, count: 100_000),
    ])
  func broken(content: String) {
    folder.write(content, to: "words.json")
    let file = file()
    #expect(file.load { $0 } == nil)
    let aside = folder.path + "/words.broken-1.json"
    #expect(file.errors == [.broken(.game, path: path, setAside: aside)])
    file.save(["new"])
    file.finish()
    #expect(folder.names == ["lock", "words.broken-1.json", "words.json"])
    if !content.contains("\0") { #expect(text("words.broken-1.json") == content) }
  }

  @Test("A value that nothing can be made of is as broken as one that cannot be read")
  func refused() {
    keep(["one"])
    let file = file()
    let made: [String]? = file.load { _ in throw RecordError.refusedMove(index: 0) }
    #expect(made == nil)
    #expect(folder.names == ["lock", "words.broken-1.json"])
  }

  @Test("Where the file is broken the version before it is used, and told of")
  func recovered() {
    keep(["one"], ["two"])
    folder.write("{", to: "words.json")
    let first = file()
    #expect(first.load { $0 } == ["one"])
    let aside = folder.path + "/words.broken-1.json"
    #expect(first.errors == [.recovered(.game, path: path, setAside: aside)])
    #expect(text("words.broken-1.json") == "{")
    first.save(["one"])
    first.finish()
    #expect(text("words.json") == text("words.json.bak"))
    #expect(first.isSaving)
  }

  @Test(
    "A file that has gone is replaced by the version before it, which stays until there are two")
  func missing() {
    keep(["one"], ["two"])
    folder.remove("words.json")
    let file = file()
    #expect(file.load { $0 } == ["one"])
    #expect(file.errors == [.recovered(.game, path: path, setAside: nil)])
    file.save(["three"])
    file.finish()
    #expect(text("words.json.bak")?.contains("one") == true)
  }

  @Test("Where file and backup are broken both are set aside")
  func bothBroken() {
    keep(["one"], ["two"])
    for name in ["words.json", "words.json.bak"] { folder.write("{", to: name) }
    let file = file()
    #expect(file.load { $0 } == nil)
    file.save(["three"])
    file.save(["four"])
    file.finish()
    #expect(
      Set(folder.names).isSuperset(of: ["words.broken-1.json", "words.json.broken-1.bak"]))
    #expect(text("words.json")?.contains("four") == true)
  }

  @Test("What a newer program has written stays as it is, and nothing is saved in this run")
  func newer() {
    let text = #"{"kind":"words","version":2,"value":{"any":"thing"}}"#
    folder.write(text, to: "words.json")
    let file = file()
    #expect(file.load { $0 } == nil)
    #expect(file.errors == [.newer(.game, path: path)])
    file.save(["new"])
    file.finish()
    #expect(self.text("words.json") == text)
    #expect(folder.names == ["lock", "words.json"])
  }

  @Test("A newer program's backup behind a broken file is left alone too, and so is the file")
  func newerBackup() {
    folder.write("{", to: "words.json")
    folder.write(#"{"kind":"words","version":2,"value":0}"#, to: "words.json.bak")
    let file = file()
    #expect(file.load { $0 } == nil)
    file.save(["new"])
    file.finish()
    #expect(file.errors == [.newer(.game, path: backup)])
    #expect(folder.names == ["lock", "words.json", "words.json.bak"])
  }

  @Test("A file that cannot be read is left alone, and nothing is saved in this run")
  func unreadable() throws {
    try Folder(path).make()
    let file = file()
    #expect(file.load { $0 } == nil)
    guard case .unreadable(.game, _) = file.errors.first else {
      Issue.record("\(file.errors)")
      return
    }
    #expect(!file.isSaving)
    #expect(folder.names == ["lock", "words.json"])
  }

  @Test("What an older program has written is handed to the value itself")
  func older() {
    keep(["one"])
    let next = file(version: 3)
    #expect(next.load { $0 } == ["one"])
    next.save(["two"])
    next.finish()
    #expect(text("words.json") == #"{"kind":"words","value":["two"],"version":3}"# + "\n")
    #expect(next.errors.isEmpty)
  }

  @Test("What reading and writing a value may ask for reaches it")
  func userInfo() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "unit"))
    let text = KeptText<Length>(kind: "length", version: 1, userInfo: [key: 10])
    let bytes = text.write(Length(count: 70))
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""value":7,"#))
    guard case .value(let length) = text.read(bytes) else {
      Issue.record("it was not read")
      return
    }
    #expect(length.count == 70)
  }

  /// A number that is written in a unit of which only the user info knows.
  private struct Length: Codable {
    let count: Int

    init(count: Int) { self.count = count }

    init(from decoder: any Decoder) throws {
      count = try decoder.singleValueContainer().decode(Int.self) * Self.unit(decoder.userInfo)
    }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      try value.encode(count / Self.unit(encoder.userInfo))
    }

    private static func unit(_ info: [CodingUserInfoKey: Any]) -> Int {
      CodingUserInfoKey(rawValue: "unit").flatMap { info[$0] as? Int } ?? 1
    }
  }

  @Test("Cut off anywhere, a file is never taken for whole, and never lost")
  func truncated() throws {
    keep(["one"], ["two"])
    let whole = try #require(try SafeFile(path: path).read())
    // Without its last byte, which ends the line, it still says all.
    for count in 0..<whole.count - 1 {
      try SafeFile(path: path, care: .durable).write(Array(whole[..<count]))
      let file = file()
      #expect(file.load { $0 } == ["one"])
      #expect(file.errors.count == 1)
      #expect(text("words.broken-\(count + 1).json")?.utf8.count == count)
    }
  }

  @Test("With any one bit turned round, a file is read or set aside, and never lost")
  func flipped() throws {
    keep(["one"], ["two"])
    let whole = try #require(try SafeFile(path: path).read())
    for bit in 0..<whole.count * 8 {
      var bytes = whole
      bytes[bit / 8] ^= 1 << (bit % 8)
      let own = TemporaryFolder()
      let damaged = SafeFile(path: own.path + "/words.json")
      try damaged.write(bytes)
      let file = file(in: HeldFolder(own.path))
      _ = file.load { $0 }
      file.save(["new"])
      file.finish()
      let kept = own.names.filter { $0 != "lock" }.compactMap { name in
        try? SafeFile(path: "\(own.path)/\(name)").read()
      }
      #expect(kept.contains(bytes))
    }
  }

  @Test("A write that fails is told of once, and the next value is tried again")
  func failsLater() throws {
    let file = file()
    _ = file.load { $0 }
    var heard: [KeepingError] = []
    file.onError = { heard.append($0) }
    try Folder(path + ".tmp/full").make()
    for word in ["one", "two"] {
      file.save([word])
      file.finish()
    }
    #expect(heard.count == 1)
    folder.remove("words.json.tmp")
    file.save(["three"])
    file.finish()
    #expect(text("words.json")?.contains("three") == true)
  }

  @Test("The second of two programs reads, does not write, and sets nothing aside")
  func secondInstance() {
    keep(["one"], ["two"])
    let first = HeldFolder(folder.path)
    let second = HeldFolder(folder.path)
    #expect(second.error == .inUse(folder: folder.path))
    let file = file(in: second)
    #expect(file.load { $0 } == ["two"])
    file.save(["three"])
    file.finish()
    #expect(text("words.json")?.contains("two") == true)
    folder.write("{", to: "words.json")
    let third = self.file(in: second)
    #expect(third.load { $0 } == ["one"])
    #expect(folder.names == ["lock", "words.json", "words.json.bak"])
    #expect(first.isHeld)
  }

  @Test(
    "While its lock is lost to another program a value is not written, and is when that has ended")
  func lostLock() {
    let file = file()
    _ = file.load { $0 }
    var heard: [KeepingError] = []
    file.onError = { heard.append($0) }
    file.save(["one"])
    file.finish()
    folder.remove("lock")
    var other: HeldFolder? = HeldFolder(folder.path)
    #expect(other?.isHeld == true)
    file.save(["two"])
    file.finish()
    #expect(heard == [.inUse(folder: folder.path)])
    #expect(text("words.json")?.contains("one") == true)
    other = nil
    file.retry()
    file.finish()
    #expect(text("words.json")?.contains("two") == true)
    #expect(heard.last == .savedAgain(folder: folder.path))
  }

  @Test("A lock that nobody else has taken is taken again, and nobody need hear of it")
  func removedLock() {
    let file = file()
    _ = file.load { $0 }
    file.onError = { Issue.record("\($0)") }
    folder.remove("lock")
    file.save(["one"])
    file.finish()
    #expect(text("words.json")?.contains("one") == true)
    #expect(!HeldFolder(folder.path).isHeld)
  }

  @Test("What another program has written in the meantime is not written over")
  func changedElsewhere() {
    keep(["one"])
    let first = HeldFolder(folder.path)
    let file = file(in: HeldFolder(folder.path))
    #expect(file.load { $0 } == ["one"])
    var heard: [KeepingError] = []
    file.onError = { heard.append($0) }
    folder.remove("lock")
    keep(["two"])
    for word in ["three", "four"] {
      file.save([word])
      file.finish()
    }
    #expect(heard == [.changed(path: path)])
    #expect(text("words.json")?.contains("two") == true)
    withExtendedLifetime(first) {}
  }

  @Test("A lock that could not be had at first is tried again, and told of")
  func lateLock() throws {
    try Folder(folder.path + "/lock/full").make()
    let held = HeldFolder(folder.path)
    guard case .unwritable = held.error else {
      Issue.record("\(String(describing: held.error))")
      return
    }
    let file = file(in: held)
    #expect(file.load { $0 } == nil)
    var heard: [KeepingError] = []
    file.onError = { heard.append($0) }
    file.save(["one"])
    file.finish()
    #expect(heard == [] && text("words.json") == nil)
    folder.remove("lock")
    file.finish()
    #expect(heard == [.savedAgain(folder: folder.path)])
    #expect(text("words.json")?.contains("one") == true)
  }

  @Test("A folder that is only read is not written, and has no lock")
  func onlyRead() {
    keep(["one"])
    folder.remove("lock")
    let file = file(in: HeldFolder(reading: folder.path))
    #expect(file.load { $0 } == ["one"])
    file.save(["two"])
    file.finish()
    folder.write("{", to: "words.json")
    #expect(self.file(in: HeldFolder(reading: folder.path)).load { $0 } == nil)
    #expect(folder.names == ["words.json"])
  }

  @Test("Without a folder there is nothing, and nothing is kept")
  func noFolder() {
    let file = KeptFile<[String]>(
      "words.json", KeptText(kind: "words", version: 1), .game, in: nil)
    #expect(file.load { $0 } == nil)
    file.save(["one"])
    file.finish()
    #expect(file.errors.isEmpty)
    #expect(!file.isSaving)
  }
}
