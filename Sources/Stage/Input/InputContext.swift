/// The state of the input devices and of the keyboard focus.
@MainActor public final class InputContext {
  /// The device used last. The run loop updates it before a scene handles an intent of the device.
  public var device = InputDevice.mouse
  /// The make of the gamepad used last.
  public var padKind = PadKind.plain
  /// The position of the stick for a scene that needs it (`InputNeeds.usesStick`); level for other scenes.
  public var stick = StickPosition.level
  /// Whether the window has the keyboard focus. Without it the games' clocks are paused.
  public var hasFocus = true
  /// Whether an aid scans or clicks for the player. It reaches only the window of the program.
  public var isAided = false
  /// The time of the event that is handled, or else of the frame, since the program started.
  public var time = Duration.zero
  /// Called to show an on-screen keyboard for a text; `nil` where there is none.
  public var onTextRequest: ((TextRequest) -> Void)?
  /// Whether the scene being drawn is below a modal. It then shows no focus.
  package var isBelowModal = false

  /// Creates the state before the first event.
  public init() {}
}

/// A request to edit a text without a keyboard.
public struct TextRequest {
  /// The current text.
  public let text: String
  /// The text shown while the field is empty.
  public let placeholder: String
  /// The maximum number of characters.
  public let limit: Int
  /// Called with the new text after each change.
  public let onDone: (String) -> Void

  /// Creates a request.
  public init(
    text: String, placeholder: String, limit: Int, onDone: @escaping (String) -> Void
  ) {
    (self.text, self.placeholder, self.limit) = (text, placeholder, limit)
    self.onDone = onDone
  }
}
