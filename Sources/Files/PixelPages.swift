import CMapping
import Glibc
import Synchronization

/// Pixels in whole pages of a file, which are mapped into memory and not copied.
final class PixelPages: Sendable {
  let count: Int
  /// A number, since no pointer may be shared by threads.
  private let address: UInt
  private let hasSettled = Atomic(false)

  /// - Parameters:
  ///   - place: of the first pixel, where a page begins.
  ///   - count: the file has so many.
  /// - Returns: nil where they cannot be mapped, or not be read.
  init?(of file: File, at place: Int, count: Int) {
    self.count = count
    let length = Self.length(count)
    let start = mmap(nil, length, PROT_READ, MAP_PRIVATE, file.descriptor, off_t(place))
    guard let start, start != MAP_FAILED else { return nil }
    address = UInt(bitPattern: start)
    // Who only reads them would be ended by a disk that cannot.
    guard madvise(start, length, CMapping_populateRead) == 0 else {
      munmap(start, length)
      return nil
    }
  }

  deinit { munmap(UnsafeMutableRawPointer(bitPattern: address), Self.length(count)) }

  var pixels: UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: UnsafePointer(bitPattern: address), count: count)
  }

  /// Moves the pixels into memory of their own, at the same place, while anybody reads them.
  ///
  /// Until then whoever cuts the file off ends the program, for the pages are gone then.
  func settle() {
    guard !hasSettled.load(ordering: .relaxed) else { return }
    let length = Self.length(count)
    let copy = mmap(
      nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let copy, copy != MAP_FAILED else { return }
    UnsafeMutableRawBufferPointer(start: copy, count: length)
      .copyMemory(from: UnsafeRawBufferPointer(pixels))
    mprotect(copy, length, PROT_READ)
    let moved = CMapping_replace(
      copy, UInt(length), UnsafeMutableRawPointer(bitPattern: address))
    if moved == MAP_FAILED {
      munmap(copy, length)
    } else {
      hasSettled.store(true, ordering: .relaxed)
    }
  }

  /// In bytes: whole pages.
  private static func length(_ count: Int) -> Int {
    PixelLayout.roundedUp(count * MemoryLayout<UInt32>.stride)
  }
}
