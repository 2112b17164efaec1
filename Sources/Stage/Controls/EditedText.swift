/// One line of text while it is edited: characters as a reader counts them, and a caret between two of them.
struct EditedText: Equatable {
  private(set) var text: String
  /// How many characters stand before the caret.
  private(set) var caret: Int
  /// Whether the next character takes the place of all that is there.
  private(set) var isAllSelected: Bool
  /// How many characters there may be.
  let limit: Int
  /// What an input method composes at the caret, or in place of what is selected; empty while none does.
  private(set) var composition = ""
  /// How many characters of that stand before the caret.
  private var compositionCaret = 0

  /// The most code points that one character can have; the families among the emoji have ten.
  private static let longestCharacter = 16

  /// More than fits into any field.
  private static let longestComposition = 64

  /// A text with everything selected.
  init(_ text: String, limit: Int) {
    self.text = text
    self.limit = limit
    caret = text.count
    isAllSelected = !text.isEmpty
  }

  /// Whether an input method is at work on characters that are not written yet.
  var isComposing: Bool { !composition.isEmpty }

  /// What is seen: the text with what is being composed.
  var shown: String {
    guard isComposing else { return text }
    return head + composition + (isAllSelected ? "" : text.dropFirst(caret))
  }

  /// How many of the characters that are seen stand before the caret.
  var shownCaret: Int { isComposing ? head.count + compositionCaret : caret }

  /// The characters seen that are still being composed.
  var composed: Range<Int> { head.count..<head.count + composition.count }

  /// What stands before a composition.
  private var head: String { isAllSelected ? "" : String(text.prefix(caret)) }

  /// Writes what is being composed, as far as it is.
  mutating func endComposition() {
    let string = composition
    compose("", caret: 0)
    if !string.isEmpty { insert(string) }
  }

  private mutating func compose(_ string: String, caret: Int) {
    composition = string.prefix(Self.longestComposition).compactMap(Self.usable).joined()
    let before = composition.unicodeScalars.prefix(max(0, caret))
    compositionCaret = min(String(before).count, composition.count)
  }

  mutating func apply(_ edit: Intent.Edit) {
    if case .compose(let string, let caret) = edit { return compose(string, caret: caret) }
    compose("", caret: 0)
    switch edit {
    case .insert(let string): insert(string)
    case .compose: break
    case .deleteBackward: isAllSelected ? clear() : remove(at: caret - 1)
    case .deleteForward: isAllSelected ? clear() : remove(at: caret)
    case .moveToStart: move(to: 0)
    case .moveToEnd: move(to: text.count)
    case .selectAll: self = EditedText(text, limit: limit)
    }
  }

  /// Puts the caret behind so many characters.
  mutating func move(to place: Int) {
    caret = max(0, min(place, text.count))
    isAllSelected = false
  }

  /// One character to the left or to the right; from everything selected, to its left or right end.
  mutating func step(_ direction: Direction) {
    let isBack = direction == .left
    if isAllSelected { return move(to: isBack ? 0 : text.count) }
    move(to: caret + (isBack ? -1 : 1))
  }

  mutating func clear() {
    text = ""
    move(to: 0)
  }

  /// As much as there is room for.
  private mutating func insert(_ string: String) {
    if isAllSelected { clear() }
    var head = String(text.prefix(caret))
    let tail = text.dropFirst(caret)
    for character in string {
      guard let usable = Self.usable(character) else { continue }
      // An accent that comes by itself joins the character before it.
      let longer = head + usable
      guard (longer + tail).count <= limit else { break }
      if longer.last.map({ $0.unicodeScalars.count <= Self.longestCharacter }) == true {
        head = longer
      }
    }
    text = head + tail
    move(to: head.count)
  }

  /// A character without what could not be seen in a line or would turn it about; nil where nothing is left.
  private static func usable(_ character: Character) -> String? {
    if character.isNewline || character == "\t" { return " " }
    let scalars = character.unicodeScalars.filter {
      !unseen.contains($0.properties.generalCategory) && !$0.properties.isBidiControl
    }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }

  /// What no font draws: codes for devices, and those that mean nothing or what somebody has agreed on.
  private static let unseen: Set<Unicode.GeneralCategory> = [.control, .privateUse, .unassigned]

  private mutating func remove(at place: Int) {
    guard (0..<text.count).contains(place) else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: place))
    move(to: place)
  }
}

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
