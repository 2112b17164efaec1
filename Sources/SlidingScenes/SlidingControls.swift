import BoxKit
import Controls
import GameKernel
import PictureScenes
import SlidingGame
import Stage

/// The controls beside the board: length, distance, the numbers switch, Shuffle and New game.
///
/// The buttons of a playback replace Shuffle and New game.
final class SlidingControls {
  let length: SizeChoice
  let distance: DistanceChoice
  let numbers: Switch
  let shuffle: Button
  let newGame: Button
  let strip: PlaybackStrip
  private let look: Look

  /// The lengths to choose from, in ascending order.
  static let lengths = Array(SlidingPuzzle.offeredLengths)

  init(_ settings: SlidingSettings, context: StageContext) {
    look = context.look
    length = SizeChoice(
      id: "length", context: context, names: Self.lengths.map { SlidingWords.size(.square($0)) },
      selected: Self.lengths.firstIndex(of: settings.length) ?? 0)
    distance = DistanceChoice(context: context)
    numbers = Switch(
      id: "numbers", context: context, isOn: settings.showsNumbers, title: ""
    ) { _ in }
    shuffle = Button(id: "shuffle", context: context, title: "") {}
    newGame = Button(id: "new-game", context: context, title: "") {}
    shuffle.tip = { context.look.texts("Mixes the tiles on this board") }
    newGame.tip = { context.look.texts("Starts a new shuffled board") }
    strip = PlaybackStrip(.stop, context: context)
  }

  /// The controls in focus order, from top to bottom.
  var all: [Control] {
    [numbers, length.control, distance.control, shuffle, newGame] + strip.controls
  }

  /// Whether the playback buttons are visible.
  var isShowing: Bool { !strip.pause.isHidden }

  /// Updates all controls for the game and for the playback, if there is one.
  func refresh(_ table: SlidingTable, _ settings: SlidingSettings, _ playback: Playback?) {
    let shape = table.state.board.shape
    let offered = Self.lengths.firstIndex { .square($0) == shape }
    length.show(offered, else: SlidingWords.size(shape))
    distance.show(shape, settings)
    numbers.show(settings.showsNumbers)
    newGame.isPrimary = table.isSolvedByPlay
    strip.show(playback?.strip)
    shuffle.isHidden = playback != nil
    newGame.isHidden = playback != nil
  }

  /// Returns the widths that the controls need with the current texts.
  func layoutInputs(_ settings: SlidingSettings) -> SlidingAreas.Inputs {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let room = metrics.px(24, small: 16)
    func width(_ button: Button) -> Double {
      measurer.size(of: button.title, metrics.medium(.semibold)).width + room
    }
    return SlidingAreas.Inputs(
      hasPicture: settings.picture != .numbers, shuffle: width(shuffle), newGame: width(newGame),
      length: length.leastWidth, distance: distance.leastWidth,
      numbers: numbers.preferredSize.width + 2 * metrics.px(16, small: 8),
      strip: strip.leastWidth)
  }

  /// Sets the titles in the current language.
  func setTitles() {
    numbers.title = look.texts("Numbers")
    // Translators: Button.
    shuffle.title = look.texts("Shuffle")
    newGame.title = look.texts("New game")
  }

  func layout(_ areas: SlidingAreas) {
    length.layout(areas.length, look.metrics)
    distance.control.frame = areas.distance
    numbers.isHidden = areas.numbers == nil
    numbers.frame = areas.numbers ?? .zero
    shuffle.frame = areas.shuffle
    newGame.frame = areas.newGame
    strip.layout(in: [areas.shuffle, areas.newGame])
  }
}
