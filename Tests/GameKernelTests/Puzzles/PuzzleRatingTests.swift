import GameKernel
import TestSupport
import Testing

@Suite("Ratings of players and puzzles", .tags(.rules))
struct PuzzleRatingTests {
  @Test("The chance is a half for equals and ten elevenths with 400 points more")
  func chances() {
    #expect(PuzzleRating.chance(of: 1_500, against: 1_500) == 0.5)
    #expect(abs(PuzzleRating.chance(of: 1_600, against: 1_200) - 10.0 / 11) < 1e-12)
    let sum =
      PuzzleRating.chance(of: 1_333, against: 1_777)
      + PuzzleRating.chance(of: 1_777, against: 1_333)
    #expect(abs(sum - 1) < 1e-12)
  }

  @Test(
    "A new player solves a puzzle as often as its rating says", arguments: [0.01, 0.25, 0.5, 0.9])
  func puzzles(failing: Double) {
    let rating = PuzzleRating.ofPuzzle(failing: failing)
    let chance = PuzzleRating.chance(of: PuzzleRating.start, against: rating)
    #expect(abs(chance - (1 - failing)) < 0.001)
  }

  @Test("A puzzle that nobody or everybody solves has a rating, too")
  func limits() {
    #expect(PuzzleRating.ofPuzzle(failing: 0) == 0)
    #expect(PuzzleRating.ofPuzzle(failing: 1) == 2_400)
  }

  @Test("Solving lifts a rating, failing lowers it, by less after 30 tries and by one at least")
  func changes() {
    func after(_ rating: Int, _ puzzle: Int, _ isSolved: Bool, _ tries: Int) -> Int {
      PuzzleRating.after(rating, against: puzzle, isSolved: isSolved, tries: tries)
    }
    #expect(after(1_200, 1_200, true, 0) == 1_220 && after(1_200, 1_200, false, 29) == 1_180)
    #expect(after(1_200, 1_200, true, 30) == 1_210 && after(1_200, 1_200, false, 99) == 1_190)
    #expect(after(1_200, 1_600, true, 30) == 1_218 && after(1_600, 1_200, true, 30) == 1_602)
    #expect(after(2_400, 400, true, 30) == 2_401 && after(400, 2_400, false, 30) == 399)
    #expect(after(100, 1_200, false, 0) == 100)
  }

  @Test(
    "A player's rating comes near the strength at which they solve", arguments: [700, 1_200, 1_900])
  func converges(strength: Int) {
    var dice = Dice(seed: UInt64(strength))
    var (rating, sum) = (PuzzleRating.start, 0)
    for tries in 0..<2_000 {
      let puzzle = rating - 100 + dice.below(201)
      let chance = PuzzleRating.chance(of: strength, against: puzzle)
      let isSolved = dice.below(1_000_000) < Int(chance * 1_000_000)
      rating = PuzzleRating.after(rating, against: puzzle, isSolved: isSolved, tries: tries)
      if tries >= 1_000 { sum += rating }
    }
    #expect(abs(sum / 1_000 - strength) < 40)
  }
}
