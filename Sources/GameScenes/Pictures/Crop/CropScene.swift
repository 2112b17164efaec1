import Stage

/// Lets the player choose the square part of a picture that is played with.
public final class CropScene: Scene {
  public let name = "crop"
  /// Called with the part that was chosen, in pixels of the whole picture.
  public var onDone: (Rect) -> Void = { _ in }
  /// Called when everything shall stay as it was.
  public var onCancel: () -> Void = {}

  private let context: StageContext
  private let head: PageHead
  private let view: CropView
  private let smaller: IconButton
  private let larger: IconButton
  private let cancel: Button
  private let done: Button
  private let panel: ControlPanel

  /// - Parameters:
  ///   - image: the picture to show, in any size; its sides are in the ratio of `size`.
  ///   - size: of the whole picture, in its own pixels.
  ///   - square: what is framed at first, in the picture's pixels; nil for the middle.
  public init(image: PixelImage, size: Size, square: Rect? = nil, context: StageContext) {
    self.context = context
    head = PageHead(context: context)
    view = CropView(
      id: "frame", context: context, image: image, crop: CropFrame(size: size, square: square))
    smaller = IconButton(id: "smaller", context: context, icon: .minus) {}
    larger = IconButton(id: "larger", context: context, icon: .plus) {}
    cancel = Button(id: "cancel", context: context, title: "") {}
    done = Button(id: "done", context: context, title: "", isPrimary: true) {}
    panel = ControlPanel(context: context)
    panel.controls = [head.back, view, smaller, larger, cancel, done]
    wire()
    panel.focus(id: view.id)
  }

  private func wire() {
    head.onBack = { [weak self] in self?.onCancel() }
    cancel.action = { [weak self] in self?.onCancel() }
    done.action = { [weak self] in self?.finish() }
    view.onDone = { [weak self] in self?.finish() }
    smaller.action = { [weak self] in self?.resize(-1) }
    larger.action = { [weak self] in self?.resize(1) }
    smaller.tip = { [context] in context.texts("Smaller") }
    larger.tip = { [context] in context.texts("Larger") }
    resize(0)
  }

  private func finish() { onDone(view.crop.square) }

  private func resize(_ steps: Double) {
    view.crop.resize(steps: steps)
    refresh()
  }

  /// Buttons that can do no more are off.
  private func refresh() {
    let crop = view.crop
    smaller.isEnabled = crop.square.width > crop.sides.lowerBound
    larger.isEnabled = crop.square.width < crop.sides.upperBound
  }

  public func layout(in size: Size) {
    let (texts, metrics) = (context.texts, context.metrics)
    cancel.title = texts("Cancel")
    done.title = texts("Done")
    let room = head.layout(title: texts("Choose a square"))
    let gap = metrics.px(16, small: 8)
    let (height, side) = (metrics.dialogButtonHeight, metrics.iconSide)
    let foot = room.maxY - height
    smaller.frame = Rect(room.x, (foot + (height - side) / 2).rounded(), side, side)
    larger.frame = smaller.frame.offset(by: Point(side + gap, 0))
    let left = larger.frame.maxX + gap
    ControlRow(frame: Rect(left, foot, room.maxX - left, height), gap: gap).place([cancel, done])
    view.layout(in: Rect(room.x, room.y, room.width, foot - gap - room.y))
  }

  public func handle(_ intent: Intent) {
    defer { refresh() }
    if panel.handle(intent) { return }
    switch intent {
    case .back: onCancel()
    // On a gamepad these two are the shoulder buttons.
    case .command(.undo) where context.device == .gamepad: resize(-1)
    case .command(.redo) where context.device == .gamepad: resize(1)
    case .focusSwitch: panel.focus(id: panel.focused === view ? done.id : view.id)
    default: break
    }
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    panel.draw(into: &list)
  }

  public func willAppear() { layout(in: context.metrics.size) }

  public var controls: [ControlReport] { panel.reports }
}
