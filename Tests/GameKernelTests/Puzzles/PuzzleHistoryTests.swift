import GameKernel
import TestSupport
import Testing

@Suite("A player's tries of puzzles", .tags(.rules))
struct PuzzleHistoryTests {
  @Test("A streak grows with each solved puzzle and ends with a failure, and the longest stays")
  func streak() {
    var history = PuzzleHistory()
    #expect(history.rating == 1_200 && history.streak == 0)
    var streaks: [[Int]] = []
    for (number, isSolved) in [true, true, false, true, false, true, true, true].enumerated() {
      history.add(Spelling(word: "\(number)"), isSolved: isSolved)
      streaks.append([history.streak, history.longestStreak])
    }
    #expect(streaks == [[1, 1], [2, 2], [0, 2], [1, 2], [0, 2], [1, 2], [2, 2], [3, 3]])
    #expect(history.tries == 8 && history.solved == 6)
  }

  @Test("Each try moves the rating, and the same tries read again give the same history")
  func ratings() {
    var (history, read) = (PuzzleHistory(), PuzzleHistory())
    var dice = Dice(seed: 4)
    for _ in 0..<100 {
      let before = history.rating
      let puzzle = Spelling(word: "\(dice.below(50))", rating: 900 + dice.below(600))
      let isSolved = dice.below(2) == 0
      history.add(puzzle, isSolved: isSolved)
      read.add(puzzle.key, isSolved: isSolved, rating: history.rating)
      #expect(isSolved ? history.rating > before : history.rating < before)
    }
    #expect(read == history)
    #expect((0..<50).map { history.tries(of: "\($0)") }.reduce(0, +) == 100)
  }

  @Test("No puzzle comes again before all have come, and those near the rating come first")
  func next() {
    let puzzles = (0..<40).map { Spelling(word: "\($0)", rating: 400 + 40 * $0) }
    var history = PuzzleHistory()
    for round in 1...3 {
      for place in 0..<40 {
        var random = history.generator(seed: 9)
        guard let puzzle = history.next(of: puzzles, using: &random) else { continue }
        if place < 5 { #expect(abs(puzzle.rating - history.rating) <= 200) }
        history.add(puzzle.key, isSolved: true, rating: 1_200)
      }
      #expect(puzzles.allSatisfy { history.tries(of: $0.key) == round })
    }
    var random = history.generator(seed: 9)
    #expect(history.next(of: [Spelling](), using: &random) == nil)
  }

  @Test("The next puzzle depends on seed and tries alone")
  func repeatable() {
    var history = PuzzleHistory()
    var (one, same, other) = (
      history.generator(seed: 3), history.generator(seed: 3), history.generator(seed: 4)
    )
    #expect(one.next() == same.next() && one.next() != other.next())
    history.add("a", isSolved: true, rating: 1_200)
    var later = history.generator(seed: 3)
    var first = PuzzleHistory().generator(seed: 3)
    #expect(later.next() != first.next())
  }
}
