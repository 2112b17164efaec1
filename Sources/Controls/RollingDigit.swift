import Motion
import Stage

/// A digit of a rolling counter. It scrolls an endless strip of the figures 0 to 9, of which one is visible.
@MainActor final class RollingDigit {
  /// The opacity of the digit, 0 to 1, which is also the share of the width that it occupies. An unneeded digit
  /// fades out.
  let presence: AnimatedValue
  /// The position of the strip in figures. It may be negative or greater than nine.
  private let strip: AnimatedValue
  /// The progress of the crossfade to the new figure with reduced motion, 0 to 1.
  private let change: AnimatedValue
  private let animator: Animator
  private var figure: Int
  private var oldFigure: Int

  /// The duration of a roll. It equals the duration of a sliding tile, so that the counter needs no additional
  /// frames.
  private static let time = Duration.milliseconds(160)

  /// Creates a digit that shows a figure; `nil` creates an invisible digit.
  init(_ figure: Int?, _ animator: Animator) {
    self.animator = animator
    self.figure = figure ?? 0
    oldFigure = self.figure
    presence = AnimatedValue(animator, .alpha, at: figure == nil ? 0 : 1)
    strip = AnimatedValue(animator, .position, at: Double(self.figure))
    change = AnimatedValue(animator, .alpha, at: 1)
  }

  /// Whether the digit has faded out and can be removed.
  var isGone: Bool { presence.target == 0 && presence.value == 0 }

  /// Rolls the shorter way to a figure; `nil` rolls to zero and fades out.
  func roll(to next: Int?) {
    presence.go(to: next == nil ? 0 : 1, over: Self.time)
    let next = next ?? 0
    guard next != figure else { return }
    // The step is from −4 to 5.
    let step = (next - figure + 14) % 10 - 4
    strip.go(to: strip.target + Double(step), over: Self.time)
    oldFigure = figure
    figure = next
    if animator.reducedMotion {
      change.jump(to: 0)
      change.go(to: 1)
    }
  }

  func draw(
    into list: inout DisplayList, _ style: TextStyle, _ color: Color, in place: Rect,
    _ measurer: any TextMeasurer
  ) {
    let outside = (alpha: list.alpha, clip: list.clip)
    defer { (list.alpha, list.clip) = outside }
    func set(_ figure: Int, lower: Double, alpha: Double) {
      list.alpha = outside.alpha * alpha
      let box = place.offset(by: Point(0, lower * place.height))
      list.text(String(figure), style, color, in: box, .center, measuredBy: measurer)
    }
    let shown = presence.value
    if change.value < 1 {
      set(oldFigure, lower: 0, alpha: shown * (1 - change.value))
      set(figure, lower: 0, alpha: shown * change.value)
      return
    }
    let first = strip.value.rounded(.down)
    let part = strip.value - first
    if part == 0 { return set(figure, lower: 0, alpha: shown) }
    list.clip = outside.clip.map { $0.intersection(place) } ?? place
    set(Self.figure(at: first), lower: -part, alpha: shown)
    set(Self.figure(at: first + 1), lower: 1 - part, alpha: shown)
  }

  private static func figure(at place: Double) -> Int {
    let turn = Int(place) % 10
    return turn < 0 ? turn + 10 : turn
  }
}
