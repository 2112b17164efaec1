import BoxKit
import Controls
import Stage

/// A scene in which the player chooses the part of a picture for the tiles. The part has the proportions of the
/// board.
public final class CropScene: Scene {
  public let name = "crop"
  /// Called with the square to save for the chosen part, in pixels of the whole picture (see ``CropFrame/square``).
  public var onDone: (Rect) -> Void = { _ in }
  /// Called when the player cancels.
  public var onCancel: () -> Void = {}

  private let context: StageContext
  private let head: PageHead
  private let view: CropView
  private let smaller: IconButton
  private let larger: IconButton
  private let cancel: Button
  private let done: Button
  private let panel: ControlPanel
  private var hint = Rect.zero

  /// - Parameters:
  ///   - image: the picture to show, at any resolution, with the aspect ratio of `size`.
  ///   - size: the size of the whole picture in its own pixels.
  ///   - square: the square at the centre of the initial frame, in the picture's pixels. `nil` chooses the centre
  ///     of the picture.
  ///   - grid: the tiles of the board, whose joints are shown.
  public init(
    image: PixelImage, size: Size, square: Rect? = nil, grid: PieceGrid = PieceGrid(4),
    context: StageContext
  ) {
    self.context = context
    head = PageHead(context: context)
    view = CropView(
      id: "frame", context: context, image: image,
      crop: CropFrame(size: size, square: square, grid: grid))
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
    smaller.tip = { [context] in
      // Translators: Tip on a button that makes the frame smaller.
      context.look.texts("Smaller")
    }
    larger.tip = { [context] in
      // Translators: Tip on a button that makes the frame larger.
      context.look.texts("Larger")
    }
    resize(0)
  }

  private func finish() { onDone(view.crop.square) }

  private func resize(_ steps: Double) {
    view.crop.resize(steps: steps)
    refresh()
  }

  /// Disables the buttons at the limits of the size.
  private func refresh() {
    let crop = view.crop
    smaller.isEnabled = crop.side > crop.sides.lowerBound
    larger.isEnabled = crop.side < crop.sides.upperBound
  }

  public func layout(in size: Size) {
    let (texts, metrics) = (context.look.texts, context.look.metrics)
    // Translators: Button.
    cancel.title = texts("Cancel")
    // Translators: Button.
    done.title = texts("Done")
    let title =
      view.crop.grid.isSquare
      ? texts("Choose a square")
      // Translators: Title. The player chooses the part of a picture for the board.
      : texts("Choose a part")
    let top = head.layout(title: title).y
    // The picture, the texts and the buttons share the margin of the back button.
    let (margin, gap) = (metrics.margin, metrics.px(16, small: 8))
    let (height, side) = (metrics.dialogButtonHeight, metrics.iconSide)
    let (width, foot) = (size.width - 2 * margin, size.height - margin - height)
    let icons = [smaller, larger].map { LayoutBox<Control>.control($0, Size(side, side)) }
    LayoutBox<Control>.row(
      icons + [.space(LengthRange(gap)), .control(cancel), .control(done)], spacing: gap
    ).place(in: Rect(margin, foot, width, height))
    let left = larger.frame.maxX + gap
    var bottom = foot - gap
    hint = Rect(left, foot, cancel.frame.x - gap - left, height)
    if hints.contains(where: { context.look.measurer.size(of: $0, hintStyle).width > hint.width }) {
      let line = metrics.line(hintStyle)
      hint = Rect(margin, foot - gap / 2 - line, width, line).rounded
      bottom = hint.y - gap / 2
    }
    view.layout(in: Rect(margin, top, width, bottom - top))
  }

  private var hintStyle: TextStyle { context.look.metrics.small() }

  /// The instructions for each kind of input device.
  private var hints: [String] {
    InputDevice.allCases.map { device in
      let texts = context.look.texts
      return switch device {
      case .mouse: texts("Drag the frame or its edges. Scroll to resize it.")
      case .touch: texts("Drag the frame, its edges or corners.")
      case .keyboard:
        texts(
          // Translators: {arrows} is “Arrow keys”, or such as “W, A, S, D”. {larger} and {smaller} are keys.
          "{arrows} move the frame, {larger} and {smaller} resize it.",
          [
            "arrows": texts.arrowKeys, "larger": texts.key(.character("+")),
            "smaller": texts.key(.character("-")),
          ])
      case .gamepad:
        texts(
          // Translators: {smaller} and {larger} are buttons of a gamepad, such as L1.
          "D-pad moves the frame, {smaller} and {larger} resize it.",
          [
            "smaller": context.input.padKind.name(of: .leftShoulder, in: texts),
            "larger": context.input.padKind.name(of: .rightShoulder, in: texts),
          ])
      }
    }
  }

  public func handle(_ intent: Intent) {
    defer { refresh() }
    if panel.handle(intent) { return }
    switch intent {
    case .back: onCancel()
    case .zoom(let steps): resize(Double(steps))
    case .leap(.pageUp): resize(1)
    case .leap(.pageDown): resize(-1)
    // On a gamepad these commands are the shoulder buttons.
    case .command(.undo) where context.input.device == .gamepad: resize(-1)
    case .command(.redo) where context.input.device == .gamepad: resize(1)
    case .focusSwitch: panel.focus(id: panel.focused === view ? done.id : view.id)
    default: break
    }
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    panel.draw(into: &list)
    let device = InputDevice.allCases.firstIndex(of: context.input.device) ?? 0
    list.text(
      hints[device], hintStyle, context.look.theme.mutedInk, in: hint, .center, look: context.look)
  }

  public func willAppear() { layout(in: context.look.metrics.size) }

  public var controls: [ControlReport] { panel.reports }
}
