/// A screen of the program: turns intents into moves, reacts to changes, and says what to draw.
///
/// A scene knows no neighbour: whoever makes it hands it closures for where to go next.
@MainActor public protocol Scene: AnyObject {
  /// For the trace, such as `matchsticks`.
  var name: String { get }

  /// Places everything in a size; called before the first drawing and whenever size or look changes.
  func layout(in size: Size)

  /// Acts on what the player wants; comes only while the scene is the active one.
  func handle(_ intent: Intent)

  /// Hears what a device does, before it hears what that means; comes only while the scene is the active one.
  func sense(_ event: InputEvent.Kind)

  /// Lets the scene's timers run; animations run in the animator.
  func advance(by elapsed: Duration)

  /// How long until `advance` has something to do, nil where nothing is pending.
  var nextTimer: Duration? { get }

  /// How many times as fast as usual time passes while the scene is the active one: for its timers, and for all
  /// animations.
  var pace: Double { get }

  /// Adds what the scene shows now, without the table behind it.
  func draw(into list: inout DisplayList)

  /// What the accelerometer of a gamepad measures at rest, in m/s², where tilting it means something here; nil
  /// where it does not, and then the sensor is off.
  var restPose: Vector3? { get }

  /// Whether the stick means a way to go here, and no tilts.
  ///
  /// Read where it stands from `StageContext.stick` in `advance`, which comes once a frame while it is out.
  var usesStick: Bool { get }

  /// Where the player types a text, in output pixels; nil while keys are commands.
  var textPlace: Rect? { get }

  /// Whether the scene is the root: going back from it leaves the program.
  var isRoot: Bool { get }

  /// What can be operated, for the trace and for tests.
  var controls: [ControlReport] { get }

  /// Comes into sight; a transition may begin.
  func willAppear()
  /// Stands still.
  func didAppear()
  /// Begins to leave.
  func willDisappear()
  /// Is out of sight.
  func didDisappear()
  /// Nothing of it is drawn any more: what is made again when it is next seen can be given back.
  ///
  /// A way that is interrupted counts as ended, but what leaves is seen until it is away; this comes after that.
  func leftSight()
}

extension Scene {
  public func sense(_ event: InputEvent.Kind) {}
  public func advance(by elapsed: Duration) {}
  public var nextTimer: Duration? { nil }
  public var pace: Double { 1 }
  public var restPose: Vector3? { nil }
  public var usesStick: Bool { false }
  public var textPlace: Rect? { nil }
  public var isRoot: Bool { false }
  public func willAppear() {}
  public func didAppear() {}
  public func willDisappear() {}
  public func didDisappear() {}
  public func leftSight() {}
}

/// Where a control is and whether it can be used.
public struct ControlReport: Hashable, Sendable {
  /// Names the control in the trace and in scripts, such as `take-2`.
  public let id: String
  /// In output pixels.
  public let frame: Rect
  /// Whether it can be used now.
  public let isEnabled: Bool
  /// Whether its middle can be pointed at, and has not been scrolled away.
  public let isInView: Bool

  /// A report of one control.
  public init(id: String, frame: Rect, isEnabled: Bool, isInView: Bool = true) {
    self.id = id
    self.frame = frame
    self.isEnabled = isEnabled
    self.isInView = isInView
  }
}

extension DisplayList {
  /// Adds what a scene shows; a clip or an alpha that it leaves behind does not leak out.
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
