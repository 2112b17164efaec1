import BoxKit
import Stage

/// The text about a place: its country or sea, and small details below it.
struct PlaceLines {
  let title: String
  /// The versions of the details, from long to short. The parts of a version share one line if they fit, or else
  /// have a line each.
  let details: [[String]]

  /// Draws the title and the first details that fit, centred in a box.
  func draw(
    into list: inout DisplayList, in box: Rect, _ look: Look, isCompact: Bool
  ) {
    guard !box.isEmpty else { return }
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let small = metrics.small()
    let usual = isCompact ? metrics.small(.semibold) : metrics.medium(.medium)
    let fits = measurer.size(of: title, usual).width <= box.width
    let style = fits ? usual : metrics.small(.semibold)
    let head = measurer.lines(title, style, width: box.width)
    let left = box.height - metrics.line(style) * Double(head.count)
    let forms = details.flatMap { words in
      let line = words.joined(separator: " · ")
      let fits = measurer.size(of: line, small).width <= box.width
      return fits ? [[line]] : [words.flatMap { measurer.lines($0, small, width: box.width) }]
    }
    let body =
      forms.first { metrics.line(small) * Double($0.count) <= left + 1 }
    let bodyHeight = metrics.line(small) * Double(body?.count ?? 0)
    let height = metrics.line(style) * Double(head.count) + bodyHeight
    let top = (box.midY - height / 2).rounded()
    list.lines(
      head, style, theme.ink, in: Rect(box.x, top, box.width, 0), .center, look: look)
    let below = Rect(box.x, top + height - bodyHeight, box.width, 0)
    list.lines(body ?? [], small, theme.mutedInk, in: below, .center, look: look)
  }
}
