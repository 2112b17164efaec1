import Stage

/// The words about a challenge.
package struct ChallengeWords {
  /// Whether the game has not begun.
  let isStart: Bool
  /// Returns the result to beat with its unit.
  let goal: (Texts) -> String
  /// Whether the link had moves that lead to the result.
  let isProven: Bool
  /// The player's result minus that of the challenge, or `nil` if there is none to compare.
  let difference: Int?

  /// Returns the challenge in the order of length, the longest first.
  var start: [(Texts) -> String] {
    [
      { [goal] texts in
        // Translators: At the start of a game from a friend's link. {result} is such as “22 moves”.
        texts("A friend challenges you: beat {result}", ["result": goal(texts)])
      },
      { [goal] texts in
        // Translators: Short form of a friend's challenge. {result} is such as “22 moves”.
        texts("Beat {result}", ["result": goal(texts)])
      },
    ]
  }

  /// Returns the outcome of the challenge.
  func end(_ texts: Texts) -> String {
    let values = [
      "result": goal(texts),
      "proof": isProven
        // Translators: After a friend's result: the link had the moves, and they lead to it.
        ? texts("proven")
        // Translators: After a friend's result: the link has no moves that lead to it.
        : texts("as told"),
    ]
    switch difference {
    case .some(..<0):
      // Translators: At the end of a game. {result} is such as “22 moves”, {proof} is “proven” or “as told”.
      return texts("Challenge won! Your friend: {result} ({proof}).", values)
    case 0:
      // Translators: At the end of a game. {result} is such as “22 moves”, {proof} is “proven” or “as told”.
      return texts("As good as your friend: {result} ({proof}).", values)
    default:
      // Translators: At the end of a game. {result} is such as “22 moves”, {proof} is “proven” or “as told”.
      return texts("Still to beat: {result} by your friend ({proof}).", values)
    }
  }
}
