import Files
import Glibc

/// The answer of a command without a window to one of its arguments.
package nonisolated protocol Answer {
  /// The exit code, 0 if the argument could be answered.
  var exitCode: Int32 { get }
  /// The answer as one JSON object.
  var json: JSONLine { get }
  /// The answer for people: a few lines, or one sentence for an error.
  var text: String { get }
}

/// Answers arguments in order, each as soon as its answer is known.
package struct BatchCommand {
  /// The arguments in order. `-` represents the lines of standard input.
  package let words: [String]
  /// Whether each answer is a JSON object on one line, instead of a few lines for people.
  package let isJSON: Bool

  private let output = File(owning: STDOUT_FILENO, "standard output")

  package init(to words: [String], isJSON: Bool) {
    (self.words, self.isJSON) = (words, isJSON)
  }

  /// Writes the answer to each argument. White space around an argument is ignored.
  ///
  /// If the other end of the output is closed, writing ends without an error.
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
    // For people, an empty line separates answers, and errors go to standard error.
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
  /// The text without leading and trailing white space.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
