/// The scenes inside a scene, each in a part of its area.
///
/// The parent forwards its own lifecycle, intents, time and drawing. Each child gets `willAppear`, `didAppear`,
/// `willDisappear` and `didDisappear` in this order, never one of them twice in a row. It appears and disappears
/// with its parent, or alone when another scene replaces it in its part. A flip of one part starts, ends and is
/// interrupted like a transition of a `SceneContainer`. It is also interrupted when the parent disappears.
///
/// A child has its own coordinates: it is laid out in the size of its part. All points it receives and reports are
/// relative to the upper left corner of that part.
@MainActor public final class ChildScenes {
  /// The part that gets intents without a position, such as arrows. A press in another part activates that part.
  public var active: String?

  private let context: StageContext
  private let changes = ChangeQueue()
  /// The parts, in drawing order.
  private var children: [ChildPart] = []
  /// Whether the parent is visible or appearing.
  private var isPresent = false
  /// The part in which the pointer was pressed.
  private var pressed: ChildPart?
  /// The part under the mouse.
  private var hovered: ChildPart?

  /// Creates an empty collection.
  public init(context: StageContext) { self.context = context }

  // MARK: Parts

  /// Places a part in an area, rounded to whole pixels, and lays out its scene there.
  public func layout(_ name: String, in area: Rect) {
    let part = part(name)
    part.area = area.rounded
    part.transition.pages.last?.needsLayout = true
    part.transition.layout(in: part.area.size)
  }

  /// Shows a scene in a part, with an optional flip from the previous one.
  ///
  /// - Parameters:
  ///   - axis: the middle axis of the part about which it flips; `nil` for no flip. A part never flips while the
  ///     parent is not present.
  ///   - isBackwards: whether it flips in the opposite direction.
  /// - Precondition: the scene is in no other part.
  public func show(
    _ scene: any Scene, in name: String, flippedAbout axis: Turn.Axis? = nil,
    isBackwards: Bool = false
  ) {
    changes.perform { [self] in
      let part = part(name)
      guard part.scene !== scene else { return }
      precondition(!children.contains { $0.scene === scene }, "a scene has one place")
      release(part)
      let known = part.transition.pages.first { $0.scene === scene }
      for other in children where other !== part { other.forget(scene) }
      let page = known ?? Page(scene, context.input)
      if isPresent {
        part.transition.move(to: page, axis.map { .turn($0, isBackwards: isBackwards) } ?? .none)
      } else {
        part.transition.settle()
        part.transition.place(page)
      }
    }
  }

  /// Removes a part and its scene without a transition.
  public func remove(_ name: String) {
    changes.perform { [self] in
      guard let part = children.first(where: { $0.name == name }) else { return }
      release(part)
      if isPresent { part.transition.leave() }
      part.transition.settle()
      part.transition.place(nil)
      children.removeAll { $0 === part }
      if active == name { active = nil }
    }
  }

  /// Returns the scene in a part; during a flip, the incoming one.
  public func scene(in name: String) -> (any Scene)? { find(name)?.scene }

  private func find(_ name: String?) -> ChildPart? { children.first { $0.name == name } }

  private func part(_ name: String) -> ChildPart {
    if let part = find(name) { return part }
    let part = ChildPart(name, PageTransition(context, changes))
    if isAppearing { part.transition.setOut() }
    children.append(part)
    return part
  }

  // MARK: Lifecycle of the parent

  /// Whether the parent is appearing.
  private var isAppearing = false

  /// Notifies the children that the parent is about to appear.
  public func willAppear() {
    changes.perform { [self] in
      (isPresent, isAppearing) = (true, true)
      for child in children { child.transition.setOut() }
    }
  }

  /// Notifies the children that the parent has appeared.
  public func didAppear() {
    changes.perform { [self] in
      isAppearing = false
      for child in children { child.transition.arrive() }
    }
  }

  /// Notifies the children that the parent is about to disappear. A running flip counts as ended.
  public func willDisappear() {
    changes.perform { [self] in
      (isPresent, isAppearing) = (false, false)
      for child in children.reversed() { child.transition.leave() }
    }
  }

  /// Notifies the children that the parent has disappeared.
  public func didDisappear() {
    changes.perform { [self] in for child in children.reversed() { child.transition.settle() } }
  }

  // MARK: Time

  /// Advances the timers of all children.
  public func advance(by elapsed: Duration) {
    guard isPresent else { return }
    for child in children { child.scene?.advance(by: elapsed) }
  }

  /// The time until `advance` has something to do; `nil` where nothing is pending.
  public var nextTimer: Duration? {
    isPresent ? children.compactMap(\.scene?.nextTimer).min() : nil
  }

  // MARK: Intents

  /// Passes an intent to the child it is meant for.
  ///
  /// An intent with a position goes to the part at that position. A gesture stays with the part in which it began.
  ///
  /// - Returns: whether there is a child for the intent.
  public func handle(_ intent: Intent) -> Bool {
    switch intent {
    case .hover(let point): return hover(point.flatMap(part(at:)), intent)
    case .press(let point):
      pressed = part(at: point)
      if let pressed { active = pressed.name }
      return pass(intent, to: pressed)
    case .tap(let point):
      defer { pressed = nil }
      return pass(intent, to: pressed ?? part(at: point))
    case .release:
      defer { pressed = nil }
      return pass(intent, to: pressed)
    case .drag(let drag):
      let target = pressed ?? part(at: drag.start)
      if drag.phase == .ended || drag.phase == .cancelled { pressed = nil }
      return pass(intent, to: target)
    case .swipe(_, let start): return pass(intent, to: pressed ?? part(at: start))
    case .scroll(_, let point): return pass(intent, to: part(at: point))
    default: return pass(intent, to: find(active))
    }
  }

  private func hover(_ target: ChildPart?, _ intent: Intent) -> Bool {
    if let hovered, hovered !== target { _ = pass(.hover(nil), to: hovered) }
    hovered = target
    return pass(intent, to: target)
  }

  private func part(at point: Point) -> ChildPart? {
    children.last { $0.area.contains(point) && $0.scene != nil }
  }

  private func pass(_ intent: Intent, to part: ChildPart?) -> Bool {
    guard let part, let scene = part.scene else { return false }
    let moved = intent.moved(by: .zero - part.area.origin)
    if part.gate.accepts(moved) { scene.handle(moved) }
    return true
  }

  /// Ends the gesture and hover of a part's scene before another scene replaces it.
  private func release(_ part: ChildPart) {
    guard let scene = part.scene else { return }
    part.gate.leave().forEach(scene.handle)
  }

  // MARK: Reports and drawing

  /// The controls of all parts, with names such as `left.zoom-in`.
  public var controls: [ControlReport] {
    children.flatMap { part in
      (part.scene?.controls ?? []).map { report in
        ControlReport(
          id: "\(part.name).\(report.id)",
          frame: report.frame.offset(by: part.area.origin).intersection(part.area),
          isEnabled: report.isEnabled, isInView: report.isInView, words: report.words,
          speaker: report.speaker)
      }
    }
  }

  /// Draws each part, clipped to its area.
  ///
  /// Parts that are flipping are drawn last, and may extend beyond their area.
  public func draw(into list: inout DisplayList) {
    for child in children where !child.transition.isMoving { child.draw(into: &list) }
    for child in children where child.transition.isMoving { child.draw(into: &list) }
  }
}

/// One part of a scene with the child in it.
@MainActor private final class ChildPart {
  let name: String
  let transition: PageTransition
  var area = Rect.zero
  var gate = PointerGate()

  init(_ name: String, _ transition: PageTransition) {
    (self.name, self.transition) = (name, transition)
  }

  var scene: (any Scene)? { transition.pages.last?.scene }

  /// Ends the transition of a scene that is moving to another part, and drops its page.
  func forget(_ scene: any Scene) {
    for page in transition.pages where page.scene === scene { page.settle() }
    transition.drop(scene)
  }

  func draw(into list: inout DisplayList) {
    var own = DisplayList()
    transition.draw(into: &own)
    let visibleArea = transition.isMoving ? area.inset(-area.width / 6, -area.height / 6) : area
    list.withClip(visibleArea) { $0.add(own, Placement(offset: area.origin)) }
  }
}

extension Intent {
  /// Returns the intent with all its points shifted.
  fileprivate func moved(by offset: Point) -> Intent {
    switch self {
    case .hover(let point): return .hover(point.map { $0 + offset })
    case .press(let point): return .press(point + offset)
    case .tap(let point): return .tap(point + offset)
    case .swipe(let direction, let start): return .swipe(direction, from: start + offset)
    case .scroll(let steps, let point): return .scroll(steps, at: point + offset)
    case .drag(var drag):
      drag.start = drag.start + offset
      drag.position = drag.position + offset
      return .drag(drag)
    case .release, .tilt, .tiltRepeat, .focusNext, .focusPrevious, .nextTab, .previousTab,
      .focusSwitch, .activate, .back, .number, .zoom, .command, .commandRepeat, .leap, .edit,
      .sound, .speech:
      return self
    }
  }
}
