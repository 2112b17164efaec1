import Stage

/// A control to choose the size of a board: segments if they fit, or else a drop-down list.
@MainActor package final class SizeChoice {
  /// Called with the new size when the player has chosen one.
  package var onChange: (Int) -> Void = { _ in }

  /// The gamepad button that leads to the control. It is shown while a gamepad is used, where there is space.
  package var padButton: PadButton? { didSet { list.padButton = padButton } }

  /// Makes the tooltip and the rows of the list say that another size starts a new game.
  package func namePrice(_ look: Look) {
    let tip = { look.texts("Another size starts a new game") }
    (segments.tip, list.tip) = (tip, tip)
    // Translators: Spoken before the size of a board: the name of a choice.
    for control in [segments, list] as [Control] { control.label = look.texts("Size") }
    names.price = {
      // Translators: Beside a size in a list: it starts a new game.
      look.texts("new game")
    }
  }

  private let segments: SegmentedControl
  private let list: DropDown
  private let names: SizeNames
  private var place: (frame: Rect, metrics: Metrics)?
  private var isWide = true

  /// - Parameters:
  ///   - id: the id of both controls.
  ///   - names: the names of the sizes, in their order.
  ///   - selected: the index of the initial size.
  ///   - isDense: whether the names of the segments are small.
  package init(
    id: String, context: StageContext, names: [String], selected: Int, isDense: Bool = true
  ) {
    self.names = SizeNames(names, selected: selected)
    segments = SegmentedControl(id: id, context: context, options: names, selected: selected) {
      _ in
    }
    list = DropDown(
      id: id, context: context, source: self.names, selected: selected
    ) { _ in }
    segments.isDense = isDense
    segments.choosesOnArrow = false
    segments.onChange = { [weak self] in self?.chosen($0) }
    list.onChange = { [weak self] in self?.chosen($0) }
  }

  /// The control that the last layout has placed.
  package var control: Control { isWide ? segments : list }

  /// The least width, which is that of the list.
  package var leastWidth: Double { list.preferredSize.width }

  /// - Parameter limit: the end of the free space at the right of the frame. Default: none is free.
  package func layout(_ frame: Rect, _ metrics: Metrics, limit: Double = 0) {
    place = (frame, metrics)
    segments.padButton = frame.maxX + metrics.px(56, least: 40) <= limit ? padButton : nil
    isWide =
      names.count == 1
      || segments.leastDenseWidth <= frame.width
        && (frame.width - 2 * metrics.px(4)) / Double(names.count) >= metrics.target
    control.frame = frame
    // Closes the list, because it would otherwise reappear open in the next narrow layout.
    if isWide { list.close() }
  }

  /// Replaces the names, such as by those in another language. Their number must stay.
  package func rename(_ titles: [String]) {
    guard titles != names.offered else { return }
    precondition(titles.count == names.offered.count, "a name for each size")
    names.offered = titles
    segments.options = names.all
  }

  /// The least width of the segments, and the one in which their names are as large as usual.
  package var segmentWidths: (least: Double, usual: Double) {
    (segments.leastDenseWidth, segments.preferredSize.width)
  }

  /// Shows one of the sizes to choose from.
  package func show(_ size: Int) {
    setOther(nil)
    segments.show(size)
    list.show(size)
    names.selected = size
  }

  /// Shows a size that was chosen elsewhere.
  ///
  /// - Parameters:
  ///   - size: the index of the size; `nil` if it is not among the choices.
  ///   - other: the name of the size. It is listed last while it is shown, unless it is among the choices.
  package func show(_ size: Int?, else other: String) {
    if let size { return show(size) }
    setOther(other)
    segments.show(names.offered.count)
    list.show(names.offered.count)
    names.selected = names.offered.count
  }

  private func setOther(_ other: String?) {
    guard other != names.other else { return }
    // An open list would show the previous rows.
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

/// The names of the sizes to choose from, and the name of another size while that size is shown.
@MainActor private final class SizeNames: TitleSource {
  var offered: [String]
  var other: String?
  var selected: Int
  /// Returns the note at all rows but the selected one.
  var price: () -> String? = { nil }

  init(_ offered: [String], selected: Int) { (self.offered, self.selected) = (offered, selected) }

  var all: [String] { offered + [other].compactMap(\.self) }
  var count: Int { all.count }
  func title(at index: Int) -> String { all[index] }
  func note(at index: Int) -> String? { index == selected ? nil : price() }
}
