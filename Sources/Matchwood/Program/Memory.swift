import CMalloc

/// The memory of the program as the system sees it.
enum Memory {
  /// Lets all threads share one heap, which can be given back whole; call it before the first thread starts.
  ///
  /// glibc would give each thread that paints a heap of its own and keep some 5 MB in them after a game.
  static func shareOneHeap() { mallopt(M_ARENA_MAX, 1) }

  /// Gives back what was needed for a while only, such as the work of painting pictures.
  ///
  /// glibc alone would keep some 4 MB after the first frame. Takes less than a millisecond.
  static func giveBack() { malloc_trim(0) }
}
