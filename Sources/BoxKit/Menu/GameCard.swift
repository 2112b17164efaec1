import Controls
import Motion
import Stage

/// A card of the menu: a game's pieces on felt, its name and its state.
final class GameCard: Control {
  /// Called with the name of the game when the player has chosen it.
  var onOpen: (String) -> Void = { _ in }

  private let game: any BoxGame
  private let card: MenuCard
  private var panel: Surface?
  private var tray: Tray?
  private var cover: (any GameCover)?
  private var pill: Surface?
  private var quietPill: Surface?
  private var pillFrame = Rect.zero
  private var felt = Rect.zero
  private var words = Rect.zero
  private var titleBox = Rect.zero
  private var mottoBox = Rect.zero
  private var statusLines: [String] = []
  private var arrow: Picture?
  private var wording = CardWording.full

  init(_ game: any BoxGame, context: StageContext) {
    self.game = game
    card = game.card
    super.init(id: game.name, context: context)
  }

  override var focusShape: (frame: Rect, radius: Double) {
    (frame.offset(by: lift), context.look.metrics.px(28))
  }

  /// The upward offset of a card that is pointed at or focused. It is zero with reduced motion.
  private var lift: Point {
    let share = context.animator.reducedMotion ? 0 : highlight.value
    return Point(0, -(context.look.metrics.px(6) * share).rounded())
  }

  override func activate() -> Bool {
    onOpen(id)
    return true
  }

  /// Places the card. On a card that is wider than high the words go beside the felt.
  ///
  /// Call ``layoutWords(_:)`` afterwards with the wording that fits on all cards.
  ///
  /// - Parameter titleWidth: the width of the widest name among the cards. Beside the words, the tray gets the
  ///   remaining width.
  func layout(_ frame: Rect, titleWidth: Double) {
    self.frame = frame
    let metrics = context.look.metrics
    let surfaces = Surfaces(context.look)
    panel = surfaces.panel(frame.size, radius: 28)
    let inset = metrics.px(16, small: 10)
    let isRow = frame.width > 1.1 * frame.height
    let lines = metrics.medium * 1.4 + metrics.small * 1.6 + pillHeight + metrics.px(12)
    let beside = frame.width - 3 * inset - titleWidth
    let trayWidth = max(0.22 * frame.width, min(0.46 * frame.width, beside)).rounded()
    let roomy = frame.height - lines - 2 * inset - metrics.px(36)
    // The tray is above the words. In a low card, the gap between them is smaller.
    let between = metrics.px(roomy < 0.45 * frame.height ? 14 : 28)
    let trayFrame =
      isRow
      ? Rect(frame.x + inset, frame.y + inset, trayWidth, frame.height - 2 * inset)
      : Rect(
        frame.x + inset, frame.y + inset, frame.width - 2 * inset,
        (roomy + metrics.px(28) - between).rounded())
    felt = trayFrame
    let place =
      isRow
      ? Rect(
        trayFrame.maxX + inset, frame.midY - lines / 2, frame.maxX - trayFrame.maxX - 2 * inset,
        lines)
      : Rect(
        trayFrame.x + metrics.px(8, small: 2), trayFrame.maxY + between,
        trayFrame.width - 2 * metrics.px(8, small: 2), lines)
    words = place.rounded
  }

  /// The width of the game's name.
  var titleWidth: Double {
    let look = context.look
    return look.measurer.size(of: game.title(look.texts), look.metrics.medium(.bold)).width
  }

  /// The lines of the name, and their style. The name has medium size if it fits on one line, or else small size,
  /// wrapped if needed.
  private var title: (lines: [String], style: TextStyle) {
    let (measurer, metrics) = (context.look.measurer, context.look.metrics)
    let (title, usual) = (game.title(context.look.texts), metrics.medium(.bold))
    let lines = measurer.wrapped(title, usual, width: words.width)
    if lines.count == 1 { return (lines, usual) }
    let small = metrics.small(.bold)
    return (measurer.wrapped(title, small, width: words.width), small)
  }

  private var arrowSide: Double { (context.look.metrics.small * 1.1).rounded() }
  /// A length from which the spaces at the ends of the pill are derived.
  private var pillEnd: Double { (pillHeight * 0.42).rounded() }
  private var pillHeight: Double { context.look.metrics.px(30, least: 26) }

  private var statusStyle: TextStyle { context.look.metrics.small(.semibold) }
  private var status: String { card.status(context.look.texts) }

  /// The fullest wording that fits on the card.
  var roomiestWording: CardWording {
    let (measurer, metrics) = (context.look.measurer, context.look.metrics)
    let pill = measurer.size(of: status, statusStyle).width + pillEnd
    // Beside the tray, all words may need more height than the card has.
    let isRow = felt.maxX <= words.x
    let without = metrics.medium * 1.4 + metrics.px(8) + pillHeight
    // Leaves the motto out rather than truncate it.
    let motto = measurer.size(of: card.motto(context.look.texts), metrics.small()).width
    return CardWording(
      hasMotto: motto <= words.width && pill <= words.width
        && !(isRow && frame.height < words.height + 4),
      hasArrow: pill + arrowSide + pillEnd <= words.width,
      hasTallPill: pill > words.width, hasPill: !(isRow && frame.height < without + 4))
  }

  /// Places the words within the card.
  func layoutWords(_ wording: CardWording) {
    self.wording = wording
    let (metrics, theme) = (context.look.metrics, context.look.theme)
    let surfaces = Surfaces(context.look)
    if !wording.hasMotto, !wording.hasTallPill { reclaimMottoHeight() }
    let rim = metrics.px(12, small: 8)
    tray = Tray(felt, rim: rim, ground: card.ground, look: context.look)
    cover = card.cover(felt.inset(by: rim), context)
    let title = title
    let height = max(metrics.medium * 1.4, Double(title.lines.count) * metrics.line(title.style))
    titleBox = Rect(words.x, words.y, words.width, height.rounded())
    let motto = wording.hasMotto || wording.hasTallPill ? mottoHeight : 0
    mottoBox = Rect(words.x, titleBox.maxY, words.width, motto)
    let ends = wording.hasArrow ? arrowSide + 2 * pillEnd : pillEnd
    if !wording.hasPill { titleBox.y = (frame.midY - titleBox.height / 2).rounded() }
    statusLines =
      wording.hasTallPill
      ? context.look.measurer.lines(status, statusStyle, width: words.width - ends) : [status]
    let widths = statusLines.map { context.look.measurer.size(of: $0, statusStyle).width }
    let width = min((widths.max() ?? 0) + ends, words.width).rounded()
    let bottom = (mottoBox.maxY + metrics.px(8)).rounded() + pillHeight
    // A tall pill extends up to the title, over the line of the motto.
    let top = wording.hasTallPill ? titleBox.maxY + metrics.px(4) : bottom - pillHeight
    pillFrame = Rect(words.x, top, width, bottom - top).rounded
    let radius = pillHeight / 2 / metrics.k
    pill = surfaces.band(pillFrame.size, theme.accentInk, radius: radius)
    let quiet = theme.panel.second.mixed(with: theme.ink, theme.isFlat ? 0.25 : 0.16)
    quietPill = surfaces.band(pillFrame.size, quiet, radius: radius)
    arrow = Icon.play.picture(
      size: arrowSide, color: .white, in: context.look.pictures)
  }

  private var mottoHeight: Double { (context.look.metrics.small * 1.6).rounded() }

  /// Uses the height of an omitted motto: it enlarges a tray above the words, or else centers the words again.
  private func reclaimMottoHeight() {
    let isAbove = felt.maxY <= words.y
    if isAbove { felt.height += mottoHeight }
    words.y += isAbove ? mottoHeight : (mottoHeight / 2).rounded()
    words.height -= mottoHeight
  }

  override func draw(into list: inout DisplayList) {
    if lift == .zero { return drawUnlifted(into: &list) }
    var card = DisplayList()
    drawUnlifted(into: &card)
    list.add(card, Placement(offset: lift))
  }

  private func drawUnlifted(into list: inout DisplayList) {
    let (metrics, theme) = (context.look.metrics, context.look.theme)
    let measurer = context.look.measurer
    panel?.draw(into: &list, frame)
    tray?.draw(into: &list)
    cover?.draw(into: &list)
    let title = title
    let height = Double(title.lines.count) * metrics.line(title.style)
    list.lines(
      title.lines, title.style, theme.ink,
      in: Rect(titleBox.x, (titleBox.midY - height / 2).rounded(), titleBox.width, height),
      look: context.look)
    if wording.hasMotto {
      list.text(
        card.motto(context.look.texts), metrics.small(), theme.mutedInk, in: mottoBox,
        measuredBy: measurer)
    }
    if wording.hasPill { drawPill(into: &list) }
  }

  private func drawPill(into list: inout DisplayList) {
    let (theme, hasArrow) = (context.look.theme, wording.hasArrow)
    (isHighlighted ? pill : quietPill)?.draw(into: &list, pillFrame)
    let ink = isHighlighted ? theme.inkOnAccent : theme.ink
    let left = pillFrame.x + pillEnd * (hasArrow ? 0.8 : 0.5)
    if hasArrow, let arrow {
      list.picture(
        arrow, center: Point((left + arrowSide / 2).rounded(), pillFrame.midY), tint: ink)
    }
    let text = hasArrow ? left + arrowSide + pillEnd * 0.3 : left
    let end = pillEnd * (hasArrow ? 0.6 : 0.5)
    let line = min(context.look.metrics.line(statusStyle), pillFrame.height)
    let top = pillFrame.midY - line * Double(statusLines.count) / 2
    for (index, part) in statusLines.enumerated() {
      let y = (top + line * Double(index)).rounded()
      let room = Rect(text, y, pillFrame.maxX - text - end, line)
      list.text(part, statusStyle, ink, in: room, look: context.look)
    }
  }
}

/// The parts that the cards of a menu show. All cards share one wording, so that they look alike.
struct CardWording: Equatable {
  /// Whether the motto is below the name.
  var hasMotto: Bool
  /// Whether the pill begins with an arrow.
  var hasArrow: Bool
  /// Whether the pill is higher, for a status of more than one line.
  var hasTallPill: Bool
  /// Whether there is a pill with the status.
  var hasPill = true

  /// All parts, each on one line.
  static let full = CardWording(hasMotto: true, hasArrow: true, hasTallPill: false)

  /// Returns the wording with only those parts that fit in both.
  func together(with other: CardWording) -> CardWording {
    CardWording(
      hasMotto: hasMotto && other.hasMotto, hasArrow: hasArrow && other.hasArrow,
      hasTallPill: hasTallPill || other.hasTallPill, hasPill: hasPill && other.hasPill)
  }
}
