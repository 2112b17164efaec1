import Archive
import Files
import GameKernel
import PlayLog
import TestSupport
import Testing

@Suite("Taking everything along")
struct ArchiveTests {
  private let folder = TemporaryFolder()
  private var path: FilePath { FilePath(folder.path + "/box.matchwood") }

  private func box(_ name: String) -> BoxFiles {
    BoxFiles(
      config: FilePath("\(folder.path)/\(name)/config"),
      data: FilePath("\(folder.path)/\(name)/data"))
  }

  /// Writes files of a box.
  private func fill(_ name: String, _ files: [String: String]) throws {
    for (file, text) in files {
      let path = FilePath("\(folder.path)/\(name)/\(file)")
      try Folder(path.folder).make()
      try SafeFile(path: path).write(Array(text.utf8))
    }
  }

  private func text(_ name: String) throws -> String? {
    try SafeFile(path: FilePath("\(folder.path)/\(name)")).read()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private let files = [
    "config/settings.json": "S", "config/settings/p0000000000000007.json": "T",
    "data/games/p0000000000000001/sliding.json": "G", "data/decks.json": "D",
    "data/pictures/lake.png": "\u{1}\n\0P", "data/pictures.json": "N",
  ]

  private func load(_ name: String, replacing: Bool = false) throws {
    let archive = try ArchiveFile(reading: path)
    let box = box(name)
    try box.load(archive, box.compare(archive), replacing: replacing, lock: nil)
  }

  @Test("brings settings, games, pictures and decks to another machine, and no backups")
  func roundTrip() throws {
    try fill("here", files)
    try fill("here", ["data/decks.json": "E", "data/cache.raw": "C", "data/lock": ""])
    try box("here").save(to: path)
    try load("there")
    for (name, text) in files where name != "data/decks.json" {
      #expect(try self.text("there/\(name)") == text, "\(name)")
    }
    #expect(try text("there/data/decks.json") == "E")
    #expect(try text("there/data/decks.json.bak") == nil && text("there/data/cache.raw") == nil)
  }

  @Test("keeps names of files that are not UTF-8")
  func byteNames() throws {
    let name: FilePath = "\(FilePath(bytes: [0x63, 0xE9, 0x0A, 0x25])).png"
    for box in ["here", "there"] { try fill(box, ["data/pictures/a.png": "A"]) }
    let pictures = Folder(FilePath("\(folder.path)/here/data/pictures"))
    try SafeFile(path: pictures.path(of: name)).write([7])
    try box("here").save(to: path)
    try load("there")
    let there = Folder(FilePath("\(folder.path)/there/data/pictures"))
    #expect(try SafeFile(path: there.path(of: name)).read() == [7])
  }

  @Test("names what differs before it replaces anything, and keeps the former file as a backup")
  func differences() throws {
    try fill("here", files)
    try fill("there", ["data/decks.json": "mine", "config/settings.json": "S"])
    try box("here").save(to: path)
    let comparison = try box("there").compare(ArchiveFile(reading: path))
    #expect(comparison.different.map(\.name.shown) == ["decks.json"])
    #expect(comparison.new.count == 4)
    try load("there")
    #expect(try text("there/data/decks.json") == "mine" && text("there/data/pictures.json") == "N")
    try load("there", replacing: true)
    #expect(try text("there/data/decks.json") == "D")
    #expect(try text("there/data/decks.json.bak") == "mine")
  }

  @Test("merges logs by their lines: loading again, and loading back, change nothing")
  func logs() throws {
    let (anna, zoe) = (PlayerID(rawValue: 7), PlayerID(rawValue: 8))
    func log(_ box: String) throws -> LogFile {
      let data = FilePath("\(folder.path)/\(box)/data")
      try Folder(data).make()
      return LogFile(data + "/log", protection: .reproducible)
    }
    func game(_ id: UInt64, of player: PlayerID) -> LogEntry {
      .game(
        LoggedGame(
          GameID(rawValue: id), at: Moment(secondsSince1970: Int64(id)),
          seats: [LoggedSeat(.player(player))], game: "sliding", setup: "3x3", start: "s\(id)",
          isOver: true, time: .seconds(9)), record: "record \(id)")
    }
    try log("here").append([
      .player(anna, .add(name: "Anna", colour: 1, figure: 1)), game(1, of: anna),
      game(2, of: .first),
    ])
    try log("there").append([
      .player(zoe, .add(name: "Anna", colour: 2, figure: 2)), game(3, of: zoe), game(2, of: .first),
    ])
    try box("here").save(to: path)
    try load("there")
    let reading = try log("there").read()
    #expect(Set(reading.log.games().map(\.id.rawValue)) == [1, 2, 3])
    #expect(Set(reading.log.players.present.compactMap(\.name)) == ["Anna", "Anna 2"])
    let merged = try log("there")
    _ = try merged.read()
    #expect(try merged.record(of: GameID(rawValue: 1)) == "record 1")
    let before = try text("there/data/log")
    try load("there")
    #expect(try text("there/data/log") == before)
  }

  @Test("changes nothing where the file is damaged: cut at every byte, every bit turned")
  func damage() throws {
    try fill("here", files)
    try box("here").save(to: path)
    let bytes = try #require(try SafeFile(path: path).read())
    for end in bytes.indices {
      try SafeFile(path: path, protection: .reproducible).write(Array(bytes[..<end]))
      #expect(throws: ArchiveFile.Failure.damaged, "\(end)") { try ArchiveFile(reading: path) }
    }
    for bit in 0..<8 * bytes.count {
      var damaged = bytes
      damaged[bit / 8] ^= 1 << (bit % 8)
      #expect(throws: ArchiveFile.Failure.self, "bit \(bit)") { try entries(damaged) }
    }
  }

  private func entries(_ bytes: [UInt8]) throws -> [ArchiveFile.Entry] {
    try SafeFile(path: path, protection: .reproducible).write(bytes)
    return try ArchiveFile(reading: path).entries
  }

  @Test("leads nowhere else: a forged name damages the file, one without a place is passed over")
  func forged() throws {
    for name in ["../evil", "/etc/evil", "games/../../evil", ".hidden", "games//a", "%2e%2e/evil"] {
      let line = "0 \(FNV1a.hash(Array(name.utf8)[...])) \(name)\n\n"
      let bytes = Array("matchwood-archive 1\n\(line)end 1\n".utf8)
      #expect(throws: ArchiveFile.Failure.damaged, "\(name)") { try entries(bytes) }
    }
    let elsewhere = "somewhere/else"
    let other = "0 \(FNV1a.hash(Array(elsewhere.utf8)[...])) \(elsewhere)\n\n"
    _ = try entries(Array("matchwood-archive 1\n\(other)end 1\n".utf8))
    try load("there")
    #expect(Folder(FilePath("\(folder.path)/there")).names.allSatisfy { $0 == "data" })
  }

  @Test("leaves the file of a newer version alone")
  func newer() {
    #expect(throws: ArchiveFile.Failure.newer) {
      try entries(Array("matchwood-archive 2\nsomething else".utf8))
    }
  }
}
