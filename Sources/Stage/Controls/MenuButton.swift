/// An icon button that opens a short list of things to do.
public final class MenuButton: IconButton {
  /// One thing to do.
  public struct Row {
    let title: String
    let note: String?
    let action: () -> Void

    /// - Parameter note: the key that does the same, at the right; not shown to a finger or a pad.
    public init(_ title: String, note: String? = nil, action: @escaping () -> Void) {
      self.title = title
      self.note = note
      self.action = action
    }
  }

  /// What can be done; opening shows it as it is then.
  public var rows: [Row] = [] { didSet { fill() } }

  private let menu: RowPopUp

  private struct Rows: TitleSource {
    let rows: [Row]
    var showsNotes = true
    var count: Int { rows.count }
    func title(at index: Int) -> String { rows[index].title }
    func note(at index: Int) -> String? { showsNotes ? rows[index].note : nil }
  }

  /// A button without a place and without rows.
  public init(id: String, context: StageContext, icon: Icon) {
    menu = RowPopUp(context: context, titles: Rows(rows: []))
    super.init(id: id, context: context, icon: icon) {}
    menu.onChoose = { [weak self] row in
      guard let self, rows.indices.contains(row) else { return }
      rows[row].action()
    }
  }

  /// Who plays with a finger or a pad has no keys.
  private var showsNotes: Bool { context.device == .mouse || context.device == .keyboard }

  private func fill() {
    let titles = Rows(rows: rows, showsNotes: showsNotes)
    menu.rows.source = TitleRows(titles: titles, context: context)
  }

  public override func activate() -> Bool {
    if menu.isOpen {
      menu.close()
    } else if !rows.isEmpty {
      fill()
      menu.open(at: placeOfRows, selected: nil)
    }
    return true
  }

  override var popUp: RowPopUp? { menu }

  /// Its right edge under that of the button, as wide as the longest row needs.
  override var placeOfRows: Rect {
    let metrics = context.metrics
    let widest = rows.map { row in
      context.measurer.size(of: row.title, metrics.medium(.medium)).width
        + (row.note.map { context.measurer.size(of: $0, metrics.small()).width } ?? 0)
    }
    let width = (widest.max() ?? 0) + metrics.px(104)
    let start = Rect(frame.maxX - width, frame.y, width, frame.height)
    return menu.place(beside: start, width: width)
  }
}
