import GameKernel
import TestSupport
import Testing

@Suite("An attempt at a puzzle", .tags(.rules))
struct PuzzleAttemptTests {
  private func attempt(_ letters: String, at word: String = "fir") -> PuzzleAttempt<Spelling> {
    var attempt = PuzzleAttempt(Spelling(word: word))
    for letter in letters { _ = attempt.answer(letter) }
    return attempt
  }

  /// Whether each of these answers was right.
  private func answers(_ letters: String, _ attempt: inout PuzzleAttempt<Spelling>) -> [Bool] {
    letters.map { attempt.answer($0) }
  }

  @Test("Right answers to the end solve it, whichever of several right ones are given")
  func solved() {
    for word in ["fir", "vir"] {
      let attempt = attempt(word)
      #expect(attempt.isOver && attempt.result == true && attempt.misses.isEmpty)
      #expect(attempt.answers == Array(word))
    }
    #expect(attempt("fi").result == nil && !attempt("fi").isOver)
  }

  @Test("The first wrong answer ends the rated part, and trying goes on from the same place")
  func wrong() {
    var attempt = attempt("f")
    #expect(answers("x", &attempt) == [false])
    #expect(attempt.result == false && attempt.misses == [1] && attempt.answers == ["f"])
    #expect(answers("yir", &attempt) == [false, true, true])
    #expect(attempt.isOver && attempt.result == false && attempt.misses == [1])
  }

  @Test("A hint shows a right answer, and the puzzle counts as unsolved")
  func hint() {
    var attempt = attempt("f")
    let hint = attempt.hint()
    #expect(hint == "i" && attempt.answers == ["f"] && attempt.result == false)
    #expect(answers("ir", &attempt) == [true, true] && attempt.isOver)
    let none = attempt.hint()
    #expect(attempt.result == false && none == nil)
  }

  @Test("Giving up shows all that is left, and the puzzle counts as unsolved")
  func givingUp() {
    var attempt = attempt("f")
    let rest = attempt.giveUp()
    #expect(rest == ["i", "r"] && attempt.isOver && attempt.result == false)
    let none = attempt.giveUp()
    #expect(none.isEmpty)
  }

  @Test("Going back is free, and the result stays after the end")
  func back() {
    var attempt = attempt("fi")
    attempt.undo()
    #expect(attempt.answers == ["f"] && attempt.result == nil)
    attempt.restart()
    attempt.undo()
    #expect(attempt.answers.isEmpty && attempt.result == nil)
    #expect(answers("fir", &attempt) == [true, true, true] && attempt.result == true)
    attempt.restart()
    #expect(answers("x", &attempt) == [false] && attempt.result == true)
    let hint = attempt.hint()
    #expect(hint == "f" && attempt.result == true)
  }
}
