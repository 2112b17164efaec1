import Stage

/// The help of a game in three pages: the rules, the controls, and the strategy of a good player.
///
/// Each page is created when it is first shown.
public struct GameHelp {
  /// Creates the page of the rules, a small game that plays itself.
  let makeRule: () -> any HelpPage
  /// Returns the game's own functions of the controls of a device, in addition to those of all games.
  package let controlsLines: ControlsLines
  /// Creates the page of the strategy.
  let makeSecret: () -> any HelpPage

  /// Creates the help of a game.
  package init(
    rule: @escaping () -> any HelpPage,
    controlsLines: @escaping ControlsLines,
    secret: @escaping () -> any HelpPage
  ) {
    makeRule = rule
    self.controlsLines = controlsLines
    makeSecret = secret
  }
}

/// A game and its help.
package struct ExplainedGame {
  /// Returns the title of the game.
  let title: (Texts) -> String
  let help: GameHelp
}

/// The content of a help page: a tray that shows steps, and the words for each step.
///
/// Call ``layout(in:)`` before the first ``show(_:)``, and again whenever the size or the look changes.
package protocol HelpPage: AnyObject {
  /// Called when the words of the current step or the number of steps have changed.
  var onChange: (() -> Void)? { get set }
  /// The surface under the pieces.
  var ground: TrayGround { get }
  /// The number of steps in the current layout, at least one.
  var count: Int { get }
  /// Whether the steps advance automatically.
  var playsItself: Bool { get }
  /// Whether the player can interact with the tray in the current step.
  var canBeTried: Bool { get }
  /// Returns the words of a step in the current language.
  func words(of step: Int) -> HelpWords
  /// Lays out the content on the felt of the tray.
  func layout(in felt: Rect)
  /// Shows the beginning of a step and starts its animation.
  func show(_ step: Int)
  /// Whether the texts on the tray are read to listeners. Default: no, because the words of the step tell them.
  var isRead: Bool { get }
  /// Draws the content of the tray.
  func draw(into list: inout DisplayList)
  /// Handles an intent for the tray: pointers, arrows, Enter and digits.
  func handle(_ intent: Intent)
  /// Called with each input event, before the intent that it causes.
  func handleInput(_ event: InputEvent.Kind)
  /// The rest pose of the gamepad in m/s², if the page reacts to tilting; otherwise `nil`.
  var restPose: Vector3? { get }
  /// Returns whether an intent comes from trying out a control that the page shows, and must have no other effect.
  func consumes(_ intent: Intent) -> Bool
  /// Advances the timers.
  func advance(by elapsed: Duration)
  /// The time until `advance` has work to do; `nil` if nothing is pending.
  var nextTimer: Duration? { get }
  /// Called after the page has disappeared. Ends effects that depend on further input events.
  func leave()
}

extension HelpPage {
  package var isRead: Bool { false }
  package var onChange: (() -> Void)? {
    get { nil }
    set {}
  }
  package var ground: TrayGround { .felt }
  package var playsItself: Bool { false }
  package var canBeTried: Bool { false }
  package func handle(_ intent: Intent) {}
  package func handleInput(_ event: InputEvent.Kind) {}
  package var restPose: Vector3? { nil }
  package func consumes(_ intent: Intent) -> Bool { false }
  package func advance(by elapsed: Duration) {}
  package var nextTimer: Duration? { nil }
  package func leave() {}
}

/// The words of a step of a help page.
package struct HelpWords {
  /// One sentence, which is always shown.
  package let sentence: String
  /// A second sentence, which is shown if it fits.
  package let detail: String
  /// An invitation to try something in the tray, if the step has one.
  package let trial: String?

  /// Creates the words of a step.
  package init(_ sentence: String, detail: String = "", trial: String? = nil) {
    (self.sentence, self.detail, self.trial) = (sentence, detail, trial)
  }
}
