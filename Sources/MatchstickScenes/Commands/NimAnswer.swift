import BoxKit
import Commands
import GameKernel
import MatchstickGame

/// The rules of the positions of `matchwood nim`.
nonisolated struct NimRules: Equatable {
  let form: Matchsticks.Form
  let last: LastMatch
  /// The most matches in a turn, for a pile.
  let takeLimit: Int

  /// The valid take limits: more than the game offers.
  static let takeLimits = 1...1000

  var theory: any MatchTheory {
    switch form {
    case .pile: PileTheory(takeLimit: takeLimit, last: last)
    case .heaps: HeapTheory(last: last)
    case .rows: RowTheory(last: last)
    }
  }

  /// The greatest size of a group.
  private var largest: Int { form == .rows ? 1000 : 1_000_000 }

  /// Returns the sizes of a position in ascending order, or `nil` if the text is not valid. `-` is the empty
  /// table.
  func groups(_ text: String) -> [Int]? {
    if text == "-" { return [] }
    let words = text.split(separator: "-", omittingEmptySubsequences: false)
    let groups = words.compactMap { word -> Int? in
      LinkPart(word).number().flatMap { 1...largest ~= $0 ? $0 : nil }
    }
    guard groups.count == words.count, form != .pile || groups.count == 1 else { return nil }
    return groups.sorted()
  }

  /// The sentence about an invalid position.
  var fault: String {
    switch form {
    case .pile: "no such pile; write a number from 1 to \(largest), such as 18"
    case .heaps: "no such heaps; write sizes from 1 to \(largest), such as 1-3-5-7"
    case .rows: "no such rows; write lengths from 1 to \(largest), such as 3-5-7"
    }
  }
}

/// The answer of `matchwood nim` to one position.
nonisolated struct NimAnswer: Answer {
  private let word: String
  private let rules: NimRules
  /// The sizes in ascending order, or `nil` if there is no such position.
  private let groups: [Int]?

  /// Looks a position up.
  ///
  /// - Parameter word: the position as given, without the white space around it.
  init(_ word: String, _ rules: NimRules) {
    (self.word, self.rules) = (word, rules)
    groups = rules.groups(word)
  }

  /// 0 for a position, 2 for an invalid one.
  var exitCode: Int32 { groups == nil ? UsageError.exitCode : 0 }

  /// The answer as one JSON object.
  var json: JSONLine {
    var line = JSONLine()
    guard let groups else {
      line.add("position", word)
      line.add("error", rules.fault)
      return line
    }
    let theory = rules.theory
    line.add("position", Self.text(groups))
    line.add("form", rules.form.rawValue)
    line.add("last", rules.last.rawValue)
    line.add("won", theory.isWon(groups))
    line.add("moves", theory.winningMoves(groups)?.map(\.description))
    line.add("sum", theory.sum(groups))
    return line
  }

  /// The answer for people: a few lines, or one sentence for an error.
  var text: String {
    guard let groups else { return "\(word): \(rules.fault)" }
    let theory = rules.theory
    let result = theory.isWon(groups).map { $0 ? "won" : "lost" }
    let moves = theory.winningMoves(groups)?.map(\.description).joined(separator: " ")
    return """
      position  \(Self.text(groups))
      form      \(rules.form.rawValue), the last match \(rules.last.rawValue)
      result    \(result ?? "not known")
      moves     \(moves.map { $0.isEmpty ? "none" : $0 } ?? "not known")
      sum       \(theory.sum(groups))
      """
  }

  private static func text(_ groups: [Int]) -> String {
    groups.isEmpty ? "-" : groups.map(String.init).joined(separator: "-")
  }
}
