import Files
import Glibc
import TestSupport
import Testing

@Suite("A path")
struct FilePathTests {
  /// Names that are UTF-8 and names that are not.
  static let paths: [FilePath] = [
    "lake.png", "/home/ann/Café.png", "Cafe\u{301}.png", "", "/", "%E9", "100%/x", "%/", "%/x%E9",
    FilePath(bytes: [0xE9]), FilePath(bytes: "/tmp/latin1".utf8 + [0xE9] + ".jpg%".utf8),
    FilePath(bytes: "%/".utf8 + [0xFF]), FilePath(bytes: [0xC3]), FilePath(bytes: 1...255),
  ]

  @Test("leads back from its text to the same bytes, and no two paths have one text")
  func texts() {
    for path in Self.paths { #expect(FilePath(text: path.text) == path) }
    #expect(Set(Self.paths.map { FilePath($0.text) }).count == Self.paths.count)
  }

  @Test("leads to its text and back whatever its bytes are, and each text to one path")
  func anyText() {
    var dice = Dice(seed: 40)
    let parts: [[UInt8]] =
      ["%", "/", "E", "9", "é", "%E9", "%/", "a"].map { Array($0.utf8) } + [[0xFF]]
    for _ in 0..<5000 {
      let path = FilePath(bytes: (0..<dice.below(8)).flatMap { _ in dice.pick(parts) })
      #expect(FilePath(text: path.text) == path)
      if let text = path.utf8, let named = FilePath(text: text) { #expect(named.text == text) }
    }
  }

  @Test("is its own text where it is UTF-8", arguments: ["lake.png", "/Café", "%E9", "a%/b", ""])
  func plain(text: String) {
    #expect(FilePath(text).text == text)
    #expect(FilePath(text: text)?.bytes == Array(text.utf8))
  }

  @Test(
    "has one text: what it would not be written as is none",
    arguments: ["%/a", "%/%C3%A9", "%/%e9", "%/%E9é", "%/%", "%/%E", "%/%00", "%/%E9%41", "%/%+F"])
  func oneText(text: String) { #expect(FilePath(text: text) == nil) }

  @Test("is compared by its bytes: composed and decomposed letters make two names")
  func bytes() {
    #expect(FilePath("Caf\u{E9}") != FilePath("Cafe\u{301}"))
    #expect(FilePath("a") < FilePath(bytes: [0x61, 0xFF]))
  }

  @Test("is named by an address, whatever the case of its scheme")
  func addresses() {
    let path = FilePath(bytes: "/tmp/a b".utf8 + [0xE9] + ".jpg".utf8)
    for address in [
      "file:///tmp/a%20b%E9.jpg", "FILE:/tmp/a%20b%e9.jpg", "File://pc/tmp/a b%E9.jpg",
    ] {
      #expect(FilePath(address: FilePath(address)) == path)
    }
    let raw = FilePath(bytes: "file:".utf8 + path.bytes)
    #expect(FilePath(address: raw) == path)
    for word in [
      "/tmp/x", "file:x", "file://", "file:///%zz", "file:///%0", "file:///%00", "files:/x",
    ] {
      #expect(FilePath(address: FilePath(word)) == nil)
    }
  }

  @Test("has a folder, a name and a stem")
  func parts() {
    let path = FilePath(bytes: "/a/".utf8 + [0xE9] + ".b.png".utf8)
    #expect(path.folder == "/a")
    #expect(path.name == FilePath(bytes: [0xE9] + ".b.png".utf8))
    #expect(path.stem == FilePath(bytes: [0xE9] + ".b".utf8))
    #expect(FilePath("/x").folder == "/")
    #expect(FilePath("x").folder == ".")
    #expect(FilePath("/a/b/").name == "b")
  }

  @Test("that contains a zero leads nowhere")
  func zero() throws {
    let folder = TemporaryFolder()
    folder.write("mine", to: "a")
    let path = FilePath(bytes: "\(folder.path)/a".utf8 + [0] + "b".utf8)
    #expect(unlink(path.cString) != 0)
    #expect(throws: FileError.self) { try File.plain(path) }
    #expect(!FilePath(bytes: [0x61, 0]).isName)
    #expect(folder.names == ["a"])
  }

  @Test("of any bytes can be made, listed, written, replaced, set aside and removed")
  func anyBytes() throws {
    let home = TemporaryFolder()
    let name = FilePath(bytes: [0x4A, 0xFC, 0x72, 0xE9])
    let outer = FilePath(home.path) + "/" + name
    let folder = Folder(outer + "/" + name)
    try folder.make()
    #expect(Folder(FilePath(home.path)).names == [name])
    let file = SafeFile(path: folder.path(of: name + ".json"))
    for byte in 1...2 { try file.write([UInt8(byte)]) }
    #expect(try file.read() == [2])
    #expect(Set(folder.names) == [name + ".json", name + ".json.bak"])
    #expect(try file.setAside("broken") == folder.path(of: name + ".broken-1.json"))
    try File.replace(folder.path(of: name), with: [3])
    #expect(folder.entries?.map(\.name).contains(name) == true)
    Folder(outer).remove()
    #expect(home.names.isEmpty)
  }
}
