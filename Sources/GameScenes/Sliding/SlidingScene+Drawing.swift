import GameKernel
import SlidingGame
import Stage

extension SlidingScene {
  var words: SlidingWords { SlidingWords(texts: context.texts) }

  public func draw(into list: inout DisplayList) {
    let status = statusLines
    bar.draw(into: &list, showsTitle: status?.box != bar.wholeRoom)
    counters.drawCards(into: &list)
    counters.draw(
      into: &list, time: SlidingWords.clock(table.course.elapsed),
      best: best(table.state.board.shape, showsNumbers))
    counters.drawCaption(into: &list, title: title)
    if areas.goal != nil { goal.draw(into: &list) }
    if let status { drawStatus(status, into: &list) }
    panel.draw(into: &list)
  }

  /// What stands in the bar now, and whether it is news.
  private var status: (text: String, isNews: Bool)? {
    if let explained, let words = explanation(of: explained) { return (words, false) }
    if let notice { return (notice.words(context.texts), true) }
    let (moves, time) = (table.state.tileMoves, table.course.elapsed)
    if isSolvedByPlay {
      let isLast = lastSolved?.game == table.session.gameNumber
      let bestBy = isLast ? lastSolved?.bestBy ?? [] : []
      return (words.solved(moves: moves, time: time, bestBy: bestBy), true)
    }
    return areas.isCompact ? (words.counters(moves: moves, time: time), false) : nil
  }

  private func explanation(of control: Control) -> String? {
    control === moreButton ? context.texts("More") : bar.explanation(of: control, in: context.texts)
  }

  /// The status on one line where it fits, medium or small, else on two in the place of the title too.
  private var statusLines: StatusLines? {
    guard let status else { return nil }
    let (metrics, measurer) = (context.backstage.metrics, context.backstage.measurer)
    let bar = GameBar.Measures(areas.metrics, isCompact: true)
    let below = areas.isCompact ? areas.statusBelowBar(bar) : nil
    for box in below.map({ [$0] }) ?? [self.bar.room, self.bar.wholeRoom] {
      for style in [metrics.medium(.semibold), metrics.small(.medium)]
      where measurer.size(of: status.text, style).width <= box.width {
        return StatusLines(lines: [status.text], style: style, box: box, isNews: status.isNews)
      }
    }
    let (box, small) = (below ?? self.bar.wholeRoom, metrics.small(.medium))
    let lines = measurer.lines(status.text, small, width: box.width).prefix(2)
    return StatusLines(lines: Array(lines), style: small, box: box, isNews: status.isNews)
  }

  private struct StatusLines {
    let lines: [String]
    let style: TextStyle
    let box: Rect
    let isNews: Bool
  }

  private func drawStatus(_ status: StatusLines, into list: inout DisplayList) {
    let backstage = context.backstage
    let height = backstage.metrics.line(status.style)
    let top = status.box.midY - height * Double(status.lines.count) / 2
    for (index, text) in status.lines.enumerated() {
      let line = Rect(
        status.box.x, (top + height * Double(index)).rounded(), status.box.width, height)
      list.text(
        text, status.style, status.isNews ? backstage.theme.accentInk : backstage.theme.ink,
        in: line, status.box == bar.room && !areas.isCompact ? .center : .leading,
        measuredBy: backstage.measurer)
    }
  }
}
