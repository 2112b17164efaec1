import Stage

/// The choice of a board's size: side by side where all have room, else as a list.
package final class SizeChoice {
  /// Told the size, when the player has chosen another one.
  package var onChange: (Int) -> Void = { _ in }

  private let segments: SegmentedControl
  private let list: DropDown
  private let names: SizeNames
  private var place: (frame: Rect, metrics: Metrics)?
  private var isWide = true

  /// - Parameters:
  ///   - id: of its control.
  ///   - names: of the sizes, in their order.
  ///   - selected: the size that is chosen at first.
  package init(id: String, context: StageContext, names: [String], selected: Int) {
    self.names = SizeNames(names)
    segments = SegmentedControl(id: id, context: context, options: names, selected: selected) {
      _ in
    }
    list = DropDown(
      id: id, context: context, source: self.names, selected: selected
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
    place = (frame, metrics)
    isWide =
      segments.leastDenseWidth <= frame.width
      && (frame.width - 2 * metrics.px(4)) / Double(names.count) >= metrics.target
    control.frame = frame
    // Else a list left open would be open still when the room grows narrow again.
    if isWide { list.close() }
  }

  /// Shows a size that was chosen elsewhere.
  ///
  /// - Parameters:
  ///   - size: nil for one that is not offered.
  ///   - other: the name of that one, listed last while it is shown; nil leaves the choice as it is.
  package func show(_ size: Int?, else other: String? = nil) {
    offer(size == nil ? other : nil)
    guard let shown = size ?? other.map({ _ in names.offered.count }) else { return }
    segments.show(shown)
    list.show(shown)
  }

  private func offer(_ other: String?) {
    guard other != names.other else { return }
    // A list that is open would show the rows from before.
    list.close()
    segments.show(0)
    list.show(0)
    names.other = other
    segments.options = names.all
    if let place { layout(place.frame, place.metrics) }
  }

  private func chosen(_ size: Int) {
    guard names.offered.indices.contains(size) else { return }
    show(size)
    onChange(size)
  }
}

/// The names of the sizes that are offered, and of another one that is shown.
private final class SizeNames: TitleSource {
  let offered: [String]
  var other: String?

  init(_ offered: [String]) { self.offered = offered }

  var all: [String] { offered + [other].compactMap(\.self) }
  var count: Int { all.count }
  func title(at index: Int) -> String { all[index] }
}
