import BoxKit
import GameKernel
import MatchstickGame
import ReviewKit
import Stage

/// The pile of a recorded game at one turn.
final class MatchsticksReviewBoard: ReviewBoard {
  private let review: GameReview
  private let settings: MatchstickSettings
  private let pile: PileView
  private let look: Look
  private var tray: Tray?
  private var turn = 0

  init(_ review: GameReview, _ settings: MatchstickSettings, context: StageContext) {
    (self.review, self.settings, look) = (review, settings, context.look)
    pile = PileView(context: context)
    pile.show(pile: review.moments[0].count, remaining: review.moments[0].count)
  }

  func layout(in frame: Rect) {
    let rim = look.metrics.px(12, small: 6)
    tray = Tray(frame, rim: rim, look: look)
    pile.layout(
      felt: frame.inset(by: rim), padding: look.metrics.px(8, small: 3), style: settings.style)
  }

  func show(_ turn: Int, plays: Bool) {
    let (before, left) = (self.turn, review.moments[turn].count)
    self.turn = turn
    if plays, turn == before + 1 {
      pile.take(downTo: left, settings.takeAnimation, chance: SeededGenerator(seed: UInt64(turn))) {
      }
    } else if turn == before - 1 {
      pile.putBack(upTo: left)
    } else {
      pile.replace(remaining: left)
    }
  }

  func draw(into list: inout DisplayList) {
    tray?.draw(into: &list)
    pile.draw(into: &list)
  }
}
