import CMapping
import Glibc

/// The files of the program and its libraries, as far as they lie in memory and are only read.
nonisolated enum LoadedFiles {
  /// Lets code and constants go, such as those of the start; what is needed again is found in the system's cache of files.
  ///
  /// Some libraries, as those of OpenGL, write their code themselves, and debuggers their breakpoints: where anything has
  /// been written, all stays. Takes some 0.5 ms, and what runs next up to 2 ms more.
  static func letGo() {
    guard let pages = PageTable() else { return }
    withExtendedLifetime(pages) {
      CMapping_eachConstant(
        UInt(PageTable.pageSize),
        { pages, start, length in
          guard let pages, let start else { return }
          let part = UnsafeRawBufferPointer(start: start, count: Int(length))
          if Unmanaged<PageTable>.fromOpaque(pages).takeUnretainedValue().isUnwritten(part) {
            madvise(start, part.count, MADV_DONTNEED)
          }
        }, Unmanaged.passUnretained(pages).toOpaque())
    }
  }
}
