import Files

/// A command that a game adds to the command line, such as `solve`. It opens no window.
///
/// An instance holds the parsed arguments of one call.
public nonisolated protocol GameCommand: Sendable {
  /// The name, the options and the purpose of the command.
  static var page: CommandHelp { get }
  /// Parses the words after the name of the command.
  init(_ words: [String]) throws(UsageError)
  /// Runs the command and prints its answer.
  ///
  /// - Parameter cache: the folder for files that can be made again; with `nil`, no files are cached.
  /// - Returns: the exit code.
  @MainActor func run(cache: FilePath?) throws(FileError) -> Int32
}

/// Ends the options of a command line. The words after it are arguments, even if they begin with a dash.
package nonisolated let endOfOptions = "--"
