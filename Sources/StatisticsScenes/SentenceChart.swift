import Controls
import Stage

/// A panel with a heading and a sentence, in place of a chart that has too few games.
final class SentenceChart: ReadingPanel {
  private let heading: String
  private let text: String

  init(id: String, context: StageContext, heading: String, _ sentence: String) {
    (self.heading, text) = (heading, sentence)
    super.init(id: id, context: context)
  }

  override func draw(into list: inout DisplayList) {
    let (look, metrics) = (context.look, context.look.metrics)
    Surfaces(look).panel(frame.size, radius: 20).draw(into: &list, frame)
    let inside = frame.inset(by: metrics.px(24, small: 10))
    let head = Rect(inside.x, inside.y, inside.width, metrics.line(metrics.medium()))
    list.chartHeading(heading, in: head, look)
    let style = metrics.medium()
    let lines = look.measurer.lines(text, style, width: inside.width)
    var y = (inside.midY + head.height / 2 - Double(lines.count) * metrics.line(style) / 2)
      .rounded()
    for line in lines {
      let box = Rect(inside.x, y, inside.width, metrics.line(style))
      list.text(line, style, look.theme.mutedInk, in: box, .center, measuredBy: look.measurer)
      y = box.maxY
    }
  }
}
