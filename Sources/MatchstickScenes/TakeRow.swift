import BoxKit
import Controls
import GameKernel
import MatchstickGame
import Stage

/// The row of buttons below the tray.
///
/// It has the takes during a game, the playback controls in a demonstration, and a new game and the result at the end.
final class TakeRow {
  /// Called with the number of matches to take.
  var onTake: (Int) -> Void = { _ in }
  /// The buttons for takes, in order from 1.
  private(set) var takes: [Button] = []
  /// The button that takes the chosen matches of heaps or rows.
  let take: Button
  /// The playback controls of a demonstration.
  let strip: PlaybackStrip
  let newGame: Button
  /// The move that the button ``take`` names.
  private var chosen: Matchsticks.Move?
  private let context: StageContext

  init(_ strip: PlaybackStrip, context: StageContext) {
    self.strip = strip
    self.context = context
    newGame = Button(id: "new-game", context: context, title: "") {}
    take = Button(id: "take", context: context, title: "", isPrimary: true) {}
    take.padButton = .a
    newGame.padButton = .x
  }

  /// The area of the buttons that take matches.
  var area: Rect {
    takes.isEmpty ? take.frame : takes.map(\.frame).reduce(takes[0].frame) { $0.union($1) }
  }

  /// Returns the number of matches that a control takes, or 0 for other controls.
  func count(of control: Control?) -> Int {
    takes.firstIndex { $0 === control }.map { $0 + 1 } ?? 0
  }

  /// Returns the number of matches that the button at a point takes, even if it is disabled, or `nil` for no
  /// button.
  func count(at point: Point) -> Int? {
    takes.firstIndex { $0.targetFrame.contains(point) }.map { $0 + 1 }
  }

  /// Highlights the button that takes `count` matches, or none for 0.
  func light(_ count: Int) {
    for (index, button) in takes.enumerated() { button.isPrimary = index + 1 == count }
  }

  /// Updates the buttons to match the state.
  ///
  /// - Parameter isShown: whether the row is on the table. It is after the last take, until the result takes its place.
  func refresh(_ table: MatchstickTable, isPersonsTurn: Bool, isShown: Bool) {
    for (index, button) in takes.enumerated() {
      button.isEnabled = isPersonsTurn && index < table.state.limit
    }
    for button in takes + [take] { button.isWaiting = !isPersonsTurn && isShown }
  }

  func layout(_ areas: MatchsticksAreas, _ layout: Matchsticks.Layout, newGame title: String) {
    strip.layout(in: areas.row(of: 2))
    newGame.title = title
    guard let takeLimit = layout.pile?.takeLimit else {
      takes = []
      take.frame = areas.takeButton
      return showChoice(chosen)
    }
    let frames = areas.row(of: takeLimit)
    if takes.count != frames.count {
      takes = (1...frames.count).map { count in
        Button(id: "take-\(count)", context: context, title: "") { [weak self] in
          self?.onTake(count)
        }
      }
    }
    for (button, frame) in zip(takes, frames) { button.frame = frame }
    setTitles()
  }

  /// Names the chosen matches of heaps or rows on the button that takes them.
  ///
  /// - Parameter move: the move that takes them, or `nil` for none.
  func showChoice(_ move: Matchsticks.Move?) {
    chosen = move
    let (texts, style) = (context.look.texts, context.look.metrics.medium(.semibold))
    let room = take.frame.width - 2 * context.look.metrics.px(16, small: 10)
    let titles = Self.titles(move, texts)
    take.title =
      titles.first { context.look.measurer.fits($0, style, width: room) } ?? titles.last ?? ""
    take.isEnabled = move != nil
    // Translators: Label of a key.
    take.keyCap = move == nil ? nil : texts("Enter")
  }

  /// Returns the titles of the button that takes the chosen matches, the longest first.
  private static func titles(_ move: Matchsticks.Move?, _ texts: Texts) -> [String] {
    // Translators: Button: it takes the chosen matchsticks.
    guard let move else { return [texts("Take")] }
    let number = ["number": String(move.count), "heap": String(move.group + 1)]
    let short = texts("Take {number}", number)
    guard move.place == nil else {
      // Translators: Button: it takes the chosen matchstick.
      let one = texts("Take this one")
      // Translators: Button. {number} is how many matchsticks are chosen.
      return [move.count == 1 ? one : texts("Take these {number}", number), short]
    }
    // Translators: Button. {number} is how many matchsticks, {heap} the number of the heap.
    return [texts("Take {number} from heap {heap}", number), short]
  }

  /// Sets the titles to “Take 2” with the key beside it, or to the number alone if the words do not fit.
  private func setTitles() {
    let metrics = context.look.metrics
    let numbers = takes.indices.map { String($0 + 1) }
    // Translators: Button. {number} is how many matchsticks to take.
    let titles = numbers.map { context.look.texts("Take {number}", ["number": $0]) }
    let widest = titles.map { context.look.measurer.size(of: $0, metrics.medium(.semibold)).width }
    let hasRoom = zip(takes, widest).allSatisfy { $0.frame.width - 2 * metrics.px(8) >= $1 }
    for (index, button) in takes.enumerated() {
      button.title = hasRoom ? titles[index] : numbers[index]
      button.keyCap = hasRoom ? numbers[index] : nil
    }
  }
}
