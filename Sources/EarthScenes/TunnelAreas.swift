import BoxKit
import Stage

/// Where the parts of the table lie in one window size (Documentation/Look.md, *Layout*).
nonisolated struct TunnelAreas: Hashable, Sendable {
  /// What the layout depends on besides the window.
  struct Wants: Hashable, Sendable {
    /// How many plates stand below the tray; none where the two places are told.
    var plates = 0
    /// What the longest word of a plate needs, with some room around.
    var plate = 0.0
    /// What the words of the widest button need, with some room around.
    var button = 0.0
    /// What the total needs.
    var total = 0.0
  }

  let metrics: Metrics
  let wants: Wants
  /// Whether everything stands close, and the note stands in the bar.
  private(set) var isCompact: Bool
  /// The outer edge of the tray.
  private(set) var tray = Rect.zero
  /// What is said of the near place, and of the far one.
  private(set) var near = Rect.zero
  private(set) var far = Rect.zero
  /// One for each place, or for each who plays.
  private(set) var plates: [Rect] = []
  private(set) var total = Rect.zero
  private(set) var button = Rect.zero
  /// What is said at the very bottom; nil where it stands in the bar.
  private(set) var note: Rect?

  /// The layout of a window: with all its parts where that leaves the globes large enough, else compact.
  init(metrics: Metrics, wants: Wants) {
    let roomy = TunnelAreas(metrics, wants, isCompact: false)
    let close = TunnelAreas(metrics, wants, isCompact: true)
    let isLarge = roomy.globe >= 0.7 * close.globe && roomy.hasRoom
    self = isLarge && !metrics.isSmall ? roomy : close
  }

  private init(_ metrics: Metrics, _ wants: Wants, isCompact: Bool) {
    (self.metrics, self.wants, self.isCompact) = (metrics, wants, isCompact)
    let size = metrics.size
    let bar = GameBar.Measures(metrics, isCompact: isCompact)
    let side =
      isCompact ? metrics.close : metrics.form == .wide ? metrics.px(80) : metrics.margin
    let top = bar.margin + bar.side + (isCompact ? metrics.close : metrics.px(24))
    let width = size.width - 2 * side
    var foot = size.height - (isCompact ? metrics.close : metrics.px(12))
    if !isCompact {
      let height = metrics.line(metrics.small()) * (width < metrics.small * 56 ? 2 : 1)
      note = Rect(metrics.margin, foot - height, size.width - 2 * metrics.margin, height).rounded
      foot -= height + metrics.px(14)
    }
    foot = layFoot(Rect(side, 0, width, foot))
    let gap = isCompact ? metrics.close : metrics.px(28)
    tray = Rect(side, top, width, max(40, foot - gap - top)).rounded
    // No wider than two globes ask for, and no higher than two above each other.
    let most = isUpright ? width : min(width, 2.3 * tray.height)
    tray = Rect(((size.width - most) / 2).rounded(), tray.y, most.rounded(), tray.height)
    if isUpright { tray.height = min(tray.height, (2.06 * tray.width).rounded()) }
  }

  /// Whether the globes stand one above the other.
  private var isUpright: Bool { tray.height > tray.width }

  /// The width of the wooden rim.
  var rim: Double { isCompact ? max(6, metrics.px(10)) : metrics.px(16) }

  /// What lies inside the rim.
  var felt: Rect { tray.inset(by: rim) }

  /// The largest disc that the felt holds.
  private var globe: Double {
    let (long, short) = (max(felt.width, felt.height), min(felt.width, felt.height))
    return min(short, long / 2)
  }

  /// Whether the words below the tray have room.
  private var hasRoom: Bool {
    guard let last = plates.last else { return near.width >= metrics.small * 10 }
    return last.width >= wants.plate && (last.maxX <= total.x || last.maxY <= total.y)
  }

  /// - Parameter room: from the top of the window to where all ends.
  /// - Returns: the upper edge.
  private mutating func layFoot(_ room: Rect) -> Double {
    if isCompact { return layLine(room) }
    let isNarrow = metrics.form == .portrait
    return wants.plates == 0
      ? layPlaces(room, isNarrow: isNarrow) : layPlates(room, isNarrow: isNarrow)
  }

  private var gap: Double { metrics.px(12) }
  private var buttonHeight: Double { metrics.height(64) }
  private var wordsHeight: Double {
    (metrics.line(metrics.medium()) + 2 * metrics.line(metrics.small())).rounded()
  }

  /// The places with the button between them, or below them where the window is narrow.
  private mutating func layPlaces(_ room: Rect, isNarrow: Bool) -> Double {
    let width = max(wants.button, metrics.px(168))
    guard isNarrow else {
      let height = max(wordsHeight, buttonHeight)
      let top = room.maxY - height
      button =
        Rect(
          room.midX - width / 2, top + (height - buttonHeight) / 2, width, buttonHeight
        ).rounded
      // Each below its globe.
      let words = Size(2 * (button.x - gap - room.x - room.width / 4), height)
      near = Rect(center: Point(room.x + room.width / 4, top + height / 2), words).rounded
      far = Rect(center: Point(room.maxX - room.width / 4, top + height / 2), words).rounded
      return top
    }
    button = Rect(room.x, room.maxY - buttonHeight, room.width, buttonHeight).rounded
    let top = button.y - gap - wordsHeight
    let words = (room.width - gap) / 2
    near = Rect(room.x, top, words, wordsHeight).rounded
    far = Rect(room.maxX - words, top, words, wordsHeight).rounded
    return top
  }

  /// The plates with total and button behind them, or below them where the window is narrow.
  private mutating func layPlates(_ room: Rect, isNarrow: Bool) -> Double {
    let words = metrics.line(metrics.medium()) + metrics.line(metrics.small()) + metrics.px(8)
    let height = max(metrics.px(64), words)
    let buttonWidth = max(wants.button, metrics.px(200))
    let totalWidth = max(wants.total, metrics.px(130))
    let count = Double(wants.plates)
    if isNarrow {
      button =
        Rect(
          room.maxX - buttonWidth, room.maxY - buttonHeight, buttonWidth, buttonHeight
        ).rounded
      total = Rect(room.x, button.y, button.x - gap - room.x, button.height)
      let top = button.y - gap - height
      let width = (room.width - gap * (count - 1)) / count
      plates = row(Rect(room.x, top, room.width, height), width: width)
      // They stand above the total, not before it.
      return top
    }
    let top = room.maxY - max(height, buttonHeight)
    button = Rect(room.maxX - buttonWidth, top, buttonWidth, max(height, buttonHeight)).rounded
    total = Rect(button.x - gap - totalWidth, top, totalWidth, height).rounded
    let free = total.x - 2 * gap - room.x
    let width = min(metrics.px(wants.plates == 5 ? 138 : 180), (free - gap * (count - 1)) / count)
    plates = row(Rect(room.x, top, free, height), width: width)
    return top
  }

  private func row(_ room: Rect, width: Double) -> [Rect] {
    (0..<wants.plates).map { index in
      Rect(room.x + Double(index) * (width + gap), room.y, width, room.height).rounded
    }
  }

  /// One row: what is told at the left and at the right, and the button.
  private mutating func layLine(_ room: Rect) -> Double {
    let small = metrics.line(metrics.small())
    let height = max(metrics.target, 3 * small)
    let top = room.maxY - height
    let high = min(height, metrics.isSmall ? 46 : metrics.height(56))
    let isLast = wants.plates > 0
    let width = max(wants.button, metrics.small * 6)
    let x = isLast ? room.maxX - width : room.midX - width / 2
    button = Rect(x, top + (height - high) / 2, width, high).rounded
    if isLast {
      total = Rect(room.x, top, button.x - metrics.close - room.x, height).rounded
    } else {
      let words = (room.width - width) / 2 - metrics.close
      near = Rect(room.x, top, words, height).rounded
      far = Rect(room.maxX - words, top, words, height).rounded
    }
    return top
  }
}
