import Files

/// The steps of a script file, in order.
///
/// Each line has one step. Empty lines, lines that begin with `#` and a byte order mark are ignored.
nonisolated struct Script: Equatable, Sendable {
  let file: String
  let lines: [ScriptLine]

  /// Parses a script.
  ///
  /// - Throws: ``ScriptError`` for the first invalid line.
  init(_ text: String, file: String) throws(ScriptError) {
    self.file = file
    var lines: [ScriptLine] = []
    let plain = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    let written = plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in written.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      switch ScriptStep.read(words) {
      case .success(let step): lines.append(ScriptLine(number: index + 1, step: step))
      case .failure(let misreading):
        throw ScriptError(file: file, line: index + 1, problem: misreading.problem)
      }
    }
    self.lines = lines
  }

  /// Returns the text of a file. The path of a `drop` step that is not UTF-8 is replaced by its ``FilePath/text``.
  static func text(_ bytes: [UInt8]) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.map { line in
      let drop: FilePath = "drop "
      let step = FilePath(bytes: line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
      guard step.utf8 == nil, step.hasPrefix(drop) else {
        return String(decoding: line, as: UTF8.self)
      }
      return "\(drop)\(FilePath(bytes: step.bytes.dropFirst(drop.bytes.count)).text)"
    }.joined(separator: "\n")
  }

  /// Whether the script needs virtual gamepads.
  var usesPads: Bool { lines.contains { $0.step.usesPad || $0.step.plugsPad } }

  /// Whether a gamepad must be plugged in before the first step: the script uses one before it plugs one in.
  var beginsWithPad: Bool {
    lines.first { $0.step.usesPad || $0.step.plugsPad }?.step.usesPad == true
  }
}

/// An error in a line of a script.
nonisolated struct ScriptError: Error, Equatable, CustomStringConvertible {
  let file: String
  /// The line number, from 1.
  let line: Int
  let problem: String

  var description: String { "\(file):\(line): \(problem)" }
}
