import GameKernel
import Stage

/// A line of text being edited: grapheme clusters with a caret between two of them.
struct EditedText: Equatable {
  private(set) var text: String
  /// The number of characters before the caret.
  private(set) var caret: Int
  /// Whether all text is selected, so that the next character replaces it.
  private(set) var isAllSelected: Bool
  /// The maximum number of characters.
  let limit: Int
  /// The text that an input method composes at the caret or instead of the selection; empty while it is idle.
  private(set) var composition = ""
  /// The number of composed characters before the caret.
  private var compositionCaret = 0

  /// The maximum number of code points in a character. Family emoji have up to ten.
  private static let longestCharacter = 16

  /// The maximum number of characters in a composition, more than fit into any field.
  private static let longestComposition = 64

  /// Creates a text that is completely selected, with the caret at the end.
  init(_ text: String, limit: Int) {
    self.text = text
    self.limit = limit
    caret = text.count
    isAllSelected = !text.isEmpty
  }

  /// Whether an input method is composing characters that are not part of the text yet.
  var isComposing: Bool { !composition.isEmpty }

  /// The displayed text, including the composition.
  var shown: String {
    guard isComposing else { return text }
    return head + composition + (isAllSelected ? "" : text.dropFirst(caret))
  }

  /// The number of displayed characters before the caret.
  var shownCaret: Int { isComposing ? head.count + compositionCaret : caret }

  /// The range of the displayed characters that are being composed.
  var composed: Range<Int> { head.count..<head.count + composition.count }

  /// The text before the composition, which replaces the selection.
  private var head: String { isAllSelected ? "" : String(text.prefix(caret)) }

  /// Ends a composition and inserts its characters into the text.
  mutating func endComposition() {
    let string = composition
    compose("", caret: 0)
    if !string.isEmpty { insert(string) }
  }

  private mutating func compose(_ string: String, caret: Int) {
    composition = Self.composition(string)
    let before = Self.composition(String(string.unicodeScalars.prefix(max(0, caret))))
    compositionCaret = min(before.count, composition.count)
  }

  /// Returns the beginning of a composition, without unusable characters.
  private static func composition(_ string: String) -> String {
    string.prefix(longestComposition).compactMap(usable).joined()
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

  /// Moves the caret to a number of characters from the start, and ends the selection.
  mutating func move(to place: Int) {
    caret = max(0, min(place, text.count))
    isAllSelected = false
  }

  /// Moves the caret by one character; with everything selected, to the left or right end.
  mutating func step(_ direction: Direction) {
    let isBack = direction == .left
    if isAllSelected { return move(to: isBack ? 0 : text.count) }
    move(to: caret + (isBack ? -1 : 1))
  }

  mutating func clear() {
    text = ""
    move(to: 0)
  }

  /// Inserts as many characters as fit.
  private mutating func insert(_ string: String) {
    if isAllSelected { clear() }
    var head = String(text.prefix(caret))
    let tail = text.dropFirst(caret)
    for character in string {
      guard let usable = Self.usable(character) else { continue }
      // A combining accent joins the character before it, so the length is that of the whole text.
      let longer = head + usable
      guard (longer + tail).count <= limit else { break }
      if longer.last.map({ $0.unicodeScalars.count <= Self.longestCharacter }) == true {
        head = longer
      }
    }
    text = head + tail
    move(to: head.count)
  }

  /// Returns a character without invisible and bidirectional code points; `nil` where nothing is left. A tab or
  /// line break becomes a space.
  private static func usable(_ character: Character) -> String? {
    if character.isNewline || character == "\t" { return " " }
    let scalars = character.unicodeScalars.filter {
      !unseen.contains($0.properties.generalCategory) && !$0.properties.isBidiControl
    }
    return scalars.isEmpty ? nil : String(String.UnicodeScalarView(scalars))
  }

  /// The categories without glyphs: control codes, private-use and unassigned code points.
  private static let unseen: Set<Unicode.GeneralCategory> = [.control, .privateUse, .unassigned]

  private mutating func remove(at place: Int) {
    guard (0..<text.count).contains(place) else { return }
    text.remove(at: text.index(text.startIndex, offsetBy: place))
    move(to: place)
  }
}

/// Text entry by gamepad: up and down change the last letter, right adds a letter, left deletes the last one.
extension EditedText {
  /// - Parameter language: the language whose letters are written.
  mutating func write(_ direction: Direction, _ language: Language) {
    switch direction {
    case .up: turnLetter(by: 1, language)
    case .down: turnLetter(by: -1, language)
    case .right: addLetter(language)
    case .left:
      move(to: text.count)
      apply(.deleteBackward)
    }
  }

  /// Replaces the last letter by the next or previous one of the alphabet. A selected text, an empty one or an
  /// unknown letter starts with the first or last one.
  private mutating func turnLetter(by step: Int, _ language: Language) {
    if isAllSelected { clear() }
    let letters = Self.letters(of: language)
    let count = letters.count
    let last = text.last.map { language.smallLetters(String($0)) }
    let index = last.flatMap { last in letters.firstIndex { String($0) == last } }
    let next = index.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
    move(to: text.count)
    apply(.deleteBackward)
    append(letters[next], language)
  }

  private mutating func addLetter(_ language: Language) {
    move(to: text.count)
    append(Self.letters(of: language)[0], language)
  }

  private static func letters(of language: Language) -> [Character] {
    Array(language.letters + "-' ")
  }

  /// Appends a letter, as a capital at the beginning of a word.
  private mutating func append(_ letter: Character, _ language: Language) {
    let isInWord = text.last?.isLetter ?? false
    let capital = language.capitals(String(letter))
    apply(.insert(isInWord || capital.count > 1 ? String(letter) : capital))
  }
}
