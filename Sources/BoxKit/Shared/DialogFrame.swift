import Controls
import Stage

/// The common part of dialogs: the surface, the title, the buttons with their focus, and closing.
///
/// A scene owns a frame, passes every intent to it and lays out its own content in the rectangle that the layout
/// returns.
package final class DialogFrame {
  /// A text in the current language.
  package typealias Words = (Texts) -> String

  /// The arrangement of the buttons in their row.
  package enum Arrangement {
    /// The first button is at the left, the others are at the right.
    case apart
    case trailing
    /// The buttons fill the whole width.
    case filling
  }

  /// Called when the player closes the dialog.
  package var onClose: () -> Void = {}
  /// Called with commands that still apply below a dialog, such as undo.
  package var onCommand: (Intent.Command) -> Void = { _ in }
  /// The scene's own controls above the buttons. They come first in focus order.
  package var above: [Control] = [] { didSet { panel.controls = above + buttons.map(\.button) } }
  /// The area that scrolls some of the controls above the buttons; `nil` if none scrolls.
  package var scrollArea: ScrollArea? {
    get { panel.scrollArea }
    set { panel.scrollArea = newValue }
  }
  /// The frame of the dialog in output pixels.
  package private(set) var frame = Rect.zero
  /// The space between the button at the left and those at the right; empty for other arrangements.
  package private(set) var between = Rect.zero

  private let context: StageContext
  private let arrangement: Arrangement
  private var buttons: [(button: Button, title: Words, shortTitle: Words?)] = []
  private let panel: ControlPanel
  private var surface: Surface?
  /// The frame of the buttons and the gap between them.
  private var foot = (frame: Rect.zero, gap: 0.0)
  private var title: (text: String, style: TextStyle, box: Rect)?

  /// Creates a dialog without buttons.
  package init(_ context: StageContext, _ arrangement: Arrangement) {
    self.context = context
    self.arrangement = arrangement
    panel = ControlPanel(context: context)
  }

  /// Adds a button to the right of the others.
  ///
  /// - Parameters:
  ///   - title: returns the title, at every layout.
  ///   - shortTitle: returns a title for rows that are too narrow for `title`.
  ///   - isPrimary: whether it is the default button, which has the focus at first.
  package func add(
    _ id: String, title: @escaping Words, shortTitle: Words? = nil, isPrimary: Bool = false,
    action: @escaping () -> Void
  ) {
    let button = Button(
      id: id, context: context, title: "", isPrimary: isPrimary, action: action)
    buttons.append((button, title, shortTitle))
    panel.controls.append(button)
    if isPrimary { panel.focus(id: id) }
  }

  package var controls: [ControlReport] { panel.reports }

  /// The frame of the text that the player edits; `nil` while nothing is edited.
  package var textPlace: Rect? { panel.textPlace }

  /// Moves the focus to a button.
  package func focus(_ id: String) { panel.focus(id: id) }

  /// Enables or disables a button.
  package func setEnabled(_ id: String, _ isEnabled: Bool) {
    panel.controls.first { $0.id == id }?.isEnabled = isEnabled
  }

  package func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onClose()
    // A tap outside the dialog closes it.
    case .tap(let point) where !frame.contains(point): onClose()
    // Dialogs with commands appear over finished games, which have no hint or peek.
    case .command(let command) where command != .hint && command != .peek: onCommand(command)
    case .commandRepeat(let command): onCommand(command)
    default: break
    }
  }

  /// Draws the dialog. `content` draws the scene's own content.
  package func draw(into list: inout DisplayList, content: (inout DisplayList) -> Void) {
    surface?.draw(into: &list, frame)
    if let title {
      list.text(
        title.text, title.style, context.look.theme.ink, in: title.box,
        arrangement == .filling ? .center : .leading, look: context.look)
    }
    content(&list)
    panel.draw(into: &list)
  }
}

extension DialogFrame {
  /// Lays out a dialog of a fixed size in the middle of the table. It fills most of a small or portrait window.
  ///
  /// - Parameters:
  ///   - title: the title; `nil` for a dialog that draws its own.
  ///   - padding: the space at the top and the bottom.
  /// - Returns: the rectangle between the title and the buttons.
  package func layoutLarge(_ title: String? = nil, padding: Double) -> Rect {
    let metrics = context.look.metrics
    let side = metrics.form == .portrait ? metrics.units(16) : metrics.review(48, compact: 12)
    return layout(
      metrics.reviewFrame, inside: metrics.reviewFrame.inset(side, padding), title,
      isLow: metrics.reviewIsCompact, gap: metrics.review(16, compact: 8))
  }

  /// Lays out a dialog in the middle of the window. It is as high as its content, up to the height of the window.
  ///
  /// - Parameters:
  ///   - width: the minimum width. The buttons can widen the dialog, and the window limits it.
  ///   - padding: the space at all sides; `nil` for the usual one.
  ///   - height: returns the height of the content for a width, with the gaps above and below.
  /// - Returns: the rectangle between the title and the buttons.
  package func layoutFitted(
    _ title: String? = nil, width: Double, padding: Double? = nil,
    height: (_ width: Double) -> Double
  ) -> Rect {
    let metrics = context.look.metrics
    let (padding, gap) = (padding ?? metrics.px(40, small: 12), metrics.px(16, small: 8))
    setTitles()
    let needed = row(buttons.map(\.button), gap: gap).widths.ideal + 2 * padding
    let width = min(metrics.size.width - 2 * metrics.margin, max(width, needed)).rounded()
    let head = title == nil ? 0 : metrics.line(titleStyle(isLow: metrics.isSmall))
    let foot = rows(in: width - 2 * padding, gap: gap).heights(in: width).minimum
    let height = 2 * padding + head + height(width - 2 * padding) + foot
    let size = Size(width, min(height, metrics.size.height - 16))
    let frame = Rect(center: Rect(.zero, metrics.size).center, size).rounded
    return layout(
      frame, inside: frame.inset(by: padding), title, isLow: metrics.isSmall, gap: gap)
  }

  private func layout(
    _ frame: Rect, inside: Rect, _ title: String?, isLow: Bool, gap: Double
  ) -> Rect {
    let metrics = context.look.metrics
    self.frame = frame
    surface = Surfaces(context.look).dialog(frame.size)
    let height = rows(in: inside.width, gap: gap).heights(in: inside.width).minimum
    let foot = Rect(inside.x, inside.maxY - height, inside.width, height)
    self.foot = (foot, gap)
    layoutButtons()
    var top = inside.y
    self.title = title.map { text in
      let style = titleStyle(isLow: isLow)
      let box = Rect(inside.x, inside.y, inside.width, metrics.line(style))
      top = box.maxY
      let isWide = context.look.measurer.size(of: text, style).width > box.width
      return (text, isWide ? metrics.medium(.bold) : style, box)
    }
    return Rect(inside.x, top, inside.width, foot.y - top)
  }

  private func titleStyle(isLow: Bool) -> TextStyle {
    isLow ? context.look.metrics.medium(.bold) : context.look.metrics.large()
  }

  private func setTitles(short isShort: Bool = false) {
    for (button, title, short) in buttons {
      button.title = (isShort ? short ?? title : title)(context.look.texts)
    }
  }

  /// Returns the rows of buttons, and chooses the longest titles that fit there.
  ///
  /// All buttons are in one row if their titles fit. If not, four or more buttons are in rows of two if that fits.
  /// Otherwise they are in a column.
  private func rows(in width: Double, gap: Double) -> LayoutBox<Control> {
    let all = buttons.map(\.button)
    let spacing = min(gap, (context.look.metrics.dialogButtonHeight / 5).rounded())
    func column(_ rows: [[Button]]) -> LayoutBox<Control> {
      .column(rows.map { row($0, gap: gap) }, spacing: spacing)
    }
    setTitles()
    shorten(in: width - gap * Double(all.count - 1))
    let line = column([all])
    if line.widths.minimum <= width { return line }
    let pairs = stride(from: 0, to: all.count, by: 2).map { Array(all[$0...].prefix(2)) }
    for isShort in [false, true] where all.count > 3 {
      setTitles(short: isShort)
      let lines = column(pairs)
      if lines.widths.minimum <= width { return lines }
    }
    setTitles()
    return column(all.map { [$0] })
  }

  /// Returns a row of buttons. If there are several rows, each fills the width.
  private func row(_ row: [Button], gap: Double) -> LayoutBox<Control> {
    let fills = arrangement == .filling || row.count < buttons.count
    var boxes = LayoutBox.controls(row, fills: fills)
    switch arrangement {
    case _ where fills: break
    case .apart: boxes.insert(.space(LengthRange(gap)), at: min(1, row.count))
    case .trailing, .filling: boxes.insert(.space(), at: 0)
    }
    return .row(boxes, spacing: gap).height(context.look.metrics.dialogButtonHeight)
  }

  /// Uses the short titles if the widest button would shrink by more than 64 design units. A smaller shortfall only
  /// reduces the padding.
  private func shorten(in room: Double) {
    let widths = buttons.map(\.button.preferredSize.width)
    let part = 1 - room / widths.reduce(0, +)
    if (widths.max() ?? 0) * part > context.look.metrics.px(64) { setTitles(short: true) }
  }

  /// Updates the titles and places the buttons.
  func layoutButtons() {
    let (foot, gap) = foot
    rows(in: foot.width, gap: gap).place(in: foot)
    between = .zero
    guard arrangement == .apart, buttons.count > 1 else { return }
    let left = buttons[0].button.frame.maxX + gap
    let width = buttons[1].button.frame.x - gap - left
    if width > 0 { between = Rect(left, foot.y, width, foot.height) }
  }
}
