import Files
import Glibc
import TestSupport
import Testing

@Suite("Kept bitmaps")
struct BitmapCacheTests {
  private let home = TemporaryFolder()
  private var cache: BitmapCache { BitmapCache(folder: home.path, prefix: "a", capacity: 3) }

  private func keep(_ number: UInt32) {
    cache.save([number, 0], width: 2, height: 1, as: "\(number)")
  }

  private func isKept(_ number: UInt32) -> Bool {
    cache.load("\(number)", width: 2, height: 1) == [number, 0]
  }

  private func setDate(_ seconds: Int, of name: String) throws {
    try File(home.path + "/" + name, O_WRONLY, "write").setDate(.seconds(seconds))
  }

  @Test("come back for their size alone")
  func size() {
    keep(7)
    #expect(isKept(7))
    #expect(cache.load("7", width: 1, height: 2) == nil)
    #expect(cache.load("7", width: 0, height: 0) == nil)
    #expect(cache.load("8", width: 2, height: 1) == nil)
  }

  @Test("are plain files: a pipe in the place of one is not waited for")
  func pipe() {
    #expect(mkfifo(home.path + "/a-7.raw", 0o600) == 0)
    #expect(cache.load("7", width: 2, height: 1) == nil)
  }

  @Test("are the youngest; parts of processes that are gone go, files of others stay")
  func youngest() throws {
    for number: UInt32 in 1...3 {
      keep(number)
      try setDate(1000 + Int(number), of: "a-\(number).raw")
    }
    let left = ".matchwood-\(pid_t.max)-7.part"
    for name in [left, "a-1.raw-7-7.part", "b-1.raw", "notes"] { home.write("", to: name) }
    keep(4)
    let others = ["a-1.raw-7-7.part", "b-1.raw", "notes"]
    #expect(Set(home.names) == Set(["a-2.raw", "a-3.raw", "a-4.raw"] + others))
  }

  @Test("stay when they have just been written, whatever the clock says")
  func newest() throws {
    for number: UInt32 in 1...3 {
      keep(number)
      // One step of the clock, or a clock that was set back.
      try setDate(1 << 32, of: "a-\(number).raw")
    }
    keep(4)
    #expect(isKept(4))
    #expect(home.names.count == 3)
  }

  @Test("need a folder that can be made, and do no harm without")
  func nowhere() {
    for folder in [nil, "/proc/matchwood", "/dev/null/a"] as [FilePath?] {
      let cache = BitmapCache(folder: folder, prefix: "a", capacity: 3)
      cache.save([1], width: 1, height: 1, as: "x")
      #expect(cache.load("x", width: 1, height: 1) == nil)
    }
  }
}
