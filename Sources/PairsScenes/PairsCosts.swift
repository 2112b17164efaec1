import ReviewKit
import Stage

/// Sentences about what a turn of Pairs cost or gained. A whole number has no decimal.
nonisolated extension Texts {
  /// Returns the whole number that a value has with one decimal, or `nil`.
  private func whole(_ value: Double) -> Int? {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? tenths / 10 : nil
  }

  func cost(flips: Double) -> String {
    let texts = self
    if let count = whole(flips) {
      // Translators: What a turn cost.
      return texts.plural("That cost about {count} flip.", "That cost about {count} flips.", count)
    }
    // Translators: What a turn cost. {number} has one decimal, such as 1.2.
    return texts("That cost about {number} flips.", ["number": tenths(flips)])
  }

  func cost(pairs: Double) -> String {
    let texts = self
    if let count = whole(pairs) {
      // Translators: What a turn cost.
      return texts.plural("That cost about {count} pair.", "That cost about {count} pairs.", count)
    }
    // Translators: What a turn cost. {number} has one decimal, such as 0.5.
    return texts("That cost about {number} pairs.", ["number": tenths(pairs)])
  }

  /// Returns the sentence about a turn that was better than the values know.
  func gain(pairs: Double) -> String {
    let texts = self
    if let count = whole(pairs) {
      return texts.plural(
        // Translators: A turn of Pairs was better than the table of values knows.
        "About {count} pair better than the table.", "About {count} pairs better than the table.",
        count)
    }
    // Translators: A turn of Pairs was better than the table of values knows. {number} is such as 0.1.
    return texts("About {number} pairs better than the table.", ["number": tenths(pairs)])
  }

  /// Returns the sentence about the turn that cost most.
  func worst(turn: Int, flips: Double) -> String {
    let texts = self
    let turn = String(turn)
    if let count = whole(flips) {
      return texts.plural(
        // Translators: About the worst turn of a game.
        "Turn {turn} cost most: about {count} flip.", "Turn {turn} cost most: about {count} flips.",
        count, ["turn": turn])
    }
    return texts(
      // Translators: About the worst turn of a game. {number} has one decimal, such as 1.2.
      "Turn {turn} cost most: about {number} flips.", ["turn": turn, "number": tenths(flips)])
  }

  /// Returns the sentence about the turn that cost most, one of a player.
  func worst(turn: Int, of name: String, pairs: Double) -> String {
    let texts = self
    let values = ["turn": String(turn), "name": name, "number": tenths(pairs)]
    if let count = whole(pairs) {
      return texts.plural(
        // Translators: About the worst turn of a game, one of {name}.
        "Turn {turn} cost most: {name} lost about {count} pair.",
        "Turn {turn} cost most: {name} lost about {count} pairs.", count, values)
    }
    return texts(
      // Translators: About the worst turn of a game, one of {name}. {number} has one decimal, such as 0.5.
      "Turn {turn} cost most: {name} lost about {number} pairs.", values)
  }
}
