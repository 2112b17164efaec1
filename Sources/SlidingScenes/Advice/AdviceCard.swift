import BoxKit
import Stage

/// What is said of the way home at the moment.
struct Advice {
  let text: String
  /// Names the next move, where there is room for it.
  var next: String?
  /// A sign of its own; nil for the lamp.
  var icon: Icon?
  /// Whether there is nothing to say yet, but soon will be.
  var isAwaited: Bool { text.isEmpty }

  /// The coach has yet to judge a move.
  static let awaited = Advice(text: "")
}

/// The card beside the board that says how far it is home, and what comes next.
final class AdviceCard {
  private let context: StageContext
  private var place: Place?

  /// The pictures and measures of one layout.
  private struct Place {
    let frame: Rect
    let ground: Surface
    let lamps: Badges
    /// Of a lamp.
    let side: Double
    /// What the words have beside the lamp.
    let words: Rect
  }

  init(context: StageContext) { self.context = context }

  /// - Parameter frame: nil where there is no room for it.
  func layout(_ frame: Rect?) {
    place = frame.map(makePlace)
  }

  /// The height of a card with words of up to three lines.
  nonisolated static func height(_ metrics: Metrics) -> Double {
    2 * metrics.px(20) + 3 * metrics.line(metrics.medium(.bold)) + metrics.px(12)
      + metrics.line(metrics.small(.medium))
  }

  private func makePlace(_ frame: Rect) -> Place {
    let metrics = context.metrics
    let (inset, side) = (metrics.px(24), metrics.px(40))
    let left = frame.x + inset + side + metrics.px(12)
    return Place(
      frame: frame, ground: Surfaces(context).panel(frame.size),
      lamps: Badges(.hint, diameter: side, context), side: side,
      words: Rect(left, frame.y, frame.maxX - metrics.px(16) - left, frame.height))
  }

  /// Draws the words as one block in the middle of the card; the lamp stands beside their first lines.
  func draw(into list: inout DisplayList, _ advice: Advice) {
    guard let place else { return }
    let (metrics, theme) = (context.metrics, context.theme)
    place.ground.draw(into: &list, place.frame)
    let (style, lines) = headline(advice.text, in: place)
    let small = metrics.small(.medium)
    let whole = place.frame.inset(metrics.px(24), 0)
    let next = advice.next.map { context.measurer.lines($0, small, width: whole.width) } ?? []
    let head = max(place.side, metrics.line(style) * Double(lines.count))
    let foot = next.isEmpty ? 0 : metrics.px(12) + metrics.line(small) * Double(next.count)
    let top = (place.frame.midY - (head + foot) / 2).rounded()
    drawSign(into: &list, advice, place, top: top)
    let words = metrics.line(style) * Double(lines.count)
    let headline = Rect(place.words.x, top + (head - words) / 2, place.words.width, words)
    list.lines(lines, style, theme.ink, in: headline, context: context)
    let below = Rect(whole.x, top + head + metrics.px(12), whole.width, foot)
    list.lines(next, small, theme.mutedInk, in: below, context: context)
  }

  /// The lamp, or the sign of the coach in its place.
  private func drawSign(into list: inout DisplayList, _ advice: Advice, _ place: Place, top: Double)
  {
    let corner = Point(place.frame.x + context.metrics.px(24), top)
    guard let icon = advice.icon else {
      return list.picture(place.lamps.badge(isLit: !advice.isAwaited), at: corner)
    }
    let ink = icon == .diamond ? context.theme.danger : context.theme.accentInk
    let picture = icon.picture(size: place.side, color: ink, shelf: context.shelf)
    list.picture(picture, at: corner)
  }

  /// Medium on up to three lines, else small.
  private func headline(_ text: String, in place: Place) -> (TextStyle, [String]) {
    let (measurer, width) = (context.measurer, place.words.width)
    let medium = context.metrics.medium(.bold)
    let lines = measurer.lines(text, medium, width: width)
    let isWhole = lines.allSatisfy { measurer.size(of: $0, medium).width <= width }
    if isWhole, lines.count <= 3 { return (medium, lines) }
    let small = context.metrics.small(.bold)
    return (small, measurer.lines(text, small, width: width))
  }
}
