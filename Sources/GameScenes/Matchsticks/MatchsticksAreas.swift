import Stage

/// Where the parts of the Matchsticks table lie in one window size (LOOK.md, *Layout*).
nonisolated struct MatchsticksAreas: Hashable, Sendable {
  let metrics: Metrics
  let tray: Rect
  /// The width of the tray's wooden rim.
  let rim: Double
  /// One for each seat; nil in small windows.
  let plaques: [Rect]
  let headline: Rect
  let status: Rect
  let note: Rect?
  /// The row of take buttons.
  let buttons: Rect

  init(metrics: Metrics) {
    switch metrics.form {
    case .wide, .square: self = MatchsticksAreas(wide: metrics)
    case .portrait: self = MatchsticksAreas(portrait: metrics)
    case .small: self = MatchsticksAreas(small: metrics)
    }
  }

  private init(
    _ metrics: Metrics, tray: Rect, rim: Double, plaques: [Rect], headline: Rect, status: Rect,
    note: Rect?, buttons: Rect
  ) {
    self.metrics = metrics
    self.tray = tray
    self.rim = rim
    self.plaques = plaques
    self.headline = headline
    self.status = status
    self.note = note
    self.buttons = buttons
  }

  private init(wide m: Metrics) {
    let (width, height) = (m.size.width, m.size.height)
    let trayHeight = height - m.px(352)
    let trayWidth =
      m.form == .wide
      ? min(width - m.px(288), (2.25 * trayHeight).rounded()) : width - 2 * m.margin
    let tray = Rect(((width - trayWidth) / 2).rounded(), m.px(184), trayWidth, trayHeight)
    let plaque = Size(m.px(208), m.px(64))
    let left = Rect(Point(tray.x, m.px(96)), plaque)
    let right = Rect(Point(tray.maxX - plaque.width, m.px(96)), plaque)
    let between = Rect(
      left.maxX + m.px(16), m.px(88), right.x - left.maxX - 2 * m.px(16), m.px(46))
    self.init(
      m, tray: tray, rim: m.px(16), plaques: [left, right], headline: between,
      status: Rect(between.x, m.px(134), between.width, m.px(34)),
      note: Rect(m.margin, height - m.px(54), width - 2 * m.margin, m.px(32)),
      buttons: Rect(m.margin, height - m.px(136), width - 2 * m.margin, m.px(64)))
  }

  private init(portrait m: Metrics) {
    let (width, height) = (m.size.width, m.size.height)
    let margin = m.margin.rounded()
    let icon = max(44, m.px(48))
    let top = margin + icon + max(12, m.px(20))
    let plaque = Size(((width - 3 * margin) / 2).rounded(.down), max(52, m.px(64)))
    let headline = Rect(
      margin, top + plaque.height + m.px(16), width - 2 * margin, (m.large * 1.2).rounded())
    let status = Rect(margin, headline.maxY, width - 2 * margin, (m.medium * 1.3).rounded())
    let noteHeight = (m.small * 1.4).rounded()
    let buttonHeight = max(48, m.px(64))
    let note = Rect(margin, height - margin - noteHeight, width - 2 * margin, noteHeight)
    let buttons = Rect(
      margin, note.y - m.px(16) - buttonHeight, width - 2 * margin, buttonHeight)
    let trayTop = status.maxY + m.px(16)
    self.init(
      m, tray: Rect(margin, trayTop, width - 2 * margin, buttons.y - m.px(24) - trayTop),
      rim: max(10, m.px(16)),
      plaques: [
        Rect(Point(margin, top), plaque), Rect(Point(width - margin - plaque.width, top), plaque),
      ],
      headline: headline, status: status, note: note, buttons: buttons)
  }

  private init(small m: Metrics) {
    let (width, height) = (m.size.width, m.size.height)
    let text = Rect(52, 6, width - 52 - 178, 40)
    let buttons = Rect(8, height - 54, width - 16, 46)
    self.init(
      m, tray: Rect(8, 52, width - 16, buttons.y - 10 - 52), rim: 8, plaques: [],
      headline: Rect(text.x, text.y, text.width, 22),
      status: Rect(text.x, text.y + 22, text.width, 18), note: nil, buttons: buttons)
  }

  /// The felt inside the rim.
  var felt: Rect { tray.inset(by: rim) }

  /// Places for a row of buttons: of the usual width in wide windows, else sharing the row.
  ///
  /// - Parameter widest: what the words of the widest button need.
  func row(of count: Int, widest: Double = 0) -> [Rect] {
    let gap = metrics.form == .wide ? metrics.px(24) : 8
    let most = (buttons.width - gap * Double(count - 1)) / Double(count)
    let width =
      (metrics.form == .wide || metrics.form == .square) ? min(max(metrics.px(184), widest), most) : most
    let span = width * Double(count) + gap * Double(count - 1)
    return (0..<count).map { index in
      Rect(
        (buttons.midX - span / 2 + Double(index) * (width + gap)).rounded(), buttons.y,
        width.rounded(), buttons.height)
    }
  }
}
