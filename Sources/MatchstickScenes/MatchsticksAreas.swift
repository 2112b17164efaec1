import BoxKit
import Controls
import MachineScenes
import MatchstickBoard
import MatchstickGame
import Stage

/// The layout of the Matchsticks table in a window of one size (Documentation/Look.md, *Layout*).
nonisolated struct MatchsticksAreas: TableAreas {
  let metrics: Metrics
  private(set) var tray = Rect.zero
  /// The width of the tray's wooden rim.
  private(set) var rim = 0.0
  /// Whether turn and count are in or below the bar, and the plaques have names alone. This is so in small windows,
  /// and if a large UI scale would leave too little room for the tray.
  private(set) var isCompact = false
  /// The plaques, one for each seat.
  private(set) var plaques: [Rect] = []
  private(set) var headline = Rect.zero
  private(set) var status = Rect.zero
  /// The line for the rule.
  private(set) var note = Rect.zero
  /// The row of buttons for takes.
  private(set) var buttons = Rect.zero
  /// The room in which a compact layout places the tray.
  private(set) var trayRoom = Rect.zero
  /// The choice of the table: one pile, heaps or rows. `nil` where it is in *More*.
  private(set) var forms: Rect?
  /// The choice of the outcome for the last match. `nil` at one pile, and where it is in *More*.
  private(set) var last: Rect?
  /// The panel that explains a hint, or `nil` if there is none.
  private(set) var panel: Rect?
  /// The least width of the choice of the table.
  private var leastForms = 0.0
  /// Whether turn and count are in the bar, although the layout is not compact.
  private(set) var hasWordsInBar = false

  /// The content that determines the layout. Widths are multiples of the small type size.
  struct Inputs: Hashable, Sendable {
    /// The number of matches at the start.
    var pile = 18
    var style = MatchStyle.kitchen
    /// The width of the wider of the players' names.
    var name = 6.0
    /// The width of the rule.
    var rule = 10.0
    var form = Matchsticks.Form.pile
    /// The width of the widest name of a table, and of an outcome for the last match.
    var forms = 4.0
    var last = 8.0
    /// Whether a hint is explained beside the tray.
    var hasPanel = false
    /// The least width of the felt beside the explanation, so that no row breaks because of it.
    var felt = 0.0
    /// Whether the Matchbox Machine plays, whose name may be one long word.
    var hasMachine = false
  }

  /// The largest height of the tray in an upright window, as a share of its width.
  private static let uprightShape = 0.96

  /// Computes the layout of a window. A larger UI scale keeps the matches at about their size at 100 %.
  init(metrics: Metrics, inputs: Inputs = Inputs()) {
    self = Self.chosen(metrics, inputs)
    guard inputs.form == .pile else {
      placePanel(inputs)
      return
    }
    // Where the width limits the matches, the tray is only as high as their rows need.
    let useful = PileLayout.usefulHeight(
      count: inputs.pile, width: felt.width, padding: metrics.px(8), style: inputs.style)
    let height = min(tray.height, max(0.4 * metrics.size.height, useful + 2 * rim).rounded())
    tray = Rect(center: tray.center, Size(tray.width, height)).rounded
  }

  private static func chosen(_ metrics: Metrics, _ inputs: Inputs) -> Self {
    let usual = metrics.scale > 1 ? chosen(metrics.unscaled, inputs) : nil
    func compact(_ most: Size) -> Self { Self(compact: metrics, inputs, most: most) }
    let roomy = [Self(wide: metrics, inputs), Self(portrait: metrics, inputs)]
    return choose(roomy, worth: 0.62, usual: usual?.piece) { most in
      if let usual { return [compact(usual.tray.size)] }
      let largest = compact(metrics.size)
      // No window near a small one has a roomy layout to which the size must lead over.
      guard most < largest.piece, !metrics.isSmall else { return [largest] }
      return [compact(largest.tray.size * (most / largest.piece))]
    }
  }

  /// The mean of the heights of matches in a pile of two rows and in one of three.
  var piece: Double {
    let heights = [20, 24].map {
      PileLayout(count: $0, felt: felt, padding: metrics.px(8), style: .kitchen).matchHeight
    }
    return heights.reduce(0, +) / 2
  }

  var isWhole: Bool {
    let least = min(0.3 * metrics.size.height, Self.uprightShape * tray.width - 1)
    return !metrics.isSmall && tray.height >= least
      && headline.width >= Self.words(metrics) && (forms?.width ?? 0) >= leastForms - 1
  }

  private init(_ metrics: Metrics) { self.metrics = metrics }

  /// Returns the width of segments.
  ///
  /// - Parameters:
  ///   - widest: the width of the widest title, as a multiple of the type size.
  ///   - isDense: whether the titles are small, as in the least width.
  private static func segments(
    _ count: Double, _ widest: Double, _ m: Metrics, isDense: Bool = false
  ) -> Double {
    let (size, edge) = isDense ? (m.small, m.px(5)) : (m.medium, m.px(12))
    return count * ((widest * size).rounded(.up) + 2 * edge) + 2 * m.px(4) + 1
  }

  /// Returns the width for the headline in medium size.
  private static func words(_ m: Metrics) -> Double { m.medium * 11 }

  private init(wide m: Metrics, _ inputs: Inputs) {
    self.init(m)
    rim = m.px(16)
    leastForms = Self.segments(3, inputs.forms, m, isDense: true)
    let (width, height) = (m.size.width, m.size.height)
    let bar = GameBar.Measures(m, isCompact: false)
    let inBar = width - 2 * (max(bar.left, bar.right) + m.px(16))
    let isInBar = inBar >= Self.words(m)
    // Without space in the bar, the words are between the plaques, and the choice of the table below them.
    let formsHeight = m.height(48)
    let line = formsHeight + m.px(12)
    let extra = isInBar ? Self.clamped(line, needed: Self.words(m), width: inBar) : line
    let isPile = inputs.form == .pile
    // The choice of the outcome has a line of its own in an upright window, and where the row is too narrow.
    let lastHeight = m.height(56)
    let lastWide = Self.segments(2, inputs.last, m)
    let needed = lastWide + m.px(24) + m.medium * 8
    let isShort = needed > width - m.px(160)
    let below = isPile || m.form == .wide && !isShort ? 0 : lastHeight + m.px(16)
    let (top, rest) = isPile ? (184.0, 352.0) : (176, 336)
    let trayHeight = height - m.px(rest) - extra - below
    let widest = width - m.px(isPile ? 288 : 160)
    let trayWidth =
      m.form == .wide
      ? (isPile ? min(widest, (2.25 * trayHeight).rounded()) : widest) : width - 2 * m.margin
    tray = Rect(((width - trayWidth) / 2).rounded(), m.px(top) + extra, trayWidth, trayHeight)
    if m.form != .wide { limitTray() }
    let name = (inputs.name * m.small + 1.25 * m.px(64)).rounded(.up) + m.px(8)
    let leastPlaque = max(m.px(208), (m.medium * 9.7).rounded(), m.small * 13)
    let fitsName = inputs.hasMachine && m.form != .wide
    let plaque = Size(fitsName ? max(leastPlaque, name) : leastPlaque, m.px(64))
    // The plaques are above the ends of the tray, or farther apart to make room between them.
    let between = isInBar ? leastForms : Self.words(m)
    let apart = width / 2 - between / 2 - m.px(8) - plaque.width
    let edge = max(m.margin, min(tray.x, apart.rounded(.down)))
    let left = Rect(Point(edge, m.px(96)), plaque)
    let right = Rect(Point(width - edge - plaque.width, m.px(96)), plaque)
    plaques = [left, right]
    let middle = Rect(
      left.maxX + m.px(8), m.px(88), right.x - left.maxX - 2 * m.px(8), m.px(80))
    let room =
      isInBar
      ? Rect(middle.x, m.px(128) - formsHeight / 2, middle.width, formsHeight)
      : Rect(m.margin, tray.y - line, width - 2 * m.margin, formsHeight)
    let formsWidth = max(Self.segments(3, inputs.forms, m), m.px(352))
    forms = Rect(center: room.center, Size(min(formsWidth, room.width), room.height)).rounded
    let words = isInBar ? Rect((width - inBar) / 2, m.px(12), inBar, m.px(80)) : middle
    headline = Rect(words.x, words.y, words.width, m.px(46))
    status = Rect(words.x, words.y + m.px(46), words.width, m.px(34))
    note = Rect(m.margin, height - m.px(58), width - 2 * m.margin, m.px(36))
    buttons = Rect(m.margin, height - m.px(136), width - 2 * m.margin, m.px(64))
    hasWordsInBar = isInBar
    guard !isPile else { return }
    let lastWidth = max(lastWide, m.px(392))
    guard below == 0 else {
      let wide = min(lastWidth, trayWidth)
      last = Rect(tray.midX - wide / 2, buttons.maxY - lastHeight, wide, lastHeight).rounded
      buttons = Rect(tray.x, buttons.y - below, trayWidth, buttons.height)
      return
    }
    last = Rect(tray.x, buttons.midY - lastHeight / 2, lastWidth, lastHeight).rounded
    buttons = Rect(tray.x + lastWidth + m.px(24), buttons.y, 0, buttons.height)
    buttons.width = tray.maxX - buttons.x
  }

  private init(portrait m: Metrics, _ inputs: Inputs) {
    self.init(m)
    rim = max(10, m.px(16))
    leastForms = Self.segments(3, inputs.forms, m, isDense: true)
    let margin = m.margin.rounded()
    let top = margin + max(44, m.px(48)) + max(20, m.px(20))
    typealias Part = LayoutBox<PartialKeyPath<Self>>
    let choice = Part(\.last).height(max(48, m.px(52)))
    let box = Part.column(
      [
        .row([Part(\.plaques), Part(\.plaques)], spacing: margin).height(max(56, m.px(64))),
        .space(m.px(12)), Part(\.forms).height(max(44, m.px(48))),
        .space(m.px(12)),
        Part(\.headline).height((m.large * 1.2).rounded()),
        Part(\.status).height((m.medium * 1.3).rounded()),
        .space(m.px(16)), Part(\.tray), .space(m.px(24)),
        Part(\.buttons).height(max(64, m.px(64))),
        .space(m.px(16)),
      ] + (inputs.form == .pile ? [] : [choice, .space(m.px(12))]) + [
        Part(\.note).height(m.line(m.medium()))
      ])
    let height = m.size.height - margin - top
    box.place(in: Rect(margin, top, m.size.width - 2 * margin, height), on: &self)
    limitTray()
  }

  /// Limits the height of the tray, so that in a high window its width alone decides the size of the matches, whatever
  /// the height of the words.
  private mutating func limitTray() {
    let most = (Self.uprightShape * tray.width).rounded()
    tray = Rect(center: tray.center, Size(tray.width, min(tray.height, most))).rounded
  }

  /// Computes a compact layout.
  ///
  /// - Parameter most: the largest size of the tray, which may be wider if its matches stay as large.
  private init(compact m: Metrics, _ inputs: Inputs, most: Size) {
    self.init(m)
    isCompact = true
    rim = m.close
    let (width, height) = (m.size.width, m.size.height)
    let near = m.close
    let bar = GameBar.Measures(m, isCompact: true)
    let beside = max(near, m.px(16))
    var text = Rect(
      bar.left + beside, bar.margin - 2, width - bar.left - bar.right - beside - near,
      bar.side + 4)
    let below = Rect(12, bar.margin + bar.side + 4, width - 24, (m.medium * 2.4).rounded())
    var reserve = 0.0
    // In a low window, the text may be narrower to stay in the bar, because a line below the bar costs height.
    let lowness = (height / width - 0.75) / 0.25
    let needed = Self.words(m) * (0.6 + 0.4 * lowness.clamped(to: 0...1))
    if text.width < needed {
      // The text is below the bar if it does not fit inside.
      text = below
    } else if m.scale == 1 {
      let saved = below.maxY - max(bar.margin + bar.side, text.maxY - 2)
      reserve = Self.clamped(saved, needed: needed, width: text.width)
    }
    let line = (text.height * 0.55).rounded()
    let buttonHeight = m.isSmall ? 46 : m.height(56)
    buttons = Rect(near, height - near - buttonHeight, width - 2 * near, buttonHeight)
    headline = Rect(text.x, text.y, text.width, line)
    status = Rect(text.x, text.y + line, text.width, text.height - line)
    placeNames(inputs, from: max(bar.margin + bar.side, text.maxY - 2) + near)
    let top = max(plaques[0].maxY, note.maxY) + near + reserve
    let room = Rect(near, top, width - 2 * near, buttons.y - near - 2 - top)
    guard inputs.form == .pile else {
      // Heaps and rows use the whole width. At larger scales, the matches of a long row do not grow with it.
      let isFree = m.isSmall && m.scale == 1
      let height = isFree ? room.height : min(room.height, most.height)
      let isUpright = m.size.height > m.size.width
      let isNarrow = isUpright && !isFree || inputs.form == .rows && m.scale > 1
      let width = isNarrow ? min(room.width, most.width) : room.width
      tray = Rect(center: room.center, Size(width, height)).rounded
      if isUpright && !isFree { limitTray() }
      return
    }
    placeTray(in: room, most)
  }

  /// Makes room beside the tray for the panel that explains a hint.
  private mutating func placePanel(_ inputs: Inputs) {
    guard inputs.hasPanel else { return }
    let gap = isCompact ? metrics.close : metrics.form == .wide ? metrics.px(40) : metrics.px(16)
    let width = min(max(metrics.px(280), metrics.small * 11), 0.36 * tray.width).rounded()
    let whole = tray
    guard felt.width - width - gap - metrics.px(16) >= inputs.felt else { return }
    tray.width -= width + gap
    if let last, abs(last.midY - buttons.midY) < 2,
      last.width + metrics.px(24) + metrics.medium * 8 > tray.width
    {
      // The hint takes the place of the choice, which the note then tells.
      buttons = Rect(tray.x, buttons.y, tray.width, buttons.height)
      self.last = nil
    }
    if buttons.maxX > tray.maxX { buttons.width -= buttons.maxX - tray.maxX }
    panel = Rect(tray.maxX + gap, tray.y, whole.maxX - tray.maxX - gap, buttons.maxY - tray.y)
  }

  /// Places low plaques side by side, with the rule between them or, if it does not fit, below them.
  private mutating func placeNames(_ inputs: Inputs, from top: Double) {
    let (m, near) = (metrics, metrics.close)
    let line = m.line(m.small())
    let row = Rect(near, top, m.size.width - 2 * near, line + m.px(8, least: 4))
    let name = (inputs.name * m.small + 1.25 * row.height + m.px(8)).rounded(.up)
    let plaque = Size(min(name, ((row.width - near) / 2).rounded(.down)), row.height)
    plaques = [
      Rect(row.origin, plaque), Rect(Point(row.maxX - plaque.width, row.y), plaque),
    ]
    let between = row.inset(plaque.width + 2 * near, 0)
    let isBetween = between.width >= inputs.rule * m.small
    if isBetween {
      note = between
    } else if m.isSmall && inputs.hasMachine {
      // The boxes need the height. The machine plays one rule only, which the help tells.
      note = Rect(row.x, row.maxY, row.width, 0)
    } else {
      // At a larger scale, the line itself leaves gap enough, and the matches keep their height.
      let gap = m.scale > 1 ? 0 : near / 2
      note = Rect(row.x, row.maxY + gap, row.width, line).rounded
    }
  }

  /// Places the tray in the middle of a room.
  private mutating func placeTray(in room: Rect, _ most: Size) {
    trayRoom = room
    let size = Size(min(room.width, most.width), min(room.height, most.height))
    tray = Rect(center: room.center, size).rounded
    var wide = self
    let width = max(size.width, min(room.width, (3 * size.height).rounded()))
    wide.tray = Rect(center: room.center, Size(width, size.height)).rounded
    // The tray takes free width as long as the matches only lie farther apart.
    if wide.piece <= piece + 0.5 { tray = wide.tray }
  }

  /// The room that a table with the machine divides.
  var machineRoom: MachineAreas.Room {
    MachineAreas.Room(
      metrics: metrics, isCompact: isCompact, tray: isCompact ? trayRoom : tray, buttons: buttons)
  }

  /// Adopts the tray and the buttons of a table with the machine.
  mutating func makeRoom(_ machine: MachineAreas) {
    (tray, rim, buttons) = (machine.tray, machine.rim, machine.takes)
    guard metrics.form == .wide, !isCompact, let forms, hasWordsInBar else { return }
    // The machine's plaque is wide: it also has its games and settled boxes. The choice of the table gives it room.
    let gap = metrics.px(16)
    let least = min(
      forms.width, max(leastForms, 2 * (tray.maxX - gap - metrics.px(352) - forms.midX)))
    self.forms = Rect(center: forms.center, Size(least, forms.height)).rounded
    let width = min(metrics.px(352), tray.maxX - forms.midX - least / 2 - gap).rounded(.down)
    plaques[0].x = tray.x
    plaques[1] = Rect(tray.maxX - width, plaques[1].y, width, plaques[1].height)
  }

  /// The felt inside the rim.
  var felt: Rect { tray.inset(by: rim) }

  /// The end of the bar's space for controls at its left.
  var barEnd: Double { hasWordsInBar ? headline.x - metrics.px(16) : .infinity }

  /// The four sides of the tray's rim.
  var rims: [Rect] {
    [
      Rect(tray.x, tray.y, tray.width, rim), Rect(tray.x, felt.maxY, tray.width, rim),
      Rect(tray.x, tray.y, rim, tray.height), Rect(felt.maxX, tray.y, rim, tray.height),
    ]
  }

  /// The button that takes the chosen matches of heaps or rows: at the right in wide windows.
  var takeButton: Rect {
    guard metrics.form == .wide, !isCompact else {
      return metrics.form == .wide ? row(of: 1)[0] : buttons
    }
    let width = min(buttons.width, max(metrics.px(304), metrics.medium * 14)).rounded()
    return Rect(buttons.maxX - width, buttons.y, width, buttons.height)
  }

  /// Returns the frames for a row of buttons. They have the usual width in wide windows, and share the row in
  /// others.
  ///
  /// - Parameter widest: the width for the words of the widest button.
  func row(of count: Int, widest: Double = 0) -> [Rect] {
    let near = isCompact && !metrics.isSmall ? max(metrics.close, metrics.px(10)) : metrics.close
    let gap = metrics.form == .wide && !isCompact ? metrics.px(24) : near
    // The row stays within the tray if the tray is as wide as the window allows.
    let room = isCompact ? buttons.width : min(buttons.width, tray.width)
    let isWide = metrics.form == .wide || metrics.form == .square
    let most = isWide ? max(metrics.px(184), widest) : .infinity
    let button = LayoutBox(()).width(LengthRange(maximum: most))
    let row = LayoutBox.row(Array(repeating: button, count: count), spacing: gap)
    return LayoutBox.overlay([row])
      .places(in: buttons.inset((buttons.width - room) / 2, 0)).map(\.frame)
  }
}
