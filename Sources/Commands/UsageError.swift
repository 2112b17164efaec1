/// An error in the command line. Its description is one line that names the wrong word, the error and the remedy.
public nonisolated struct UsageError: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }

  /// The exit code for a wrong command line.
  public static let exitCode: Int32 = 2
}
