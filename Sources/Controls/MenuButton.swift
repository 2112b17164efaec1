import Stage

/// An icon button that opens a short list of actions.
public class MenuButton: IconButton {
  /// An action in the list.
  public struct Row {
    let title: String
    let note: String?
    let detail: String?
    let action: () -> Void

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - note: the key with the same action, shown at the right. It is hidden for touch and gamepad.
    ///   - detail: words at the right in place of a key.
    public init(
      _ title: String, note: String? = nil, detail: String? = nil, action: @escaping () -> Void
    ) {
      self.title = title
      self.note = note
      self.detail = detail
      self.action = action
    }
  }

  /// The actions in the list. An open list keeps those with which it has opened.
  public var rows: [Row] = [] { didSet { if !menu.isOpen { fill() } } }
  /// The actions of the open list.
  private var listed: [Row] = []

  let menu: RowPopUp
  /// The row with the mark of the choice when the list opens; `nil` for none.
  var markedRow: Int? { nil }

  private struct Rows: TitleSource {
    let rows: [Row]
    var showsNotes = true
    var count: Int { rows.count }
    func title(at index: Int) -> String { rows[index].title }
    func note(at index: Int) -> String? {
      rows[index].detail ?? (showsNotes ? rows[index].note : nil)
    }
  }

  /// Creates a button without actions. Set its `frame` during layout.
  public init(id: String, context: StageContext, icon: Icon) {
    menu = RowPopUp(context: context, titles: Rows(rows: []))
    super.init(id: id, context: context, icon: icon) {}
    menu.onChoose = { [weak self] row in
      guard let self, listed.indices.contains(row) else { return }
      listed[row].action()
    }
  }

  /// Whether the list shows the keys of its actions. They are useful only with a mouse or a keyboard.
  private var showsNotes: Bool {
    context.input.device == .mouse || context.input.device == .keyboard
  }

  private func fill() {
    listed = rows
    let titles = Rows(rows: rows, showsNotes: showsNotes)
    menu.rows.source = TitleRows(titles: titles, look: context.look)
  }

  public override func activate() -> Bool {
    if menu.isOpen {
      menu.close()
    } else if !rows.isEmpty {
      fill()
      menu.open(at: placeOfRows, selected: markedRow)
    }
    return true
  }

  override var popUp: RowPopUp? { menu }

  public override var words: SpokenControl { SpokenControl(tip() ?? "", .menu) }

  /// The width of the longest row.
  var rowsWidth: Double {
    let metrics = context.look.metrics
    let widest = listed.map { row in
      context.look.measurer.size(of: row.title, metrics.medium(.medium)).width
        + ((row.detail ?? row.note).map {
          context.look.measurer.size(of: $0, metrics.small()).width
        } ?? 0)
    }
    return (widest.max() ?? 0) + metrics.px(104)
  }

  /// The frame of the open list, right-aligned with the button.
  override var placeOfRows: Rect {
    let width = rowsWidth
    let start = Rect(frame.maxX - width, frame.y, width, frame.height)
    return menu.place(beside: start, width: width)
  }
}
