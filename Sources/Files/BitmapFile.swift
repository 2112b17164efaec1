import Glibc

/// A bitmap on disk: a header of 16 bytes, then the uncompressed pixels in memory order.
///
/// The pixels are not compressed, because decompressing a painted table would take longer than reading it.
public struct BitmapFile: Sendable {
  /// The path of the file, which need not exist.
  public let path: FilePath

  /// The magic number "MWTABLE2" in the machine's byte order, then width and height.
  private struct Header: Equatable, BitwiseCopyable {
    var magic: UInt64 = 0x4D57_5441_424C_4532
    var width: UInt32
    var height: UInt32

    init(width: Int, height: Int) {
      self.width = UInt32(clamping: width)
      self.height = UInt32(clamping: height)
    }
  }

  /// - Parameter path: a path in a folder that must exist before writing.
  public init(_ path: FilePath) { self.path = path }

  /// Returns the pixels row by row, or `nil` if the file is unreadable or not exactly of this size.
  public func read(width: Int, height: Int) -> [UInt32]? {
    guard width > 0, height > 0, let file = try? File.plain(path) else { return nil }
    return (try? pixels(of: file, width: width, height: height)) ?? nil
  }

  private func pixels(of file: File, width: Int, height: Int) throws(FileError) -> [UInt32]? {
    let count = width * height
    let place = MemoryLayout<Header>.size
    guard try file.status().length == place + count * MemoryLayout<UInt32>.size,
      try file.values(at: 0, count: 1) == [Header(width: width, height: height)]
    else { return nil }
    let pixels: [UInt32] = try file.values(at: place, count: count)
    return pixels.count == count ? pixels : nil
  }

  /// Writes the bitmap atomically: readers see the old file or the complete new one.
  ///
  /// - Precondition: `pixels.count == width * height`.
  public func write(_ pixels: [UInt32], width: Int, height: Int) throws(FileError) {
    precondition(pixels.count == width * height, "a bitmap is a rectangle")
    try SafeFile(path: path, protection: .reproducible).write { (file) throws(FileError) in
      try file.writeAll([Header(width: width, height: height)])
      try file.writeAll(pixels)
    }
  }
}
