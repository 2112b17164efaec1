import BoxKit
import Controls
import PlayLog
import Stage

/// The dialog for the name, the colour and the figure of a player.
final class PlayerDialog: Scene {
  let name = "player"
  /// Called when the player closes the dialog.
  var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }

  /// Called after the dialog has made its change and closed.
  var onSaved: () -> Void = {}

  private let context: StageContext
  private let dialog: DialogFrame
  private let field: TextField
  private let keyboard: IconButton
  private var colours: [SignButton] = []
  private var figures: [SignButton] = []
  private var colour: Int
  private var figure: Int
  /// Whether the dialog adds a player.
  private let isNew: Bool
  private let onDone: Done
  /// The last refusal, and the text and its frame.
  private var refusal: PlayerRefusal?
  private var note = (text: "", box: Rect.zero)
  /// The names of the rows of colours and figures and their frames, where they have room.
  private var labels: [(text: String, box: Rect)] = []

  private var words: PlayerWords { PlayerWords(texts: context.look.texts) }

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - player: the player to change, or `nil` for a new one.
  ///   - style: the proposed name, colour and figure of a new player.
  ///   - pasteText: returns the text on the clipboard, if any.
  ///   - onDone: makes the change with the name and the numbers of colour and figure. A refusal is shown.
  init(
    _ player: PlayerProfile?, style: (name: String, colour: Int, figure: Int),
    context: StageContext,
    pasteText: @escaping () -> String?, onDone: @escaping Done
  ) {
    (self.context, self.onDone) = (context, onDone)
    isNew = player == nil
    dialog = DialogFrame(context, .trailing)
    colour = (player?.colour ?? style.colour) % PlayerSign.colourCount
    figure = (player?.figure ?? style.figure) % PlayerFigure.allCases.count
    field = TextField(
      id: "name", context: context, text: player.map { $0.name ?? "" } ?? style.name,
      placeholder: "",
      limit: PlayerList.nameLimit, onChange: { _ in })
    keyboard = IconButton(id: "keyboard", context: context, icon: .keyboard) {}
    field.pasteText = pasteText
    field.onChange = { [weak self] _ in self?.show(nil) }
    makeChoices()
    // Translators: Button that opens an on-screen keyboard, to write with the mouse.
    keyboard.tip = { context.look.texts("On-screen keyboard") }
    keyboard.action = { [weak self] in self?.field.openKeyboard() }
    keyboard.isHidden = context.input.onTextRequest == nil
    // Translators: Button that closes without a change.
    dialog.add(
      "cancel", title: { texts in texts("Cancel") }, action: { [weak self] in self?.onClose() })
    dialog.add(
      "save",
      // Translators: Button that adds a player of the box.
      title: { [isNew] texts in isNew ? texts("Add player") : texts("Done") }, isPrimary: true,
      action: { [weak self] in self?.save() })
    dialog.above = [field, keyboard] + colours + figures
    beginWriting()
  }

  /// Moves the focus to the name. With a keyboard at hand it can be typed at once.
  private func beginWriting() {
    dialog.focus("name")
    if [.keyboard, .mouse].contains(context.input.device) { _ = field.activate() }
  }

  /// Makes the change with the name and the numbers of colour and figure.
  typealias Done = (_ name: String?, _ colour: Int, _ figure: Int) throws(PlayerRefusal) -> Void

  private var sign: PlayerSign { PlayerSign(colour: colour, figure: figure) }

  private func makeChoices() {
    colours = (0..<PlayerSign.colourCount).map { number in
      let button = SignButton(id: "colour-\(number)", context: context, sign) { [weak self] in
        self?.colour = number
        self?.showChoice()
      }
      button.tip = { [weak self] in self?.words.colour(number) }
      return button
    }
    figures = PlayerFigure.allCases.map { figure in
      let button = SignButton(id: "figure-\(figure)", context: context, sign) { [weak self] in
        self?.figure = figure.rawValue
        self?.showChoice()
      }
      button.tip = { [weak self] in self?.words.figure(figure) }
      return button
    }
    showChoice()
  }

  /// Shows all colours with the chosen figure, and all figures in the chosen colour.
  private func showChoice() {
    field.makeSign = { [sign, context] in sign.picture(side: $0, context.look) }
    for (number, button) in colours.enumerated() {
      button.sign = PlayerSign(colour: number, figure: figure)
      button.isChosen = number == colour
    }
    for (number, button) in figures.enumerated() {
      button.sign = PlayerSign(colour: colour, figure: number)
      button.isChosen = number == figure
    }
  }

  private func save() {
    // The field says why.
    if field.isRefused { return dialog.focus("name") }
    do throws(PlayerRefusal) {
      try onDone(PlayerList.trimmed(field.text), colour, figure)
      onClose()
      onSaved()
    } catch {
      show(error)
      if error == .nameMissing { beginWriting() } else { dialog.focus("name") }
    }
  }

  private func show(_ refusal: PlayerRefusal?) {
    self.refusal = refusal
    if refusal != nil { context.feedback.rumble(.refusal) }
    layout(in: context.look.metrics.size)
  }

  // MARK: Scene

  private enum Part: Hashable {
    case field, keyboard, note, colourLabel, figureLabel
    case colour(Int)
    case figure(Int)
  }

  func layout(in size: Size) {
    let (metrics, texts) = (context.look.metrics, context.look.texts)
    // Translators: In the empty field for the name of a new player.
    field.placeholder = isNew ? texts("Name of the player") : words.name(nil)
    let title =
      isNew
      // Translators: Title of the dialog that adds a player of the box.
      ? texts("New player")
      // Translators: Title of the dialog that changes a player's name and sign.
      : texts("Edit player")
    let (usual, parts) = (usualParts, parts)
    let room = dialog.layoutFitted(title, width: metrics.px(600, small: 400)) { width in
      usual.heights(in: width).minimum + 2 * metrics.px(20, small: 6)
    }
    let frames = parts.frames(in: room.inset(0, metrics.px(20, small: 6)))
    field.frame = frames[.field] ?? .zero
    keyboard.frame = frames[.keyboard] ?? .zero
    for (number, button) in colours.enumerated() { button.frame = frames[.colour(number)] ?? .zero }
    for (number, button) in figures.enumerated() { button.frame = frames[.figure(number)] ?? .zero }
    labels = [
      // Translators: Above the colours that a player can choose.
      (Part.colourLabel, texts("Colour")),
      // Translators: Above the figures that a player can choose.
      (Part.figureLabel, texts("Figure")),
    ].compactMap { part, text in frames[part].map { (text, $0) } }
    note = (
      refusal.map { words.reason($0, name: PlayerList.trimmed(field.text) ?? "") } ?? "",
      frames[.note] ?? .zero
    )
  }

  private var usualParts: LayoutBox<Part> {
    let metrics = context.look.metrics
    return parts(side: metrics.height(56, small: 38), gap: metrics.px(10, small: 4))
  }

  /// The usual parts, or closer ones in a low window.
  private var parts: LayoutBox<Part> {
    let metrics = context.look.metrics
    let (side, gap) = (metrics.target, metrics.units(4))
    return .variants([
      usualParts, parts(side: metrics.height(44), gap: metrics.px(8)),
      parts(side: metrics.height(40), gap: metrics.px(6)),
      parts(side: metrics.height(40), gap: metrics.px(6), hasLabels: false),
      parts(side: metrics.height(32), gap: metrics.px(6), hasLabels: false),
      parts(side: side, gap: gap, hasLabels: false),
      parts(side: side, gap: gap, isOneGrid: true, hasLabels: false),
    ])
  }

  /// - Parameters:
  ///   - isOneGrid: whether colours and figures share their rows, for low windows.
  ///   - hasLabels: whether each row has its name.
  private func parts(
    side: Double, gap: Double, isOneGrid: Bool = false, hasLabels: Bool = true
  ) -> LayoutBox<Part> {
    let metrics = context.look.metrics
    let small = metrics.line(metrics.small(.medium))
    let height = metrics.height(isOneGrid ? 44 : 52, small: 40)
    let key = keyboard.isHidden ? [] : [LayoutBox(Part.keyboard).width(height)]
    func label(_ part: Part) -> [LayoutBox<Part>] {
      hasLabels ? [LayoutBox(part).height(small)] : []
    }
    func grid(_ parts: [Part]) -> LayoutBox<Part> {
      let cells = parts.map { LayoutBox($0).width(side).height(side) }
      let columns = stride(from: cells.count, to: 2, by: -1).map { $0 }
      return .variants(columns.map { .grid(cells, columns: $0, spacing: gap) })
    }
    let (all, others) = (colours.indices.map(Part.colour), figures.indices.map(Part.figure))
    return .column(
      [.row([LayoutBox(Part.field)] + key, spacing: gap).height(height)]
        + (isOneGrid
          ? [grid(all + others)]
          : label(.colourLabel) + [grid(all)] + label(.figureLabel) + [grid(others)])
        + [LayoutBox(Part.note).height(metrics.line(metrics.small()))], spacing: gap)
  }

  /// Enter in the name makes the change, as the button does.
  func handle(_ intent: Intent) {
    let isEntered = intent == .activate && field.isEditing
    dialog.handle(intent)
    if isEntered { save() }
  }

  var inputNeeds: InputNeeds { InputNeeds(textPlace: dialog.textPlace) }

  func draw(into list: inout DisplayList) {
    let (metrics, theme) = (context.look.metrics, context.look.theme)
    dialog.draw(into: &list) { list in
      for label in labels {
        list.text(
          label.text, metrics.small(.medium), theme.mutedInk, in: label.box, .center,
          look: context.look)
      }
      list.text(
        note.text, metrics.small(.medium), theme.accentInk, in: note.box, look: context.look)
    }
  }

  var controls: [ControlReport] { dialog.controls }
}
