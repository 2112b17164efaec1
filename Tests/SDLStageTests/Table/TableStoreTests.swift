import Glibc
import SDLStage
import Stage
import Testing

/// A folder of its own for each test, removed with the test.
final class TableStoreTests {
  private let folder: String
  private let store: TableStore

  init() throws {
    var template = Array("/tmp/matchwood-tables-XXXXXX".utf8CString)
    let made = mkdtemp(&template)
    _ = try #require(made)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    store = TableStore(folder: folder)
  }

  deinit {
    for name in files(in: folder) { unlink(folder + "/" + name) }
    rmdir(folder)
  }

  private func files(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

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
    #expect(files(in: folder).count == 1)
  }

  @Test("A file that was cut, grew or was overwritten is no table")
  func damaged() throws {
    for length in [0, 7, 16, 100, 2_415, 2_417] {
      store.save(table(30, 20), theme: .evening)
      let name = try #require(files(in: folder).first)
      #expect(truncate(folder + "/" + name, length) == 0)
      #expect(store.load(size: Size(30, 20), theme: .evening) == nil)
    }
    store.save(table(30, 20), theme: .evening)
    let name = try #require(files(in: folder).first)
    let file = open(folder + "/" + name, O_WRONLY)
    #expect(write(file, "rubbish", 7) == 7)
    close(file)
    #expect(store.load(size: Size(30, 20), theme: .evening) == nil)
  }

  @Test("No more than six tables are kept, and the youngest is one of them")
  func capacity() {
    for width in 1...10 {
      store.save(table(width, 4), theme: .evening)
      #expect(store.load(size: Size(Double(width), 4), theme: .evening) != nil)
    }
    #expect(files(in: folder).count == 6)
    #expect(files(in: folder).allSatisfy { $0.hasSuffix(".raw") })
  }

  @Test("Files of others in the folder are left alone")
  func strangers() {
    close(open(folder + "/notes.txt", O_WRONLY | O_CREAT, 0o600))
    for width in 1...10 { store.save(table(width, 4), theme: .evening) }
    #expect(files(in: folder).contains("notes.txt"))
  }

  @Test("A folder that is missing is made")
  func made() {
    let inner = folder + "/a/b"
    let store = TableStore(folder: inner)
    store.save(table(3, 3), theme: .day)
    #expect(store.load(size: Size(3, 3), theme: .day) == table(3, 3))
    for name in files(in: inner) { unlink(inner + "/" + name) }
    rmdir(inner)
    rmdir(folder + "/a")
  }

  @Test("Without a folder, or where it cannot be made, nothing is kept and nothing fails")
  func nowhere() {
    for folder in [nil, "/proc/matchwood", "/dev/null/tables"] {
      let store = TableStore(folder: folder)
      store.save(table(3, 3), theme: .day)
      #expect(store.load(size: Size(3, 3), theme: .day) == nil)
    }
  }
}
