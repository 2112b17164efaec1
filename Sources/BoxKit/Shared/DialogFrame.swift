import Stage

/// What dialogs share: the surface, the title, the row of buttons with its focus, and what puts them away.
///
/// A scene holds one, hands it every intent, and lays what it has to say into the room that is left.
package final class DialogFrame {
  /// Words in the language of the moment.
  package typealias Words = (Texts) -> String

  /// How the buttons stand in their row.
  package enum Arrangement {
    /// The first at the left, the others at the right.
    case apart
    case trailing
    /// Over the whole width.
    case filling
  }

  /// Called when the player puts the dialog away.
  package var onClose: () -> Void = {}
  /// Hears the commands that mean something below a dialog, such as undo.
  package var onCommand: (Intent.Command) -> Void = { _ in }
  /// What the scene itself lays out above the buttons; comes before them in the order of the focus.
  package var above: [Control] = [] { didSet { panel.controls = above + buttons.map(\.button) } }
  /// Where the dialog lies.
  package private(set) var frame = Rect.zero
  /// Between the button at the left and those at the right; empty where they do not stand apart.
  package private(set) var between = Rect.zero

  private let context: StageContext
  private let arrangement: Arrangement
  private var buttons: [(button: Button, title: Words, shortTitle: Words?)] = []
  private let panel: ControlPanel
  private var surface: Surface?
  /// The place of the buttons, and what lies between them.
  private var foot = (frame: Rect.zero, gap: 0.0)
  private var title: (text: String, style: TextStyle, box: Rect)?

  /// A dialog without buttons.
  package init(_ context: StageContext, _ arrangement: Arrangement) {
    self.context = context
    self.arrangement = arrangement
    panel = ControlPanel(context: context)
  }

  /// Adds a button to the right of the others.
  ///
  /// - Parameters:
  ///   - title: asked at every layout.
  ///   - shortTitle: stands in for the title where the row has too little room.
  ///   - isPrimary: whether it is the one thing to do next, and has the focus at first.
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

  /// Brings the focus to a button.
  package func focus(_ id: String) { panel.focus(id: id) }

  /// Switches a button on or off.
  package func setEnabled(_ id: String, _ isEnabled: Bool) {
    panel.controls.first { $0.id == id }?.isEnabled = isEnabled
  }

  package func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onClose()
    // Who taps the table wants to see it.
    case .tap(let point) where !frame.contains(point): onClose()
    // A dialog comes when there is nothing to hint at.
    case .command(let command) where command != .hint && command != .peek: onCommand(command)
    case .commandRepeat(let command): onCommand(command)
    default: break
    }
  }

  /// Draws the dialog with what its scene has to say.
  package func draw(into list: inout DisplayList, content: (inout DisplayList) -> Void) {
    surface?.draw(into: &list, frame)
    if let title {
      list.text(
        title.text, title.style, context.theme.ink, in: title.box,
        arrangement == .filling ? .center : .leading, context: context)
    }
    content(&list)
    panel.draw(into: &list)
  }
}

extension DialogFrame {
  /// In the middle of the table, in small and upright windows nearly all of it.
  ///
  /// - Parameters:
  ///   - title: nil for a dialog that draws a head of its own.
  ///   - padding: above and below.
  /// - Returns: the room between title and buttons.
  package func layoutLarge(_ title: String? = nil, padding: Double) -> Rect {
    let metrics = context.metrics
    let side = metrics.form == .portrait ? metrics.units(16) : metrics.review(48, compact: 12)
    return layout(
      metrics.reviewFrame, inside: metrics.reviewFrame.inset(side, padding), title,
      isLow: metrics.reviewIsCompact, gap: metrics.review(16, compact: 8))
  }

  /// In the middle of the window, as high as what it says.
  ///
  /// - Parameters:
  ///   - width: at least, as far as the window has room for it.
  ///   - height: of what it says, with the gaps above and below, in a width.
  /// - Returns: the room between title and buttons.
  package func layoutFitted(
    _ title: String? = nil, width: Double, height: (_ width: Double) -> Double
  ) -> Rect {
    let metrics = context.metrics
    let (padding, gap) = (metrics.px(40, small: 12), metrics.px(16, small: 8))
    setTitles()
    let needed = ControlRow.width(of: buttons.map(\.button), gap: gap) + 2 * padding
    let width = min(metrics.size.width - 2 * metrics.margin, max(width, needed)).rounded()
    let head = title == nil ? 0 : metrics.line(titleStyle(isLow: metrics.isSmall))
    let foot = footHeight(in: width - 2 * padding, gap: gap)
    let height = 2 * padding + head + height(width - 2 * padding) + foot
    let size = Size(width, min(height, metrics.size.height - 16))
    let frame = Rect(center: Rect(.zero, metrics.size).center, size).rounded
    return layout(
      frame, inside: frame.inset(by: padding), title, isLow: metrics.isSmall, gap: gap)
  }

  private func layout(
    _ frame: Rect, inside: Rect, _ title: String?, isLow: Bool, gap: Double
  ) -> Rect {
    let metrics = context.metrics
    self.frame = frame
    surface = Surfaces(context).dialog(frame.size)
    let height = footHeight(in: inside.width, gap: gap)
    let foot = Rect(inside.x, inside.maxY - height, inside.width, height)
    self.foot = (foot, gap)
    layoutButtons()
    var top = inside.y
    self.title = title.map { text in
      let style = titleStyle(isLow: isLow)
      let box = Rect(inside.x, inside.y, inside.width, metrics.line(style))
      top = box.maxY
      let isWide = context.measurer.size(of: text, style).width > box.width
      return (text, isWide ? metrics.medium(.bold) : style, box)
    }
    return Rect(inside.x, top, inside.width, foot.y - top)
  }

  private func titleStyle(isLow: Bool) -> TextStyle {
    isLow ? context.metrics.medium(.bold) : context.metrics.large()
  }

  private func setTitles(short isShort: Bool = false) {
    for (button, title, short) in buttons {
      button.title = (isShort ? short ?? title : title)(context.texts)
    }
  }

  private func footHeight(in width: Double, gap: Double) -> Double {
    let height = context.metrics.dialogButtonHeight
    let rows = Double(rows(in: width, gap: gap).count)
    return rows * height + (rows - 1) * min(gap, height / 5)
  }

  /// The buttons in one row or, where that has no room for their words, in rows of two from four buttons on, else one
  /// below the other; with the words that they have room for.
  private func rows(in width: Double, gap: Double) -> [[Button]] {
    let row = ControlRow(frame: Rect(0, 0, width, context.metrics.dialogButtonHeight), gap: gap)
    let all = buttons.map(\.button)
    setTitles()
    shorten(row)
    if row.holds(all) { return [all] }
    let pairs = stride(from: 0, to: all.count, by: 2).map { Array(all[$0...].prefix(2)) }
    for isShort in [false, true] where all.count > 3 {
      setTitles(short: isShort)
      if pairs.allSatisfy(row.holds) { return pairs }
    }
    setTitles()
    return all.map { [$0] }
  }

  /// What is missing comes off the wood beside the words, as far as that goes.
  private func shorten(_ row: ControlRow) {
    if row.shortfall(of: buttons.map(\.button)) > context.metrics.px(64) { setTitles(short: true) }
  }

  /// Sets the titles of now, and gives each button the room that its title asks for.
  func layoutButtons() {
    let (foot, gap) = foot
    between = .zero
    let rows = rows(in: foot.width, gap: gap)
    guard rows.count > 1 else { return place(buttons.map(\.button), in: foot, gap: gap) }
    let height = context.metrics.dialogButtonHeight
    let step = (foot.height - height) / Double(rows.count - 1)
    for (index, controls) in rows.enumerated() {
      let frame = Rect(foot.x, foot.y + Double(index) * step, foot.width, height).rounded
      ControlRow(frame: frame, gap: gap).fill(with: controls)
    }
  }

  private func place(_ controls: [Button], in foot: Rect, gap: Double) {
    let row = ControlRow(frame: foot, gap: gap)
    switch arrangement {
    case .apart:
      row.place(controls, leading: 1)
      guard controls.count > 1 else { break }
      let left = controls[0].frame.maxX + gap
      between = Rect(left, foot.y, max(0, controls[1].frame.x - gap - left), foot.height)
    case .trailing: row.place(controls)
    case .filling: row.fill(with: controls)
    }
  }
}
