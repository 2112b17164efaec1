import Stage

/// Where the parts of the Pairs table lie in one window size (Documentation/Look.md, *Layout*).
nonisolated struct PairsAreas: Hashable, Sendable {
  /// What the layout depends on besides the window.
  struct Wants: Hashable, Sendable {
    var columns = 6
    var rows = 6
    /// How many play.
    var seats = 1
    /// Whether a second button stands beside the one that deals.
    var hasSecondButton = false
    /// What the words of the widest button need, with some room around.
    var button = 0.0
    /// What the list of layouts needs.
    var choice = 0.0

    var isAlone: Bool { seats == 1 }
  }

  /// How the counters stand on their card.
  enum CounterForm: Hashable, Sendable {
    /// One below the other: the word at the left, the number at the right.
    case rows
    /// Side by side: the number below the word.
    case columns
  }

  let metrics: Metrics
  let wants: Wants
  /// Whether everything stands close: in small windows, and where a large UI scale would leave too little.
  var isCompact = false
  /// The outer edge of the cards' tray.
  var tray = Rect.zero
  /// One for each seat where more than one plays.
  var plaques: [Rect] = []
  /// The card with flips, par and time; nil where they stand in the status.
  var counters: Rect?
  var counterForm = CounterForm.rows
  /// What is said, on two lines.
  var status = Rect.zero
  /// The choice of a layout.
  var choice = Rect.zero
  /// The second button.
  var second: Rect?
  var newDeal = Rect.zero

  /// The layout of a window.
  init(metrics: Metrics, wants: Wants) {
    let roomy: PairsAreas? =
      switch metrics.form {
      case .wide: PairsAreas(beside: metrics, wants, isCompact: false)
      case .square, .portrait: PairsAreas(stacked: metrics, wants, isCompact: false)
      case .small: nil
      }
    let close =
      metrics.size.width >= metrics.size.height
      ? PairsAreas(beside: metrics, wants, isCompact: true)
      : PairsAreas(stacked: metrics, wants, isCompact: true)
    self = roomy.flatMap { $0.isRoomy ? $0 : nil } ?? close
  }

  init(_ metrics: Metrics, _ wants: Wants, isCompact: Bool) {
    self.metrics = metrics
    self.wants = wants
    self.isCompact = isCompact
  }

  /// Whether the cards have what they should have of the window, and the words and players theirs.
  private var isRoomy: Bool {
    let least = 0.5 * min(metrics.size.width, metrics.size.height)
    return max(tray.width, tray.height) >= least && status.height >= metrics.line(metrics.small())
      && plaques.allSatisfy { $0.width >= metrics.medium * 6 && $0.height >= twoLines }
  }

  /// Between plaques and words, which belong to all who play.
  var gapBelowPlaques: Double { max(gap, metrics.px(8)) }
  /// What a plaque needs for a name and whose turn it is below it.
  var twoLines: Double { (metrics.medium * 1.25 + metrics.small * 1.35).rounded() }

  var rim: Double { isCompact ? 8 : metrics.px(16) }
  /// Between the rim and the cells.
  var padding: Double { isCompact ? 4 : metrics.px(16) }
  /// Between things that belong together.
  var gap: Double { isCompact ? 8 : metrics.px(16) }
  var buttonHeight: Double { metrics.isSmall ? 46 : metrics.height(isCompact ? 56 : 64) }
  var choiceHeight: Double { metrics.isSmall ? 46 : metrics.height(52) }
  /// Of a card with the counters one below the other, one row.
  var counterRow: Double { (metrics.medium * (isCompact ? 1.5 : 2)).rounded() }

  /// The tray in the middle of a room.
  mutating func layTray(in room: Rect) {
    let size = CardLayout.tray(
      columns: wants.columns, rows: wants.rows, in: room.size, rim: rim, padding: padding)
    tray = Rect(
      Point((room.midX - size.width / 2).rounded(), (room.midY - size.height / 2).rounded()), size)
  }

  /// A row of the same height, shared so that each gets its part.
  static func row(_ frame: Rect, _ parts: [Double], gap: Double) -> [Rect] {
    let whole = frame.width - gap * Double(parts.count - 1)
    let sum = parts.reduce(0, +)
    var x = frame.x
    return parts.map { part in
      let width = whole * part / sum
      defer { x += width + gap }
      return Rect(x, frame.y, width, frame.height).rounded
    }
  }
}
