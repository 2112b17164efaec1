import Acoustics
import Motion

/// The state that all scenes share: the animator, the look, the texts and the device used last.
@MainActor public final class StageContext {
  /// The animator of all animated values; the run loop advances it.
  public let animator = Animator()
  /// The measurer of texts for layout.
  public let measurer: any TextMeasurer
  /// The cache of pictures.
  public let shelf = PictureShelf()
  /// The player of sounds.
  public let sounds = SoundBoard()
  /// The texts in the current language; replaced when it changes. Scenes read them during layout.
  public var texts: Texts
  /// The current colours.
  public private(set) var theme: Theme
  /// The current measures of the window.
  public private(set) var metrics: Metrics
  /// The device that the player used last.
  public var device = InputDevice.mouse
  /// The make of the gamepad used last.
  public var padKind = PadKind.plain
  /// Called to rumble the gamepad used last; `nil` without rumble support.
  public var onRumble: ((Rumble) -> Void)?
  /// The position of the stick for a scene that needs it (`InputNeeds.usesStick`); level for other scenes.
  public var stick = StickPosition.level
  /// Called to show an on-screen keyboard for a text; `nil` where there is none.
  public var onTextRequest: ((TextRequest) -> Void)?
  /// Whether the window has the keyboard focus. Without it the games' clocks are paused.
  public var hasFocus = true
  /// Whether the scene being drawn is below a modal. It then shows no focus.
  package var isBelowModal = false

  /// Creates a context with a new animator and empty caches. Its texts are English by default.
  public init(
    theme: Theme, metrics: Metrics, measurer: any TextMeasurer, texts: Texts = Texts()
  ) {
    self.theme = theme
    self.metrics = metrics
    self.measurer = measurer
    self.texts = texts
  }

  /// Plays a sound at the position of an event.
  ///
  /// - Parameters:
  ///   - point: the position in output pixels; `nil` for the middle.
  ///   - pitch: the factor for the sound's frequencies.
  ///   - delay: the time until the sound starts, in the group's time.
  public func play(
    _ name: SoundName, at point: Point? = nil, pitch: Double = 1, after delay: Duration = .zero,
    in group: Group? = nil
  ) {
    guard sounds.isHeard else { return }
    let place = point.map(earPlace) ?? 0
    guard delay > .zero else { return sounds.play(name, at: place, pitch: pitch) }
    animator.after(delay, in: group) { [sounds] in sounds.play(name, at: place, pitch: pitch) }
  }

  /// Plays a sustained sound for a time, measured in the group's time.
  public func play(
    _ name: SoundName, at point: Point? = nil, for time: Duration, in group: Group? = nil
  ) {
    guard sounds.isHeard else { return }
    let sound = sounds.hold(name, at: point.map(earPlace) ?? 0, in: group)
    // A cancelled group releases the sound, which ends it too.
    animator.after(time, in: group) { sound.end() }
  }

  /// Returns the stereo position of a point, from −1 at the left edge of the window to 1 at the right.
  public func earPlace(_ point: Point) -> Double {
    metrics.size.width > 0 ? 2 * point.x / metrics.size.width - 1 : 0
  }

  /// Rumbles the gamepad if it is the device used last.
  public func rumble(_ rumble: Rumble) {
    if device == .gamepad { onRumble?(rumble) }
  }

  /// Changes the theme and the metrics. The caller must lay out the scenes again.
  public func setLook(_ theme: Theme, _ metrics: Metrics) {
    // Line widths depend on the scale, also in pictures whose size has not changed.
    if theme != self.theme || metrics.k != self.metrics.k { shelf.clear() }
    self.theme = theme
    self.metrics = metrics
  }
}

/// A request to edit a text without a keyboard.
public struct TextRequest {
  /// The current text.
  public let text: String
  /// The text shown while the field is empty.
  public let placeholder: String
  /// The maximum number of characters.
  public let limit: Int
  /// Called with the new text after a change.
  public let onDone: (String) -> Void

  /// Creates a request.
  public init(
    text: String, placeholder: String, limit: Int, onDone: @escaping (String) -> Void
  ) {
    (self.text, self.placeholder, self.limit) = (text, placeholder, limit)
    self.onDone = onDone
  }
}
