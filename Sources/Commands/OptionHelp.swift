import Stage

/// A line of the help: an option, its value and its effect.
public nonisolated struct OptionHelp: Sendable {
  public let name: String
  /// The name of the value, or `nil` if the option takes none.
  public let value: String?
  public let help: @Sendable (Texts) -> String

  public init(_ name: String, _ value: String? = nil, help: @escaping @Sendable (Texts) -> String) {
    (self.name, self.value, self.help) = (name, value, help)
  }

  /// The option with the name of its value.
  public var usage: String { value.map { "\(name) \($0)" } ?? name }

  /// The kinds of values, for shell completions.
  public enum Values: Equatable, Sendable {
    case none
    case words([String])
    case files, folders, anything
  }

  /// The kind of value, derived from its name. A name in lower case lists the words to choose from, such as
  /// `on|off`; a name that begins with a capital, such as `WxH`, stands for anything.
  public var values: Values {
    guard let value else { return .none }
    let parts = value.split(separator: "|").map(String.init)
    if parts.contains("DIR") { return .folders }
    if parts.contains(where: { $0.hasPrefix("FILE") }) { return .files }
    let isPlain = parts.allSatisfy { part in part.first?.isUppercase != true }
    return isPlain ? .words(parts) : .anything
  }
}
