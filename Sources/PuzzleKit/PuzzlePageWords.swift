import BoxKit
import GameKernel
import PlayLog
import Stage

/// The words that the puzzles of all games share.
nonisolated struct PuzzlePageWords {
  private let texts: Texts

  init(_ texts: Texts) { self.texts = texts }

  /// The progress of an attempt.
  struct State {
    let result: Bool?
    let isOver: Bool
    let gaveUp: Bool
    let ratingChange: Int?
    /// The day of the own game from which the puzzle is.
    let source: Day?
    /// When a puzzle from an own game comes back.
    let comeback: String?
    let question: PuzzleQuestion?
    let isWrong: Bool

    var mood: PuzzlePanel.Mood {
      if question != nil { return .wrong }
      if isOver { return gaveUp ? .task : .right }
      return isWrong ? .wrong : .task
    }
  }

  /// The words while a puzzle is being made.
  var waiting: PuzzleWords {
    // Translators: Shown for a moment, until a puzzle is ready.
    PuzzleWords(kind: "", task: texts("Making a puzzle…"), "", steps: 0)
  }

  /// Returns the words of a game with what the page adds to them.
  func panel(_ words: PuzzleWords, _ state: State) -> PuzzleWords {
    var words = words
    if let day = state.source {
      words.kind = texts(
        // Translators: Of a puzzle. {date} is a day, such as “21 Nov 2026”.
        "From your game of {date}", ["date": texts.day(day)])
    }
    if let question = state.question {
      words.sentence = self.question(question)
    } else if state.isOver {
      words.task = title(state)
      words.sentence = [words.sentence, state.comeback].compactMap(\.self).joined(separator: " ")
    } else if state.isWrong {
      // Translators: After a wrong answer to a puzzle: the player may try another one.
      words.sentence += " " + texts("Try again.")
    }
    return words
  }

  private func question(_ question: PuzzleQuestion) -> String {
    switch question {
    case .hint: texts("With a hint it counts as not solved. Press again for the hint.")
    case .giveUp: texts("It will count as not solved. Press again to see the solution.")
    }
  }

  private func title(_ state: State) -> String {
    if state.gaveUp {
      // Translators: Title once the solution of a puzzle is shown.
      return texts("The solution")
    }
    return state.result == true
      // Translators: Title once a puzzle is solved at the first try.
      ? texts("Right!")
      // Translators: Title once a puzzle is solved, though not at the first try.
      : texts.inContext("title", "Solved")
  }

  /// Returns the figures of a player.
  ///
  /// - Parameter rating: the rating of the puzzle.
  func figures(_ history: PuzzleHistory, _ rating: Int, _ state: State) -> [PuzzlePanel.Figure] {
    let change = state.ratingChange.map { $0 < 0 ? "−\(-$0)" : "+\($0)" }
    let detail: String =
      if state.source != nil {
        // Translators: Below the player's rating: this puzzle does not change it.
        texts("not rated")
      } else if let change {
        // Translators: Below the player's rating. {change} is such as “+8”.
        texts("{change} for this one", ["change": change])
      } else {
        // Translators: Below the player's rating: that of the puzzle.
        texts("this puzzle {rating}", ["rating": String(rating)])
      }
    return [
      .init(
        // Translators: Label of a number: the player's strength at puzzles.
        label: texts("Rating"), number: String(history.rating), detail: detail),
      .init(
        // Translators: Label of a number: puzzles solved in a row.
        label: texts.inContext("puzzles", "Streak"), number: String(history.streak),
        // Translators: Below the number of puzzles solved in a row.
        detail: texts("best {number}", ["number": String(history.longestStreak)])),
      .init(
        // Translators: Label of a number: how many puzzles the player has solved.
        label: texts.inContext("puzzles", "Solved"), number: String(history.solved),
        // Translators: Below the number of puzzles solved: of how many.
        detail: texts("of {number}", ["number": String(history.tries)])),
    ]
  }
}
