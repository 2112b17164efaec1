/// A button with an icon, square unless it fills a place in a row; its scene says in words what it does.
public class IconButton: Control {
  /// The sign on it.
  public var icon: Icon
  /// The button of a gamepad that does the same, as it is written below the sign.
  public var glyph: KeyGlyph?
  /// A small sign in its corner, of something that holds.
  public var badge: Icon?
  /// What it does.
  public var action: () -> Void
  /// What it does again and again while it is held down; nil where a press counts once.
  public var repeatAction: (() -> Void)?

  private var face = RaisedFace(shadows: Shadow.lying)
  private var sign = Memo<IconKey, Picture>()
  private var badgeSign = Memo<IconKey, Picture>()

  private struct IconKey: Equatable {
    let icon: Icon
    let size: Double
    /// Where it is in the colours of one.
    var theme: Theme.Name?
  }

  /// A button without a place; set its `frame` at layout.
  public init(id: String, context: StageContext, icon: Icon, action: @escaping () -> Void) {
    self.icon = icon
    self.action = action
    super.init(id: id, context: context)
  }

  /// 48 square, in small windows 36.
  public override var preferredSize: Size {
    let side = context.metrics.iconSide
    return Size(side, side)
  }

  public override func activate() -> Bool {
    action()
    return true
  }

  public override var repeats: Bool { repeatAction != nil }

  public override func activateAgain() { repeatAction?() }

  public override func draw(into list: inout DisplayList) {
    let (place, ink) = face.draw(into: &list, of: self, accent: highlight.value)
    // An even share of the frame keeps the icon's centre on that of the button.
    let side = 2 * (min(frame.width, frame.height, 1.2 * context.metrics.iconSide) / 4).rounded()
    let sign = sign.value(for: IconKey(icon: icon, size: side)) {
      icon.picture(size: side, color: .white, shelf: context.shelf)
    }
    defer { drawBadge(into: &list) }
    guard let glyph else { return list.picture(sign, center: place.center, tint: ink) }
    list.picture(
      sign, center: Point(place.midX, (place.y + 0.37 * place.height).rounded()), scale: 0.9,
      tint: ink)
    let line = Rect(
      place.x, (place.y + 0.57 * place.height).rounded(), place.width,
      (0.38 * place.height).rounded())
    glyph.draw(
      into: &list, in: line, style: context.metrics.small(.semibold), ink: ink, context: context)
  }

  private func drawBadge(into list: inout DisplayList) {
    guard let badge else { return }
    let theme = context.theme
    let diameter = 2 * (0.23 * min(frame.width, frame.height)).rounded()
    let key = IconKey(icon: badge, size: diameter, theme: theme.name)
    let sign = badgeSign.value(for: key) {
      badge.badge(
        diameter: diameter, fill: theme.accent.first, color: theme.inkOnAccent,
        shelf: context.shelf)
    }
    list.picture(
      sign, center: Point(frame.maxX - diameter / 3, frame.y + diameter / 3))
  }
}

extension KeyGlyph {
  /// Draws it in the middle of a box; a sign is as high as letters are, with what is above and below them.
  @MainActor public func draw(
    into list: inout DisplayList, in box: Rect, style: TextStyle, ink: Color, context: StageContext
  ) {
    switch self {
    case .text(let text):
      list.text(text, style, ink, in: box, .center, measuredBy: context.measurer)
    case .icon(let icon):
      let picture = icon.picture(
        size: Double(style.pixels) * 1.15, color: .white, shelf: context.shelf)
      list.picture(picture, center: box.center, tint: ink)
    }
  }
}
