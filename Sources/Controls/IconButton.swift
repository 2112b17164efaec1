import Stage

/// A button with an icon, square unless a row stretches it. Its scene sets a tip that describes it.
public class IconButton: Control {
  /// The icon of the button.
  public var icon: Icon
  /// The label of the gamepad button with the same action, drawn below the icon; `nil` for none.
  public var glyph: KeyGlyph?
  /// The key that acts like the button. It is hidden for touch and gamepad, and where the button is too narrow.
  public var keyCap: String?
  /// Whether the button has the accent colour even without a highlight.
  public var isPrimary = false
  /// A small icon in the corner that marks a state; `nil` for none.
  public var badge: Icon?
  /// The action of the button.
  public var action: () -> Void
  /// The action that repeats while the button is held down; `nil` for no repeat.
  public var repeatAction: (() -> Void)?

  private var face = RaisedFace(shadows: Shadow.low)
  private var cap = KeyCap()
  private var sign = Memo<IconKey, Picture>()
  private var badgeSign = Memo<IconKey, Picture>()

  private struct IconKey: Equatable {
    let icon: Icon
    let size: Double
    /// The theme, for a badge drawn in its colours.
    var theme: Theme.Name?
  }

  /// Creates a button. Set its `frame` during layout.
  public init(id: String, context: StageContext, icon: Icon, action: @escaping () -> Void) {
    self.icon = icon
    self.action = action
    super.init(id: id, context: context)
  }

  /// A square whose side is `Metrics.iconSide`, wider with a key.
  public override var preferredSize: Size {
    let side = context.look.metrics.iconSide
    return Size(side + (shownCap.map { capWidth($0) } ?? 0), side)
  }

  public override var leastWidth: Double { context.look.metrics.iconSide }

  private var shownCap: KeyGlyph? { KeyCap.shown(key: keyCap, context) }

  /// Returns the width of the key with the margin at its right.
  private func capWidth(_ key: KeyGlyph) -> Double {
    KeyCap.size(key, context.look).width + context.look.metrics.px(14)
  }

  public override var words: SpokenControl { SpokenControl(tip() ?? drawnWords, .button) }

  public override func activate() -> Bool {
    action()
    return true
  }

  public override var repeats: Bool { repeatAction != nil }

  public override func activateAgain() { repeatAction?() }

  public override func draw(into list: inout DisplayList) {
    let (place, ink) = face.draw(into: &list, of: self, accent: isPrimary ? 1 : highlight.value)
    // An even side keeps the icon's centre on the button's centre.
    let side =
      2 * (min(frame.width, frame.height, 1.2 * context.look.metrics.iconSide) / 4).rounded()
    let sign = sign.value(for: IconKey(icon: icon, size: side)) {
      icon.picture(size: side, color: .white, in: context.look.pictures)
    }
    defer { drawBadge(into: &list) }
    if let shownCap, frame.width >= preferredSize.width {
      let start = place.maxX - capWidth(shownCap)
      let middle = Point(((place.x + start) / 2 + side / 8).rounded(), place.center.y)
      list.picture(sign, center: middle, tint: ink)
      return cap.draw(into: &list, shownCap, from: Point(start, place.midY), ink, context.look)
    }
    guard let glyph else { return list.picture(sign, center: place.center, tint: ink) }
    list.picture(
      sign, center: Point(place.midX, (place.y + 0.37 * place.height).rounded()), scale: 0.9,
      tint: ink)
    let line = Rect(
      place.x, (place.y + 0.57 * place.height).rounded(), place.width,
      (0.38 * place.height).rounded())
    glyph.draw(
      into: &list, in: line, style: context.look.metrics.small(.semibold), ink: ink,
      look: context.look)
  }

  private func drawBadge(into list: inout DisplayList) {
    guard let badge else { return }
    let theme = context.look.theme
    let diameter = 2 * (0.23 * min(frame.width, frame.height)).rounded()
    let key = IconKey(icon: badge, size: diameter, theme: theme.name)
    let sign = badgeSign.value(for: key) {
      badge.badge(
        diameter: diameter, fill: theme.accent.first, color: theme.inkOnAccent,
        in: context.look.pictures)
    }
    list.picture(
      sign, center: Point(frame.maxX - diameter / 3, frame.y + diameter / 3))
  }
}

extension KeyGlyph {
  /// Draws the label in the middle of a box. An icon is 1.15 em high.
  @MainActor public func draw(
    into list: inout DisplayList, in box: Rect, style: TextStyle, ink: Color, look: Look
  ) {
    switch self {
    case .text(let text):
      list.text(text, style, ink, in: box, .center, measuredBy: look.measurer)
    case .icon(let icon):
      let picture = icon.picture(
        size: Double(style.pixels) * 1.15, color: .white, in: look.pictures)
      list.picture(picture, center: box.center, tint: ink)
    }
  }
}
