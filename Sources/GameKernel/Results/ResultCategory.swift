/// A category of comparable results: the game, and how it was played.
///
/// Its text is the name of the game followed by the parts, as in `sliding:4:numbers`.
public struct ResultCategory: Hashable, Sendable {
  /// The name of the game, such as `sliding`.
  public let game: String
  /// The variant of the game, such as `4` and `numbers`. The game defines the meaning of each part.
  public let parts: [String]

  /// - Precondition: the game and the parts are not empty and have no colon.
  public init(_ game: String, _ parts: String...) {
    let isValid = ([game] + parts).allSatisfy { !$0.isEmpty && !$0.contains(":") }
    precondition(isValid, "A category's parts are plain words")
    self.game = game
    self.parts = parts
  }

  /// Parses the text of a category, or returns `nil` if it is not valid.
  public init?(text: String) {
    let words = text.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    guard words.count > 1, words.count < 10, words.allSatisfy({ !$0.isEmpty }) else { return nil }
    game = words[0]
    parts = Array(words.dropFirst())
  }
}

extension ResultCategory: CustomStringConvertible {
  /// The text of the category.
  public var description: String { ([game] + parts).joined(separator: ":") }
}

/// A filter for the categories of a game by their parts.
public struct ResultFilter: Hashable, Sendable {
  /// The name of the game.
  public let game: String
  /// The required value of each part, or `nil` for any. Further parts of a category do not matter. A missing part
  /// has the value "".
  public var parts: [String?]

  /// - Parameter parts: empty for all results of the game.
  public init(_ game: String, _ parts: [String?] = []) {
    self.game = game
    self.parts = parts
  }

  /// Whether a category matches the filter.
  public func contains(_ category: ResultCategory) -> Bool {
    guard category.game == game else { return false }
    return parts.enumerated().allSatisfy { index, wanted in
      wanted == nil
        || wanted == (category.parts.indices.contains(index) ? category.parts[index] : "")
    }
  }
}
