import BoxKit
import Controls
import Stage

/// The controls above the list of pictures: sort order, crop, list mode, and adding a picture.
final class PictureBar {
  private let segments: SegmentedControl
  private let dropDown: DropDown
  private let names: OrderNames
  let crop: Button
  let bring: Button
  let form: IconButton
  /// The icon that replaces the button `bring` in a low window.
  let bringSign: IconButton
  /// Whether the window is low. Then the bar is beside the title.
  var isLow = false
  /// Called with the order that the player has chosen.
  var onOrder: (PictureOrder) -> Void = { _ in }
  private let context: StageContext

  /// The choice of the order: segments, or a list where they do not fit beside the title of a low window.
  var order: Control { isTight ? dropDown : segments }

  /// Whether the window is too narrow for the segments beside the title.
  private var isTight: Bool {
    guard isLow else { return false }
    let signs = [bringSign, form].filter { !$0.isHidden }
    let metrics = context.look.metrics
    let row = metrics.size.width - 2 * metrics.margin - metrics.iconSide
    let gap = metrics.px(16, small: 8)
    let room = row - Double(signs.count) * (signs[0].preferredSize.width + gap) - gap
    return segments.leastWidth > room
  }

  init(_ gallery: PictureGallery) {
    context = gallery.context
    let selected = PictureOrder.allCases.firstIndex(of: gallery.store.order) ?? 0
    names = OrderNames(context.look)
    segments = SegmentedControl(
      id: "order", context: context, options: names.all, selected: selected
    ) { _ in }
    dropDown = DropDown(
      id: "order", context: context, source: names, selected: selected
    ) { _ in }
    crop = Button(id: "crop", context: context, title: "") {}
    bring = Button(id: "bring", context: context, title: "") {}
    bringSign = IconButton(id: "bring", context: context, icon: .folder) {}
    form = IconButton(id: "form", context: context, icon: .rows) {}
    segments.onChange = { [weak self] in self?.chosen($0) }
    dropDown.onChange = { [weak self] in self?.chosen($0) }
  }

  /// The controls from left to right.
  var controls: [Control] {
    isLow ? [order, bringSign, form] : [order, crop, bring, form]
  }

  private func chosen(_ index: Int) {
    segments.show(index)
    dropDown.show(index)
    onOrder(PictureOrder.allCases[index])
  }

  /// The visible controls.
  var shown: [Control] { controls.filter { !$0.isHidden } }

  /// Updates the texts for the current language and list mode.
  func say(isGrid: Bool) {
    let texts = context.look.texts
    segments.options = names.all
    // Translators: Button.
    crop.title = texts.inContext("verb", "Crop")
    // Translators: Button. Leads to a list of folders.
    bring.title = texts("Add picture…")
    // Translators: Tip on a button.
    bringSign.tip = { texts("Add picture…") }
    form.icon = isGrid ? .rows : .tiles
    form.tip = {
      // Translators: Tip on a button that shows the pictures in rows.
      if isGrid { return texts("Show as list") }
      // Translators: Tip on a button that shows the pictures side by side.
      return texts("Show as gallery")
    }
  }

  private var gap: Double { context.look.metrics.px(16, small: 8) }

  /// The order at the left, the rest at the right, or in two or more lines in a narrow window.
  private var box: LayoutBox<Control> {
    let (metrics, gap) = (context.look.metrics, gap)
    let others = Array(shown.dropFirst())
    func line(_ boxes: [LayoutBox<Control>]) -> LayoutBox<Control> {
      .row(boxes, spacing: gap).height(metrics.height(52))
    }
    return .variants([
      line([.control(order), .space(LengthRange(gap))] + LayoutBox.controls(others)),
      .column(
        [line([.control(order, fills: true)]), line(LayoutBox.controls(others, fills: true))],
        spacing: gap),
      .column(
        [line([.control(order, fills: true)])]
          + others.dropLast().map { line([.control($0, fills: true)]) }
          + others.suffix(1).map { line([.control($0)]) },
        spacing: gap),
    ])
  }

  /// Returns the height of the bar above a list of this width.
  func height(in width: Double) -> Double { box.heights(in: width).ideal }

  /// Lays out the bar above the list.
  func layout(at room: inout Rect) {
    let height = height(in: room.width)
    box.place(in: Rect(room.x, room.y, room.width, height))
    room.y += height + gap
    room.height -= height + gap
  }
}

/// The names of the orders.
private final class OrderNames: TitleSource {
  private let look: Look

  init(_ look: Look) { self.look = look }

  var all: [String] { (0..<count).map(title) }
  var count: Int { PictureOrder.allCases.count }

  func title(at index: Int) -> String {
    let texts = look.texts
    return switch PictureOrder.allCases[index] {
    // Translators: Choice: pictures are sorted by name.
    case .name: texts("By name")
    // Translators: Choice: pictures are sorted by date, newest first.
    case .date: texts("By date")
    // Translators: Choice: pictures are sorted by stars, most first.
    case .rating: texts("By stars")
    // Translators: Choice: pictures are sorted by difficulty, easiest first.
    case .hardness: texts("Easiest first")
    }
  }
}
