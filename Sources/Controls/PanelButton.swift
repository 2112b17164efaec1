import Motion
import Stage

/// A button with the chosen title and an arrow, which opens a panel with a few controls.
///
/// While the panel is open, the button gets every intent. Esc or a tap elsewhere closes the panel and discards the
/// changes. Enter or A accepts them if no control of the panel uses it.
public final class PanelButton: Control {
  /// The title, which shows the current choice.
  public var title = ""
  /// The controls of the panel in focus order. The first one has the initial focus.
  public var content: [Control] = [] { didSet { contentPanel.controls = content } }
  /// Returns the size that the controls need. Called whenever the panel is drawn or opened.
  public var contentSize: () -> Size = { .zero }
  /// Places the controls in the panel.
  public var layoutContent: (Rect) -> Void = { _ in }
  /// Called before the panel opens.
  public var onOpen: () -> Void = {}
  /// Called after the panel has closed. `isTaken` is `true` if the changes are accepted, and `false` if they are
  /// discarded.
  public var onClose: (_ isTaken: Bool) -> Void = { _ in }
  /// Whether the panel is open.
  public private(set) var isOpen = false
  /// Whether only the panel is shown, which another control opens by ``activate()``. The frame is that of the other
  /// control.
  public var isPanelAlone = false

  private let contentPanel: ControlPanel
  private let openness: AnimatedValue
  private var face = RaisedFace(shadows: Shadow.none)
  private var arrow = ButtonArrow()
  private var ground = Memo<LookKey, Surface>()

  /// Creates a button without controls. Set its `frame` during layout.
  public override init(id: String, context: StageContext) {
    contentPanel = ControlPanel(context: context)
    openness = AnimatedValue(context.animator, .alpha)
    super.init(id: id, context: context)
  }

  public override var isOperable: Bool { super.isOperable && (!isPanelAlone || isOpen) }
  public override var targetFrame: Rect { isPanelAlone ? .zero : super.targetFrame }

  /// The reason is shown in small text instead of the title.
  public override var drawsReason: Bool { true }

  public override var words: SpokenControl {
    title.isEmpty ? SpokenControl(tip() ?? "", .menu) : SpokenControl(title, .menu, note: tip())
  }

  public override var preferredSize: Size {
    Size(width(for: title), context.look.metrics.height(52))
  }

  /// Returns the width of the button for a title.
  public func width(for title: String) -> Double {
    let metrics = context.look.metrics
    return context.look.measurer.size(of: title, metrics.medium(.semibold)).width + metrics.px(70)
  }

  public override func activate() -> Bool {
    guard !isOpen else {
      close(isTaken: true)
      return true
    }
    onOpen()
    isOpen = true
    openness.go(to: 1)
    contentPanel.focus(id: content.first?.id)
    layoutContent(room)
    return true
  }

  /// Closes the panel if it is open. `isTaken` accepts the changes.
  public func close(isTaken: Bool) {
    guard isOpen else { return }
    isOpen = false
    openness.go(to: 0)
    onClose(isTaken)
  }

  // MARK: The panel

  private var padding: Double { context.look.metrics.px(16, small: 10) }

  /// The outer frame of the panel: beside the button, within the window.
  private var place: Rect {
    let size = contentSize()
    let width = max(frame.width, size.width + 2 * padding)
    return context.look.metrics.placeOfPopUp(
      beside: frame, Size(width, size.height + 2 * padding))
  }

  private var room: Rect { place.inset(by: padding) }

  public override var isModal: Bool { isOpen }

  public override func handleModally(_ intent: Intent) -> Bool {
    switch intent {
    case .back: close(isTaken: false)
    case .tap(let point) where !place.contains(point): close(isTaken: false)
    case .nextTab, .previousTab, .focusSwitch, .number, .command, .commandRepeat, .edit:
      return false
    case .activate: if !contentPanel.handle(intent) { close(isTaken: true) }
    default: _ = contentPanel.handle(intent)
    }
    return true
  }

  /// The button's report and, while the panel is open, those of its controls.
  public override var reports: [ControlReport] {
    let own = isPanelAlone ? [] : super.reports
    guard isOpen, !isHidden else { return own }
    return own
      + contentPanel.reports.map { report in
        var report = report
        report.words?.group = words.name
        return report
      }
  }

  // MARK: Drawing

  public override func draw(into list: inout DisplayList) {
    guard !isPanelAlone else { return }
    let metrics = context.look.metrics
    let (place, ink) = face.draw(
      into: &list, of: self, accent: highlight.value * (1 - openness.value))
    if !isEnabled, let reason {
      return draw(reason, into: &list, in: place.inset(metrics.px(12), 0))
    }
    let box = arrow.draw(into: &list, in: place, turned: openness.value, ink, context.look)
    list.text(title, metrics.medium(.semibold), ink, in: box, measuredBy: context.look.measurer)
  }

  /// Draws the reason on one line, or on two if it does not fit.
  private func draw(_ reason: String, into list: inout DisplayList, in box: Rect) {
    let (style, measurer) = (context.look.metrics.small(.medium), context.look.measurer)
    let lines = measurer.wrapped(reason, style, width: box.width)
    let height = context.look.metrics.line(style)
    let top = (box.midY - height * Double(lines.count) / 2).rounded()
    for (index, line) in lines.enumerated() {
      let place = Rect(box.x, top + height * Double(index), box.width, height)
      list.text(line, style, context.look.theme.mutedInk, in: place, .center, measuredBy: measurer)
    }
  }

  public override func drawAbove(into list: inout DisplayList) {
    guard openness.value > 0 else { return }
    let place = place
    layoutContent(room)
    let ground = ground.value(for: LookKey(context.look, place.size)) {
      Surfaces(context.look).panel(place.size, radius: 18)
    }
    list.faded(openness.value) { list in
      ground.draw(into: &list, place)
      contentPanel.draw(into: &list)
    }
  }
}

/// The arrow at the right of a button that opens a list or a panel.
@MainActor struct ButtonArrow {
  private var picture = Memo<LookKey, Picture>()

  /// Draws the arrow.
  ///
  /// - Parameter share: how far the list is open, 0 to 1; 1 turns the arrow upside down.
  /// - Returns: the space for text beside it.
  mutating func draw(
    into list: inout DisplayList, in place: Rect, turned share: Double, _ ink: Color,
    _ look: Look
  ) -> Rect {
    let metrics = look.metrics
    let sign = picture.value(for: LookKey(look, place.size)) {
      Icon.chevronDown.picture(size: 2 * metrics.px(12), color: .white, in: look.pictures)
    }
    var box = place.inset(metrics.px(20), 0)
    let center = Point(place.maxX - metrics.px(30), box.midY)
    list.picture(sign, center: center, rotation: share * .pi, tint: ink)
    box.width = center.x - metrics.px(20) - box.x
    return box
  }
}
