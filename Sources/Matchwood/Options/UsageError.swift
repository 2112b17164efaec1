/// A command line that cannot be followed: one line that names the thing, what is wrong and what to do.
nonisolated struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The exit code of a program that was called wrongly.
  static let exitCode: Int32 = 2
}
