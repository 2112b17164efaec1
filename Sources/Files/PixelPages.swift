import CMapping
import Glibc

/// Pixels in whole pages of a file, which are mapped into memory and not copied.
final class PixelPages: Sendable {
  let count: Int
  /// A number, since no pointer may be shared by threads.
  private let address: UInt

  /// - Parameters:
  ///   - place: of the first pixel, where a page begins.
  ///   - count: the file has so many.
  /// - Returns: nil where they cannot be mapped.
  init?(of file: File, at place: Int, count: Int) {
    self.count = count
    let start = mmap(
      nil, Self.length(count), PROT_READ, MAP_PRIVATE | MAP_POPULATE, file.descriptor, off_t(place))
    guard let start, start != MAP_FAILED else { return nil }
    address = UInt(bitPattern: start)
  }

  deinit { munmap(UnsafeMutableRawPointer(bitPattern: address), Self.length(count)) }

  var pixels: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
  }

  /// Moves the pixels into memory of their own, at the same place, while anybody reads them.
  ///
  /// Until then whoever cuts the file off ends the program, for the pages are gone then.
  func settle() {
    let length = Self.length(count)
    let copy = mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let copy, copy != MAP_FAILED else { return }
    UnsafeMutableRawBufferPointer(start: copy, count: length)
      .copyMemory(from: UnsafeRawBufferPointer(pixels))
    mprotect(copy, length, PROT_READ)
    let moved = CMapping_replace(
      copy, UInt(length), UnsafeMutableRawPointer(bitPattern: address))
    if moved == MAP_FAILED { munmap(copy, length) }
  }

  /// In bytes: whole pages.
  private static func length(_ count: Int) -> Int {
    PixelLayout.roundedUp(count * MemoryLayout<UInt32>.stride)
  }
}

/// Where pixels stand in a file.
enum PixelLayout {
  private static let page = sysconf(Int32(_SC_PAGESIZE))
  /// Fewer bytes are copied sooner than mapped.
  private static let least = 64 << 10

  static func areMapped(_ count: Int) -> Bool {
    count * MemoryLayout<UInt32>.stride >= least
  }

  /// The place of so many pixels behind what ends at another one, in bytes.
  static func place(of count: Int, after end: Int) -> Int {
    areMapped(count) ? roundedUp(end) : end
  }

  /// To the next page.
  static func roundedUp(_ length: Int) -> Int { (length + page - 1) / page * page }
}
