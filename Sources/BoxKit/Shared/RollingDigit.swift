import Motion
import Stage

/// One digit of a rolling counter: a strip of ten figures, of which a window shows one.
final class RollingDigit {
  /// How much of it there is, from 0 to 1: a digit that is no longer needed fades.
  let presence: AnimatedValue
  /// Where the strip stands, counted in figures; it goes on beyond nine and below zero.
  private let strip: AnimatedValue
  /// With reduced motion, how far the new figure has taken the place of the old one.
  private let change: AnimatedValue
  private let animator: Animator
  private var figure: Int
  private var oldFigure: Int

  /// As long as a tile slides, so that no frame is drawn for a number alone.
  private static let time = Duration.milliseconds(160)

  /// A digit at rest, or one that is yet to come.
  init(_ figure: Int?, _ animator: Animator) {
    self.animator = animator
    self.figure = figure ?? 0
    oldFigure = self.figure
    presence = AnimatedValue(animator, .alpha, at: figure == nil ? 0 : 1)
    strip = AnimatedValue(animator, .position, at: Double(self.figure))
    change = AnimatedValue(animator, .alpha, at: 1)
  }

  /// Whether it has faded and is not needed.
  var isGone: Bool { presence.target == 0 && presence.value == 0 }

  /// Rolls the shorter way; nil lets the digit roll to zero and fade.
  func roll(to next: Int?) {
    presence.go(to: next == nil ? 0 : 1, over: Self.time)
    let next = next ?? 0
    guard next != figure else { return }
    // From −4 to 5.
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
