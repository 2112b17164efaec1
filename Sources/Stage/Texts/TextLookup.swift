/// Finds the translation of an English text.
public nonisolated protocol TextLookup: Sendable {
  /// The translation, or the text itself where there is none.
  func text(_ text: String) -> String

  /// The form of the translation that goes with a number.
  func text(_ one: String, _ many: String, _ count: Int) -> String
}

/// Leaves the texts in English.
public nonisolated struct EnglishLookup: TextLookup {
  /// A lookup without a catalogue.
  public init() {}

  /// The text itself.
  public func text(_ text: String) -> String { text }

  /// The first form for 1, else the second.
  public func text(_ one: String, _ many: String, _ count: Int) -> String {
    count == 1 ? one : many
  }
}
