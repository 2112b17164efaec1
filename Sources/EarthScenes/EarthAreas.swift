import BoxKit
import Controls
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
    let parts = isCompact ? line : wants.plates == 0 ? places : plateRows
    let height = parts.heights(in: width).minimum
    foot -= height
    parts.place(in: Rect(side, foot, width, height), on: &self)
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

  private typealias Part = LayoutBox<PartialKeyPath<EarthAreas>>

  private var gap: Double { metrics.px(12) }
  private var buttonHeight: Double { metrics.height(64) }
  private var isNarrow: Bool { metrics.form == .portrait }

  /// The texts about the places with the button between them, or below them in a narrow window.
  private var places: Part {
    let words = metrics.line(metrics.medium()) + 2 * metrics.line(metrics.small())
    let width = max(wants.button, metrics.px(168))
    let button = Part(\.button).height(buttonHeight)
    if isNarrow {
      let texts = Part.row([Part(\.near), Part(\.far)], spacing: gap)
      return .column([texts.height(words), button], spacing: gap)
    }
    // Each text is below its globe.
    let edge = Part.space(width / 2 + gap)
    return .row([edge, Part(\.near), button.width(width), Part(\.far), edge], spacing: gap)
      .height(max(words, buttonHeight))
  }

  /// The plates with the total and the button after them, or below them in a narrow window.
  private var plateRows: Part {
    let words = metrics.line(metrics.medium()) + metrics.line(metrics.small()) + metrics.px(8)
    let height = max(metrics.px(64), words)
    let button = Part(\.button).width(max(wants.button, metrics.px(200)))
    let plate = Part(\.plates).height(height)
    if isNarrow {
      return .column(
        [
          .row(Array(repeating: plate, count: wants.plates), spacing: gap),
          .row([Part(\.total), button], spacing: gap).height(buttonHeight),
        ], spacing: gap)
    }
    let usual = metrics.px(wants.plates == 5 ? 138 : 180)
    let plates = Array(
      repeating: plate.width(LengthRange(ideal: usual, maximum: usual)), count: wants.plates)
    let total = Part(\.total).width(max(wants.total, metrics.px(130))).height(height)
    return .row(
      plates + [.space(LengthRange(2 * gap)), total, button], spacing: gap, alignment: .leading
    ).height(max(height, buttonHeight))
  }

  /// One row: the texts at the left and the right, and the button. In a narrow window the button is below the texts.
  private var line: Part {
    let height = max(metrics.target, 3 * metrics.line(metrics.small()))
    let button = Part(\.button).height(min(height, metrics.isSmall ? 46 : metrics.height(56)))
    let last = button.width(max(wants.button, metrics.small * 6))
    func row(_ parts: [Part]) -> Part { .row(parts, spacing: metrics.close).height(height) }
    if wants.plates > 0 { return row([Part(\.total), last]) }
    let least = metrics.size.height > metrics.size.width ? metrics.small * 6 : 0
    let (near, far) = (
      Part(\.near).width(LengthRange(least)), Part(\.far).width(LengthRange(least))
    )
    return .variants([
      row([near, last, far]), .column([row([near, far]), button], spacing: metrics.close),
    ])
  }
}
