import CMalloc
import Files
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

  /// In bytes.
  private static let large: Int32 = 256 << 10

  /// Gives back what was needed for a while only, such as the work of painting pictures.
  ///
  /// glibc alone would keep some 4 MB after the first frame. Takes less than a millisecond.
  static func giveBack() { malloc_trim(0) }

  /// Lets go of code and constants of the program and its libraries, such as those of the start; what is needed again is
  /// found in the system's cache of files.
  ///
  /// Of the 20 MB that a start leaves, a game needs a third. Takes some 0.5 ms, and the frame that follows as much.
  static func giveBackCode() {
    // A debugger's breakpoints would be let go too.
    #if !DEBUG
      LoadedFiles.letGo()
    #endif
  }
}
