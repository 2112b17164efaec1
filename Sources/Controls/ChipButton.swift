import Stage

/// A pill with a picture, a title and an arrow, which opens a list of actions. A square one has the picture alone.
public final class ChipButton: MenuButton {
  /// Returns the title.
  public var title: () -> String = { "" }
  /// Returns a square picture for a side in output pixels.
  public var emblem: (_ side: Double) -> Picture? = { _ in nil }
  /// Returns the actions. Called when the list opens.
  public var makeRows: () -> [Row] = { [] }
  /// Returns the index of the row of the current choice, or `nil`.
  public var selected: () -> Int? = { nil }

  /// Whether the scene draws the button, which adds the arrow alone, at the left. Default: no.
  public var isBare = false
  /// Whether a bare button has its arrow. Default: yes.
  public var hasArrow = true

  private var face = RaisedFace(shadows: Shadow.low, radius: .infinity)
  private var arrow = Memo<LookKey, Picture>()

  /// Creates a button. Set its `frame` during layout.
  public init(id: String, context: StageContext) {
    super.init(id: id, context: context, icon: .person)
  }

  public override var preferredSize: Size {
    Size(context.look.metrics.px(184), context.look.metrics.iconSide)
  }

  /// The smallest width in which the title has room beside the picture.
  public override var leastWidth: Double {
    let metrics = context.look.metrics
    let title = context.look.measurer.size(of: title(), metrics.small(.medium))
    return min(
      preferredSize.width, (metrics.iconSide + title.width).rounded(.up) + metrics.px(18))
  }

  /// Begins at the left of the button, whatever its width.
  override var placeOfRows: Rect { menu.place(beside: frame, width: rowsWidth) }

  public override var focusShape: (frame: Rect, radius: Double) { (frame, frame.height / 2) }

  /// The tip of a pill with its title is not needed.
  override var tipText: String? { isSquare ? super.tipText : nil }

  private var isSquare: Bool { frame.width <= frame.height }

  public override var words: SpokenControl { SpokenControl(title(), .menu) }

  public override func activate() -> Bool {
    rows = makeRows()
    return super.activate()
  }

  override var markedRow: Int? { selected() }

  private var arrowSide: Double { Self.arrowSide(context.look.metrics) }

  private static func arrowSide(_ metrics: Metrics) -> Double { 2 * metrics.px(10, least: 7) }

  /// The middle of a bare button's arrow, from the left end, as a share of the height.
  private static let arrowPlace = 0.3

  /// Returns where the arrow of a bare button of a height ends, from the left end of the button.
  public static func arrowEnd(in height: Double, _ metrics: Metrics) -> Double {
    (arrowPlace * height + arrowSide(metrics) / 2).rounded() + metrics.px(2)
  }

  private func sign(in place: Rect) -> Picture {
    arrow.value(for: LookKey(context.look, place.size)) {
      Icon.chevronDown.picture(size: arrowSide, color: .white, in: context.look.pictures)
    }
  }

  public override func draw(into list: inout DisplayList) {
    let metrics = context.look.metrics
    if isBare {
      guard hasArrow else { return }
      let center = Point((frame.x + Self.arrowPlace * frame.height).rounded(), frame.midY)
      let theme = context.look.theme
      let ink = theme.mutedInk.mixed(with: theme.accentInk, highlight.value)
      return list.picture(
        sign(in: frame), center: center, rotation: menu.share * .pi, tint: ink)
    }
    let (place, ink) = face.draw(into: &list, of: self, accent: highlight.value * (1 - menu.share))
    let side = 2 * (0.36 * place.height).rounded()
    let inset = (place.height - side) / 2
    let middle = Point(isSquare ? place.midX : (place.x + inset + side / 2).rounded(), place.midY)
    if let picture = emblem(side) { list.picture(picture, center: middle) }
    guard !isSquare else { return }
    let sign = sign(in: place)
    let end = Point((place.maxX - inset - arrowSide / 2).rounded(), place.midY)
    let left = middle.x + side / 2 + metrics.px(10)
    var box = Rect(left, place.y, end.x - arrowSide / 2 - metrics.px(6) - left, place.height)
    let (title, measurer) = (title(), context.look.measurer)
    let styles = [metrics.medium(.medium), metrics.small(.medium)]
    let style = styles.first { measurer.fits(title, $0, width: box.width) }
    if style == nil {
      // A long name is worth more than the arrow.
      box.width = place.maxX - inset - left
    } else {
      list.picture(sign, center: end, rotation: menu.share * .pi, tint: ink)
    }
    list.text(title, style ?? styles[1], ink, in: box, measuredBy: measurer)
  }
}
