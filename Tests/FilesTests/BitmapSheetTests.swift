import Files
import Glibc
import TestSupport
import Testing

@Suite("A sheet of bitmaps")
struct BitmapSheetTests {
  private let home = TemporaryFolder()
  private var path: String { home.path + "/sheet.raw" }
  private var sheet: BitmapSheet { BitmapSheet(path) }

  private let entries = [
    BitmapSheet.Entry(key: SIMD2(1, 2), width: 2, height: 1, pixels: [3, 4]),
    BitmapSheet.Entry(key: SIMD2(1, 3), width: 1, height: 3, pixels: [5, 6, .max]),
  ]

  @Test("comes back whole, in its order, and gives way to the next one")
  func roundTrip() throws {
    #expect(sheet.read().isEmpty)
    try sheet.write(entries)
    #expect(sheet.read() == entries)
    try sheet.write([entries[1]])
    #expect(sheet.read() == [entries[1]])
    #expect(home.names == ["sheet.raw"])
  }

  @Test("of small and large bitmaps comes back whole too, and is of no use where a page is missing")
  func large() throws {
    let large = [0, 7].map { (seed: UInt32) in
      BitmapSheet.Entry(
        key: SIMD2(3, UInt64(seed)), width: 150, height: 130,
        pixels: (0..<19_500).map { $0 &* 2_654_435_761 &+ seed })
    }
    let mixed = [large[0], entries[0], entries[1], large[1]]
    try sheet.write(mixed)
    #expect(sheet.read() == mixed)
    let length = try File.plain(path).status().length
    for lost in [1, 4, 4096, 78_000, 4 * 19_500 + 4096] {
      try sheet.write(mixed)
      #expect(truncate(path, off_t(length - lost)) == 0)
      #expect(sheet.read().isEmpty)
    }
  }

  @Test("that was cut anywhere, or grew, holds nothing")
  func lengths() throws {
    try sheet.write(entries)
    let length = try File.plain(path).status().length
    for other in Array(0..<length) + [length + 1] {
      try sheet.write(entries)
      #expect(truncate(path, off_t(other)) == 0)
      #expect(sheet.read().isEmpty)
    }
  }

  @Test(
    "with any byte of its head changed is read without harm, and never as something larger than the file"
  )
  func head() throws {
    try sheet.write(entries)
    let bytes = try File.plain(path).readAll(atMost: 1 << 20)
    for place in 0..<80 {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[place] = value
        try SafeFile(path: path, protection: .reproducible).write(changed)
        let pixels = sheet.read().reduce(0) { $0 + $1.pixels.count }
        #expect([0, 5].contains(pixels))
      }
    }
  }

  @Test("is a plain file: a pipe in its place is not waited for")
  func pipe() {
    #expect(mkfifo(path, 0o600) == 0)
    #expect(sheet.read().isEmpty)
  }

  @Test("is not written where it would hold nothing")
  func nothing() throws {
    try sheet.write([])
    #expect(home.names.isEmpty)
  }
}
