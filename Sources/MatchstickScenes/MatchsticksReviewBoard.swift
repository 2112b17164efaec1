import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import ReviewKit
import Stage

/// The matches of a recorded game at one turn.
final class MatchsticksReviewBoard: ReviewBoard {
  private let review: GameReview
  private let settings: MatchstickSettings
  private let board: MatchBoard
  private let look: Look
  private var tray: Tray?
  private var turn = 0

  init(_ review: GameReview, _ settings: MatchstickSettings, context: StageContext) {
    (self.review, self.settings, look) = (review, settings, context.look)
    board = MatchBoard(context: context)
    board.show(review.states[0])
  }

  func layout(in frame: Rect) {
    let rim = look.metrics.px(12, small: 6)
    tray = Tray(frame, rim: rim, look: look)
    board.layout(
      felt: frame.inset(by: rim), padding: look.metrics.px(8, small: 3), style: settings.style)
  }

  func show(_ turn: Int, plays: Bool) {
    let before = self.turn
    self.turn = turn
    if plays, turn == before + 1 {
      guard let run = run(of: turn) else { return }
      board.take(run, settings.takeAnimation, chance: SeededGenerator(seed: UInt64(turn))) {}
    } else if turn == before - 1 {
      run(of: before).map(board.putBack)
    } else {
      board.replace(review.states[turn])
    }
  }

  /// The matches that a turn takes; `nil` if it gives up.
  private func run(of turn: Int) -> Matchsticks.Run? {
    try? review.states[turn - 1].run(taking: review.turns[turn - 1].move)
  }

  func draw(into list: inout DisplayList) {
    tray?.draw(into: &list)
    board.draw(into: &list)
  }
}
