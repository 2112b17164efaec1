import GameKernel

nonisolated extension Texts {
  /// Returns sentences with a capital at the beginning of each.
  package func capitalized(_ sentences: String) -> String {
    var (text, isStart, end) = ("", true, Character(" "))
    for character in sentences {
      if isStart, character.isLowercase {
        text += upper(character)
      } else {
        text.append(character)
      }
      isStart = text.isEmpty || character == " " && ".!?".contains(end)
      end = character
    }
    return text
  }

  private func upper(_ character: Character) -> String {
    // Turkish has a dotted capital.
    language.code == "tr" && character == "i" ? "İ" : character.uppercased()
  }

  /// Returns a duration for listeners, such as “1 minute 12 seconds”. Fractions of a second are dropped.
  package func spoken(_ time: Duration) -> String {
    let texts = self
    let (minutes, seconds) = Int(max(0, time.components.seconds)).quotientAndRemainder(
      dividingBy: 60)
    // Translators: Spoken: a duration, or its first part.
    let first = texts.plural("{count} minute", "{count} minutes", minutes)
    // Translators: Spoken: a duration, or its last part.
    let last = texts.plural("{count} second", "{count} seconds", seconds)
    return minutes == 0 ? last : seconds == 0 ? first : "\(first) \(last)"
  }

  /// Returns a figure for listeners: a clock such as `1:12` in words, and anything else unchanged.
  package func spoken(figure: String) -> String {
    let parts = figure.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), !parts.contains(nil) else { return figure }
    return spoken(.seconds(parts.compactMap(\.self).reduce(0) { 60 * $0 + $1 }))
  }
}

extension Texts {
  /// Returns a text with clocks and arrows in words, and pauses in place of middle dots.
  package func spoken(signs text: String) -> String {
    let arrows: [Character: Key] = ["←": .left, "→": .right, "↑": .up, "↓": .down]
    let words = text.split(separator: " ").map { word in
      let figure = word.prefix { $0.isNumber || $0 == ":" }
      let rest = word.dropFirst(figure.count)
      // 10:30 could be a time of the day. 9:30 is none, which would have a zero in front.
      let isClock =
        figure.dropLast(2).last == ":" && !rest.contains(where: \.isNumber)
        && (figure.dropFirst().first == ":" || figure.count > 5)
      let said = isClock ? spoken(figure: String(figure)) + rest : String(word)
      return said.map { sign in arrows[sign].map(key) ?? String(sign) }.joined()
    }
    return words.reduce(into: "") { said, word in
      said += word == "·" ? "," : said.isEmpty ? word : " " + word
    }
  }
}
