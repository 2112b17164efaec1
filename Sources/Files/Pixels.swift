/// Pixels in memory, one `0xAARRGGBB` each: those of an array, or of a file that is mapped.
///
/// To map a file takes a tenth of the time that reading it does.
public struct Pixels: Sendable {
  private enum Storage: Sendable {
    case array([UInt32])
    case pages(PixelPages)
  }

  private let storage: Storage

  /// Those of an array.
  public init(_ array: [UInt32]) { storage = .array(array) }

  /// Those of a file, mapped where they are many.
  ///
  /// - Returns: nil where the file ends before.
  init?(of file: File, at place: Int, count: Int) throws(FileError) {
    if PixelLayout.areMapped(count), let pages = PixelPages(of: file, at: place, count: count) {
      storage = .pages(pages)
    } else {
      let pixels: [UInt32] = try file.values(at: place, count: count)
      guard pixels.count == count else { return nil }
      storage = .array(pixels)
    }
  }

  /// How many there are.
  public var count: Int {
    switch storage {
    case .array(let array): array.count
    case .pages(let pages): pages.count
    }
  }

  /// A copy where they are those of a file.
  public var array: [UInt32] {
    switch storage {
    case .array(let array): array
    case .pages(let pages): Array(pages.pixels)
    }
  }

  /// Gives access to them; the pointer holds within the closure.
  public func withUnsafeBufferPointer<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch storage {
    case .array(let array): return try array.withUnsafeBufferPointer(body)
    case .pages(let pages):
      defer { withExtendedLifetime(pages) {} }
      return try body(pages.pixels)
    }
  }

  /// Makes them their own, so that it means nothing any more what becomes of their file.
  ///
  /// Can be called while others read them; nothing happens where there is no file.
  ///
  /// - Complexity: copies all of them, the first time.
  public func settle() {
    if case .pages(let pages) = storage { pages.settle() }
  }
}

extension Pixels: Hashable {
  public static func == (one: Pixels, other: Pixels) -> Bool {
    one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { other in
        // Nothing is read where they are the same ones.
        one.count == other.count
          && (one.baseAddress == other.baseAddress || one.elementsEqual(other))
      }
    }
  }

  public func hash(into hasher: inout Hasher) {
    withUnsafeBufferPointer { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
