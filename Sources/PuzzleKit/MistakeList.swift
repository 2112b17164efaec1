import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// A position of an own game with its words.
struct MistakeEntry {
  let mistake: MistakeBook.Mistake
  /// The name of the game where the list has several games.
  var game: String?
  /// The position, such as *4 × 4*.
  let position: String
  let cost: String
}

/// The rows of positions of own games.
struct MistakeRows: ListSource {
  let entries: [MistakeEntry]
  let look: Look

  var count: Int { entries.count }

  /// The width in which all positions have room beside the signs.
  var leastWidth: Double {
    let style = look.metrics.medium(.medium)
    let widths = entries.map { look.measurer.size(of: $0.position, style).width }
    return (widths.max() ?? 0) + MistakeRow.signsWidth(look.metrics)
  }

  func row(at index: Int) -> any Row { MistakeRow(entries[index], look) }
  func height(at index: Int, width: Double) -> Double? {
    let metrics = look.metrics
    return max(
      metrics.height(56), metrics.line(metrics.medium()) + metrics.line(metrics.small()) + 8)
  }
}

/// A row of a position that is due, with a sign for the last try, the position, its cost and its day.
private final class MistakeRow: Row {
  var state = RowState()
  private let entry: MistakeEntry
  private let look: Look

  init(_ entry: MistakeEntry, _ look: Look) { (self.entry, self.look) = (entry, look) }

  private var status: String {
    let texts = look.texts
    return switch entry.mistake.status {
    // Translators: Of a position in a list: the player has not tried it yet.
    case .new: texts.inContext("puzzle", "new")
    // Translators: Of a position in a list: the player has tried it without success.
    case .tried: texts.inContext("puzzle", "tried")
    // Translators: Of a position in a list: the player has solved it before, and now again.
    case .solved: texts.inContext("puzzle", "once more")
    }
  }

  private static func signSide(_ metrics: Metrics) -> Double { metrics.px(24, small: 18) }

  /// The width of the sign and the arrow with their gaps.
  static func signsWidth(_ metrics: Metrics) -> Double {
    signSide(metrics) + metrics.px(16, small: 8) + metrics.px(16) + metrics.px(8)
  }

  private func sign(side: Double) -> Picture {
    let (theme, status) = (look.theme, entry.mistake.status)
    return look.pictures.picture("sign of a position \(status)", Size(side, side)) { drawing in
      let middle = Rect(.zero, drawing.size).center
      let line = max(1.5, 0.1 * side)
      switch status {
      case .new, .solved:
        drawing.stroke(.circle(middle, radius: 0.4 * side - line / 2), width: line, theme.ink)
        guard status == .solved else { break }
        drawing.fill(.circle(middle, radius: 0.18 * side), theme.ink)
      case .tried:
        drawing.stroke(.diamond(middle, reach: 0.48 * side - line), width: line, theme.danger)
      }
    }
  }

  func draw(into list: inout DisplayList, in box: Rect) {
    let (metrics, theme) = (look.metrics, look.theme)
    let side = Self.signSide(metrics)
    let middle = Point(box.x + side / 2, box.midY.rounded())
    list.picture(sign(side: side), center: middle)
    let arrow = metrics.px(16)
    list.picture(
      Icon.chevronRight.picture(size: arrow, color: theme.mutedInk, in: look.pictures),
      center: Point(box.maxX - arrow / 2, middle.y))
    let x = box.x + side + metrics.px(16, small: 8)
    let width = box.width - Self.signsWidth(metrics)
    let (title, style) = (metrics.medium(.medium), metrics.small())
    let beside = width - look.measurer.size(of: entry.position, title).width - metrics.px(24)
    let whole = details[0]
    if look.measurer.size(of: whole, style).width <= beside {
      let row = Rect(x, box.y, width, box.height)
      list.text(entry.position, title, theme.ink, in: row, look: look)
      return list.text(whole, style, theme.mutedInk, in: row, .trailing, look: look)
    }
    let (first, second) = (metrics.line(title), metrics.line(style))
    let top = (box.midY - (first + second) / 2).rounded()
    list.text(entry.position, title, theme.ink, in: Rect(x, top, width, first), look: look)
    list.text(
      detail(in: width), style, theme.mutedInk, in: Rect(x, top + first, width, second), look: look)
  }

  /// The game, the day, the cost and the last try, or fewer of them.
  private var details: [String] {
    let day = look.texts.day(entry.mistake.day)
    return [[entry.game, day, entry.cost, status], [entry.game, day, status]]
      .map { $0.compactMap(\.self).joined(separator: " · ") }
  }

  /// The details that fit below the position.
  private func detail(in width: Double) -> String {
    let style = look.metrics.small()
    return details.first { look.measurer.size(of: $0, style).width <= width }
      ?? entry.game ?? status
  }
}
