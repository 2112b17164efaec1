/// How a gamepad writes: up and down turn the last letter, right adds one, left takes it away.
extension EditedText {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyzäöüéß-' ")

  mutating func write(_ direction: Direction) {
    switch direction {
    case .up: turnLetter(by: 1)
    case .down: turnLetter(by: -1)
    case .right: addLetter()
    case .left:
      move(to: text.count)
      apply(.deleteBackward)
    }
  }

  /// The next letter in place of the last one; the first of all in place of what is selected.
  private mutating func turnLetter(by step: Int) {
    if isAllSelected { clear() }
    let count = Self.letters.count
    let last = text.last.map { Character($0.lowercased()) }
    let index = last.flatMap { Self.letters.firstIndex(of: $0) }
    let next = index.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    move(to: text.count)
    apply(.deleteBackward)
    append(Self.letters[next])
  }

  private mutating func addLetter() {
    move(to: text.count)
    append(Self.letters[0])
  }

  /// A capital at the beginning of a word.
  private mutating func append(_ letter: Character) {
    let isInWord = text.last?.isLetter ?? false
    let capital = letter.uppercased()
    apply(.insert(isInWord || capital.count > 1 ? String(letter) : capital))
  }
}
