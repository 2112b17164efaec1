import GameKernel
import PlayLog
import TestSupport
import Testing

@Suite("Tries of puzzles in the log", .tags(.rules))
struct PuzzleTryTests {
  private struct Position: Puzzle {
    let key: String
    let rating: Int

    func rightAnswers(after answers: [Int]) -> [Int] { [] }
  }

  @Test(
    "Rating and streak follow from the log, apart for each player and game, however fast the tries",
    arguments: [1, 4])
  func history(perSecond: Int64) {
    var (log, dice) = (PlayLog([.addAnna]), Dice(seed: 6))
    var histories: [[String]: PuzzleHistory] = [:]
    for number in 0..<300 {
      let (player, game) = (dice.pick([PlayerID.first, anna]), dice.pick(["sliding", "pairs"]))
      let puzzle = Position(key: "\(dice.below(90))", rating: 1_000 + dice.below(400))
      let isSolved = dice.below(3) > 0
      let history = histories[[player.description, game]] ?? PuzzleHistory()
      let entry = PuzzleTry(
        of: puzzle, game: game, by: player, after: history, isSolved: isSolved,
        at: Moment(secondsSince1970: 1_795_000_000 + Int64(number) / perSecond), time: .seconds(9))
      #expect(entry.ratingBefore == history.rating && entry.puzzle == puzzle.key)
      log.add(.puzzle(entry))
      histories[[player.description, game], default: PuzzleHistory()].add(
        puzzle, isSolved: isSolved)
    }
    for player in [PlayerID.first, anna] {
      for game in ["sliding", "pairs"] {
        let history = log.puzzleHistory(of: player, game: game)
        #expect(history == histories[[player.description, game]] && history.tries > 40)
      }
    }
    #expect(log.puzzleHistory(of: ben, game: "sliding") == PuzzleHistory())
  }
}
