import Stage

/// A line of the help: an option, how it is written and what it does.
public nonisolated struct HelpRow: Sendable {
  public let name: String
  /// How the value is called; nil where the option takes none.
  public let value: String?
  public let help: @Sendable (Texts) -> String

  public init(_ name: String, _ value: String? = nil, help: @escaping @Sendable (Texts) -> String) {
    (self.name, self.value, self.help) = (name, value, help)
  }

  /// How the option is written in the help.
  public var usage: String { value.map { "\(name) \($0)" } ?? name }

  /// What may stand behind the option.
  public enum Values: Equatable, Sendable {
    case none
    case words([String])
    case files, folders, anything
  }

  /// What may stand behind the option, as the name of the value tells: words in small letters stand for themselves.
  public var values: Values {
    guard let value else { return .none }
    let parts = value.split(separator: "|").map(String.init)
    if parts.contains("DIR") { return .folders }
    if parts.contains(where: { $0.hasPrefix("FILE") }) { return .files }
    let isPlain = parts.allSatisfy { part in !part.contains(where: \.isUppercase) }
    return isPlain ? .words(parts) : .anything
  }
}
