import Files
import GameKernel
import Stage

/// The syntax of one kind of step.
nonisolated struct ScriptForm: Sendable {
  let name: String
  /// The arguments after the name, for messages.
  let words: String
  /// Parses the arguments after the name. Returns `nil` if they are invalid.
  let read: @Sendable ([String]) -> ScriptStep?

  var usage: String { words.isEmpty ? name : "\(name) \(words)" }

  /// All kinds of steps.
  static let all: [ScriptForm] = [
    ScriptForm(name: "key", words: "[ctrl+|shift+|alt+]KEY, where KEY is \(Words.keyNames)") {
      words in
      words.count == 1 ? Words.chord(words[0]).map { .key($0.key, $0.modifiers) } : nil
    },
    ScriptForm(name: "type", words: "TEXT") { words in
      words.isEmpty ? nil : .type(words.joined(separator: " "))
    },
    ScriptForm(name: "click", words: "ID or X,Y") { Words.target($0).map { .click($0) } },
    ScriptForm(name: "touch", words: "ID or X,Y") { Words.target($0).map { .touch($0) } },
    ScriptForm(name: "move", words: "ID or X,Y") { Words.target($0).map { .move($0) } },
    ScriptForm(name: "swipe", words: "ID or X,Y left|right|up|down [UNITS]") { words in
      guard 2...3 ~= words.count, let start = Words.target([words[0]]),
        let direction = Direction(rawValue: words[1]),
        let length = Words.numbers(words.dropFirst(2), in: 1...10_000)
      else { return nil }
      return length.isEmpty
        ? .swipe(start, direction) : .swipe(start, direction, length: length[0])
    },
    ScriptForm(name: "drag", words: "X,Y X,Y") { words in
      guard words.count == 2, let start = Words.place(words[0]), let end = Words.place(words[1])
      else { return nil }
      return .drag(start, end)
    },
    ScriptForm(name: "stick", words: "left|right X Y, each from -1 to 1") { words in
      guard words.count == 3, let stick = ScriptStep.Stick(rawValue: words[0]),
        let values = Words.numbers(words.dropFirst(), in: -1...1)
      else { return nil }
      return .stick(stick, x: values[0], y: values[1])
    },
    ScriptForm(name: "pad", words: Words.padNames + " or " + Words.padKinds) { words in
      Words.padStep(words)
    },
    ScriptForm(name: "tilt", words: "X Y Z, in m/s²") { words in
      guard words.count == 3, let values = Words.numbers(words[...], in: -1000...1000) else {
        return nil
      }
      return .tilt(x: values[0], y: values[1], z: values[2])
    },
    ScriptForm(name: "drop", words: "FILE") { words in
      guard !words.isEmpty else { return nil }
      let text = words.joined(separator: " ")
      return (FilePath(address: FilePath(text)) ?? FilePath(text: text)).map { .drop($0) }
    },
    ScriptForm(name: "wait", words: "SECONDS or ID") { words in
      if words.count == 1, let values = Words.numbers(words[...], in: 0...86_400) {
        return .wait(.milliseconds((values[0] * 1000).rounded()))
      }
      guard case .control(let id) = Words.target(words), Double(id) == nil else { return nil }
      return .waitFor(id)
    },
    ScriptForm(name: "rest", words: "") { $0.isEmpty ? .waitUntilStill : nil },
    ScriptForm(name: "resize", words: "WxH") { words in
      words.count == 1 ? WindowSize(words[0]).map { .resize($0) } : nil
    },
    ScriptForm(name: "quit", words: "") { $0.isEmpty ? .quit : nil },
  ]

  private typealias Words = ScriptWords
}

nonisolated extension ScriptStep {
  /// The reason why a line is not a valid step.
  struct ParseFailure: Error, Equatable, Sendable {
    let problem: String
  }

  /// Parses a line of at least one word.
  static func read(_ words: [String]) -> Result<ScriptStep, ParseFailure> {
    guard let form = ScriptForm.all.first(where: { $0.name == words[0] }) else {
      let known = ScriptForm.all.map(\.name).joined(separator: ", ")
      return .failure(ParseFailure(problem: "unknown step '\(words[0])'; steps are \(known)"))
    }
    guard let step = form.read(Array(words.dropFirst())) else {
      let line = words.joined(separator: " ")
      return .failure(ParseFailure(problem: "'\(line)' does not fit; write \(form.usage)"))
    }
    return .success(step)
  }
}
