/// A screen of the program, which turns intents into moves, reacts to changes and draws itself.
///
/// A scene does not know other scenes. Its creator passes it closures for navigation.
@MainActor public protocol Scene: AnyObject {
  /// The name in the trace, such as `matchsticks`.
  var name: String { get }

  /// Lays out the scene in a size. Called before the first drawing and whenever the size or the look changes.
  func layout(in size: Size)

  /// Acts on an intent of the player. Called only while the scene is active.
  func handle(_ intent: Intent)

  /// Receives a raw input event before the intents derived from it. Called only while the scene is active.
  func handleInput(_ event: InputEvent.Kind)

  /// Advances the scene's timers. Animations run in the animator.
  func advance(by elapsed: Duration)

  /// The time until `advance` has something to do; `nil` where nothing is pending. Default: `nil`.
  var nextTimer: Duration? { get }

  /// The speed of time for the scene's timers and all animations while the scene is active. Default: 1.
  var pace: Double { get }

  /// Draws the scene without the table behind it.
  func draw(into list: inout DisplayList)

  /// The input that the scene needs besides keys, buttons and the pointer. Default: none.
  ///
  /// It is read before each event while the scene is active, so a change takes effect at once.
  var inputNeeds: InputNeeds { get }

  /// Whether the scene is the root: going back from it leaves the program. Default: `false`.
  var isRoot: Bool { get }

  /// The scene's controls, for the trace and for tests.
  var controls: [ControlReport] { get }

  /// The scene in words. Default: none, so that its drawn texts are read.
  var spoken: SpokenScene { get }

  /// Notifies the scene that it is about to appear. A transition may begin.
  func willAppear()
  /// Notifies the scene that it has appeared and that its transition has ended.
  func didAppear()
  /// Notifies the scene that it is about to disappear.
  func willDisappear()
  /// Notifies the scene that it has disappeared. After an interrupted transition it may still be drawn.
  func didDisappear()
  /// Notifies the scene that it is no longer drawn. It can release what it can recreate.
  ///
  /// When a transition is interrupted, `didDisappear` is called at once, but the scene stays visible for a while.
  /// This call follows when it is out of sight.
  func leftSight()
}

extension Scene {
  public func handleInput(_ event: InputEvent.Kind) {}
  public func advance(by elapsed: Duration) {}
  public var nextTimer: Duration? { nil }
  public var pace: Double { 1 }
  public var inputNeeds: InputNeeds { InputNeeds() }
  public var isRoot: Bool { false }
  public var spoken: SpokenScene { SpokenScene() }
  public func willAppear() {}
  public func didAppear() {}
  public func willDisappear() {}
  public func didDisappear() {}
  public func leftSight() {}
}

/// The place of a control, and whether the control can be used.
public struct ControlReport: Hashable, Sendable {
  /// The name in the trace and in scripts, such as `take-2`.
  public let id: String
  /// The bounds, in output pixels.
  public let frame: Rect
  /// Whether the control can be used now.
  public let isEnabled: Bool
  /// Whether its centre can be pointed at and has not been scrolled out of view.
  public var isInView: Bool
  /// The control in words if it has the focus, or else `nil`.
  public var words: SpokenControl?
  /// The control, which returns its words; `nil` for a part of a control.
  public var speaker: Speaker?
  /// The places that a tap can choose, such as the values of a slider; empty if the whole frame is one place. In
  /// output pixels.
  public var parts: [Rect] = []
  /// Whether the control gets all intents, because its list is open.
  public var isModal = false

  /// Creates a report of one control.
  public init(
    id: String, frame: Rect, isEnabled: Bool, isInView: Bool = true, words: SpokenControl? = nil,
    speaker: Speaker? = nil
  ) {
    (self.words, self.speaker) = (words, speaker)
    self.id = id
    self.frame = frame
    self.isEnabled = isEnabled
    self.isInView = isInView
  }
}

extension DisplayList {
  /// Draws a scene with a placement. Clips and alphas that the scene leaves set do not affect later commands.
  @MainActor mutating func draw(_ scene: any Scene, _ placement: Placement) {
    if placement == .identity, clip == nil, alpha == 1 {
      scene.draw(into: &self)
      clip = nil
      alpha = 1
    } else if placement.alpha > 0 {
      var own = DisplayList()
      scene.draw(into: &own)
      add(own, placement)
    }
  }
}
