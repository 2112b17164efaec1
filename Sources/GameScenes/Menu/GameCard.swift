import Stage

/// A game to choose in the menu: its pieces on felt, its name, and how it stands.
final class GameCard: Control {
  private let entry: CatalogueEntry
  private let context: SceneContext
  private var panel: Surface?
  private var tray: Tray?
  private var cover: (any GameCover)?
  private var pill: Surface?
  private var quietPill: Surface?
  private var pillFrame = Rect.zero
  private var titleBox = Rect.zero
  private var mottoBox = Rect.zero
  private var status = ""
  private var arrow: Picture?
  private var hasArrow = true

  init(_ entry: CatalogueEntry, context: SceneContext) {
    self.entry = entry
    self.context = context
    super.init(id: entry.id, backstage: context.backstage)
  }

  override var focusShape: (frame: Rect, radius: Double) {
    (frame, backstage.metrics.px(28))
  }

  override func activate() -> Bool {
    entry.open()
    return true
  }

  /// Places the card; where it is wider than high, the words stand beside the felt.
  func layout(_ frame: Rect) {
    self.frame = frame
    let metrics = backstage.metrics
    let surfaces = Surfaces(backstage)
    panel = surfaces.panel(frame.size, radius: 28)
    let inset = metrics.px(16, small: 10)
    let isRow = frame.width > 1.1 * frame.height
    let lines = metrics.medium * 1.4 + metrics.small * 1.6 + pillHeight + metrics.px(12)
    let trayFrame =
      isRow
      ? Rect(
        frame.x + inset, frame.y + inset, (frame.width * 0.46).rounded(), frame.height - 2 * inset)
      : Rect(
        frame.x + inset, frame.y + inset, frame.width - 2 * inset,
        (frame.height - lines - 2 * inset - metrics.px(36)).rounded())
    let rim = metrics.px(12, small: 8)
    tray = Tray(trayFrame, rim: rim, ground: entry.ground, backstage: backstage)
    cover = entry.cover(trayFrame.inset(by: rim), backstage)
    let words =
      isRow
      ? Rect(
        trayFrame.maxX + inset, frame.midY - lines / 2, frame.maxX - trayFrame.maxX - 2 * inset,
        lines)
      : Rect(
        trayFrame.x + metrics.px(8, small: 2), trayFrame.maxY + metrics.px(28),
        trayFrame.width - 2 * metrics.px(8, small: 2), lines)
    layoutWords(in: words.rounded, surfaces)
  }

  private var arrowSide: Double { (backstage.metrics.small * 1.1).rounded() }
  /// What the pill leaves free at its ends.
  private var pillEnd: Double { (pillHeight * 0.42).rounded() }
  private var pillHeight: Double { max(26, backstage.metrics.px(30)) }

  private func layoutWords(in box: Rect, _ surfaces: Surfaces) {
    let metrics = backstage.metrics
    titleBox = Rect(box.x, box.y, box.width, (metrics.medium * 1.4).rounded())
    mottoBox = Rect(box.x, titleBox.maxY, box.width, (metrics.small * 1.6).rounded())
    status = entry.status(context.texts)
    let words = backstage.measurer.size(of: status, metrics.small(.semibold)).width
    // Where three cards share a small window, there is room for the words alone.
    hasArrow = arrowSide + words + 2 * pillEnd <= box.width
    let width = hasArrow ? arrowSide + words + 2 * pillEnd : words + pillEnd
    pillFrame = Rect(
      box.x, (mottoBox.maxY + metrics.px(8)).rounded(), min(width, box.width).rounded(), pillHeight)
    let theme = backstage.theme
    let radius = pillHeight / 2 / metrics.k
    pill = surfaces.band(pillFrame.size, theme.accentInk, radius: radius)
    let quiet = theme.panel.second.mixed(with: theme.ink, theme.isFlat ? 0.25 : 0.16)
    quietPill = surfaces.band(pillFrame.size, quiet, radius: radius)
    arrow = Icon.play.picture(
      size: arrowSide, color: .white, shelf: backstage.shelf)
  }

  override func draw(into list: inout DisplayList) {
    let (metrics, theme) = (backstage.metrics, backstage.theme)
    let measurer = backstage.measurer
    panel?.draw(into: &list, frame)
    tray?.draw(into: &list)
    cover?.draw(into: &list)
    list.text(
      entry.title(context.texts), metrics.medium(.bold), theme.ink, in: titleBox,
      measuredBy: measurer)
    // Half a sentence says nothing.
    let motto = entry.motto(context.texts)
    if measurer.size(of: motto, metrics.small()).width <= mottoBox.width {
      list.text(motto, metrics.small(), theme.mutedInk, in: mottoBox, measuredBy: measurer)
    }
    (isHighlighted ? pill : quietPill)?.draw(into: &list, pillFrame)
    let ink = isHighlighted ? theme.inkOnAccent : theme.ink
    let left = pillFrame.x + pillEnd * (hasArrow ? 0.8 : 0.5)
    if hasArrow, let arrow {
      list.picture(
        arrow, center: Point((left + arrowSide / 2).rounded(), pillFrame.midY), tint: ink)
    }
    let text = hasArrow ? left + arrowSide + pillEnd * 0.3 : left
    let end = pillEnd * (hasArrow ? 0.6 : 0.5)
    let room = Rect(text, pillFrame.y, pillFrame.maxX - text - end, pillFrame.height)
    list.text(
      status, metrics.small(.semibold), ink, in: room, measuredBy: measurer)
  }
}
