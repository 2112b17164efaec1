import BoxKit
import Controls
import GameKernel
import PictureScenes
import SlidingGame
import Stage

/// The controls beside the board: length, distance, the numbers switch and New game.
///
/// The buttons of a playback replace New game, and in a narrow column the distance choice too.
final class SlidingControls {
  let length: SizeChoice
  let distance: DistanceChoice
  let numbers: Switch
  let newGame: Button
  let strip: PlaybackStrip
  private let look: Look
  /// Whether the playback buttons have two rows.
  private var isStripTall = false

  /// The lengths to choose from, in ascending order.
  static let lengths = Array(SlidingPuzzle.offeredLengths)

  init(_ settings: SlidingSettings, context: StageContext) {
    look = context.look
    length = SizeChoice(
      id: "length", context: context, names: Self.lengths.map { SlidingWords.size(.square($0)) },
      selected: Self.lengths.firstIndex(of: settings.length) ?? 0)
    length.namePrice(context.look)
    distance = DistanceChoice(context: context)
    numbers = Switch(
      id: "numbers", context: context, isOn: settings.showsNumbers, title: ""
    ) { _ in }
    newGame = Button(id: "new-game", context: context, title: "") {}
    newGame.padButton = .x
    strip = PlaybackStrip(.stop, context: context)
  }

  /// The controls that change the next board, from top to bottom, and New game.
  var choices: [Control] { [numbers, length.control, distance.control, newGame] }

  /// All controls in focus order.
  var all: [Control] { choices + strip.controls }

  /// Whether the playback buttons are visible.
  var isShowing: Bool { !strip.pause.isHidden }

  /// Updates all controls for the game and for the playback, if there is one.
  func refresh(_ table: SlidingTable, _ settings: SlidingSettings, _ playback: Playback?) {
    let shape = table.state.board.shape
    let offered = Self.lengths.firstIndex { .square($0) == shape }
    length.show(offered, else: SlidingWords.size(shape))
    distance.show(shape, settings)
    numbers.show(settings.showsNumbers)
    strip.show(playback?.strip)
    newGame.isHidden = playback != nil
    distance.control.isHidden = table.hasFixedRules || playback != nil && isStripTall
    length.control.isHidden = table.hasFixedRules
  }

  /// Returns the widths that the controls need with the current texts.
  func layoutInputs(_ settings: SlidingSettings) -> SlidingAreas.Inputs {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let room = metrics.px(24, small: 16)
    func width(_ button: Button) -> Double {
      measurer.size(of: button.title, metrics.medium(.semibold)).width + room
    }
    return SlidingAreas.Inputs(
      hasPicture: settings.picture != .numbers, newGame: width(newGame), length: length.leastWidth,
      distance: distance.leastWidth,
      numbers: numbers.preferredSize.width + 2 * metrics.px(16, small: 8),
      strip: strip.leastWidth)
  }

  /// Sets the titles in the current language.
  func setTitles(newGame title: String) {
    numbers.title = look.texts("Numbers")
    newGame.title = title
  }

  func layout(_ areas: SlidingAreas) {
    length.layout(areas.length, look.metrics)
    distance.control.frame = areas.distance
    numbers.isHidden = areas.numbers == nil
    numbers.frame = areas.numbers ?? .zero
    newGame.frame = areas.newGame
    strip.layout(in: areas.strip)
    isStripTall = areas.strip.count > 1
  }
}
