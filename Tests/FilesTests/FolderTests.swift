import Files
import Glibc
import TestSupport
import Testing

@Suite("A folder")
struct FolderTests {
  private let home = TemporaryFolder()

  @Test("is made with those above it, and making it again does no harm")
  func made() throws {
    let folder = Folder(home.path + "/a/b/c")
    try folder.make()
    try folder.make()
    #expect(try FileStatus(folder.path).kind == .folder)
    #expect(Folder(home.path).names == ["a"])
  }

  @Test(
    "that cannot be made is an error with its path",
    arguments: [("file/a", ENOTDIR), ("file", ENOTDIR)])
  func inTheWay(name: String, code: Int32) throws {
    home.write("a file", to: "file")
    let path = "\(home.path)/\(name)"
    let error = #expect(throws: FileError.self) { try Folder(path).make() }
    #expect(error == FileError("make the folder", path, code: code))
  }

  @Test("lists what is in it, hidden names too; one that is missing lists nothing")
  func names() throws {
    for name in ["b", ".hidden", "ä c"] { home.write("", to: name) }
    try Folder(home.path + "/a").make()
    #expect(Set(Folder(home.path).names) == ["a", "b", ".hidden", "ä c"])
    #expect(Folder(home.path + "/none").names.isEmpty)
    #expect(Folder(home.path + "/b").names.isEmpty)
  }

  @Test("is removed with all that is in it, but for what links lead to")
  func removed() throws {
    try Folder(home.path + "/a/b").make()
    home.write("", to: "a/b/c")
    home.write("", to: "kept")
    #expect(symlink(home.path, home.path + "/a/link") == 0)
    Folder(home.path + "/a").remove()
    #expect(Folder(home.path).names == ["kept"])
    Folder(home.path + "/kept").remove()
    Folder(home.path + "/none").remove()
    #expect(Folder(home.path).names.isEmpty)
  }

  @Test("is held by one lock at a time, and free again when that has gone")
  func lock() throws {
    let folder = Folder(home.path)
    do {
      let first = try InstanceLock(folder)
      #expect(first != nil)
      #expect(try InstanceLock(folder) == nil)
    }
    #expect(try InstanceLock(folder) != nil)
    #expect(throws: FileError.self) { try InstanceLock(Folder(home.path + "/none")) }
  }

  @Test("is free when its lock has gone, though a program just being started still shares it")
  func sharedLock() throws {
    let folder = Folder(home.path)
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    do {
      let lock = try InstanceLock(folder)
      for name in Folder("/proc/self/fd").names {
        var target = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/fd/\(name)", &target, target.count)
        let leads = target.prefix(max(0, count)).map(UInt8.init(bitPattern:))
        guard FilePath(bytes: leads) == folder.path(of: "lock") else { continue }
        // As the child of a fork has it.
        copies.append(dup(try #require(Int32(name.shown))))
      }
      withExtendedLifetime(lock) {}
    }
    #expect(!copies.isEmpty)
    #expect(try InstanceLock(folder) != nil)
  }
}
