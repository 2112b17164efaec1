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
  func letGo() throws {
    let before = (numbers: (1...9).map { exp(Double($0)) }, size: try Self.sizeOfFiles())
    LoadedFiles.letGo()
    let size = try Self.sizeOfFiles()
    #expect(size < before.size)
    #expect((1...9).map { exp(Double($0)) } == before.numbers)
  }

  /// How much of files lies in the memory of this process, in kilobytes.
  private static func sizeOfFiles() throws -> Int {
    let status = String(
      decoding: try File.plain("/proc/self/status").readAll(atMost: 65_536), as: UTF8.self)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssFile:") })
    return try #require(Int(line.filter(\.isNumber)))
  }
}
