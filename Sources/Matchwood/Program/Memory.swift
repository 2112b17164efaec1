import CMalloc
import Glibc

/// The control of the program's memory allocator.
enum Memory {
  /// Makes all threads share one heap that can be returned to the system as a whole. Call it before the first
  /// thread starts.
  ///
  /// By default glibc gives each painting thread its own heap and keeps some 5 MB in them after a game. The fixed
  /// threshold keeps large blocks outside the heap. Otherwise glibc would raise it when the first such block is
  /// freed. Later pictures would then come from the heap and leave holes in it after each change of the window's
  /// size.
  static func shareOneHeap() {
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, large)
  }

  /// Returns unused memory to the system, such as the memory used for painting pictures.
  ///
  /// On its own glibc would keep some 4 MB after the first frame. Takes less than a millisecond.
  static func releaseFreePages() {
    malloc_trim(0)
  }

  /// The size in bytes from which a block is allocated outside the heap.
  private static let large: Int32 = 256 << 10
}
