import Files

/// A command of the program that a game adds, such as `solve`; it opens no window.
///
/// A value is one call of it, with what its words say.
public nonisolated protocol GameCommand: Sendable {
  /// The name, the options and the purpose of the command.
  static var page: HelpPage { get }
  /// Reads the words behind the name of the command.
  init(_ words: [String]) throws(UsageError)
  /// Does it.
  ///
  /// - Parameter cache: the folder for what can be made again; nil keeps nothing.
  /// - Returns: the exit code.
  @MainActor func run(cache: FilePath?) throws(FileError) -> Int32
}

/// The word that ends the options of a command line; words behind it are no options whatever they begin with.
package nonisolated let endOfOptions = "--"
