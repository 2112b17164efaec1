/// Finds the translation of an English text.
public nonisolated protocol TextLookup: Sendable {
  /// The translation, or the text itself where there is none.
  func text(_ text: String) -> String

  /// The form of the translation that goes with a number.
  func text(_ one: String, _ many: String, _ count: Int) -> String
}

/// Leaves the texts in English.
public nonisolated struct EnglishLookup: TextLookup {
  public init() {}

  public func text(_ text: String) -> String { text }

  public func text(_ one: String, _ many: String, _ count: Int) -> String {
    count == 1 ? one : many
  }
}
