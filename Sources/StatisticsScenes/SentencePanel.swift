import BoxKit
import Controls
import Stage

/// A low panel with sentences, in place of charts that have too few games.
final class SentencePanel: ReadingPanel {
  private let sentences: [String]

  init(id: String, context: StageContext, _ sentences: [String]) {
    self.sentences = sentences
    super.init(id: id, context: context)
  }

  private var style: TextStyle { context.look.metrics.medium() }
  private var padding: Size {
    let metrics = context.look.metrics
    return Size(metrics.px(24, small: 10), metrics.px(16, small: 8))
  }

  private func lines(inWidth width: Double) -> [String] {
    sentences.flatMap {
      context.look.measurer.lines($0, style, width: width - 2 * padding.width)
    }
  }

  override func height(inWidth width: Double) -> Double {
    let line = context.look.metrics.line(style)
    return (Double(lines(inWidth: width).count) * line + 2 * padding.height).rounded()
  }

  override func draw(into list: inout DisplayList) {
    let look = context.look
    Surfaces(look).panel(frame.size, radius: 20).draw(into: &list, frame)
    list.lines(
      lines(inWidth: frame.width), style, look.theme.mutedInk,
      in: frame.inset(padding.width, padding.height), .center, look: look)
  }
}
