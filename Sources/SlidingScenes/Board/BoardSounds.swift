import Acoustics
import Motion
import Stage

/// The sounds of a board's tiles: they rub along the felt while they move, and knock when they stop.
final class BoardSounds {
  private let context: StageContext
  /// The sound of tiles that the player moves by hand.
  private let hand: RubbingSound

  init(_ context: StageContext) {
    self.context = context
    hand = RubbingSound(.tileSlides, context.feedback)
  }

  /// Plays the sound of tiles that slide by themselves, at a point or from the whole board.
  ///
  /// The duration is in the time of the animation group, which its speed scales.
  func slide(from point: Point? = nil, for time: Duration, in group: Group?) {
    guard !context.animator.reducedMotion else { return }
    context.feedback.play(.tileSlides, at: point, for: time, in: group)
  }

  /// Plays the sound of a tile that the player moves by hand.
  func carry(at point: Point) { hand.move(to: point) }

  /// Plays the knock of a tile that has stopped. Tiles with higher values sound slightly lower.
  func stop(_ value: Int, of count: Int, at point: Point) {
    context.feedback.play(.tileStops, at: point, pitch: 1.35 - 0.7 * Double(value) / Double(count))
  }
}
