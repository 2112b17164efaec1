/// A setting that is on or off, with its title and a second line; a tap anywhere in its row turns it.
public final class Switch: Control {
  /// What is on or off.
  public var title: String
  /// What it means, in small below the title; nil for none.
  public var note: String?
  /// Whether it is on.
  public private(set) var isOn: Bool
  /// Told the state, when the player has turned it.
  public var onChange: (Bool) -> Void

  /// From 0 for off to 1 for on.
  let position: AnimatedValue
  var faces = Memo<LookKey, SwitchFaces>()

  /// A switch without a place; set its `frame` at layout.
  public init(
    id: String, context: StageContext, isOn: Bool, title: String, note: String? = nil,
    onChange: @escaping (Bool) -> Void
  ) {
    self.isOn = isOn
    self.title = title
    self.note = note
    self.onChange = onChange
    position = AnimatedValue(context.animator, .position, at: isOn ? 1 : 0)
    super.init(id: id, context: context)
  }

  public override var preferredSize: Size {
    let (metrics, measurer) = (context.metrics, context.measurer)
    let words = max(
      measurer.size(of: title, metrics.medium(.medium)).width,
      note.map { measurer.size(of: $0, metrics.small()).width } ?? 0)
    return Size(
      words + metrics.px(16) + track.width, max(metrics.target, wordsHeight))
  }

  var wordsHeight: Double {
    let metrics = context.metrics
    return metrics.line(metrics.medium()) + (note == nil ? 0 : metrics.line(metrics.small()))
  }

  /// The groove of the knob, at the right of the row.
  var track: Rect {
    let metrics = context.metrics
    let height = 2 * max(14, metrics.px(18))
    let width = (height * 64 / 36).rounded()
    return Rect(frame.maxX - width, (frame.midY - height / 2).rounded(), width, height)
  }

  public override var focusShape: (frame: Rect, radius: Double) { (track, track.height / 2) }

  public override func draw(into list: inout DisplayList) { drawParts(into: &list) }

  /// Shows another state without telling `onChange`.
  public func show(_ isOn: Bool) {
    self.isOn = isOn
    position.go(to: isOn ? 1 : 0)
  }

  public override func activate() -> Bool {
    show(!isOn)
    onChange(isOn)
    return true
  }
}
