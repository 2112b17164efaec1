import Files
import GameKernel
import Glibc
import TestSupport
import Testing

@testable import Matchwood

@Suite("Kept files") @MainActor
struct PersistentFileTests {
  private let words = KeptWords()
  private var folder: TemporaryFolder { words.folder }
  private var path: String { words.path }
  private var backup: String { words.backup }

  @Test("The first start finds nothing, no trouble, and writes nothing")
  func firstStart() {
    let file = words.file()
    #expect(file.load { $0 } == nil)
    file.finish()
    #expect(file.errors.isEmpty)
    #expect(folder.names == ["lock"])
  }

  @Test("What was saved last is there at the next start; the text names what it is")
  func roundTrip() {
    words.keep(["one"], ["one", "two"])
    #expect(
      words.text("words.json") == #"{"kind":"words","value":["one","two"],"version":1}"# + "\n")
    let next = words.file()
    #expect(next.load { $0 } == ["one", "two"])
    #expect(next.errors.isEmpty)
  }

  @Test("What the file holds already is not written again")
  func unchanged() {
    words.keep(["one"], ["two"])
    let file = words.file()
    _ = file.load { $0 }
    file.save(["two"])
    file.finish()
    #expect(words.text("words.json.bak")?.contains("one") == true)
  }

  @Test("However many values come at once, the last one is in the file at the end")
  func newest() {
    let file = words.file()
    _ = file.load { $0 }
    var written: [Int] = []
    file.onWritten = { written.append($0) }
    for number in 1...2000 { file.save(["\(number)"], number: number) }
    file.finish()
    #expect(words.text("words.json")?.contains(#"["2000"]"#) == true)
    #expect(written == [2000])
    for number in 2001...2020 {
      file.save(["\(number)"], number: number)
      file.beginWriting()
      file.collect()
    }
    file.finish()
    #expect(written == written.sorted())
    #expect(written.last == 2020)
    #expect(folder.names == ["lock", "words.json", "words.json.bak"])
  }

  @Test("It is busy from a change until that is in its file, or could not be written, and is told")
  func busy() throws {
    let file = words.file()
    _ = file.load { $0 }
    var written: [Int] = []
    file.onWritten = { written.append($0) }
    #expect(!file.isBusy)
    for number in 1...2 {
      file.save(["\(number)"], number: number)
      #expect(file.isBusy)
      file.beginWriting()
      TestTimeout.wait {
        if file.isBusy { file.collect() }
        return !file.isBusy
      }
      #expect(written.last == 1)
      guard number == 1 else { return }
      #expect(words.text("words.json")?.contains(#"["1"]"#) == true)
      // The next one fails: a folder cannot be replaced by a file.
      unlink(path)
      try Folder(path + "/full").make()
    }
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
    let file = words.file()
    #expect(file.load { $0 } == nil)
    let aside = folder.path + "/words.broken-1.json"
    #expect(file.errors == [.broken(.game, path: path, setAside: aside)])
    file.save(["new"])
    file.finish()
    #expect(folder.names == ["lock", "words.broken-1.json", "words.json"])
    if !content.contains("\0") { #expect(words.text("words.broken-1.json") == content) }
  }

  @Test("A value that nothing can be made of is as broken as one that cannot be read")
  func refused() {
    words.keep(["one"])
    let file = words.file()
    let made: [String]? = file.load { _ in throw RecordError.refusedMove(index: 0) }
    #expect(made == nil)
    #expect(folder.names == ["lock", "words.broken-1.json"])
  }

  @Test("Where the file is broken the version before it is used, and told of")
  func recovered() {
    words.keep(["one"], ["two"])
    folder.write("{", to: "words.json")
    let first = words.file()
    #expect(first.load { $0 } == ["one"])
    let aside = folder.path + "/words.broken-1.json"
    #expect(first.errors == [.recovered(.game, path: path, setAside: aside)])
    #expect(words.text("words.broken-1.json") == "{")
    first.save(["one"])
    first.finish()
    #expect(words.text("words.json") == words.text("words.json.bak"))
    #expect(first.isSaving)
  }

  @Test(
    "A file that has gone is replaced by the version before it, which stays until there are two")
  func missing() {
    words.keep(["one"], ["two"])
    folder.remove("words.json")
    let file = words.file()
    #expect(file.load { $0 } == ["one"])
    #expect(file.errors == [.recovered(.game, path: path, setAside: nil)])
    file.save(["three"])
    file.finish()
    #expect(words.text("words.json.bak")?.contains("one") == true)
  }

  @Test("Where file and backup are broken both are set aside")
  func bothBroken() {
    words.keep(["one"], ["two"])
    for name in ["words.json", "words.json.bak"] { folder.write("{", to: name) }
    let file = words.file()
    #expect(file.load { $0 } == nil)
    file.save(["three"])
    file.save(["four"])
    file.finish()
    #expect(
      Set(folder.names).isSuperset(of: ["words.broken-1.json", "words.json.broken-1.bak"]))
    #expect(words.text("words.json")?.contains("four") == true)
  }

  @Test("What a newer version has written stays as it is, and nothing is saved in this run")
  func newer() {
    let text = #"{"kind":"words","version":2,"value":{"any":"thing"}}"#
    folder.write(text, to: "words.json")
    let file = words.file()
    #expect(file.load { $0 } == nil)
    #expect(file.errors == [.newer(.game, path: path)])
    file.save(["new"])
    file.finish()
    #expect(words.text("words.json") == text)
    #expect(folder.names == ["lock", "words.json"])
  }

  @Test("A newer version's backup behind a broken file is left alone too, and so is the file")
  func newerBackup() {
    folder.write("{", to: "words.json")
    folder.write(#"{"kind":"words","version":2,"value":0}"#, to: "words.json.bak")
    let file = words.file()
    #expect(file.load { $0 } == nil)
    file.save(["new"])
    file.finish()
    #expect(file.errors == [.newer(.game, path: backup)])
    #expect(folder.names == ["lock", "words.json", "words.json.bak"])
  }

  @Test("A file that cannot be read is left alone, and nothing is saved in this run")
  func unreadable() throws {
    try Folder(path).make()
    let file = words.file()
    #expect(file.load { $0 } == nil)
    guard case .unreadable(.game, _) = file.errors.first else {
      Issue.record("\(file.errors)")
      return
    }
    #expect(!file.isSaving)
    #expect(folder.names == ["lock", "words.json"])
  }

  @Test("What an older version has written is handed to the value itself")
  func older() {
    words.keep(["one"])
    let next = words.file(version: 3)
    #expect(next.load { $0 } == ["one"])
    next.save(["two"])
    next.finish()
    #expect(words.text("words.json") == #"{"kind":"words","value":["two"],"version":3}"# + "\n")
    #expect(next.errors.isEmpty)
  }

  @Test("What reading and writing a value may ask for reaches it")
  func userInfo() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "unit"))
    let text = VersionedFormat<Length>(kind: "length", version: 1, userInfo: [key: 10])
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
    words.keep(["one"], ["two"])
    let whole = try #require(try SafeFile(path: path).read())
    // Without its last byte, which ends the line, it still says all.
    for count in 0..<whole.count - 1 {
      try SafeFile(path: path, protection: .durable).write(Array(whole[..<count]))
      let file = words.file()
      #expect(file.load { $0 } == ["one"])
      #expect(file.errors.count == 1)
      #expect(words.text("words.broken-\(count + 1).json")?.utf8.count == count)
    }
  }

  @Test("With any one bit turned round, a file is read or set aside, and never lost")
  func flipped() throws {
    words.keep(["one"], ["two"])
    let whole = try #require(try SafeFile(path: path).read())
    for bit in Thoroughness.some(of: Array(0..<whole.count * 8), every: 5) {
      var bytes = whole
      bytes[bit / 8] ^= 1 << (bit % 8)
      let own = TemporaryFolder()
      let damaged = SafeFile(path: own.path + "/words.json")
      try damaged.write(bytes)
      let file = words.file(in: LockedFolder(own.path))
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
    let file = words.file()
    _ = file.load { $0 }
    var heard: [PersistenceError] = []
    file.onError = { heard.append($0) }
    try Folder(path + "/full").make()
    for word in ["one", "two"] {
      file.save([word])
      file.finish()
    }
    #expect(heard.count == 1)
    folder.remove("words.json")
    file.save(["three"])
    file.finish()
    #expect(words.text("words.json")?.contains("three") == true)
  }

  @Test("A folder that is only read is not written, and has no lock")
  func onlyRead() {
    words.keep(["one"])
    folder.remove("lock")
    let file = words.file(in: LockedFolder(reading: folder.path))
    #expect(file.load { $0 } == ["one"])
    file.save(["two"])
    file.finish()
    folder.write("{", to: "words.json")
    #expect(words.file(in: LockedFolder(reading: folder.path)).load { $0 } == nil)
    #expect(folder.names == ["words.json"])
  }

  @Test("Without a folder there is nothing, and nothing is kept")
  func noFolder() {
    let file = PersistentFile<[String]>(
      "words.json", VersionedFormat(kind: "words", version: 1), .game, in: nil)
    #expect(file.load { $0 } == nil)
    file.save(["one"])
    file.finish()
    #expect(file.errors.isEmpty)
    #expect(!file.isSaving)
  }
}

@MainActor extension PersistentFile {
  /// Whether changes are saved.
  fileprivate var isSaving: Bool { finalWrite != nil }
}
