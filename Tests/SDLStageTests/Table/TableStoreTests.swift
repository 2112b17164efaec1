import Files
import Glibc
import SDLStage
import Stage
import TestSupport
import Testing

struct TableStoreTests {
  private let folder = TemporaryFolder()
  private let store: TableStore

  init() { store = TableStore(folder: folder.path) }

  /// A table in which each pixel differs.
  private func table(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height, pixels: (0..<width * height).map { 0xFF00_0000 | UInt32($0) })
  }

  @Test("A kept table comes back pixel by pixel, for its size and theme alone")
  func roundTrip() {
    store.save(table(30, 20), theme: .evening)
    #expect(store.load(size: Size(30, 20), theme: .evening) == table(30, 20))
    #expect(store.load(size: Size(30, 20), theme: .day) == nil)
    #expect(store.load(size: Size(20, 30), theme: .evening) == nil)
    #expect(store.load(size: Size(0, 0), theme: .evening) == nil)
  }

  @Test("A table kept twice is the newer one")
  func replaced() {
    store.save(Bitmap(width: 2, height: 1, pixels: [1, 2]), theme: .day)
    store.save(Bitmap(width: 2, height: 1, pixels: [3, 4]), theme: .day)
    #expect(store.load(size: Size(2, 1), theme: .day)?.pixels == [3, 4])
    #expect(folder.names.count == 1)
  }

  @Test("A file that was cut, grew or was overwritten is no table")
  func damaged() throws {
    for length in [0, 7, 16, 100, 2_415, 2_417] {
      store.save(table(30, 20), theme: .evening)
      let name = try #require(folder.names.first)
      #expect(truncate(folder.path + "/" + name, length) == 0)
      #expect(store.load(size: Size(30, 20), theme: .evening) == nil)
    }
    store.save(table(30, 20), theme: .evening)
    let name = try #require(folder.names.first)
    let file = open(folder.path + "/" + name, O_WRONLY)
    #expect(write(file, "rubbish", 7) == 7)
    close(file)
    #expect(store.load(size: Size(30, 20), theme: .evening) == nil)
  }

  @Test("No more than six tables are kept, and the one kept last is one of them")
  func capacity() throws {
    for width in 1...10 {
      store.save(table(width, 4), theme: .evening)
      #expect(store.load(size: Size(Double(width), 4), theme: .evening) != nil)
      // As if all had come within one step of the clock.
      for name in folder.names {
        try File(folder.path + "/" + name, O_WRONLY, "write").setDate(.seconds(1 << 31))
      }
    }
    #expect(folder.names.count == 6)
    #expect(folder.names.allSatisfy { $0.hasSuffix(".raw") })
  }

  @Test("Files of others in the folder are left alone")
  func strangers() {
    close(open(folder.path + "/notes.txt", O_WRONLY | O_CREAT, 0o600))
    for width in 1...10 { store.save(table(width, 4), theme: .evening) }
    #expect(folder.names.contains("notes.txt"))
  }

  @Test("A folder that is missing is made")
  func made() {
    let inner = folder.path + "/a/b"
    let store = TableStore(folder: inner)
    store.save(table(3, 3), theme: .day)
    #expect(store.load(size: Size(3, 3), theme: .day) == table(3, 3))
  }

  @Test("Without a folder, or where it cannot be made, nothing is kept and nothing fails")
  func nowhere() {
    for folder in [nil, "/proc/matchwood", "/dev/null/tables"] as [FilePath?] {
      let store = TableStore(folder: folder)
      store.save(table(3, 3), theme: .day)
      #expect(store.load(size: Size(3, 3), theme: .day) == nil)
    }
  }
}
