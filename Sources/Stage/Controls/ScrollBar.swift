/// A line at the right of something that scrolls, which says how much there is and where it stands.
struct ScrollBar {
  private var knob = Memo<LookKey, Picture>()

  /// Draws the line, unless everything can be seen.
  ///
  /// - Parameters:
  ///   - viewport: what can be seen.
  ///   - offset: how much lies above the viewport, in pixels.
  @MainActor mutating func draw(
    into list: inout DisplayList, _ viewport: Rect, contentHeight: Double, offset: Double,
    _ context: StageContext
  ) {
    guard contentHeight > viewport.height else { return }
    let (metrics, color) = (context.metrics, context.theme.mutedInk)
    let round = metrics.px(2)
    let knob = knob.value(for: LookKey(context, viewport.size)) {
      context.shelf.picture("scroll bar", Size(2 * round, 2 * round + 2)) { drawing in
        drawing.fill(.roundedRect(Rect(.zero, drawing.size), radius: round), color)
      }
    }
    let track = viewport.inset(metrics.px(2), metrics.px(16))
    let share = viewport.height / contentHeight
    let length = max(metrics.px(24), track.height * share).rounded()
    let way = (track.height - length) * offset / (contentHeight - viewport.height)
    let place = Rect(track.maxX - 2 * round, track.y + way.rounded(), 2 * round, length)
    list.patch(knob, corner: round, place)
  }
}
