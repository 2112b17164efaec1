import Files

/// The words after the name of a command, sorted by the options of its page.
package nonisolated struct CommandWords: Equatable, Sendable {
  private let command: String
  /// The words that are no options and no values, in order.
  package let arguments: [String]
  /// The last value of each option. Options without a value have an empty one.
  private let values: [String: String]

  /// Sorts the words. Accepts both `--form rows` and `--form=rows`.
  ///
  /// - Parameter takesNumbers: whether a word that begins with a minus sign and a digit or a point is an argument.
  /// - Throws: ``UsageError`` for the first unknown option and for a missing value.
  package init(
    _ words: [String], of page: CommandHelp, takesNumbers: Bool = false
  ) throws(UsageError) {
    let command = page.command ?? ""
    var arguments: [String] = []
    var values: [String: String] = [:]
    var words = words[...]
    while let word = words.popFirst() {
      if word == endOfOptions {
        arguments += words
        break
      }
      let isNumber = word.dropFirst().first.map { $0.isNumber || $0 == "." } ?? true
      guard word.hasPrefix("-"), word != "-", !takesNumbers || !isNumber else {
        arguments.append(word)
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      guard let row = page.rows.first(where: { $0.name == name }),
        row.value != nil || name == word
      else {
        throw Self.unknown(word, command)
      }
      if row.value == nil {
        values[name] = ""
      } else if name != word {
        values[name] = String(word.dropFirst(name.count + 1))
      } else {
        guard let value = words.popFirst() else {
          throw UsageError("\(name): the value is missing; write \(row.usage)")
        }
        values[name] = value
      }
    }
    (self.command, self.arguments, self.values) = (command, arguments, values)
  }

  /// Returns the error of a word that the command does not know, such as an argument where it takes none.
  package func unknown(_ word: String) -> UsageError { Self.unknown(word, command) }

  private static func unknown(_ word: String, _ command: String) -> UsageError {
    UsageError("\(word): \(command) has no such option; \(command) --help lists all")
  }

  /// Whether an option without a value is given.
  package func has(_ name: String) -> Bool { values[name] != nil }

  /// Returns the value of an option, or the default if it is not given.
  ///
  /// - Parameters:
  ///   - expected: a description of the possible values.
  ///   - read: converts a word to a value, or returns `nil` if it does not fit.
  /// - Throws: ``UsageError`` if the word does not fit.
  package func value<Value>(
    _ name: String, or standard: Value, expected: String, _ read: (String) -> Value?
  ) throws(UsageError) -> Value {
    try value(name, expected: expected, read) ?? standard
  }

  /// Returns the value of an option, or `nil` if it is not given.
  ///
  /// - Throws: ``UsageError`` if the word does not fit.
  package func value<Value>(
    _ name: String, expected: String, _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let word = values[name] else { return nil }
    guard let value = read(word) else {
      throw UsageError("\(name): '\(word)' does not fit; expected \(expected)")
    }
    return value
  }

  /// Returns the folder of an option, or `nil` if it is not given.
  ///
  /// - Throws: ``UsageError`` if the word is empty.
  package func folder(_ name: String) throws(UsageError) -> FilePath? {
    try value(name, expected: "a folder") { $0.isEmpty ? nil : FilePath($0) }
  }

  /// Returns the number of an option within a range, or the default if it is not given.
  ///
  /// - Throws: ``UsageError`` if the word does not fit.
  package func number(
    _ name: String, or standard: Int, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
    return try value(name, or: standard, expected: expected) { word in
      Int(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}
