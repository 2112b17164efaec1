import Motion
import Stage

/// A band of light that goes over a board once, as if the lamp had swung.
///
/// It shows nothing before and after; with reduced motion it does not come at all.
final class LampSweep {
  private let animator: Animator
  /// From 0, above the upper left corner, to 1, below the lower right one.
  private let way: Track<Double>

  /// How long the light takes over the board.
  static let time = Duration.milliseconds(850)

  init(_ animator: Animator) {
    self.animator = animator
    way = animator.makeTrack(.position, 1)
  }

  isolated deinit { animator.remove(way) }

  var isAtRest: Bool { !animator.isBusy(way) }

  /// Lets the light come after a while; one that is under way begins anew.
  func begin(after delay: Duration) {
    animator.set(0, for: way)
    animator.animate(way, to: 1, over: Self.time, after: delay, curve: .sineInOut)
  }

  /// Takes the light away.
  func end() { animator.set(1, for: way) }

  /// Of the light's picture, which is larger than the board, so that its own edges never lie on it.
  private static let mostPixels = 700.0
  private static let size = 2.6
  /// Half of the band's width, as a share of the board's diagonal.
  private static let reach = 0.3

  /// The light for a board of a size; nil in a look without glow.
  static func band(_ size: Size, _ context: StageContext) -> Picture? {
    let theme = context.theme
    guard !theme.isFlat else { return nil }
    // So smooth a light may be stretched, and is soon painted.
    let factor = min(Self.size, mostPixels / max(size.width, size.height))
    return context.shelf.picture("light of the lamp", size * factor) { drawing in
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

  /// Draws the light where it is now, on the board alone.
  func draw(_ band: Picture?, into list: inout DisplayList, on board: Rect) {
    let share = animator.value(of: way)
    guard let band, share > 0, share < 1 else { return }
    // From where nothing of the band is on the board yet to where nothing is left of it.
    let away = (0.5 + Self.reach) * (2 * share - 1)
    let middle = board.center + Point(away * board.width, away * board.height)
    let frame = Rect(center: middle, board.size * Self.size)
    list.add(DrawCommand(.picture(band, tint: .white), frame, clip: board))
  }
}
