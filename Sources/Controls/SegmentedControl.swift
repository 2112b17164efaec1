import GameKernel
import Motion
import Stage

/// A control to choose one of a few options, which are side by side. A single option is a label without focus.
public final class SegmentedControl: Control {
  /// The titles of the options, from left to right.
  public var options: [String]
  /// The index of the chosen option.
  public private(set) var selected: Int
  /// Whether the titles are set small, even where larger ones would fit.
  public var isDense = false
  /// Whether moving by keys or gamepad chooses at once. Otherwise Enter or A chooses. Use `false` where a choice
  /// ends a game.
  public var choosesOnArrow = true
  /// The gamepad button that leads to the control. While a gamepad is used, it is shown at the right of the frame,
  /// where the scene must leave room.
  public var padButton: PadButton?
  /// Called with the option after the player has chosen another one.
  public var onChange: (Int) -> Void

  /// The position of the raised segment as the index of an option; fractional during an animation.
  let position: AnimatedValue
  var faces = Memo<LookKey, SegmentFaces>()
  private var cap = KeyCap()
  var pointed: Int?
  /// The option to which keys have moved the focus without choosing it; `nil` for the chosen option.
  private var pendingOption: Int?

  /// Creates a control. Set its `frame` during layout.
  ///
  /// - Precondition: there are options, and `selected` is one of them.
  public init(
    id: String, context: StageContext, options: [String], selected: Int,
    onChange: @escaping (Int) -> Void
  ) {
    precondition(options.indices.contains(selected), "the chosen option is one of the options")
    self.options = options
    self.selected = selected
    self.onChange = onChange
    position = AnimatedValue(context.animator, .position, at: Double(selected))
    super.init(id: id, context: context)
  }

  /// Whether there is a choice.
  public override var isOperable: Bool { super.isOperable && options.count > 1 }

  public override var words: SpokenControl {
    let (texts, option) = (context.look.texts, pendingOption ?? selected)
    let place = texts.place(option, of: options.count)
    // Translators: Spoken after an option to which the player has moved, and which Enter would choose.
    let note = option == selected ? nil : texts("Not chosen yet")
    return SpokenControl(
      tip() ?? "", .choice, state: "\(options[option]), \(place)", note: note,
      hint: choosesOnArrow ? nil : choosing)
  }

  /// The sentence that says which key chooses; `nil` for a mouse or a finger.
  private var choosing: String? {
    let (texts, input) = (context.look.texts, context.input)
    let key: String
    switch input.device {
    case .keyboard: key = texts.key(.enter)
    case .gamepad: key = input.padKind.name(of: .a, in: texts)
    case .mouse, .touch: return nil
    }
    // Translators: Spoken once about a row of options: {key} is such as “Enter”. It chooses the option.
    return texts("{key} chooses.", ["key": key])
  }

  public override var preferredSize: Size {
    let metrics = context.look.metrics
    let widest = options.map { context.look.measurer.size(of: $0, metrics.medium(.bold)).width }
    let segment = (widest.max() ?? 0) + 2 * metrics.px(12)
    return Size(
      Double(options.count) * segment + 2 * metrics.px(4), metrics.height(52))
  }

  public override var leastWidth: Double { leastDenseWidth }

  /// The smallest width at which small titles are not shortened.
  public var leastDenseWidth: Double {
    let metrics = context.look.metrics
    let widest = options.map { context.look.measurer.size(of: $0, metrics.small(.bold)).width }
    let segment = (widest.max() ?? 0).rounded(.up) + 2 * metrics.px(5)
    return Double(options.count) * segment + 2 * metrics.px(4)
  }

  public override var focusShape: (frame: Rect, radius: Double) {
    guard choosesOnArrow else {
      let segment = segment(at: Double(focusedOption))
      return (segment, (0.2 * frame.height).rounded())
    }
    return (frame, (0.28 * frame.height).rounded())
  }

  /// The option with the focus inside the control.
  private var focusedOption: Int { pendingOption ?? selected }

  public override func focusChanged() { pendingOption = nil }

  /// The reports of the control and its options, such as `theme.0`.
  public override var reports: [ControlReport] {
    guard !isHidden else { return [] }
    return super.reports
      + options.indices.map {
        ControlReport(id: "\(id).\($0)", frame: segment(at: Double($0)), isEnabled: isEnabled)
      }
  }

  public override func draw(into list: inout DisplayList) {
    drawParts(into: &list)
    guard let sign = KeyCap.shown(key: nil, padButton: padButton, context) else { return }
    let (look, x) = (context.look, frame.maxX + context.look.metrics.px(12))
    cap.draw(into: &list, sign, from: Point(x, frame.midY), look.theme.mutedInk, look)
  }

  /// Shows another choice without calling `onChange`.
  public func show(_ option: Int) {
    precondition(options.indices.contains(option), "the chosen option is one of the options")
    selected = option
    position.go(to: Double(option))
  }

  public override var adjustsSideways: Bool { true }

  public override func adjust(_ direction: Direction) -> Bool {
    guard direction.isLevel else { return false }
    let next = focusedOption + (direction == .left ? -1 : 1)
    // At the ends, a keyboard has Tab to go on. An arrow pressed too often then reaches no other control unseen.
    guard options.indices.contains(next) else { return context.input.device == .keyboard }
    if choosesOnArrow { choose(next) } else { pendingOption = next }
    return true
  }

  public override func activate() -> Bool {
    guard !choosesOnArrow else { return false }
    choose(focusedOption)
    return true
  }

  public override func tapped(at point: Point) {
    if let option = option(at: point) { choose(option) }
  }

  public override func pointerMoved(to point: Point?) {
    pointed = isEnabled ? point.flatMap(option) : nil
  }

  /// Returns the option at a point by its x coordinate only.
  private func option(at point: Point) -> Int? {
    options.indices.first { point.x < segment(at: Double($0)).maxX } ?? options.indices.last
  }

  private func choose(_ option: Int) {
    guard options.indices.contains(option), option != selected else { return }
    pendingOption = nil
    show(option)
    onChange(option)
  }

  /// Returns the frame of a segment. A fractional index gives a frame between two segments.
  func segment(at place: Double) -> Rect {
    let inside = frame.inset(by: context.look.metrics.px(4))
    let width = inside.width / Double(options.count)
    let left = (inside.x + place * width).rounded()
    // All segments are equally wide, so that they share one picture.
    return Rect(left, inside.y, width.rounded(), inside.height)
  }
}
