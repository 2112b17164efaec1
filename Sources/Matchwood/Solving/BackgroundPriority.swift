import Glibc

/// How much the thread at hand gives way to others.
nonisolated enum BackgroundPriority {
  /// Lets other threads go first, from now on until the thread ends; the main thread draws the frames.
  ///
  /// - Parameter steps: 0 to 19. Linux keeps this value for each thread.
  static func lower(by steps: Int32) {
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, steps)
  }
}
