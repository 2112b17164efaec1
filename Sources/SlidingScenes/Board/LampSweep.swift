import Motion
import Stage

/// A band of light that sweeps over a board once, like that of a swinging lamp.
///
/// It is invisible before and after, and with reduced motion it never appears.
final class LampSweep {
  private let animator: Animator
  /// The progress from 0, above the upper left corner, to 1, below the lower right corner.
  private let progress: Track<Double>

  /// The time that the light takes over the board.
  static let time = Duration.milliseconds(850)

  init(_ animator: Animator) {
    self.animator = animator
    progress = animator.makeTrack(.position, 1)
  }

  isolated deinit { animator.remove(progress) }

  var isAtRest: Bool { !animator.isBusy(progress) }

  /// Starts the light after a delay. A light that is already moving starts again.
  func begin(after delay: Duration) {
    animator.set(0, for: progress)
    animator.animate(progress, to: 1, over: Self.time, after: delay, curve: .sineInOut)
  }

  /// Removes the light.
  func end() { animator.set(1, for: progress) }

  /// The largest side of the light's bitmap, in pixels.
  private static let mostPixels = 700.0
  /// The size at which the bitmap is drawn, relative to the board. It keeps the bitmap's edges off the board.
  private static let size = 2.6
  /// Half the width of the band, as a share of the board's diagonal.
  private static let reach = 0.3

  /// Returns the bitmap of the light for a board's size, or `nil` in a theme without glow.
  static func band(_ size: Size, _ look: Look) -> Picture? {
    let theme = look.theme
    guard !theme.isFlat else { return nil }
    // A smooth gradient may be stretched, and a small bitmap is quick to paint.
    let factor = min(Self.size, mostPixels / max(size.width, size.height))
    return look.pictures.picture("light of the lamp", size * factor) { drawing in
      let (clear, light) = (theme.glow.opacity(0), theme.glow.mixed(with: .white, 0.4))
      let corner = Point(drawing.size.width, drawing.size.height)
      let reach = reach / Self.size
      drawing.fill(
        .rect(Rect(.zero, drawing.size)),
        .linear(
          from: .zero, to: corner,
          [
            .init(0.5 - reach, clear), .init(0.5 - reach / 3, light.opacity(0.2)),
            .init(0.5, light.opacity(0.5)), .init(0.5 + reach / 3, light.opacity(0.2)),
            .init(0.5 + reach, clear),
          ]))
    }
  }

  /// Draws the light at its current position, clipped to the board.
  func draw(_ band: Picture?, into list: inout DisplayList, on board: Rect) {
    let share = animator.value(of: progress)
    guard let band, share > 0, share < 1 else { return }
    // The path starts where the band has not reached the board, and ends where it has left it.
    let away = (0.5 + Self.reach) * (2 * share - 1)
    let middle = board.center + Point(away * board.width, away * board.height)
    let frame = Rect(center: middle, board.size * Self.size)
    list.add(DrawCommand(.picture(band, tint: .white), frame, clip: board))
  }
}
