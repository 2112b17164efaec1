import GameKernel
import Stage

/// What the program and its desktop can do for a game; each may be missing.
public struct Services {
  /// Puts a text on the clipboard; answers whether that has worked.
  public var copyText: (String) -> Bool = { _ in false }
  /// The text on the clipboard, if any.
  public var pasteText: () -> String? = { nil }
  /// What the accelerometer of the gamepad says now, in m/s²; nil where none is heard.
  public var readPose: () -> Vector3? = { nil }
  /// Today, where the player lives.
  public var today: () -> Day = { Day(secondsSince1970: 0) }
  /// Does something beside the main thread that nobody waits for.
  public var doInBackground: (@escaping @Sendable () -> Void) -> Void = { $0() }
  /// The pictures that the player has brought.
  public var pictures: (any PictureStore)?

  private var others: [ObjectIdentifier: Any] = [:]

  /// No service.
  public init() {}

  /// What serves one game alone, found by the protocol that it asks for.
  public subscript<Service>(_ service: Service.Type) -> Service? {
    get { others[ObjectIdentifier(service)] as? Service }
    set { others[ObjectIdentifier(service)] = newValue }
  }
}
