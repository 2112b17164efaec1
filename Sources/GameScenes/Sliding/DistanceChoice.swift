import SlidingGame
import Stage

/// The choice of how far from home a new board lies: any distance, or a number of moves.
///
/// Each size of board has its own list, since not all reach as far; it is off where none is offered.
final class DistanceChoice {
  /// Told the distance, nil for any, when the player has chosen another one.
  var onChange: (Int?) -> Void = { _ in }

  private let lists: [(shape: SlidingPuzzle.Shape, list: DropDown)]
  /// Has the rows whose words are longest, to be measured alone.
  private let longest: DropDown
  private var shape = SlidingPuzzle.Shape.square(4)

  init(context: StageContext) {
    longest = DropDown(
      id: "distance", context: context,
      source: Rows(context: context, distances: [0, SlidingSettings.allDistances.upperBound]),
      selected: 0
    ) { _ in }
    lists = SlidingPuzzle.offeredLengths.map { length in
      let shape = SlidingPuzzle.Shape.square(length)
      let distances = SlidingSettings.distances(shape)
      let list = DropDown(
        id: "distance", context: context,
        source: Rows(context: context, distances: Array(0...(distances?.upperBound ?? 0))),
        selected: 0
      ) { _ in }
      list.isEnabled = distances != nil
      return (shape, list)
    }
    for (_, list) in lists {
      list.onChange = { [weak self] row in self?.onChange(row == 0 ? nil : row) }
    }
  }

  /// The list of the board that is shown; that of the largest for a shape that has none.
  var control: DropDown { (lists.first { $0.shape == shape } ?? lists[lists.count - 1]).list }

  /// The least width.
  var leastWidth: Double { longest.preferredSize.width }

  /// Shows the choice for a shape.
  func show(_ shape: SlidingPuzzle.Shape, _ settings: SlidingSettings) {
    if shape != self.shape { control.close() }
    let frame = control.frame
    self.shape = shape
    control.frame = frame
    control.show(settings.distance(for: shape) ?? 0)
  }

  /// Any distance, and then as many moves as the row's number.
  private struct Rows: TitleSource {
    let context: StageContext
    let distances: [Int]
    var count: Int { distances.count }

    func title(at index: Int) -> String {
      distances[index] == 0
        ? context.texts("Any distance")
        : context.texts.plural("{count} move away", "{count} moves away", distances[index])
    }
  }
}
