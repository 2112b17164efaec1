import BoxKit
import Controls
import Motion
import Stage

/// A card of the menu: a game's pieces on felt, its name, one sentence about it, and its state.
final class GameCard: Control {
  /// Called with the name of the game when the player has chosen it.
  var onOpen: (String) -> Void = { _ in }
  /// Whether this is the game that was played last. Its pill has the accent while no focus is shown.
  var isLastPlayed = false
  private var isAccented: Bool { context.input.device.showsFocus ? isHighlighted : isLastPlayed }

  private let game: any BoxGame
  private let card: MenuCard
  private var panel: Surface?
  private var tray: Tray?
  private var cover: (any GameCover)?
  private var title = Lines()
  private var motto = Lines()
  private var status: CardStatus
  private var pill: Pill?
  private var look: Look { context.look }

  /// Wrapped text and its frame.
  private struct Lines {
    var lines: [String] = []
    var style = TextStyle(.regular, 1)
    var frame = Rect.zero
  }

  /// The status on its surface, which has a bright one for the card with the accent.
  private struct Pill {
    let frame: Rect
    let words: String
    let surface: Surface
    let bright: Surface
    let arrow: Picture?
  }

  private enum Part { case tray, title, sentence, pill }

  init(_ game: any BoxGame, context: StageContext) {
    self.game = game
    card = game.card
    status = card.status(context.look.texts)
    super.init(id: game.name, context: context)
  }

  override var focusShape: (frame: Rect, radius: Double) {
    (frame.offset(by: lift), look.metrics.px(28))
  }

  /// The upward offset of a card that is pointed at or focused. It is zero with reduced motion.
  private var lift: Point {
    let share = context.animator.reducedMotion ? 0 : highlight.value
    return Point(0, -(look.metrics.px(6) * share).rounded())
  }

  override var words: SpokenControl {
    SpokenControl([game.title(look.texts), card.motto(look.texts), status.text].sentences)
  }

  override func activate() -> Bool {
    onOpen(id)
    return true
  }

  /// The width of the game's name.
  var titleWidth: Double {
    look.measurer.size(of: game.title(look.texts), look.metrics.medium(.bold)).width
  }

  // MARK: Layout

  private var inset: Double { look.metrics.px(16, small: 10) }
  /// Whether the card is so wide that the words are beside the tray.
  private var isRow: Bool { frame.width > 1.1 * frame.height }
  private var pillHeight: Double { look.metrics.px(32, least: 28) }
  /// The gap between the sentence and the pill.
  private var pillGap: Double { look.metrics.px(isRow ? 8 : 12) }
  private var statusStyle: TextStyle { look.metrics.small(.semibold) }
  private var arrowSide: Double { (look.metrics.small * 1.1).rounded() }

  /// Updates the words to the current state and language, and wraps them.
  ///
  /// - Parameters:
  ///   - leastWidth: the least width of the words beside the tray, which gets the remaining width.
  ///   - share: the size of the sentence as a share of the small type.
  func wrapWords(leastWidth: Double, share: Double = 1) {
    let metrics = look.metrics
    status = card.status(look.texts)
    let width = wordsWidth(least: leastWidth)
    let name = game.title(look.texts)
    title = lines(name, metrics.medium(.bold), width: width)
    if title.lines.count > 1 { title = lines(name, metrics.small(.bold), width: width) }
    let style = TextStyle(.regular, (share * metrics.small).rounded())
    motto = lines(card.motto(look.texts), style, width: width)
  }

  /// Shows the state of a begun or finished game in place of the sentence, on a card without a pill.
  ///
  /// - Parameter leastWidth: the least width of the words, as in ``wrapWords(leastWidth:)``.
  func showState(leastWidth: Double) {
    guard status.isInProgress || status.isOver else { return }
    let (style, width) = (motto.style, wordsWidth(least: leastWidth))
    motto = lines(status.text, style, width: width)
    if motto.lines.count > 1 { motto = lines(status.short, style, width: width) }
  }

  private func lines(_ text: String, _ style: TextStyle, width: Double) -> Lines {
    Lines(lines: look.measurer.lines(text, style, width: width), style: style)
  }

  private func trayWidth(beside words: Double) -> Double {
    let beside = frame.width - 3 * inset - words
    let usual = min(0.46 * frame.width, 1.3 * (frame.height - 2 * inset))
    return max(0.22 * frame.width, min(usual, beside)).rounded()
  }

  private func wordsWidth(least: Double) -> Double {
    isRow
      ? frame.width - 3 * inset - trayWidth(beside: least)
      : frame.width - 2 * (inset + look.metrics.px(8, small: 2))
  }

  /// Returns the arrangement that this card needs. See ``CardForm/init(_:)``.
  fileprivate var heights: (title: Double, sentence: Double) {
    let metrics = look.metrics
    let name = Double(title.lines.count) * metrics.line(title.style)
    let sentence = Double(motto.lines.count) * metrics.line(motto.style)
    return (max(metrics.medium * 1.4, name), sentence + metrics.px(3))
  }

  /// Returns whether the words fit beside or below the tray.
  fileprivate func holdsWords(of form: CardForm, hasPill: Bool) -> Bool {
    let pill = hasPill ? pillGap + pillHeight + 2 * look.metrics.px(6) : 0
    return !isRow || form.title + form.sentence + pill <= frame.height
  }

  /// Whether a pill on the tray leaves room for the pieces.
  fileprivate var holdsPillOnTray: Bool {
    let metrics = look.metrics
    let felt = frame.height - 2 * inset - 2 * metrics.px(12)
    return felt - pillHeight - metrics.px(8) >= pillHeight
  }

  /// Returns whether the pill has room for an arrow.
  fileprivate func holdsArrow(in form: CardForm, wordsWidth: Double) -> Bool {
    let room = pillRoom(form, wordsWidth: wordsWidth)
    return width(of: status.short, hasArrow: true) <= room
  }

  private func pillRoom(_ form: CardForm, wordsWidth: Double) -> Double {
    form.pill == .onTray
      ? trayWidth(beside: wordsWidth) - 2 * look.metrics.px(4)
      : self.wordsWidth(least: wordsWidth)
  }

  private func width(of status: String, hasArrow: Bool) -> Double {
    let words = look.measurer.size(of: status, statusStyle).width
    return words + (hasArrow ? arrowSide + 0.9 * pillHeight : 0.6 * pillHeight)
  }

  /// Places everything within the frame.
  ///
  /// - Parameter wordsWidth: the least width of the words, as in ``wrapWords(leastWidth:)``.
  func layout(_ form: CardForm, wordsWidth: Double) {
    let metrics = look.metrics
    panel = Surfaces(look).panel(frame.size, radius: 28)
    pill = nil
    let parts = box(form, wordsWidth: wordsWidth).frames(in: frame)
    let rim = metrics.px(12, small: 8)
    if let felt = parts[.tray] {
      tray = Tray(felt, rim: rim, ground: card.ground, look: look)
      var place = felt.inset(by: rim)
      // Pieces keep clear of a pill on the tray.
      if form.pill == .onTray, let pill = parts[.pill] { place.height = pill.y - place.y }
      cover = card.cover(place, context)
    }
    title.frame = parts[.title] ?? .zero
    motto.frame = parts[.sentence] ?? .zero
    if let place = parts[.pill] {
      let room = form.pill == .onTray ? place.inset(metrics.px(4), 0) : place
      pill = pill(in: room, form)
    }
  }

  private func box(_ form: CardForm, wordsWidth: Double) -> LayoutBox<Part> {
    let metrics = look.metrics
    let tray = LayoutBox(Part.tray)
    let pill = LayoutBox(Part.pill).height(pillHeight)
    let below = form.pill == .below ? [.space(pillGap), pill] : []
    let words =
      [
        LayoutBox(Part.title).height(form.title), LayoutBox(Part.sentence).height(form.sentence),
      ] + below
    guard isRow else {
      let words = LayoutBox.column(words).inset(metrics.px(8, small: 2), 0)
      let end = LayoutBox<Part>.space(metrics.px(4, small: 0))
      return .column([tray, .space(metrics.px(16, small: 8)), words, end]).inset(inset, inset)
    }
    let onTray = LayoutBox.column([.space(), pill, .space(metrics.px(8))])
    let felt = form.pill == .onTray ? .overlay([tray, onTray]) : tray
    // The words may be higher than the tray.
    return LayoutBox.row(
      [
        felt.width(trayWidth(beside: wordsWidth)).inset(0, inset),
        .column([.space()] + words + [.space()]),
      ], spacing: inset
    ).inset(inset, 0)
  }

  private func pill(in room: Rect, _ form: CardForm) -> Pill {
    let theme = look.theme
    // A finished game has no arrow. A pill too narrow for the short text is the arrow alone.
    let wantsArrow = form.hasArrow && !status.isOver
    let words = [status.text, status.short].first {
      width(of: $0, hasArrow: wantsArrow) <= room.width
    }
    let hasArrow = wantsArrow || words == nil
    let least = min(width(of: words ?? "", hasArrow: hasArrow), room.width).rounded()
    let x = form.pill == .onTray ? room.midX - least / 2 : room.x
    let frame = Rect(x, room.y, least, room.height).rounded
    let quiet = theme.panel.second.mixed(with: theme.ink, theme.isFlat ? 0.25 : 0.16)
    let radius = pillHeight / 2 / look.metrics.k
    let arrow = Icon.play.picture(size: arrowSide, color: .white, in: look.pictures)
    return Pill(
      frame: frame, words: words ?? "",
      surface: Surfaces(look).band(frame.size, quiet, radius: radius),
      bright: Surfaces(look).band(frame.size, theme.accentInk, radius: radius),
      arrow: hasArrow ? arrow : nil)
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayList) {
    if lift == .zero { return drawUnlifted(into: &list) }
    var card = DisplayList()
    drawUnlifted(into: &card)
    list.add(card, Placement(offset: lift))
  }

  private func drawUnlifted(into list: inout DisplayList) {
    let theme = look.theme
    panel?.draw(into: &list, frame)
    tray?.draw(into: &list)
    list.withWords { cover?.draw(into: &$0) }
    draw(title, theme.ink, into: &list)
    draw(motto, theme.mutedInk, into: &list)
    if let pill { draw(pill, into: &list) }
  }

  private func draw(_ words: Lines, _ ink: Color, into list: inout DisplayList) {
    let height = Double(words.lines.count) * look.metrics.line(words.style)
    let frame = words.frame
    // A name is centred in the height of the highest. A sentence begins at the top, close to it.
    let isName = words.style != motto.style
    let top = isName ? (frame.midY - height / 2).rounded() : frame.y + look.metrics.px(3)
    list.lines(
      words.lines, words.style, ink, in: Rect(frame.x, top, frame.width, height),
      look: look)
  }

  private func draw(_ pill: Pill, into list: inout DisplayList) {
    (isAccented ? pill.bright : pill.surface).draw(into: &list, pill.frame)
    let ink = isAccented ? look.theme.inkOnAccent : look.theme.ink
    var room = pill.frame.inset((0.3 * pillHeight).rounded(), 0)
    if let arrow = pill.arrow {
      let x = (room.x + 0.05 * pillHeight + arrowSide / 2).rounded()
      list.picture(arrow, center: Point(x, room.midY), tint: ink)
      let taken = (arrowSide + 0.2 * pillHeight).rounded()
      room = Rect(room.x + taken, room.y, room.width - taken, room.height)
    }
    list.text(pill.words, statusStyle, ink, in: room, measuredBy: look.measurer)
  }
}

/// The arrangement that all cards of a menu share, so that they look alike.
struct CardForm {
  /// The height of the names.
  let title: Double
  /// The height of the sentences.
  let sentence: Double
  /// The place of the pill with the state.
  private(set) var pill = PillPlace.below
  /// Whether the pills begin with an arrow.
  private(set) var hasArrow = true
  /// Whether the names and sentences fit on all cards.
  private(set) var fits = true

  /// The place of a card's pill. It is on the tray where the words need all the height beside it. A small card has none.
  enum PillPlace { case below, onTray, none }

  /// Lays out the contents of cards. Where the words are too high beside the trays, the trays give way, and where that
  /// is not enough, the sentences are smaller. A pill beside the tray is worth a smaller tray.
  static func layOut(_ cards: [GameCard], titleWidth: Double, _ metrics: Metrics) {
    let variants = [(1, 1), (1.15, 1), (1.3, 1), (1.45, 1), (1.45, 0.8)]
    func form(_ share: Double, _ type: Double) -> CardForm {
      for card in cards { card.wrapWords(leastWidth: share * titleWidth, share: type) }
      return CardForm(cards, wordsWidth: share * titleWidth, metrics)
    }
    let whole = variants.filter { form($0.0, $0.1).fits }
    let chosen =
      whole.first { form($0.0, $0.1).pill != .none } ?? whole.first ?? variants[variants.count - 1]
    let (form, width) = (form(chosen.0, chosen.1), chosen.0 * titleWidth)
    if form.pill == .none { for card in cards { card.showState(leastWidth: width) } }
    for card in cards { card.layout(form, wordsWidth: width) }
  }

  /// Creates the arrangement that fits on all cards, whose frames are set and whose words are wrapped.
  init(_ cards: [GameCard], wordsWidth: Double, _ metrics: Metrics) {
    title = cards.map(\.heights.title).max() ?? 0
    sentence = cards.map(\.heights.sentence).max() ?? 0
    if metrics.isSmall {
      pill = .none
    } else if !cards.allSatisfy({ [self] in $0.holdsWords(of: self, hasPill: true) }) {
      pill = cards.allSatisfy(\.holdsPillOnTray) ? .onTray : .none
    }
    fits = cards.allSatisfy { [self] in $0.holdsWords(of: self, hasPill: false) }
    hasArrow = cards.allSatisfy { [self] in $0.holdsArrow(in: self, wordsWidth: wordsWidth) }
  }
}
