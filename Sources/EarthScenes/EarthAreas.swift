import BoxKit
import Stage

/// The layout of the table in a window of one size (Documentation/Look.md, *Layout*).
nonisolated struct EarthAreas: Hashable, Sendable {
  /// The content that determines the layout besides the window.
  struct Wants: Hashable, Sendable {
    /// The number of plates below the tray. At 0 the texts about the two places are there instead.
    var plates = 0
    /// The width for the longest word of a plate, with padding.
    var plate = 0.0
    /// The width for the words of the widest button, with padding.
    var button = 0.0
    /// The width for the total.
    var total = 0.0
  }

  let metrics: Metrics
  let wants: Wants
  /// Whether gaps are small and the note is in the bar.
  private(set) var isCompact: Bool
  /// The outer edge of the tray.
  private(set) var tray = Rect.zero
  /// The frames of the texts about the near and the far place.
  private(set) var near = Rect.zero
  private(set) var far = Rect.zero
  /// The plates, one for each place or for each seat.
  private(set) var plates: [Rect] = []
  private(set) var total = Rect.zero
  private(set) var button = Rect.zero
  /// The note at the bottom, or `nil` if it is in the bar.
  private(set) var note: Rect?

  /// Computes the layout of a window. It is compact if the roomy layout makes the globes too small.
  init(metrics: Metrics, wants: Wants) {
    let roomy = EarthAreas(metrics, wants, isCompact: false)
    let close = EarthAreas(metrics, wants, isCompact: true)
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
    // Limits the tray to the width of two globes, or to the height of two.
    let most = isUpright ? width : min(width, 2.3 * tray.height)
    tray = Rect(((size.width - most) / 2).rounded(), tray.y, most.rounded(), tray.height)
    if isUpright { tray.height = min(tray.height, (2.06 * tray.width).rounded()) }
  }

  /// Whether one globe is above the other.
  private var isUpright: Bool { tray.height > tray.width }

  /// The width of the wooden rim.
  var rim: Double { isCompact ? max(6, metrics.px(10)) : metrics.px(16) }

  /// The area inside the rim.
  var felt: Rect { tray.inset(by: rim) }

  /// The diameter of each globe, if two fit side by side or one above the other.
  private var globe: Double {
    let (long, short) = (max(felt.width, felt.height), min(felt.width, felt.height))
    return min(short, long / 2)
  }

  /// Whether the texts below the tray fit.
  private var hasRoom: Bool {
    guard let last = plates.last else { return near.width >= metrics.small * 10 }
    return last.width >= wants.plate && (last.maxX <= total.x || last.maxY <= total.y)
  }

  /// Lays out everything below the tray.
  ///
  /// - Parameter room: the area from the top of the window to the lower margin.
  /// - Returns: the upper edge of the parts below the tray.
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

  /// Lays out the places with the button between them, or below them in a narrow window.
  private mutating func layPlaces(_ room: Rect, isNarrow: Bool) -> Double {
    let width = max(wants.button, metrics.px(168))
    guard isNarrow else {
      let height = max(wordsHeight, buttonHeight)
      let top = room.maxY - height
      button =
        Rect(
          room.midX - width / 2, top + (height - buttonHeight) / 2, width, buttonHeight
        ).rounded
      // Each text is below its globe.
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

  /// Lays out the plates with the total and the button after them, or below them in a narrow window.
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
      // The total is below the plates, so it does not limit their width.
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

  /// Lays out one row: the texts at the left and the right, and the button.
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
      if words < metrics.small * 6, room.height > room.width {
        // The button is below the texts, which are half as wide as the window.
        let half = (room.width - metrics.close) / 2
        button = Rect(room.x, room.maxY - high, room.width, high).rounded
        let above = button.y - metrics.close - height
        near = Rect(room.x, above, half, height).rounded
        far = Rect(room.maxX - half, above, half, height).rounded
        return above
      }
      near = Rect(room.x, top, words, height).rounded
      far = Rect(room.maxX - words, top, words, height).rounded
    }
    return top
  }
}
