import Controls
import Stage

/// Chooses a group of settings: tabs, or a list behind a button. Only one of them is visible.
struct GroupSelector {
  static let id = "box-group"

  private let tabs: SegmentedControl
  private let list: DropDown

  init(
    _ titles: [String], selected: Int, context: StageContext, onChange: @escaping (Int) -> Void
  ) {
    tabs = SegmentedControl(
      id: Self.id, context: context, options: titles, selected: selected, onChange: onChange)
    list = DropDown(
      id: Self.id, context: context, source: ArrayListSource(titles), selected: selected,
      onChange: onChange)
    list.isHidden = true
  }

  /// The visible control.
  var controls: [Control] { [tabs, list].filter { !$0.isHidden } }

  /// The smallest width in which the tabs have room.
  var leastTabsWidth: Double { tabs.leastWidth }

  /// Shows another choice.
  func show(_ group: Int) {
    tabs.show(group)
    list.show(group)
  }

  /// Shows the control that has a frame.
  func place(tabs tabFrame: Rect?, list listFrame: Rect?) {
    tabs.isHidden = tabFrame == nil
    list.isHidden = listFrame == nil
    tabs.frame = tabFrame ?? .zero
    list.frame = listFrame ?? .zero
  }
}
