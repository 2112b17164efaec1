import BoxKit
import GameKernel
import Motion
import SceneTestSupport
import Speech
import Stage

/// A player who hears the program and uses the keyboard, and sees nothing.
@MainActor final class Listener {
  let program: HeadlessProgram
  private let narrator: Narrator
  /// All spoken texts, in order.
  private(set) var heard: [String] = []

  convenience init(_ games: [any BoxGame.Type], language: String = "en") throws {
    self.init(try HeadlessProgram(language, games))
  }

  init(_ program: HeadlessProgram) {
    self.program = program
    narrator = Narrator(program.context)
    program.context.input.device = .keyboard
    narrator.onSay = { [weak self] text, _ in self?.heard.append(text) }
  }

  /// The last text.
  var last: String { heard.last ?? "" }

  /// Presses keys, and returns the texts spoken until nothing moves.
  @discardableResult
  func press(_ intents: Intent...) -> String {
    let before = heard.count
    for intent in intents {
      narrator.noteInput(intent)
      if case .speech(let command) = intent {
        if let scene = program.active { narrator.perform(command, scene) }
      } else {
        program.key(intent)
      }
      listen()
    }
    return heard[before...].joined(separator: " ")
  }

  /// Advances time, and returns the texts that were spoken.
  @discardableResult
  func wait(_ seconds: Double) -> String {
    let before = heard.count
    for _ in 0..<Int(seconds * 4) {
      program.run(0.25)
      listen()
    }
    return heard[before...].joined(separator: " ")
  }

  private func listen() {
    program.settle()
    guard let scene = program.active else { return }
    // Drawing moves the focus to the controls that can be used now.
    _ = program.list
    narrator.update(scene, isDialog: program.container.hasDialog, isStill: true)
  }
}

extension String {
  /// The whole numbers of a text, in order.
  var numbers: [Int] {
    split { !$0.isNumber }.compactMap { Int($0) }
  }

  /// Returns the number directly before some words, such as 13 before “matches left”.
  func number(before words: String) -> Int? {
    guard let end = range(of: words)?.lowerBound else { return nil }
    return String(self[..<end]).numbers.last
  }

  private func range(of words: String) -> Range<String.Index>? {
    indices.reversed().lazy.compactMap { start in
      self[start...].hasPrefix(words) ? start..<self.index(start, offsetBy: words.count) : nil
    }.first
  }
}
