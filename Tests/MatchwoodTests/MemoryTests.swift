import Files
import Glibc
import TestSupport
import Testing

@testable import Matchwood

/// What of the program's memory can be let go.
@Suite("Pages of a file in memory")
struct MemoryTests {
  @Test("are unwritten until one of them is written")
  func written() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/pages"
    let size = PageTable.pageSize
    try File.replace(path, with: [UInt8](repeating: 7, count: 3 * size))
    let file = try File.plain(path)
    let start = try #require(
      mmap(nil, 3 * size, PROT_READ | PROT_WRITE, MAP_PRIVATE, file.descriptor, 0))
    try #require(start != MAP_FAILED)
    defer { munmap(start, 3 * size) }
    let pages = UnsafeMutableRawBufferPointer(start: start, count: 3 * size)
    let table = try #require(PageTable())
    #expect(table.isUnwritten(UnsafeRawBufferPointer(pages)))
    #expect(pages.reduce(0) { $0 + Int($1) } == 7 * pages.count)
    #expect(table.isUnwritten(UnsafeRawBufferPointer(pages)))
    pages[2 * size] = 8
    #expect(!table.isUnwritten(UnsafeRawBufferPointer(pages)))
    #expect(table.isUnwritten(UnsafeRawBufferPointer(rebasing: pages[..<(2 * size)])))
  }

  @Test("of the program and its libraries are found again when they were let go")
  func letGo() {
    let before = (1...9).map { exp(Double($0)) }
    LoadedFiles.letGo()
    #expect((1...9).map { exp(Double($0)) } == before)
  }
}
