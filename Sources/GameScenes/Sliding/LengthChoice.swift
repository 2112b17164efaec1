import SlidingGame
import Stage

/// The choice of a board's length: side by side where six sizes have room, else as a list.
final class LengthChoice {
  /// Told the length, when the player has chosen another one.
  var onChange: (Int) -> Void = { _ in }

  private let segments: SegmentedControl
  private let list: DropDown
  private var isWide = true

  private static let lengths = Array(SlidingPuzzle.offeredLengths)

  init(backstage: Backstage, length: Int) {
    let names = Self.lengths.map(SlidingWords.size)
    let selected = Self.lengths.firstIndex(of: length) ?? 0
    segments = SegmentedControl(
      id: "length", backstage: backstage, options: names, selected: selected
    ) { _ in }
    list = DropDown(
      id: "length", backstage: backstage, source: ArrayListSource(names), selected: selected
    ) { _ in }
    segments.isDense = true
    segments.onChange = { [weak self] in self?.chosen($0) }
    list.onChange = { [weak self] in self?.chosen($0) }
  }

  /// The one that fits.
  var control: Control { isWide ? segments : list }

  /// The least width, with a list.
  var leastWidth: Double { list.preferredSize.width }

  func layout(_ frame: Rect, _ metrics: Metrics) {
    isWide =
      segments.leastDenseWidth <= frame.width
      && (frame.width - 2 * metrics.px(4)) / Double(Self.lengths.count) >= metrics.target
    control.frame = frame
    // Else a list left open would be open still when the room grows narrow again.
    if isWide { list.close() }
  }

  /// Shows a length that was chosen elsewhere; one that is not offered leaves the choice as it is.
  func show(_ length: Int) {
    guard let index = Self.lengths.firstIndex(of: length) else { return }
    segments.show(index)
    list.show(index)
  }

  private func chosen(_ index: Int) {
    show(Self.lengths[index])
    onChange(Self.lengths[index])
  }
}
