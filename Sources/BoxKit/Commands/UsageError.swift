/// A command line that cannot be followed: one line that names the thing, what is wrong and what to do.
public nonisolated struct UsageError: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }

  /// The exit code of a program that was called wrongly.
  public static let exitCode: Int32 = 2
}
