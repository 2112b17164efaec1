import BoxKit
import Stage

/// A panel with a lamp and the sentence that teaches.
struct LessonPanel {
  private let look: Look
  private let sentence: [String]
  private let ground: [String]
  /// The height of the panel.
  let height: Double

  /// Wraps the sentence for a width.
  init(_ lesson: StatisticsPage.Lesson, width: Double, _ look: Look) {
    self.look = look
    let metrics = look.metrics
    let room = width - Self.textX(look) - metrics.px(20, small: 10)
    sentence = look.measurer.lines(lesson.sentence, metrics.medium(), width: room)
    ground = lesson.ground.map { look.measurer.lines($0, metrics.small(), width: room) } ?? []
    let words =
      Double(sentence.count) * metrics.line(metrics.medium())
      + Double(ground.count) * metrics.line(metrics.small())
    height = max(metrics.px(72, small: 44), words + 2 * metrics.px(10, small: 6)).rounded()
  }

  /// The distance of the text from the left edge.
  private static func textX(_ look: Look) -> Double {
    look.metrics.px(20, small: 10) + lampSide(look) + look.metrics.px(16, small: 8)
  }

  private static func lampSide(_ look: Look) -> Double { look.metrics.px(40, least: 28) }

  func draw(into list: inout DisplayList, in frame: Rect) {
    let (metrics, theme) = (look.metrics, look.theme)
    Surfaces(look).panel(frame.size, radius: 20).draw(into: &list, frame)
    let side = Self.lampSide(look)
    let lamp = Icon.hint.badge(
      diameter: side, fill: theme.accent.second, color: theme.inkOnAccent, in: look.pictures)
    list.picture(
      lamp, center: Point(frame.x + metrics.px(20, small: 10) + side / 2, frame.midY.rounded()))
    let x = frame.x + Self.textX(look)
    let width = frame.maxX - x - metrics.px(20, small: 10)
    let (large, small) = (metrics.line(metrics.medium()), metrics.line(metrics.small()))
    let words = Double(sentence.count) * large + Double(ground.count) * small
    var y = (frame.midY - words / 2).rounded()
    for line in sentence {
      list.text(line, metrics.medium(), theme.ink, in: Rect(x, y, width, large), look: look)
      y += large
    }
    for line in ground {
      list.text(line, metrics.small(), theme.mutedInk, in: Rect(x, y, width, small), look: look)
      y += small
    }
  }
}
