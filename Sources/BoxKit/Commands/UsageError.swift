/// An error in the command line. Its one line names the word, the fault and the remedy.
public nonisolated struct UsageError: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }

  /// The exit code for a wrong command line.
  public static let exitCode: Int32 = 2
}
