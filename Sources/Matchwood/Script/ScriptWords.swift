import Stage

/// The parsers of the words in a step. They return `nil` for invalid words.
nonisolated enum ScriptWords {
  /// Parses a place such as `640,400`, or the ID of a control.
  static func target(_ words: [String]) -> ScriptStep.Target? {
    guard words.count == 1, let first = words[0].first else { return nil }
    if let place = place(words[0]) { return .place(place) }
    return first.isLetter && !words[0].contains(",") ? .control(words[0]) : nil
  }

  static func place(_ word: String) -> Point? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let values = numbers(parts[...], in: -10_000...10_000) else {
      return nil
    }
    return Point(values[0], values[1])
  }

  static func numbers(_ words: ArraySlice<String>, in range: ClosedRange<Double>) -> [Double]? {
    let values = words.compactMap(Double.init).filter(range.contains)
    return values.count == words.count ? values : nil
  }

  /// Parses a key with its modifiers, such as `ctrl+shift+z`.
  static func chord(_ word: String) -> (key: Key, modifiers: KeyModifiers)? {
    var modifiers: KeyModifiers = []
    var rest = word[...]
    while let modifier = modifierNames.first(where: { rest.hasPrefix($0.name) }) {
      modifiers.insert(modifier.value)
      rest = rest.dropFirst(modifier.name.count)
    }
    let name = rest.count > 1 ? rest.lowercased() : String(rest)
    return key(name).map { ($0, modifiers) }
  }

  /// The names of all gamepad buttons that a script can press.
  static let padNames = (padButtons.map(\.name) + triggers.map(\.name)).joined(separator: "|")

  /// The syntax of plugging in, removing and selecting gamepads, for messages.
  static let padKinds =
    "plug \(PadKind.allCases.map(\.rawValue).joined(separator: "|")) [NAME], unplug [NAME], take NAME"

  /// Parses the arguments of a `pad` step.
  static func padStep(_ words: [String]) -> ScriptStep? {
    let name = words.last ?? ScriptStep.firstPad
    return switch (words.first, words.count) {
    case ("plug", 2): PadKind(rawValue: words[1]).map { .plug($0, name: ScriptStep.firstPad) }
    case ("plug", 3): PadKind(rawValue: words[1]).map { .plug($0, name: name) }
    case ("unplug", 1): .unplug(name: ScriptStep.firstPad)
    case ("unplug", 2): .unplug(name: name)
    case ("take", 2): .takePad(name: name)
    case (let word?, 1): press(word)
    default: nil
    }
  }

  private static func press(_ word: String) -> ScriptStep? {
    if let trigger = triggers.first(where: { $0.name == word }) { return .trigger(trigger.stick) }
    return padButtons.first { $0.name == word }.map { .pad($0.button) }
  }

  /// The names of the keys, for messages.
  static let keyNames = "a character, f1 to f12 or " + Key.wordNames.joined(separator: ", ")

  private static let modifierNames: [(name: String, value: KeyModifiers)] = [
    ("ctrl+", .control), ("shift+", .shift), ("alt+", .alt),
  ]

  private static let padButtons: [(name: String, button: PadButton)] =
    PadButton.allCases.map { button in
      let name = button.rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }
      return (name.joined(), button)
    }

  private static let triggers: [(name: String, stick: ScriptStep.Stick)] =
    ScriptStep.Stick.allCases.map { ("\($0.rawValue)-trigger", $0) }

  private static func key(_ word: String) -> Key? {
    Key(name: word == "esc" ? "escape" : word)
  }
}
