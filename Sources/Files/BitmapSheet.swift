import Glibc

/// Several bitmaps in one file: a header, a row with the key and size of each, then the pixels in memory order.
public struct BitmapSheet: Sendable {
  /// A bitmap of a sheet.
  public struct Entry: Hashable, Sendable {
    /// The key that identifies the bitmap in its sheet.
    public let key: SIMD2<UInt64>
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels as `0xAARRGGBB`, row by row.
    public let pixels: [UInt32]

    /// - Precondition: the width and height are positive, and `pixels.count == width * height`.
    public init(key: SIMD2<UInt64>, width: Int, height: Int, pixels: [UInt32]) {
      precondition(width > 0 && height > 0 && pixels.count == width * height, "it is a rectangle")
      (self.key, self.width, self.height, self.pixels) = (key, width, height, pixels)
    }
  }

  /// The path of the file, which need not exist.
  public let path: FilePath

  /// The limits of a sheet, in bitmaps and in pixels: more than any scene or window needs.
  private static let (mostEntries, mostPixels) = (4096, 64 << 20)

  /// The magic number "MWSHEET2" in the machine's byte order, then the number of rows.
  private struct Header: Equatable, BitwiseCopyable {
    var magic: UInt64 = 0x4D57_5348_4545_5432
    var count: UInt64
  }

  private struct Row: BitwiseCopyable {
    var key: SIMD2<UInt64>
    var width: UInt64
    var height: UInt64
  }

  /// - Parameter path: a path in a folder that must exist before writing.
  public init(_ path: FilePath) { self.path = path }

  /// Returns all bitmaps in the order of writing, or an empty array if the file is incomplete or unreadable.
  public func read() -> [Entry] {
    guard let file = try? File.plain(path) else { return [] }
    return (try? entries(of: file)) ?? []
  }

  private func entries(of file: File) throws(FileError) -> [Entry] {
    let headers: [Header] = try file.values(at: 0, count: 1)
    guard let header = headers.first, header.magic == Header(count: 0).magic,
      (1...UInt64(Self.mostEntries)).contains(header.count)
    else { return [] }
    let rows: [Row] = try file.values(
      at: MemoryLayout<Header>.stride, count: Int(header.count))
    let areas = rows.map { row in
      let (area, isTooLarge) = row.width.multipliedReportingOverflow(by: row.height)
      return isTooLarge || area > UInt64(Self.mostPixels) ? 0 : Int(area)
    }
    guard rows.count == Int(header.count), !areas.contains(0),
      areas.reduce(0, +) <= Self.mostPixels
    else { return [] }
    var place = Self.startOfPixels(rows.count)
    let length = place + areas.reduce(0, +) * MemoryLayout<UInt32>.stride
    guard try file.status().length == length else { return [] }
    var entries: [Entry] = []
    for (row, area) in zip(rows, areas) {
      let pixels: [UInt32] = try file.values(at: place, count: area)
      guard pixels.count == area else { return [] }
      entries.append(
        Entry(key: row.key, width: Int(row.width), height: Int(row.height), pixels: pixels))
      place += area * MemoryLayout<UInt32>.stride
    }
    return entries
  }

  /// Returns the offset of the first pixel after `rows` rows, in bytes.
  private static func startOfPixels(_ rows: Int) -> Int {
    MemoryLayout<Header>.stride + rows * MemoryLayout<Row>.stride
  }

  /// Writes the bitmaps atomically, or does nothing if there are none, or more than a sheet can hold.
  public func write(_ entries: [Entry]) throws(FileError) {
    let total = entries.reduce(0) { $0 + $1.pixels.count }
    guard (1...Self.mostEntries).contains(entries.count), total <= Self.mostPixels else { return }
    try SafeFile(path: path, protection: .reproducible).write { (file) throws(FileError) in
      try file.writeAll([Header(count: UInt64(entries.count))])
      try file.writeAll(
        entries.map { Row(key: $0.key, width: UInt64($0.width), height: UInt64($0.height)) })
      for entry in entries { try file.writeAll(entry.pixels) }
    }
  }
}
