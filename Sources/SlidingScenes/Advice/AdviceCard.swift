import BoxKit
import Stage

/// A text about the solution of the current board, for the card or the bar.
struct Advice {
  let text: String
  /// The next move in words, which only the card shows.
  var next: String?
  /// The icon beside the text, or `nil` for the lamp.
  var icon: Icon?
  /// Whether the text is not known yet.
  var isPending: Bool { text.isEmpty }

  /// The advice until the coach has judged the move.
  static let pending = Advice(text: "")
}

/// The card beside the board with the distance to the solved board and the next move.
final class AdviceCard {
  private let look: Look
  private var place: Place?

  /// The bitmaps and measures of one layout.
  private struct Place {
    let frame: Rect
    let ground: Surface
    let lamps: Badges
    /// The side of a lamp.
    let side: Double
    /// The area for the text beside the lamp.
    let words: Rect
  }

  init(look: Look) { self.look = look }

  /// Lays out the card.
  ///
  /// - Parameter frame: the area of the card, or `nil` if there is no space for it.
  func layout(_ frame: Rect?) {
    place = frame.map(makePlace)
  }

  /// Returns the height of a card whose headline has up to three lines.
  nonisolated static func height(_ metrics: Metrics) -> Double {
    2 * metrics.px(20) + 3 * metrics.line(metrics.medium(.bold)) + metrics.px(12)
      + metrics.line(metrics.small(.medium))
  }

  private func makePlace(_ frame: Rect) -> Place {
    let metrics = look.metrics
    let (inset, side) = (metrics.px(24), metrics.px(40))
    let left = frame.x + inset + side + metrics.px(12)
    return Place(
      frame: frame, ground: Surfaces(look).panel(frame.size),
      lamps: Badges(.hint, diameter: side, look), side: side,
      words: Rect(left, frame.y, frame.maxX - metrics.px(16) - left, frame.height))
  }

  /// Draws the text as one block in the middle of the card, with the lamp beside its first lines.
  func draw(into list: inout DisplayList, _ advice: Advice) {
    guard let place else { return }
    let (metrics, theme) = (look.metrics, look.theme)
    place.ground.draw(into: &list, place.frame)
    let (style, lines) = headline(advice.text, in: place)
    let small = metrics.small(.medium)
    let whole = place.frame.inset(metrics.px(24), 0)
    let next = advice.next.map { look.measurer.lines($0, small, width: whole.width) } ?? []
    let head = max(place.side, metrics.line(style) * Double(lines.count))
    let foot = next.isEmpty ? 0 : metrics.px(12) + metrics.line(small) * Double(next.count)
    let top = (place.frame.midY - (head + foot) / 2).rounded()
    drawSign(into: &list, advice, place, top: top)
    let words = metrics.line(style) * Double(lines.count)
    let headline = Rect(place.words.x, top + (head - words) / 2, place.words.width, words)
    list.lines(lines, style, theme.ink, in: headline, look: look)
    let below = Rect(whole.x, top + head + metrics.px(12), whole.width, foot)
    list.lines(next, small, theme.mutedInk, in: below, look: look)
  }

  /// Draws the lamp, or the coach's icon instead.
  private func drawSign(into list: inout DisplayList, _ advice: Advice, _ place: Place, top: Double)
  {
    let corner = Point(place.frame.x + look.metrics.px(24), top)
    guard let icon = advice.icon else {
      return list.picture(place.lamps.badge(isLit: !advice.isPending), at: corner)
    }
    let ink = icon == .diamond ? look.theme.danger : look.theme.accentInk
    let picture = icon.picture(size: place.side, color: ink, in: look.pictures)
    list.picture(picture, at: corner)
  }

  /// Returns the style and the lines of a headline: medium on up to three lines, otherwise small.
  private func headline(_ text: String, in place: Place) -> (TextStyle, [String]) {
    let (measurer, width) = (look.measurer, place.words.width)
    let medium = look.metrics.medium(.bold)
    let lines = measurer.lines(text, medium, width: width)
    let isWhole = lines.allSatisfy { measurer.size(of: $0, medium).width <= width }
    if isWhole, lines.count <= 3 { return (medium, lines) }
    let small = look.metrics.small(.bold)
    return (small, measurer.lines(text, small, width: width))
  }
}
