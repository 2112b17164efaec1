import Stage

/// The controls page of a help: the functions of the controls of the device used last.
///
/// A control lights up in its drawing while it is used. Lines that do not fit are on further steps.
final class ControlsPage: HelpPage {
  var onChange: (() -> Void)?

  private let context: StageContext
  private let allLines: ControlsLines
  private let light: DeviceHighlight
  private var felt = Rect.zero
  private var lines: [ControlsLine] = []
  private var rows: [[ControlsLineLayout]] = []
  private var drawing: DeviceDrawing?
  private var step = 0
  /// The device, and the kind of gamepad, for which the page was laid out.
  private var laidOutFor: (device: InputDevice, pad: PadKind)?

  init(_ lines: @escaping ControlsLines, context: StageContext) {
    (allLines, self.context) = (lines, context)
    light = DeviceHighlight(context.animator)
  }

  var count: Int { max(1, rows.count) }
  var isRead: Bool { true }

  func words(of step: Int) -> HelpWords {
    let texts = context.look.texts
    let words =
      switch context.input.device {
      case .mouse: texts("This is how you play with the mouse.")
      case .touch: texts("This is how you play with a finger.")
      case .keyboard: texts("This is how you play with the keyboard.")
      case .gamepad: texts("This is how you play with the gamepad.")
      }
    return HelpWords(
      words, detail: texts("Most controls light up here as you press them."))
  }

  func layout(in felt: Rect) {
    self.felt = felt
    laidOutFor = (context.input.device, context.input.padKind)
    lines = allLines(context.input.device, context.look.texts)
    let metrics = context.look.metrics
    let room = felt.inset(metrics.review(28, compact: 8), metrics.review(16, compact: 4))
    rows = ControlsLineLayout.rows(of: lines, in: room, context.input.padKind, context.look)
    drawing = nil
    layoutDrawing(in: room)
  }

  /// Adds a drawing of the device beside or above the list, unless that increases the number of steps or a text then
  /// does not fit.
  private func layoutDrawing(in room: Rect) {
    guard let shape,
      let (drawingFrame, listFrame) = Self.split(room, for: shape, context.look.metrics)
    else { return }
    let (pad, look) = (context.input.padKind, context.look)
    for columns in 1...2 {
      let beside = ControlsLineLayout.rows(of: lines, in: listFrame, columns: columns, pad, look)
      let isTidy = beside.joined().allSatisfy { $0.fits(look) }
      guard beside.count <= rows.count, isTidy else { continue }
      rows = beside
      drawing = DeviceDrawing(shape, used: Set(controls), in: drawingFrame, pad, look)
      return
    }
  }

  /// Returns the frames of the drawing and of the list; `nil` if there is no space for both.
  private static func split(
    _ room: Rect, for shape: DeviceDrawing.Shape, _ metrics: Metrics
  ) -> (drawingFrame: Rect, listFrame: Rect)? {
    let gap = metrics.px(28)
    if room.width >= metrics.units(680), room.height >= metrics.units(170) {
      let widest = room.height * shape.grid.width / shape.grid.height
      let width = min(0.36 * room.width, widest).rounded()
      return (
        Rect(room.x, room.y, width, room.height),
        Rect(room.x + width + gap, room.y, room.width - width - gap, room.height)
      )
    }
    guard room.height >= 0.9 * room.width, room.width >= metrics.units(340) else { return nil }
    let height = (0.36 * room.height).rounded()
    return (
      Rect(room.x, room.y, room.width, height),
      Rect(room.x, room.y + height + gap, room.width, room.height - height - gap)
    )
  }

  /// The outlines of the device; `nil` for a keyboard, whose list of keys is enough.
  private var shape: DeviceDrawing.Shape? {
    switch context.input.device {
    case .gamepad: PadDrawing.shape(context.input.padKind)
    case .mouse: MouseDrawing.shape
    case .touch: ScreenDrawing.shape(Set(controls))
    case .keyboard: nil
    }
  }

  /// All controls that can light up.
  private var lit: Set<DeviceControl> { Set(controls + (drawing?.controls ?? [])) }

  /// The controls that the lines describe.
  private var controls: [DeviceControl] { lines.flatMap(\.controls) }

  func show(_ step: Int) { self.step = step }

  func handleInput(_ event: InputEvent.Kind) {
    light.handleInput(event, among: lit)
  }

  var restPose: Vector3? {
    context.input.device == .gamepad && controls.contains(.tilt)
      ? InputInterpreter.usualRestPose : nil
  }

  /// A tilted gamepad lights up in the drawing and must not turn the page.
  func consumes(_ intent: Intent) -> Bool {
    if case .tilt = intent { light.isLeaning } else { false }
  }

  func leave() { light.releaseAll() }

  /// Lays out the page again if the device has changed.
  func advance(by elapsed: Duration) {
    guard let laidOutFor, laidOutFor != (context.input.device, context.input.padKind) else {
      return
    }
    layout(in: felt)
    // The press that has changed the device lights up too.
    light.update(lit)
    onChange?()
  }

  func draw(into list: inout DisplayList) {
    advance(by: .zero)
    guard rows.indices.contains(step) else { return }
    drawing?.draw(into: &list, light, context.look)
    for row in rows[step] { row.draw(into: &list, light, context.look) }
  }
}
