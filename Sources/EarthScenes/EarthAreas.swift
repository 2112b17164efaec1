import BoxKit
import Controls
import Stage

/// The layout of the table in a window of one size (Documentation/Look.md, *Layout*).
nonisolated struct EarthAreas: Hashable, Sendable {
  /// The content that determines the layout besides the window. Widths are in output pixels.
  struct Inputs: Hashable, Sendable {
    /// The width of the title in the bar.
    var title = 0.0
    /// The least and the usual width of the modes as segments.
    var leastModes = 0.0
    var modes = 0.0
    /// The least width of the modes as a list.
    var leastList = 0.0
    /// The number of lines of the longest question.
    var questionLines = 1
    /// The number of boxes below the tray. At 0 the texts about the two places are there instead.
    var boxes = 0
    /// The usual width of a box, and the least width for the longest word in one.
    var usualBox = 0.0
    var box = 0.0
    /// The width for the words of the widest button, with padding.
    var button = 0.0
    /// The width for the total, and the least one, in which the medal before its words is left out.
    var total = 0.0
    var leastTotal = 0.0
  }

  let metrics: Metrics
  let inputs: Inputs
  /// Whether gaps are small, the question has one line, and dots replace the boxes.
  private(set) var isCompact: Bool
  /// Whether the bar has room for the title.
  private(set) var hasTitle = true
  /// The control to choose a mode.
  private(set) var modes = Rect.zero
  /// The end of the free space at the right of `modes`.
  private(set) var modesLimit = 0.0
  private(set) var question = Rect.zero
  /// The line below the question, or `nil` in a compact layout.
  private(set) var hint: Rect?
  /// The outer edge of the tray.
  private(set) var tray = Rect.zero
  /// The texts about the near and the far place.
  private(set) var near = Rect.zero
  private(set) var far = Rect.zero
  /// The boxes, one for each place, find or seat.
  private(set) var boxes: [Rect] = []
  private(set) var total = Rect.zero
  /// The text of a first step beside the total, in a compact layout.
  private(set) var step = Rect.zero
  private(set) var button = Rect.zero
  /// The note at the bottom, or `nil` in a compact layout.
  private(set) var note: Rect?

  /// Computes the layout of a window. It is compact if the roomy layout makes the globes too small.
  init(metrics: Metrics, inputs: Inputs) {
    let roomy = EarthAreas(metrics, inputs, isCompact: false)
    let close = EarthAreas(metrics, inputs, isCompact: true)
    let isLarge = roomy.globe >= 0.7 * close.globe && roomy.hasRoom
    self = isLarge && !metrics.isSmall ? roomy : close
  }

  private init(_ metrics: Metrics, _ inputs: Inputs, isCompact: Bool) {
    (self.metrics, self.inputs, self.isCompact) = (metrics, inputs, isCompact)
    let bar = GameBar.Measures(metrics, isCompact: isCompact)
    let isInBar = placeModes(bar)
    let size = metrics.size
    var top = bar.margin + bar.side
    if !isInBar {
      modesLimit = size.width - metrics.margin
      top += isCompact ? metrics.close : metrics.px(16)
      let width = min(usualModes, size.width - 2 * metrics.margin)
      modes = Rect((size.width - width) / 2, top, width, modesHeight).rounded
      top = modes.maxY
    }
    let bottom = isCompact ? metrics.close : metrics.px(16)
    column.place(in: Rect(0, top, size.width, size.height - bottom - top), on: &self)
    limitTray()
    step = step.inset(min(metrics.close, step.width / 2), 0)
    if isCompact { alignFoot() }
  }

  /// The width of the wooden rim.
  var rim: Double { isCompact ? max(6, metrics.px(10)) : metrics.px(16) }

  /// The area inside the rim.
  var felt: Rect { tray.inset(by: rim) }

  /// The diameter of the two largest discs that fit on the felt.
  private var globe: Double {
    let (long, short) = (max(felt.width, felt.height), min(felt.width, felt.height))
    return min(short, long / 2)
  }

  /// Whether the texts below the tray fit.
  private var hasRoom: Bool {
    guard let last = boxes.last else { return near.width >= metrics.small * 10 }
    return last.width >= inputs.box && total.width >= inputs.leastTotal
      && button.width >= inputs.button && (last.maxX <= total.x || last.maxY <= total.y)
  }

  // MARK: Modes

  private var usualModes: Double { max(inputs.modes, metrics.px(456)) }
  private var modesHeight: Double { metrics.height(48) }

  /// Places the modes in the bar: in the middle of the window beside the title, or else without it.
  ///
  /// - Returns: whether the bar has room for them.
  private mutating func placeModes(_ bar: GameBar.Measures) -> Bool {
    let left = bar.left + metrics.px(isCompact ? 8 : 16)
    let room = Rect(left, bar.margin, metrics.size.width - bar.right - bar.gap - left, bar.side)
    let middle = metrics.size.width / 2
    modesLimit = room.maxX
    let titled = min(usualModes, 2 * (middle - room.x - inputs.title - metrics.px(24)))
    hasTitle = !isCompact && titled >= inputs.modes && middle + titled / 2 <= room.maxX
    let width = hasTitle ? titled : min(usualModes, room.width)
    let isUpright = metrics.size.height > metrics.size.width
    let holdsList = isCompact && !isUpright && width >= inputs.leastList
    guard width >= inputs.leastModes || holdsList else {
      hasTitle = !isCompact
      return false
    }
    let x = max(room.x, min(room.maxX - width, middle - width / 2))
    modes = Rect(x, room.midY - modesHeight / 2, width, modesHeight).rounded
    return true
  }

  // MARK: The column below the bar

  private typealias Part = LayoutBox<PartialKeyPath<EarthAreas>>

  private var side: Double {
    isCompact ? metrics.close : metrics.form == .wide ? metrics.px(80) : metrics.margin
  }
  /// The margin of the boxes: that of the tray, or a smaller one if they need the room.
  private var footSide: Double {
    let gaps = gap * Double(inputs.boxes + 3)
    let needed = Double(inputs.boxes) * inputs.box + totalWidth + boxButtonWidth + gaps
    return needed <= metrics.size.width - 2 * side ? side : metrics.margin
  }
  private var gap: Double { metrics.px(12) }
  private var buttonHeight: Double { metrics.height(64) }
  private var isNarrow: Bool { metrics.form == .portrait }

  /// Everything from the question to the note.
  private var column: Part {
    let tray = Part(\.tray).inset(side, 0)
    guard !isCompact else {
      return .column([
        .space(metrics.close / 2),
        Part(\.question).height(metrics.line(metrics.medium())).inset(metrics.close, 0),
        .space(metrics.close / 2), tray, .space(metrics.close), line.inset(side, 0),
      ])
    }
    let questionHeight = metrics.line(metrics.large()) * Double(inputs.questionLines)
    let width = metrics.size.width - 2 * metrics.margin
    let small = metrics.line(metrics.small())
    let isNarrow = width < metrics.small * 56
    let noteHeight = small * (isNarrow ? 2 : 1)
    let hintHeight = max(metrics.line(metrics.medium()), isNarrow ? 2 * small : 0)
    let foot = inputs.boxes == 0 ? places : boxRows
    return .column([
      .space(metrics.px(30)), Part(\.question).height(questionHeight).inset(metrics.margin, 0),
      .space(metrics.px(4)),
      Part(\.hint).height(hintHeight).inset(metrics.margin, 0),
      .space(metrics.px(14)), tray, .space(metrics.px(24)), foot.inset(footSide, 0),
      .space(metrics.px(14)), Part(\.note).height(noteHeight).inset(metrics.margin, 0),
    ])
  }

  /// Limits the longer side of the tray, so that two globes leave little felt free.
  private mutating func limitTray() {
    let isUpright = tray.height > tray.width
    let most = isUpright ? tray.width : min(tray.width, 2.6 * tray.height).rounded()
    tray = Rect(
      ((metrics.size.width - most) / 2).rounded(), tray.y, most, max(40, tray.height))
    if isUpright { tray.height = min(tray.height, (2.06 * tray.width).rounded()) }
  }

  /// Moves the two ends of the line below a narrow tray to the tray's edges, if the text between them has the room.
  private mutating func alignFoot() {
    let texts = inputs.boxes > 0 ? total : near
    guard texts.maxY > button.y else { return }
    // A long word of a place's name keeps its line.
    let spare = inputs.boxes > 0 ? step.width / 2 : near.width - metrics.small * 9
    let shift = max(0, min(tray.x - texts.x, spare)).rounded(.down)
    if inputs.boxes > 0 {
      total.x += shift
      step = step.inset(shift, 0)
      button.x -= shift
    } else {
      near = Rect(near.x + shift, near.y, near.width - shift, near.height)
      far.width -= shift
    }
  }

  /// The texts about the places with the button between them, or below them in a narrow window.
  private var places: Part {
    let words = metrics.line(metrics.medium()) + 2 * metrics.line(metrics.small())
    let width = max(inputs.button, metrics.px(200))
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

  /// The boxes with the total and the button after them, or below them in a narrow window.
  private var boxRows: Part {
    let small = metrics.line(metrics.small())
    let words = metrics.line(metrics.medium()) + small + metrics.px(8)
    // A name of two words has two small lines above its figure.
    let height = max(metrics.px(64), words, 3 * small)
    let button = Part(\.button).width(boxButtonWidth)
    let box = Part(\.boxes).height(height)
    if isNarrow {
      return .column(
        [
          .row(Array(repeating: box, count: inputs.boxes), spacing: gap),
          .row([Part(\.total), button], spacing: gap).height(buttonHeight),
        ], spacing: gap)
    }
    let usual = inputs.usualBox
    let boxes = Array(
      repeating: box.width(LengthRange(inputs.box, ideal: usual, maximum: usual)),
      count: inputs.boxes)
    let total = Part(\.total)
      .width(LengthRange(inputs.leastTotal, ideal: totalWidth, maximum: totalWidth))
    let wide = Part(\.button)
      .width(LengthRange(inputs.button, ideal: boxButtonWidth, maximum: boxButtonWidth))
    return .row(
      boxes + [.space(LengthRange(gap, ideal: 2 * gap)), total.height(height), .space(gap), wide],
      spacing: gap, alignment: .leading
    ).height(max(height, buttonHeight))
  }

  private var boxButtonWidth: Double { max(inputs.button, metrics.px(200)) }
  private var totalWidth: Double { max(inputs.total, metrics.px(130)) }

  /// One row: the texts or the total, and the button. In a narrow window the button is below the texts.
  private var line: Part {
    let height = max(metrics.target, 3 * metrics.line(metrics.small()))
    let width = max(inputs.button, metrics.small * 6)
    let buttonHeight = min(height, metrics.isSmall ? 46 : metrics.height(56))
    let button = Part(\.button).height(buttonHeight)
    if inputs.boxes > 0 {
      let total = Part(\.total)
        .width(LengthRange(inputs.leastTotal, ideal: inputs.total, maximum: inputs.total))
      // Without room for a step, the total has all but one gap.
      return .row([total, Part(\.step), .space(metrics.close), button.width(width)], spacing: 0)
        .height(height)
    }
    let (text, size) = (LengthRange(metrics.small * 6), metrics.size)
    let row = [Part(\.near).width(text), button.width(width), Part(\.far).width(text)]
    let least = 2 * (text.minimum + metrics.close) + width
    guard size.height > size.width, least > size.width - 2 * side else {
      return .row(row, spacing: metrics.close).height(height)
    }
    let texts = Part.row([row[0], row[2]], spacing: metrics.close).height(height)
    return .column([texts, button], spacing: metrics.close)
  }
}
