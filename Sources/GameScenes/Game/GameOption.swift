/// An option of the command line that belongs to one game: how it is written, what it means and what it asks for.
public nonisolated struct GameOption: Sendable {
  /// What a value should have been, to end the sentence "expected …".
  public typealias Expected = String

  /// How it is written, such as `--length`.
  public let name: String
  /// How the value is called in the help; nil where the option takes none.
  public let value: String?
  /// What it does, for the help.
  public let help: String
  /// Options that make no sense beside it, since it says the same.
  public let excludes: [String]
  /// Notes what is asked for; answers what would have been right where the value is not.
  public let apply: @Sendable (inout Launch, String) -> Expected?

  /// A row of the game's options.
  public init(
    _ name: String, _ value: String? = nil, help: String, excludes: [String] = [],
    apply: @escaping @Sendable (inout Launch, String) -> Expected?
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.excludes = excludes
    self.apply = apply
  }
}
