/// What games must have in common for their results to be compared: the game and how it was played.
///
/// Its text is the name of the game and what follows it, as in `sliding:4:numbers`.
public struct ResultCategory: Hashable, Sendable {
  /// The name of the game, such as `sliding`.
  public let game: String
  /// How it was played, such as `4` and `numbers`; what each part means is the game's matter.
  public let parts: [String]

  /// - Precondition: neither the game nor a part is empty or has a colon in it.
  public init(_ game: String, _ parts: String...) {
    let isSound = ([game] + parts).allSatisfy { !$0.isEmpty && !$0.contains(":") }
    precondition(isSound, "A category's parts are plain words")
    self.game = game
    self.parts = parts
  }

  /// Reads the text of a category; `nil` if it is none.
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

/// Which categories of a game are meant: those whose parts are the ones asked for.
public struct ResultFilter: Hashable, Sendable {
  /// The name of the game.
  public let game: String
  /// For each part the one wanted, `nil` where any will do; parts beyond these do not matter.
  public var parts: [String?]

  /// - Parameter parts: none for all results of the game.
  public init(_ game: String, _ parts: [String?] = []) {
    self.game = game
    self.parts = parts
  }

  /// Whether a category is meant.
  public func contains(_ category: ResultCategory) -> Bool {
    guard category.game == game else { return false }
    return parts.enumerated().allSatisfy { index, wanted in
      wanted == nil || category.parts.indices.contains(index) && category.parts[index] == wanted
    }
  }
}
