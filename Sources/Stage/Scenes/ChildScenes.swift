/// The scenes inside a scene, each in a part of its area.
///
/// Whoever holds them tells them of its own comings and goings, and hands them intents, time and drawing. Each
/// child hears `willAppear`, `didAppear`, `willDisappear`, `didDisappear` in this order and none twice: it comes
/// and goes with its parent, and by itself when another takes its part. A flip of one part begins, ends and is
/// interrupted as a transition of a `SceneContainer`; the parent's going interrupts it too.
///
/// A child lies in an area of its own: it is laid out in the size of its part, and all points that it hears and
/// tells are counted from its part's upper left corner.
@MainActor public final class ChildScenes {
  /// The part that gets what has no place, such as arrows; a press in another part makes that one active.
  public var active: String?

  private let context: StageContext
  private let changes = ChangeQueue()
  /// In the order of drawing.
  private var children: [ChildPart] = []
  /// Whether the parent is in sight, or about to be.
  private var isPresent = false
  /// Where the pointer is down.
  private var pressed: ChildPart?
  /// Where the mouse rests.
  private var hovered: ChildPart?

  /// No children.
  public init(context: StageContext) { self.context = context }

  // MARK: Parts

  /// Gives a part its area, on whole pixels, and lays out the scene in it.
  public func layout(_ name: String, in area: Rect) {
    let part = part(name)
    part.area = area.rounded
    part.passage.pages.last?.needsLayout = true
    part.passage.layout(in: part.area.size)
  }

  /// Shows a scene in a part, at once or as the back of the one that is there.
  ///
  /// - Parameters:
  ///   - axis: the line through the middle of the part about which it is flipped; nil for no flip. What is out of
  ///     sight is never flipped.
  ///   - isBackwards: whether it is flipped the other way round.
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
      let known = part.passage.pages.first { $0.scene === scene }
      for other in children where other !== part { other.forget(scene) }
      let page = known ?? Page(scene, context)
      if isPresent {
        part.passage.move(to: page, axis.map { .turn($0, isBackwards: isBackwards) } ?? .none)
      } else {
        part.passage.settle()
        part.passage.place(page)
      }
    }
  }

  /// Empties a part at once.
  public func remove(_ name: String) {
    changes.perform { [self] in
      guard let part = children.first(where: { $0.name == name }) else { return }
      release(part)
      if isPresent { part.passage.leave() }
      part.passage.settle()
      part.passage.place(nil)
      children.removeAll { $0 === part }
      if active == name { active = nil }
    }
  }

  /// The scene in a part; while the part is flipped, the one that comes.
  public func scene(in name: String) -> (any Scene)? { find(name)?.scene }

  private func find(_ name: String?) -> ChildPart? { children.first { $0.name == name } }

  private func part(_ name: String) -> ChildPart {
    if let part = find(name) { return part }
    let part = ChildPart(name, Passage(context, changes))
    if isComing { part.passage.setOut() }
    children.append(part)
    return part
  }

  // MARK: What the parent is told

  /// Whether the parent is on its way in.
  private var isComing = false

  /// The parent comes into sight.
  public func willAppear() {
    changes.perform { [self] in
      (isPresent, isComing) = (true, true)
      for child in children { child.passage.setOut() }
    }
  }

  /// The parent stands still.
  public func didAppear() {
    changes.perform { [self] in
      isComing = false
      for child in children { child.passage.arrive() }
    }
  }

  /// The parent begins to leave; a flip that runs counts as ended.
  public func willDisappear() {
    changes.perform { [self] in
      (isPresent, isComing) = (false, false)
      for child in children.reversed() { child.passage.leave() }
    }
  }

  /// The parent is out of sight.
  public func didDisappear() {
    changes.perform { [self] in for child in children.reversed() { child.passage.settle() } }
  }

  // MARK: Time

  /// Lets the timers of all children run.
  public func advance(by elapsed: Duration) {
    guard isPresent else { return }
    for child in children { child.scene?.advance(by: elapsed) }
  }

  /// How long until `advance` has something to do, nil where nothing is pending.
  public var nextTimer: Duration? {
    isPresent ? children.compactMap(\.scene?.nextTimer).min() : nil
  }

  // MARK: Intents

  /// Passes an intent to the child it is meant for; false where there is none.
  ///
  /// What has a place goes to the part that lies there, and a gesture stays with the part in which it began.
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
    if part.gate.admits(moved) { scene.handle(moved) }
    return true
  }

  /// Lets the scene of a part go of the pointer, since another one comes.
  private func release(_ part: ChildPart) {
    guard let scene = part.scene else { return }
    part.gate.leave().forEach(scene.handle)
  }

  // MARK: What is seen

  /// The pose at rest of a gamepad that may be tilted in the active child; nil where it may not.
  public var restPose: Vector3? { find(active)?.scene?.restPose }

  /// Whether the stick means a way to go in the active child.
  public var usesStick: Bool { find(active)?.scene?.usesStick ?? false }

  /// Where the player types into the active child; nil while keys are commands.
  public var textPlace: Rect? {
    find(active).flatMap { part in part.scene?.textPlace?.offset(by: part.area.origin) }
  }

  /// What can be operated in all parts, such as `left.zoom-in`.
  public var controls: [ControlReport] {
    children.flatMap { part in
      (part.scene?.controls ?? []).map { report in
        ControlReport(
          id: "\(part.name).\(report.id)",
          frame: report.frame.offset(by: part.area.origin).intersection(part.area),
          isEnabled: report.isEnabled, isInView: report.isInView)
      }
    }
  }

  /// Draws all parts, each within its area; one that is being flipped comes out of it, above the others.
  public func draw(into list: inout DisplayList) {
    for child in children where !child.passage.isMoving { child.draw(into: &list) }
    for child in children where child.passage.isMoving { child.draw(into: &list) }
  }
}

/// One part of a scene with the child in it.
@MainActor private final class ChildPart {
  let name: String
  let passage: Passage
  var area = Rect.zero
  var gate = PointerGate()

  init(_ name: String, _ passage: Passage) { (self.name, self.passage) = (name, passage) }

  var scene: (any Scene)? { passage.pages.last?.scene }

  /// Ends what a scene still has to do here after another one has come.
  func forget(_ scene: any Scene) {
    for page in passage.pages where page.scene === scene { page.settle() }
    passage.drop(scene)
  }

  func draw(into list: inout DisplayList) {
    var own = DisplayList()
    passage.draw(into: &own)
    let room = passage.isMoving ? area.inset(-area.width / 6, -area.height / 6) : area
    list.clipped(to: room) { $0.add(own, Placement(offset: area.origin)) }
  }
}

extension Intent {
  /// The intent as it is heard where all places are counted from elsewhere.
  fileprivate func moved(by way: Point) -> Intent {
    switch self {
    case .hover(let point): return .hover(point.map { $0 + way })
    case .press(let point): return .press(point + way)
    case .tap(let point): return .tap(point + way)
    case .swipe(let direction, let start): return .swipe(direction, from: start + way)
    case .scroll(let steps, let point): return .scroll(steps, at: point + way)
    case .drag(var drag):
      drag.start = drag.start + way
      drag.position = drag.position + way
      return .drag(drag)
    case .release, .tilt, .tiltRepeat, .focusNext, .focusPrevious, .focusSwitch, .activate, .back,
      .number, .zoom, .command, .commandRepeat, .leap, .edit, .sound:
      return self
    }
  }
}
