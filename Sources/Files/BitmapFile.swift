import Glibc

/// A bitmap on disk: a header of 16 bytes, then the pixels as they lie in memory.
///
/// A painted table would take longer to read in any smaller form.
public struct BitmapFile: Sendable {
  /// Where it is, or will be.
  public let path: FilePath

  /// "MWTABLE" and the byte order, then width and height.
  private struct Header: Equatable, BitwiseCopyable {
    var magic: UInt64 = 0x4D57_5441_424C_4532
    var width: UInt32
    var height: UInt32

    init(width: Int, height: Int) {
      self.width = UInt32(clamping: width)
      self.height = UInt32(clamping: height)
    }
  }

  /// - Parameter path: in a folder that is there when it is written.
  public init(_ path: FilePath) { self.path = path }

  /// The pixels of a file of exactly this size, row after row; nil where it is none, or cannot be read.
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

  /// Writes it whole, so that nobody ever reads half a bitmap.
  ///
  /// - Precondition: there are as many pixels as the sides say.
  public func write(_ pixels: [UInt32], width: Int, height: Int) throws(FileError) {
    precondition(pixels.count == width * height, "a bitmap is a rectangle")
    try SafeFile(path: path, care: .remakeable).write { (file) throws(FileError) in
      try file.writeAll([Header(width: width, height: height)])
      try file.writeAll(pixels)
    }
  }
}
