import Files
import Glibc

/// What Linux says of each page of this program's memory (`pagemap` in the administrator's guide of its sources).
nonisolated final class PageTable {
  private let file: File

  /// - Returns: nil where it must not be read.
  init?() {
    guard let file = try? File.plain("/proc/self/pagemap") else { return nil }
    self.file = file
  }

  /// Whether no page of a part of memory was written since it was mapped from its file.
  ///
  /// - Parameter part: whole pages.
  func isUnwritten(_ part: UnsafeRawBufferPointer) -> Bool {
    let (first, count) = (
      Int(bitPattern: part.baseAddress) / Self.pageSize, part.count / Self.pageSize
    )
    let place = first * MemoryLayout<UInt64>.stride
    guard let pages: [UInt64] = try? file.values(at: place, count: count), pages.count == count
    else { return false }
    return pages.allSatisfy { $0 & Self.isThere == 0 || $0 & Self.isOfFile > 0 }
  }

  /// In bytes.
  static let pageSize = sysconf(Int32(_SC_PAGESIZE))
  /// In memory, or put out of it to where nothing but written pages is put.
  private static let isThere: UInt64 = 3 << 62
  private static let isOfFile: UInt64 = 1 << 61
}
