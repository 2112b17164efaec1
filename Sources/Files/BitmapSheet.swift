import Glibc

/// Several bitmaps in one file: a header, a row for each, and then their pixels as they lie in memory.
public struct BitmapSheet: Sendable {
  /// One of the bitmaps.
  public struct Entry: Hashable, Sendable {
    /// What it is found by.
    public let key: SIMD2<UInt64>
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// One `0xAARRGGBB` a pixel, row after row.
    public let pixels: [UInt32]

    /// - Precondition: there are as many pixels as the sides say, at least one.
    public init(key: SIMD2<UInt64>, width: Int, height: Int, pixels: [UInt32]) {
      precondition(width > 0 && height > 0 && pixels.count == width * height, "it is a rectangle")
      (self.key, self.width, self.height, self.pixels) = (key, width, height, pixels)
    }
  }

  /// Where it is, or will be.
  public let path: FilePath

  /// More than a scene shows, and more than a window of any size has room for, in pixels.
  private static let (mostEntries, mostPixels) = (4096, 64 << 20)

  /// "MWSHEET" and the byte order, then how many rows follow.
  private struct Header: Equatable, BitwiseCopyable {
    var magic: UInt64 = 0x4D57_5348_4545_5432
    var count: UInt64
  }

  private struct Row: BitwiseCopyable {
    var key: SIMD2<UInt64>
    var width: UInt64
    var height: UInt64
  }

  /// - Parameter path: in a folder that is there when it is written.
  public init(_ path: FilePath) { self.path = path }

  /// All of them, in the order in which they were written; none where the file is not whole or cannot be read.
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

  /// Where so many rows end, in bytes.
  private static func startOfPixels(_ rows: Int) -> Int {
    MemoryLayout<Header>.stride + rows * MemoryLayout<Row>.stride
  }

  /// Writes them whole, so that nobody ever reads half of it; where they are too many or too large, nothing.
  public func write(_ entries: [Entry]) throws(FileError) {
    let total = entries.reduce(0) { $0 + $1.pixels.count }
    guard (1...Self.mostEntries).contains(entries.count), total <= Self.mostPixels else { return }
    try SafeFile(path: path, care: .remakeable).write { (file) throws(FileError) in
      try file.writeAll([Header(count: UInt64(entries.count))])
      try file.writeAll(
        entries.map { Row(key: $0.key, width: UInt64($0.width), height: UInt64($0.height)) })
      for entry in entries { try file.writeAll(entry.pixels) }
    }
  }
}
