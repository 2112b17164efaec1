import Files
import Glibc
import TestSupport
import Testing

@Suite("Safe files")
struct SafeFileTests {
  private let folder = TemporaryFolder()
  private var file: SafeFile { SafeFile(path: folder.path + "/a.json") }

  private func text(_ path: FilePath) throws -> String? {
    try SafeFile(path: path).read().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A file that is not there reads as nothing")
  func missing() throws {
    #expect(try file.read() == nil)
  }

  @Test("The first write leaves the file alone in its folder")
  func firstWrite() throws {
    try file.write([1, 2, 3])
    #expect(try file.read() == [1, 2, 3])
    #expect(folder.names == ["a.json"])
  }

  @Test("A later write keeps the version before as its one backup")
  func backup() throws {
    for word in ["one", "two", "three"] { try file.write(Array(word.utf8)) }
    #expect(try text(file.path) == "three")
    #expect(try text(file.backup) == "two")
    #expect(folder.names == ["a.json", "a.json.bak"])
  }

  @Test("What a process that was killed has left is removed by the next write beside it")
  func leftovers() throws {
    // No process has so high a number.
    folder.write("half of a longer text", to: ".matchwood-\(pid_t.max)-1x.part")
    try file.write(Array("new".utf8))
    #expect(try text(file.path) == "new")
    #expect(folder.names == ["a.json"])
  }

  @Test("No write touches a file beside it that it has not made")
  func strangers() throws {
    let names = [
      ".matchwood-1-1x.part", ".matchwood-\(getpid())-1x.part", ".matchwood-\(pid_t.max).part",
      ".matchwood-\(pid_t.max)-1x.part2", ".matchwood-notes-1x.part", "a.json.bak.tmp",
      "a.json.part", "a.json.tmp", "a.json-\(getpid())-1.part",
    ]
    for name in names { folder.write(name, to: name) }
    #expect(symlink(folder.path + "/other", folder.path + "/a.json~") == 0)
    for care in [SafeFile.Protection.durable, .reproducible, .withBackup, .withBackup] {
      try SafeFile(path: file.path, protection: care).write(Array("new".utf8))
    }
    for name in names { #expect(try text("\(folder.path)/\(name)") == name) }
    #expect(Set(folder.names) == Set(names + ["a.json", "a.json.bak", "a.json~"]))
  }

  @Test("What is no plain file is not read, and never waited for")
  func pipe() throws {
    #expect(mkfifo(file.path.cString, 0o600) == 0)
    for path in [file.path, "/dev/zero", FilePath(folder.path)] {
      #expect(throws: FileError.self) { try SafeFile(path: path).read(atMost: 100) }
    }
  }

  @Test("A write goes on where another was stopped, however far that had come")
  func stopped() throws {
    try file.write(Array("one".utf8))
    // File and backup are two names of the same file until the new one takes the file's place.
    #expect(link(file.path.cString, file.backup.cString) == 0)
    let left = folder.path + "/.matchwood-\(pid_t.max)-1x.part"
    #expect(link(file.path.cString, left) == 0)
    try file.write(Array("three".utf8))
    #expect(try text(file.path) == "three")
    #expect(try text(file.backup) == "one")
    #expect(folder.names == ["a.json", "a.json.bak"])
  }

  @Test("Where the file has gone, the first write leaves the backup alone")
  func lostFile() throws {
    for word in ["one", "two"] { try file.write(Array(word.utf8)) }
    folder.remove("a.json")
    try file.write(Array("three".utf8))
    #expect(try text(file.path) == "three")
    #expect(try text(file.backup) == "one")
  }

  @Test("A write that fails leaves the old file")
  func failedWrite() throws {
    try file.write(Array("old".utf8))
    #expect(throws: FileError.self) {
      try file.write { (part) throws(FileError) in
        try part.writeAll(Array("ne".utf8))
        throw FileError("write", part.path, code: ENOSPC)
      }
    }
    #expect(try text(file.path) == "old")
    #expect(folder.names == ["a.json"])
  }

  @Test("A write that fails half-way leaves nothing besides, and names the file itself")
  func noParts() throws {
    try Folder(file.path + "/full").make()
    for care in [SafeFile.Protection.withBackup, .durable, .reproducible] {
      let file = SafeFile(path: file.path, protection: care)
      let error = #expect(throws: FileError.self) { try file.write(Array("new".utf8)) }
      #expect(error?.path == file.path.shown)
      #expect(folder.names == ["a.json"])
    }
  }

  @Test("Without a backup only the new version stays")
  func noBackup() throws {
    let file = SafeFile(path: file.path, protection: .durable)
    for word in ["one", "two"] { try file.write(Array(word.utf8)) }
    #expect(try text(file.path) == "two")
    #expect(folder.names == ["a.json"])
  }

  @Test("Setting aside takes the next free number and replaces nothing")
  func setAside() throws {
    folder.write("kept", to: "a.broken-1.json")
    folder.write("bad", to: "a.json")
    let name = try file.setAside("broken")
    #expect(name.shown == folder.path + "/a.broken-2.json")
    #expect(try text("\(folder.path)/a.broken-1.json") == "kept")
    #expect(try text(name) == "bad")
    #expect(try file.read() == nil)
  }

  @Test("An error names the file and what was tried")
  func errors() {
    let error = FileError("write", "/x/y", code: 13)
    #expect(error.description == "cannot write /x/y: Permission denied")
  }
}
