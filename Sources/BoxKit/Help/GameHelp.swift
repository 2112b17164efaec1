import Stage

/// What explains a game, in three leaves: how it goes, how it is held in the hand, and what a good player knows.
///
/// The leaves are made when somebody opens the help.
public struct GameHelp {
  /// Makes the small game that plays itself.
  let makeRule: () -> any HelpLeaf
  /// What the controls of a device do in this game, besides what they do in all games.
  package let hands: (InputDevice, Texts) -> [HandLine]
  /// Makes what a good player knows.
  let makeSecret: () -> any HelpLeaf

  /// The help of a game.
  package init(
    rule: @escaping () -> any HelpLeaf, hands: @escaping (InputDevice, Texts) -> [HandLine],
    secret: @escaping () -> any HelpLeaf
  ) {
    makeRule = rule
    self.hands = hands
    makeSecret = secret
  }
}

/// A game with what explains it.
package struct ExplainedGame {
  /// What it is called.
  let title: (Texts) -> String
  let help: GameHelp
}

/// What lies in the tray of one leaf of a help, with the words below it, step by step.
///
/// It is laid out first, and then shown a step; it is laid out again whenever size or look change.
package protocol HelpLeaf: AnyObject {
  /// Told when there is something else to say of the step at hand.
  var onTell: (() -> Void)? { get set }
  /// What its pieces lie on.
  var ground: TrayGround { get }
  /// How many steps it has in the layout of now, at least one.
  var count: Int { get }
  /// Whether one step follows the other by itself.
  var playsItself: Bool { get }
  /// Whether something in the tray can be tried in the step at hand.
  var canBeTried: Bool { get }
  /// What is said of a step, in the language of the moment.
  func words(of step: Int) -> HelpWords
  /// Lays out what lies on the felt of its tray.
  func layout(in felt: Rect)
  /// Lets everything lie as it does at the beginning of a step, and plays what happens in it.
  func show(_ step: Int)
  /// Adds what lies in the tray.
  func draw(into list: inout DisplayList)
  /// Acts on what is tried in the tray: pointers, arrows, Enter and digits.
  func handle(_ intent: Intent)
  /// Hears what a device does, before what it means.
  func sense(_ event: InputEvent.Kind)
  /// What a gamepad measures that is held level, where a tilted one shows something; else nil.
  var restPose: Vector3? { get }
  /// Whether an intent comes of what is shown, and means nothing else.
  func swallows(_ intent: Intent) -> Bool
  /// Lets its timers run.
  func advance(by elapsed: Duration)
  /// How long until `advance` has something to do; nil where nothing is pending.
  var nextTimer: Duration? { get }
  /// Out of sight, it gives back what is made again when it is next seen.
  func leave()
}

extension HelpLeaf {
  package var onTell: (() -> Void)? {
    get { nil }
    set {}
  }
  package var ground: TrayGround { .felt }
  package var playsItself: Bool { false }
  package var canBeTried: Bool { false }
  package func handle(_ intent: Intent) {}
  package func sense(_ event: InputEvent.Kind) {}
  package var restPose: Vector3? { nil }
  package func swallows(_ intent: Intent) -> Bool { false }
  package func advance(by elapsed: Duration) {}
  package var nextTimer: Duration? { nil }
  package func leave() {}
}

/// What is said of a step of a help.
package struct HelpWords {
  /// One sentence, which is always to be read.
  package let sentence: String
  /// One more, where there is room.
  package let detail: String
  /// What can be tried in the tray; nil for nothing.
  package let trial: String?

  /// The words of a step.
  package init(_ sentence: String, detail: String = "", trial: String? = nil) {
    (self.sentence, self.detail, self.trial) = (sentence, detail, trial)
  }
}
