import Motion
import Stage

/// A switch with a title and a note. A tap anywhere in its row toggles it.
public final class Switch: Control {
  /// The title of the switch.
  public var title: String
  /// A small explanation below the title; `nil` for none.
  public var note: String?
  public private(set) var isOn: Bool
  /// Called with the state after the player has toggled the switch.
  public var onChange: (Bool) -> Void

  /// The position of the knob, from 0 for off to 1 for on.
  private let position: AnimatedValue
  private var faces = Memo<LookKey, SwitchFaces>()

  /// Creates a switch. Set its `frame` during layout.
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
    let (metrics, measurer) = (context.look.metrics, context.look.measurer)
    let words = max(
      measurer.size(of: title, metrics.medium(.medium)).width,
      note.map { measurer.size(of: $0, metrics.small()).width } ?? 0)
    return Size(
      words + metrics.px(16) + trackSize.width,
      max(metrics.target, linesHeight(([title], note.map { [$0] } ?? []))))
  }

  /// The smallest width at which the title is not wrapped. The note may wrap.
  public override var leastWidth: Double {
    let words = context.look.measurer.size(of: title, context.look.metrics.medium(.medium)).width
    return words + context.look.metrics.px(16) + trackSize.width
  }

  private var wordsHeight: Double { linesHeight(lines(inWidth: frame.width)) }

  public override func height(inWidth width: Double) -> Double {
    max(context.look.metrics.target, linesHeight(lines(inWidth: width)))
  }

  /// Returns the lines of the title and the note, wrapped to the width of the row without the track.
  private func lines(inWidth width: Double) -> (title: [String], note: [String]) {
    let (metrics, measurer) = (context.look.metrics, context.look.measurer)
    let room = max(1, width - trackSize.width - metrics.px(16))
    return (
      measurer.lines(title, metrics.medium(.medium), width: room),
      note.map { measurer.lines($0, metrics.small(), width: room) } ?? []
    )
  }

  private func linesHeight(_ lines: (title: [String], note: [String])) -> Double {
    let metrics = context.look.metrics
    return Double(lines.title.count) * metrics.line(metrics.medium())
      + Double(lines.note.count) * metrics.line(metrics.small())
  }

  private var trackSize: Size {
    let height = 2 * context.look.metrics.px(18, least: 14)
    return Size((height * 64 / 36).rounded(), height)
  }

  /// The track of the knob, at the right of the row.
  private var track: Rect {
    let size = trackSize
    return Rect(Point(frame.maxX - size.width, (frame.midY - size.height / 2).rounded()), size)
  }

  public override var focusShape: (frame: Rect, radius: Double) { (track, track.height / 2) }

  /// Shows another state without calling `onChange`.
  public func show(_ isOn: Bool) {
    self.isOn = isOn
    position.go(to: isOn ? 1 : 0)
  }

  public override var words: SpokenControl {
    let texts = context.look.texts
    // Translators: Spoken: the state of a switch.
    let on = texts.inContext("switch", "on")
    // Translators: Spoken: the state of a switch.
    let off = texts.inContext("switch", "off")
    return SpokenControl(title, .switchButton, state: isOn ? on : off, note: note)
  }

  public override func activate() -> Bool {
    show(!isOn)
    onChange(isOn)
    return true
  }

  public override func draw(into list: inout DisplayList) {
    let track = track
    let faces = faces.value(for: LookKey(context.look, track.size)) {
      SwitchFaces(track.size, context.look)
    }
    drawWords(into: &list, track)
    let (theme, share) = (context.look.theme, position.value)
    let strength = isEnabled ? 1 : 0.5
    list.picture(faces.off, at: track.origin, alpha: strength * (1 - share))
    list.picture(faces.on, at: track.origin, alpha: strength * share)
    let radius = track.height / 2
    list.picture(
      faces.tick, center: Point(track.x + (radius * 41 / 36).rounded(), track.midY),
      alpha: strength * share)
    let travel = track.width - 2 * radius
    let center = Point((track.x + radius + share * travel).rounded(), track.midY)
    let knob = theme.mutedInk.mixed(with: theme.inkOnAccent, share)
    list.picture(faces.knob, center: center, alpha: strength, tint: knob)
  }

  private func drawWords(into list: inout DisplayList, _ track: Rect) {
    let look = context.look
    let (theme, metrics, measurer) = (look.theme, look.metrics, look.measurer)
    let ink = isEnabled ? theme.ink : theme.inkOff
    let width = track.x - metrics.px(16) - frame.x
    let quiet = isEnabled ? theme.mutedInk : theme.inkOff
    let lines = lines(inWidth: frame.width)
    var y = (frame.midY - wordsHeight / 2).rounded()
    func draw(_ line: String, _ style: TextStyle, _ ink: Color) {
      let box = Rect(frame.x, y, width, metrics.line(style))
      list.text(line, style, ink, in: box, measuredBy: measurer)
      y = box.maxY
    }
    for line in lines.title { draw(line, metrics.medium(.medium), ink) }
    for line in lines.note { draw(line, metrics.small(), quiet) }
  }
}

/// The pictures of a switch.
private struct SwitchFaces {
  let off: Picture
  let on: Picture
  let knob: Picture
  let tick: Picture

  @MainActor init(_ track: Size, _ look: Look) {
    let (theme, pictures) = (look.theme, look.pictures)
    let (radius, unit) = (track.height / 2, track.height / 36)
    off = pictures.picture("switch off", track) { drawing in
      let rect = Rect(.zero, drawing.size)
      drawing.fill(.roundedRect(rect, radius: radius), theme.groove)
      drawing.fill(.frame(rect, radius: radius, width: 2 * unit), theme.mutedInk)
    }
    on = pictures.picture("switch on", track) { drawing in
      drawing.fill(.roundedRect(Rect(.zero, drawing.size), radius: radius), theme.accentInk)
    }
    let side = 2 * (13 * unit).rounded()
    knob = pictures.picture("switch knob", Size(side, side)) { drawing in
      drawing.fill(.ellipse(in: Rect(.zero, drawing.size)), .white)
    }
    tick = Icon.check.picture(
      size: (24 * unit).rounded(), color: theme.inkOnAccent, in: pictures)
  }
}
