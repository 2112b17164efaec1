import Stage

/// A button with the chosen title and an arrow, which opens a list of rows.
public final class DropDown: Control {
  /// The index of the chosen row.
  public private(set) var selected: Int
  /// Called with the row after the player has chosen another one.
  public var onChange: (Int) -> Void

  /// The gamepad button that leads to the control. It is shown while a gamepad is used, where there is space.
  public var padButton: PadButton?

  /// The source of the rows' titles.
  public let source: any TitleSource
  private let menu: RowPopUp
  private var face = RaisedFace(shadows: Shadow.none)
  private var arrow = ButtonArrow()
  private var cap = KeyCap()

  /// Creates a drop-down. Set its `frame` during layout.
  ///
  /// - Precondition: the source has rows, and `selected` is one of them.
  public init(
    id: String, context: StageContext, source: any TitleSource, selected: Int,
    onChange: @escaping (Int) -> Void
  ) {
    precondition((0..<source.count).contains(selected), "the chosen row is one of the rows")
    self.selected = selected
    self.onChange = onChange
    self.source = source
    menu = RowPopUp(context: context, titles: source)
    super.init(id: id, context: context)
    menu.onChoose = { [weak self] in self?.choose($0) }
  }

  /// Whether the list is open.
  public var isOpen: Bool { menu.isOpen }

  public override var words: SpokenControl {
    SpokenControl(tip() ?? "", .menu, state: source.title(at: selected))
  }

  public override var preferredSize: Size {
    Size(widest + context.look.metrics.px(84), context.look.metrics.height(52))
  }

  public override var leastWidth: Double { widest + context.look.metrics.px(70) }

  private var widest: Double {
    let style = context.look.metrics.medium(.semibold)
    return (0..<source.count).map {
      context.look.measurer.size(of: source.title(at: $0), style).width
    }.max() ?? 0
  }

  /// Shows another choice without calling `onChange`.
  public func show(_ row: Int) {
    precondition((0..<source.count).contains(row), "the chosen row is one of the rows")
    selected = row
  }

  public override func activate() -> Bool {
    isOpen ? close() : menu.open(at: placeOfRows, selected: selected)
    return true
  }

  /// Closes the list and keeps the choice.
  public func close() { menu.close() }

  override var popUp: RowPopUp? { menu }
  /// The frame of the open list: as wide as the button, or as its longest row with a note.
  override var placeOfRows: Rect {
    let metrics = context.look.metrics
    let notes = (0..<source.count).compactMap { index in
      source.note(at: index).map {
        context.look.measurer.size(of: source.title(at: index), metrics.medium(.medium)).width
          + context.look.measurer.size(of: $0, metrics.small()).width + metrics.px(80)
      }
    }
    return menu.place(beside: frame, width: max(frame.width, notes.max() ?? 0))
  }

  private func choose(_ row: Int) {
    guard row != selected else { return }
    selected = row
    onChange(row)
  }

  public override func draw(into list: inout DisplayList) {
    let metrics = context.look.metrics
    // While the list is open, only its chosen row has the accent.
    let (place, ink) = face.draw(
      into: &list, of: self, accent: highlight.value * (1 - menu.share))
    let box = arrow.draw(into: &list, in: place, turned: menu.share, ink, context.look)
    let (title, style) = (source.title(at: selected), metrics.medium(.semibold))
    list.text(title, style, ink, in: box, measuredBy: context.look.measurer)
    guard let sign = KeyCap.shown(key: nil, padButton: padButton, context) else { return }
    let start = Point(box.maxX - KeyCap.size(sign, context.look).width - metrics.px(4), box.midY)
    guard box.x + context.look.measurer.size(of: title, style).width < start.x else { return }
    cap.draw(into: &list, sign, from: start, ink, context.look)
  }
}
