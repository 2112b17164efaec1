import Motion

/// The stack of the program's scenes, with the transitions between them.
///
/// The topmost modal, or the top scene if there is none, gets the intents, also during the transition to it. A
/// transition can be interrupted at any moment. The next one starts from the current poses.
///
/// Each scene is laid out before it appears. Its lifecycle methods are called in this order:
///
/// 1. At the start of a transition: `willDisappear` of the old scene, `willAppear` of the new one.
/// 2. At its end: `didDisappear` of the old scene, `didAppear` of the new one.
/// 3. An interrupted transition counts as ended: step 2 follows at once, then step 1 of the next one.
///
/// Modals appear after the scene below them and disappear before it. A change of the stack requested during a
/// lifecycle call is made when the current change is complete.
@MainActor public final class SceneContainer {
  /// Called with the new active scene whenever another scene gets the intents.
  public var onShow: ((any Scene) -> Void)?

  let context: StageContext
  /// The stack, from the bottom to the top.
  var pages: [Page] = []
  /// The transition to the top of the stack.
  let pageTransition: PageTransition
  private let changes = ChangeQueue()
  private var gate = PointerGate()
  /// The last frame of an earlier look, which fades out over the current one.
  private var lastFrame: Picture?
  private let lastFrameAlpha: Track<Double>

  /// Creates an empty container. It draws nothing before its first `layout(in:)`.
  public init(context: StageContext) {
    self.context = context
    pageTransition = PageTransition(context, changes)
    lastFrameAlpha = context.animator.makeTrack(.alpha, 0)
  }

  /// Fades a picture of the last frame out, after a change of the look that the player has not made.
  public func fade(from frame: Picture) {
    lastFrame = frame
    context.animator.set(1, for: lastFrameAlpha)
    context.animator.animate(lastFrameAlpha, to: 0, over: .milliseconds(280)) { [weak self] in
      if $0 == .finished { self?.lastFrame = nil }
    }
  }

  /// The scene that gets the intents; `nil` before the first is shown.
  public var active: (any Scene)? { pages.last?.top }

  /// Whether the active scene is a dialog over another scene.
  public var hasDialog: Bool { pages.last?.modals.isEmpty == false }

  /// The controls of the active scene.
  public var controls: [ControlReport] { active?.controls ?? [] }

  /// The input that the active scene needs.
  public var inputNeeds: InputNeeds { active?.inputNeeds ?? InputNeeds() }

  /// Lays out the visible scenes. Hidden scenes are laid out when they reappear.
  ///
  /// Call it when the size or the look has changed.
  public func layout(in size: Size) {
    if size != pageTransition.size { lastFrame = nil }
    for page in pages { page.needsLayout = true }
    pageTransition.layout(in: size)
  }

  /// Passes an intent to the active scene. The rest of a gesture that began in another scene is dropped.
  public func handle(_ intent: Intent) {
    if gate.accepts(intent) { active?.handle(intent) }
  }

  /// Passes a raw input event to the active scene. Call it before `handle` with the intents derived from the event.
  public func handleInput(_ event: InputEvent.Kind) { active?.handleInput(event) }

  /// The speed of time: the active scene's `pace`, or 1 during a transition.
  public var pace: Double { pageTransition.isMoving ? 1 : active?.pace ?? 1 }

  /// Advances the timers of the top scene and its modals.
  public func advance(by elapsed: Duration) {
    for lifecycle in pages.last?.lifecycles ?? [] where lifecycle.isPresent {
      lifecycle.scene.advance(by: elapsed)
    }
  }

  /// The time until `advance` has something to do; `nil` where nothing is pending.
  public var nextTimer: Duration? {
    pages.last?.lifecycles.compactMap(\.scene.nextTimer).min()
  }

  /// Draws the table and all visible scenes.
  public func draw(into list: inout DisplayList) {
    list.table(Rect(.zero, pageTransition.size))
    pageTransition.draw(into: &list)
    if let lastFrame {
      list.picture(lastFrame, at: .zero, alpha: context.animator.value(of: lastFrameAlpha))
    }
  }

  /// Makes a change of the stack. A change requested during another one is made after it.
  func exclusively(_ change: @escaping () -> Void) { changes.perform(change) }

  /// Makes a change after which another scene may get the intents.
  func changeActive(_ change: () -> Void) {
    let before = active
    if let before { gate.leave().forEach(before.handle) }
    change()
    if let active, active !== before { onShow?(active) }
  }
}
