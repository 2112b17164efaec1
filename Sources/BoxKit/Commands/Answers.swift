import Files
import Glibc

/// What a command that opens no window says to one of its words.
package nonisolated protocol Answer {
  /// 0 where it could be answered.
  var exitCode: Int32 { get }
  /// The answer as one JSON object.
  var json: JSONLine { get }
  /// The answer for people: a few lines, or one sentence for a fault.
  var text: String { get }
}

/// Answers words one after the other, each as soon as it is known.
package struct Answers {
  /// The words, in order; `-` stands for the lines of standard input.
  package let words: [String]
  /// Whether each answer is a JSON object on a line, and not a few lines for people.
  package let isJSON: Bool

  private let output = File(owning: STDOUT_FILENO, "standard output")

  package init(to words: [String], isJSON: Bool) {
    (self.words, self.isJSON) = (words, isJSON)
  }

  /// Writes the answer to each word, which is given without the white space around it.
  ///
  /// A reader that goes away ends it without a word.
  ///
  /// - Returns: the highest exit code of all answers.
  package func write(_ answer: (String) -> any Answer) throws(FileError) -> Int32 {
    var exitCode: Int32 = 0
    do {
      for word in words {
        guard word == "-" else {
          try write(answer(word.trimmed), &exitCode)
          continue
        }
        var lines = LineReader(try File.reading("-"))
        while let line = try lines.next() { try write(answer(line.trimmed), &exitCode) }
      }
    } catch  where error.code == EPIPE {
      return exitCode
    }
    return exitCode
  }

  private func write(_ answer: any Answer, _ exitCode: inout Int32) throws(FileError) {
    // People get an empty line between two answers, and faults where they look for them.
    if isJSON {
      try output.writeAll([UInt8]("\(answer.json)\n".utf8))
    } else if answer.exitCode == 0 {
      try output.writeAll([UInt8]("\(answer.text)\n\n".utf8))
    } else {
      File.complain(answer.text)
    }
    exitCode = max(exitCode, answer.exitCode)
  }
}

nonisolated extension String {
  /// The text without the white space around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
