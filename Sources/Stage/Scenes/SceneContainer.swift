/// Holds the scenes of the program as a stack and leads from one to the next.
///
/// The top scene and its modals get the intents, also while a transition into it still runs.
/// A transition can be interrupted at any moment: the next one starts from what is shown.
///
/// Each scene is laid out before it comes, and hears of its coming and going in this order:
///
/// 1. At the start of a transition: `willDisappear` of the old scene, `willAppear` of the new one.
/// 2. At its end: `didDisappear` of the old scene, `didAppear` of the new one.
/// 3. One that is interrupted counts as ended: 2. comes at once, and then 1. of the next one.
///
/// Modals come after the scene below them and go before it. What a scene asks of the container
/// while it is being told is done as soon as the change at hand is complete.
@MainActor public final class SceneContainer {
  /// Called whenever another scene gets the intents, with that scene.
  public var onShow: ((any Scene) -> Void)?

  let context: StageContext
  /// The stack, from the bottom to the top.
  var pages: [Page] = []
  /// Leads to the top of the stack.
  let passage: Passage
  private let changes = ChangeQueue()
  private var gate = PointerGate()

  /// Makes an empty container; it draws nothing before its first `layout(in:)`.
  public init(context: StageContext) {
    self.context = context
    passage = Passage(context, changes)
  }

  /// The scene that gets the intents, nil before the first is shown.
  public var active: (any Scene)? { pages.last?.top }

  /// What can be operated now.
  public var controls: [ControlReport] { active?.controls ?? [] }

  /// The pose at rest of a gamepad that may be tilted in the active scene; nil where it may not.
  public var restPose: Vector3? { active?.restPose }

  /// Whether the active scene wants to know where the stick stands.
  public var usesStick: Bool { active?.usesStick ?? false }

  /// Where the player types into the active scene, in output pixels; nil while keys are commands.
  public var textPlace: Rect? { active?.textPlace }

  /// Lays out what can be seen; hidden scenes follow when they come back.
  ///
  /// Call it when the size or the look has changed.
  public func layout(in size: Size) {
    for page in pages { page.needsLayout = true }
    passage.layout(in: size)
  }

  /// Passes an intent to the active scene; the rest of a gesture that began elsewhere is dropped.
  public func handle(_ intent: Intent) {
    if gate.admits(intent) { active?.handle(intent) }
  }

  /// Lets the active scene hear what a device does, before it hears what that means.
  public func sense(_ event: InputEvent.Kind) { active?.sense(event) }

  /// How many times as fast as usual time is to pass now: as the active scene has it, but in a transition as usual.
  public var pace: Double { passage.isMoving ? 1 : active?.pace ?? 1 }

  /// Lets the timers of the top scene and its modals run.
  public func advance(by elapsed: Duration) {
    for presence in pages.last?.presences ?? [] where presence.isPresent {
      presence.scene.advance(by: elapsed)
    }
  }

  /// How long until `advance` has something to do, nil where nothing is pending.
  public var nextTimer: Duration? {
    pages.last?.presences.compactMap(\.scene.nextTimer).min()
  }

  /// Draws the table and on it every scene that can be seen.
  public func draw(into list: inout DisplayList) {
    list.table(Rect(.zero, passage.size))
    passage.draw(into: &list)
  }

  /// Makes a change of the stack; one that is asked for during another waits for its end.
  func exclusively(_ change: @escaping () -> Void) { changes.perform(change) }

  /// Makes a change after which another scene gets the intents.
  func changeActive(_ change: () -> Void) {
    let before = active
    if let before { gate.leave().forEach(before.handle) }
    change()
    if let active, active !== before { onShow?(active) }
  }
}
