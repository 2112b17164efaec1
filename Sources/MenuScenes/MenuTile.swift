import BoxKit
import Controls
import Stage

/// A button of the menu with an icon above a word, or where it is low with the word alone.
final class MenuTile: Control {
  /// The word below the icon.
  var title: () -> String
  /// Returns the words for news on its page, which a badge marks, or `nil`.
  var news: () -> String? = { nil }
  private let icon: Icon
  private let action: () -> Void

  init(
    id: String, context: StageContext, icon: Icon, title: @escaping () -> String,
    action: @escaping () -> Void
  ) {
    (self.icon, self.title, self.action) = (icon, title, action)
    super.init(id: id, context: context)
  }

  override func activate() -> Bool {
    action()
    return true
  }

  override var words: SpokenControl { SpokenControl(news() ?? title(), .button) }

  override var focusShape: (frame: Rect, radius: Double) { (frame, context.look.metrics.px(18)) }

  /// The least width for the word.
  override var leastWidth: Double {
    let metrics = context.look.metrics
    let width = context.look.measurer.size(of: title(), metrics.small(.medium)).width
    return (width + 2 * metrics.px(12)).rounded(.up)
  }

  override func draw(into list: inout DisplayList) {
    let (look, metrics) = (context.look, context.look.metrics)
    let isAccent = isHighlighted
    let surface = Surfaces(look).button(frame.size, accent: isAccent, radius: 18)
    let place = frame.offset(by: Point(0, isPressed ? metrics.px(2) : 0))
    surface.draw(into: &list, place, shadow: isPressed ? 0.5 : 1)
    let ink = isAccent ? look.theme.inkOnAccent : look.theme.buttonInk
    let (side, line) = (2 * metrics.px(13), metrics.line(metrics.small()))
    let height = side + metrics.px(4) + line
    let top = (place.midY - height / 2).rounded()
    var words = place
    if height < place.height {
      list.picture(
        icon.picture(size: side, color: .white, in: look.pictures),
        center: Point(place.midX.rounded(), top + side / 2), tint: ink)
      words = Rect(place.x, top + side + metrics.px(4), place.width, line)
    }
    list.text(title(), metrics.small(.medium), ink, in: words, .center, measuredBy: look.measurer)
    if news() != nil { drawBadge(into: &list) }
  }

  private func drawBadge(into list: inout DisplayList) {
    let (theme, diameter) = (context.look.theme, 2 * context.look.metrics.px(11))
    let badge = Icon.star.badge(
      diameter: diameter, fill: theme.accent.first, color: theme.inkOnAccent,
      in: context.look.pictures)
    list.picture(badge, center: Point(frame.maxX - diameter / 3, frame.y + diameter / 3))
  }
}
