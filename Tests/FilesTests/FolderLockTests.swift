import Files
import Glibc
import TestSupport
import Testing

@Suite("A hold on a folder")
struct FolderLockTests {
  private let home = TemporaryFolder()
  private var folder: Folder { Folder(home.path + "/kept") }

  @Test("is one program's, and makes the folder")
  func single() {
    let hold = FolderLock(folder)
    #expect(hold.acquire() == .held(1))
    #expect(hold.acquire() == .held(1))
    #expect(FolderLock(folder).acquire() == .inUse)
  }

  @Test("that was lost is taken again under another number, unless another process was quicker")
  func lost() {
    let hold = FolderLock(folder)
    #expect(hold.acquire() == .held(1))
    home.remove("kept/lock")
    #expect(hold.acquire() == .held(2))
    home.remove("kept/lock")
    do {
      let other = FolderLock(folder)
      #expect(other.acquire() == .held(1))
      #expect(hold.acquire() == .inUse)
      withExtendedLifetime(other) {}
    }
    #expect(hold.acquire() == .held(3))
  }

  @Test("that has ended is free for others, and never taken again")
  func ended() {
    let hold = FolderLock(folder)
    #expect(hold.acquire() == .held(1))
    hold.end()
    #expect(FolderLock(folder).acquire() == .held(1))
    #expect(hold.acquire() == .failed(FileError("lock", folder.path, code: EBADF)))
  }

  @Test("that could not be had at first is had as soon as it can")
  func late() throws {
    home.write("in the way", to: "kept")
    let hold = FolderLock(folder)
    #expect(hold.acquire() == .failed(FileError("make the folder", folder.path, code: ENOTDIR)))
    home.remove("kept")
    #expect(hold.acquire() == .held(1))
  }

  @Test("waits for no pipe and makes no file where a link leads")
  func strangeLocks() throws {
    try folder.make()
    #expect(mkfifo(folder.path(of: "lock").cString, 0o600) == 0)
    #expect(
      FolderLock(folder).acquire()
        == .failed(FileError("write", folder.path(of: "lock"), code: ENXIO))
    )
    home.remove("kept/lock")
    #expect(symlink(home.path + "/elsewhere", folder.path(of: "lock").cString) == 0)
    #expect(
      FolderLock(folder).acquire()
        == .failed(FileError("write", folder.path(of: "lock"), code: ELOOP))
    )
    #expect(home.names == ["kept"])
  }
}
