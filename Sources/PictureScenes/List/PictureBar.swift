import BoxKit
import Controls
import Stage

/// The controls above the list of pictures: sort order, crop, list mode, and adding a picture.
final class PictureBar {
  let order: SegmentedControl
  let crop: Button
  let bring: Button
  let form: IconButton
  /// The icon that replaces the button `bring` in a low window.
  let bringSign: IconButton
  /// Whether the window is low. Then the bar is beside the title.
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

  /// The controls from left to right.
  var controls: [Control] {
    isLow ? [order, bringSign, form] : [order, crop, bring, form]
  }

  /// The visible controls.
  var shown: [Control] { controls.filter { !$0.isHidden } }

  /// Updates the texts for the current language and list mode.
  func say(isGrid: Bool) {
    let texts = context.texts
    order.options = PictureOrder.allCases.map { order in
      switch order {
      // Translators: Choice: pictures are sorted by name.
      case .name: texts("Name")
      // Translators: Choice: pictures are sorted by date, newest first.
      case .date: texts("Date")
      // Translators: Choice: pictures are sorted by stars, most first.
      case .rating: texts("Stars")
      // Translators: Choice: pictures are sorted by difficulty, easiest first.
      case .hardness: texts("Easiest")
      }
    }
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

  /// Lays out the bar above the list: the order at the left, the rest at the right, or in two lines in a narrow
  /// window.
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
