import Stage

/// A row with a title, a note at the right, and a tick if it is chosen.
public final class TitleRow: Row {
  public var state = RowState()
  private let index: Int
  private let titles: any TitleSource
  private let look: Look
  private var tick = Memo<LookKey, Picture>()

  /// Creates a row.
  ///
  /// - Parameter index: the index of the row in `titles`, which is read at every drawing.
  public init(_ index: Int, of titles: any TitleSource, look: Look) {
    (self.index, self.titles, self.look) = (index, titles, look)
  }

  public func draw(into list: inout DisplayList, in box: Rect) {
    let (theme, metrics) = (look.theme, look.metrics)
    let side = metrics.px(20)
    let ink = state.isChosen ? theme.inkOnAccent : theme.ink
    if state.isChosen {
      let tick = tick.value(for: LookKey(look, Size(side, side))) {
        Icon.check.picture(size: side, color: .white, in: look.pictures)
      }
      list.picture(tick, center: Point(box.maxX - side / 2, box.midY), tint: ink)
    }
    var room = box
    room.width -= side + metrics.px(8)
    let (title, style) = (
      titles.title(at: index), metrics.medium(state.isChosen ? .bold : .medium)
    )
    let rest = room.width - look.measurer.size(of: title, style).width - metrics.px(8)
    list.text(title, style, ink, in: room, measuredBy: look.measurer)
    // The note gives way to the title.
    if let note = titles.note(at: index),
      look.measurer.size(of: note, metrics.small()).width <= rest
    {
      list.text(
        note, metrics.small(), state.isChosen ? ink : theme.mutedInk, in: room, .trailing,
        measuredBy: look.measurer)
    }
  }
}

/// A list source of title rows.
struct TitleRows: ListSource {
  let titles: any TitleSource
  let look: Look

  var count: Int { titles.count }
  func row(at index: Int) -> any Row { TitleRow(index, of: titles, look: look) }
}
