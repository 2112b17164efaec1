import BoxKit
import Stage

/// What is done with the list of pictures: its order, its form, and how others come into it.
final class PictureBar {
  let order: SegmentedControl
  let crop: Button
  let bring: Button
  let form: IconButton
  /// In the place of the word where room is scarce.
  let bringSign: IconButton
  /// Whether it is a low window, in which the bar stands beside the title.
  var isLow = false
  private let context: StageContext

  init(_ gallery: PictureGallery) {
    context = gallery.context
    order = SegmentedControl(
      id: "order", context: context, options: PictureOrder.allCases.map(\.rawValue),
      selected: PictureOrder.allCases.firstIndex(of: gallery.store.order) ?? 0, onChange: { _ in })
    crop = Button(id: "crop", context: context, title: "") {}
    bring = Button(id: "bring", context: context, title: "") {}
    bringSign = IconButton(id: "bring", context: context, icon: .folder) {}
    form = IconButton(id: "form", context: context, icon: .rows) {}
  }

  /// From left to right.
  var controls: [Control] {
    isLow ? [order, bringSign, form] : [order, crop, bring, form]
  }

  /// Those that are not hidden.
  var shown: [Control] { controls.filter { !$0.isHidden } }

  /// Takes over the words of now.
  func say(isGrid: Bool) {
    let texts = context.texts
    order.options = PictureOrder.allCases.map { order in
      switch order {
      case .name: texts("Name")
      case .date: texts("Date")
      case .rating: texts("Stars")
      case .hardness: texts("Easy")
      }
    }
    crop.title = texts("Crop")
    bring.title = texts("Bring one…")
    bringSign.tip = { texts("Bring one…") }
    form.icon = isGrid ? .rows : .tiles
    form.tip = { isGrid ? texts("As a list") : texts("As a gallery") }
  }

  /// Above the list: the order at the left, all else at the right; below each other where the window is narrow.
  func layout(at room: inout Rect) {
    let metrics = context.metrics
    let (height, gap) = (metrics.height(52), metrics.px(16, small: 8))
    let row = ControlRow(frame: Rect(room.x, room.y, room.width, height), gap: gap)
    if row.holds(shown) {
      row.place(shown, leading: 1)
    } else {
      row.fill(with: [order])
      room.y += height + gap
      room.height -= height + gap
      ControlRow(frame: Rect(room.x, room.y, room.width, height), gap: gap)
        .fill(with: Array(shown.dropFirst()))
    }
    room.y += height + gap
    room.height -= height + gap
  }
}
