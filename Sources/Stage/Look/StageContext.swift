import Acoustics
import Motion

/// What every scene shares and no scene owns: the animator, the look, the words and the device used last.
@MainActor public final class StageContext {
  /// Holds every animated value of the program; the run loop advances it.
  public let animator = Animator()
  /// How long words are, for layout.
  public let measurer: any TextMeasurer
  /// Finds pictures that were drawn before.
  public let shelf = PictureShelf()
  /// Lets sounds be heard.
  public let sounds = SoundBoard()
  /// The words of now; replaced when the language changes. Scenes read it when they are laid out.
  public var texts: Texts
  /// The colours of now.
  public private(set) var theme: Theme
  /// The measures of the window now.
  public private(set) var metrics: Metrics
  /// The device that the player used last.
  public var device = InputDevice.mouse
  /// The make of the gamepad used last.
  public var padKind = PadKind.plain
  /// Lets the gamepad used last be felt; nil where none can be.
  public var onRumble: ((Rumble) -> Void)?
  /// Where the stick stands, for a scene that `usesStick`; level for all others.
  public var stick = StickPosition.level
  /// Lays a keyboard over what is shown for a text that is to be written; nil where there is none.
  public var onTextRequest: ((TextRequest) -> Void)?
  /// Whether the window has the keyboard; without it clocks of games stand still.
  public var hasFocus = true
  /// Whether what is being drawn lies below a modal: it does not show a focus that it has not.
  var isBelowModal = false

  /// A context with its own animator and an empty shelf, that speaks English unless it is told otherwise.
  public init(
    theme: Theme, metrics: Metrics, measurer: any TextMeasurer, texts: Texts = Texts()
  ) {
    self.theme = theme
    self.metrics = metrics
    self.measurer = measurer
    self.texts = texts
  }

  /// Lets a sound be heard where something happens.
  ///
  /// - Parameters:
  ///   - point: in output pixels; nil is the middle.
  ///   - pitch: the ratio of its frequencies to the usual ones.
  ///   - delay: until it is heard, in the time of the group.
  public func play(
    _ name: SoundName, at point: Point? = nil, pitch: Double = 1, after delay: Duration = .zero,
    in group: Group? = nil
  ) {
    guard sounds.isHeard else { return }
    let place = point.map(earPlace) ?? 0
    guard delay > .zero else { return sounds.play(name, at: place, pitch: pitch) }
    let wait = animator.makeTrack(.position, 0.0)
    animator.animate(wait, to: 1, over: .zero, after: delay, in: group) {
      [weak self] outcome in
      self?.animator.remove(wait)
      if outcome == .finished { self?.sounds.play(name, at: place, pitch: pitch) }
    }
  }

  /// Lets a sound that is held be heard for some time, in that of the group.
  public func play(
    _ name: SoundName, at point: Point? = nil, for time: Duration, in group: Group? = nil
  ) {
    guard sounds.isHeard else { return }
    let sound = sounds.hold(name, at: point.map(earPlace) ?? 0, in: group)
    let wait = animator.makeTrack(.position, 0.0)
    animator.animate(wait, to: 1, over: time, in: group) { [weak self] _ in
      self?.animator.remove(wait)
      sound.end()
    }
  }

  /// Where a point is heard, from −1 at the left edge of the window to 1 at the right one.
  public func earPlace(_ point: Point) -> Double {
    metrics.size.width > 0 ? 2 * point.x / metrics.size.width - 1 : 0
  }

  /// Lets the player feel something, who holds a gamepad.
  public func rumble(_ rumble: Rumble) {
    if device == .gamepad { onRumble?(rumble) }
  }

  /// Changes the look; whoever calls it lays the scenes out again.
  public func setLook(_ theme: Theme, _ metrics: Metrics) {
    // Lines are as wide as the scale says, also on what is as large as before.
    if theme != self.theme || metrics.k != self.metrics.k { shelf.clear() }
    self.theme = theme
    self.metrics = metrics
  }
}

/// A text that somebody has to write who has no keyboard.
public struct TextRequest {
  /// What it says now.
  public let text: String
  /// What stands there while it says nothing.
  public let placeholder: String
  /// How many characters it takes.
  public let limit: Int
  /// Told the text, when another one has been written.
  public let onDone: (String) -> Void

  /// A request for a text.
  public init(
    text: String, placeholder: String, limit: Int, onDone: @escaping (String) -> Void
  ) {
    (self.text, self.placeholder, self.limit) = (text, placeholder, limit)
    self.onDone = onDone
  }
}
