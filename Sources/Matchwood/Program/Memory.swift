import CMalloc

/// The memory of the program as the system sees it.
enum Memory {
  /// Gives back what was needed for a while only, such as the work of painting pictures.
  ///
  /// glibc alone would keep some 4 MB after the first frame. Takes less than a millisecond.
  static func giveBack() { malloc_trim(0) }
}
