import GameScenes
import MatchstickGame
import PairsGame
import SlidingGame
import Stage

/// Makes the scenes, each when it is first needed, and leads from one to the next; they know nothing of each other.
final class Director {
  /// Called with the settings after every change of them.
  var onSettings: (Settings) -> Void = { _ in }
  /// Called when the player has left the settings: the time to save them.
  var onSettingsDone: () -> Void = {}
  /// Called when the player leaves the program.
  var onLeave: () -> Void = {}
  /// Hears what the rules of Matchsticks refuse.
  var onMatchsticksRefusal: (Matchsticks.Refusal) -> Void = { _ in }
  /// Hears what the rules of the sliding puzzle refuse.
  var onSlidingRefusal: (SlidingPuzzle.Refusal) -> Void = { _ in }
  /// Hears what the rules of Pairs refuse.
  var onPairsRefusal: (Pairs.Refusal) -> Void = { _ in }
  /// What the accelerometer of the gamepad says now.
  var readPose: () -> Vector3? = { nil }
  /// The player's own picture on the board; nil where there is no place for such.
  var pictures: PictureOnBoard?
  /// Finds ways home for the sliding puzzle; nil where nobody does.
  var adviser: (any SlidingAdviser)?
  /// The clipboard of the desktop.
  var clipboard = ClipboardAccess()

  /// The best results of the box.
  var results = ResultKeeper()

  let settings: SettingsModel
  let context: StageContext
  let container: SceneContainer
  let tables: Tables
  private(set) lazy var matchsticks = makeMatchsticks()
  private(set) lazy var pairs = makePairs()
  /// Nil until the sliding puzzle is first played.
  private(set) var madeSliding: SlidingScene?
  private lazy var menu = makeMenu()

  init(
    settings: SettingsModel, context: StageContext, container: SceneContainer, tables: Tables
  ) {
    self.settings = settings
    self.context = context
    self.container = container
    self.tables = tables
  }

  var sliding: SlidingScene {
    if let madeSliding { return madeSliding }
    let scene = makeSliding()
    madeSliding = scene
    return scene
  }

  /// Shows the first scene.
  func begin(with start: Options.Start) {
    switch start {
    case .menu: container.show(menu, .none)
    case .matchsticks: container.show(matchsticks, .none)
    case .sliding: container.show(sliding, .none)
    case .pairs: container.show(pairs, .none)
    }
  }

  /// Lays a message over what is shown.
  func tell(_ message: @escaping (Texts) -> String) {
    let scene = MessageScene(context: context, message: message)
    scene.onClose = { [weak container, weak scene] in
      if let scene { container?.dismiss(scene) }
    }
    container.present(scene)
  }

  /// Goes back to the menu, to the card of the game that was played.
  func showMenu(from game: String) {
    menu.choose(game)
    container.show(menu, .push(.right))
  }
}
