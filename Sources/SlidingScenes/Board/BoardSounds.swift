import Acoustics
import Motion
import Stage

/// What is heard of the tiles of a board: they rub along the felt while they move, and knock where they stop.
final class BoardSounds {
  private let context: StageContext
  /// Heard while tiles are in the player's hand and move.
  private let hand: RubbingSound

  init(_ context: StageContext) {
    self.context = context
    hand = RubbingSound(.tileSlides, context.sounds, context.animator)
  }

  /// Tiles move by themselves for some time, in that of the group; from a point, or all over the board.
  func slide(from point: Point? = nil, for time: Duration, in group: Group?) {
    guard !context.animator.reducedMotion else { return }
    context.play(.tileSlides, at: point, for: time, in: group)
  }

  /// A tile is moved by hand.
  func carry(at point: Point) { hand.move(to: context.earPlace(point)) }

  /// A tile has stopped; each sounds a little lower than the one before it.
  func stop(_ value: Int, of count: Int, at point: Point) {
    context.play(.tileStops, at: point, pitch: 1.35 - 0.7 * Double(value) / Double(count))
  }
}
