import Glibc

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
