import Stage

/// The choice of a board's size: side by side where all have room, else as a list.
package final class SizeChoice {
  /// Told the size, when the player has chosen another one.
  package var onChange: (Int) -> Void = { _ in }

  private let segments: SegmentedControl
  private let list: DropDown
  private let count: Int
  private var isWide = true

  /// - Parameters:
  ///   - id: of its control.
  ///   - names: of the sizes, in their order.
  ///   - selected: the size that is chosen at first.
  package init(id: String, context: StageContext, names: [String], selected: Int) {
    count = names.count
    segments = SegmentedControl(id: id, context: context, options: names, selected: selected) {
      _ in
    }
    list = DropDown(
      id: id, context: context, source: ArrayListSource(names), selected: selected
    ) { _ in }
    segments.isDense = true
    segments.choosesInPassing = false
    segments.onChange = { [weak self] in self?.chosen($0) }
    list.onChange = { [weak self] in self?.chosen($0) }
  }

  /// The one that fits.
  package var control: Control { isWide ? segments : list }

  /// The least width, with a list.
  package var leastWidth: Double { list.preferredSize.width }

  package func layout(_ frame: Rect, _ metrics: Metrics) {
    isWide =
      segments.leastDenseWidth <= frame.width
      && (frame.width - 2 * metrics.px(4)) / Double(count) >= metrics.target
    control.frame = frame
    // Else a list left open would be open still when the room grows narrow again.
    if isWide { list.close() }
  }

  /// Shows a size that was chosen elsewhere; one that is not offered leaves the choice as it is.
  package func show(_ size: Int?) {
    guard let size else { return }
    segments.show(size)
    list.show(size)
  }

  private func chosen(_ size: Int) {
    show(size)
    onChange(size)
  }
}
