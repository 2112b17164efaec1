import CMalloc
import Glibc

/// The memory of the program as the system sees it.
enum Memory {
  /// Lets all threads share one heap, which can be given back whole; call it before the first thread starts.
  ///
  /// glibc would give each thread that paints a heap of its own and keep some 5 MB in them after a game.
  /// Large pieces lie outside it, whatever came before: glibc would move them in after the first, and each picture of a
  /// former window size would leave a hole among smaller things.
  static func shareOneHeap() {
    mallopt(M_ARENA_MAX, 1)
    mallopt(M_MMAP_THRESHOLD, large)
  }

  /// Gives back what was needed for a while only, such as the work of painting pictures.
  ///
  /// glibc alone would keep some 4 MB after the first frame. Takes less than a millisecond.
  static func giveBack() {
    malloc_trim(0)
  }

  /// In bytes.
  private static let large: Int32 = 256 << 10
}
