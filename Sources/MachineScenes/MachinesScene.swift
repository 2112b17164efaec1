import BoxKit
import Controls
import GameKernel
import MatchstickGame
import Stage

/// The dialog with the machines of the player: it chooses, names, adds and removes them, and copies their links.
final class MachinesScene: Scene {
  let name = "machines"
  /// Called when the player closes the dialog.
  var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }
  /// Called with every change of the list of machines.
  var onEdit: ((inout MachineBook) -> Void) -> Void = { _ in }
  /// Copies a text to the clipboard and returns whether that succeeded; `nil` hides the button.
  var copyText: ((String) -> Bool)?
  /// Returns the text on the clipboard, if any.
  var pasteText: () -> String? = { nil }

  private let machines: () -> MachineBook
  private let context: StageContext
  private let dialog: DialogFrame
  private var choice: DropDown?
  private var field: TextField?
  private let add: Button
  private let copy: Button
  private let remove: Button
  private var wasCopied = false
  /// Whether the button that removes asks once more.
  private var asksToRemove = false

  /// - Parameter machines: returns the current machines.
  init(_ machines: @escaping () -> MachineBook, context: StageContext) {
    (self.machines, self.context) = (machines, context)
    dialog = DialogFrame(context, .trailing)
    add = Button(id: "add-machine", context: context, title: "") {}
    copy = Button(id: "copy-machine", context: context, title: "") {}
    remove = Button(id: "remove-machine", context: context, title: "") {}
    dialog.add(
      "done", title: { texts in texts("Done") }, isPrimary: true,
      action: { [weak self] in self?.onClose() })
    add.action = { [weak self] in self?.addMachine() }
    copy.action = { [weak self] in self?.copyLink() }
    remove.action = { [weak self] in self?.removeMachine() }
    makeControls()
  }

  private func addMachine() {
    edit { book in
      let size = book.machine.machine
      book.add(
        TrainedMachine(
          MatchboxMachine(pile: size.pile, takeLimit: size.takeLimit, beads: size.beads)))
    }
  }

  private func copyLink() {
    let link = "\(LinkScheme.name):\(machines().machine.machine)"
    wasCopied = copyText?(link) ?? false
    layout(in: context.look.metrics.size)
  }

  /// Removes the chosen machine. One that has learned something is removed by a second press only.
  private func removeMachine() {
    guard asksToRemove || machines().machine.machine.games == 0 else {
      asksToRemove = true
      return layout(in: context.look.metrics.size)
    }
    edit { $0.removeChosen() }
  }

  private func edit(_ change: (inout MachineBook) -> Void) {
    (wasCopied, asksToRemove) = (false, false)
    onEdit(change)
    makeControls()
    layout(in: context.look.metrics.size)
  }

  /// Makes the list and the field of the name for the current machines.
  private func makeControls() {
    let (book, texts) = (machines(), context.look.texts)
    let words = MachineWords(texts: texts)
    let choice = DropDown(
      id: "machine", context: context,
      source: ArrayListSource(book.machines.indices.map { words.title(book, $0) }),
      selected: book.chosen
    ) { [weak self] index in self?.edit { $0.choose(index) } }
    let field = TextField(
      id: "machine-name", context: context, text: book.machine.name ?? "",
      // Translators: In an empty field for the name of a machine.
      placeholder: texts("Give it a name"), limit: TrainedMachine.nameLimit
    ) { [weak self] name in self?.edit { $0.machine.name = name } }
    field.pasteText = { [weak self] in self?.pasteText() }
    (self.choice, self.field) = (choice, field)
    add.isEnabled = book.hasRoom
    remove.isEnabled = book.machines.count > 1
    dialog.above = [choice, field, add, copy, remove]
  }

  var inputNeeds: InputNeeds {
    var needs = InputNeeds()
    needs.textPlace = dialog.textPlace
    return needs
  }

  var controls: [ControlReport] { dialog.controls }

  func handle(_ intent: Intent) { dialog.handle(intent) }

  func layout(in size: Size) {
    let (texts, metrics) = (context.look.texts, context.look.metrics)
    // Translators: Button: a machine that knows nothing.
    add.title = texts("New machine")
    // Translators: Button, after it has copied a link.
    copy.title = wasCopied ? texts("Copied") : texts("Copy link")
    remove.title =
      asksToRemove
      // Translators: Button: it asks once more before it deletes a machine that has learned something.
      ? texts("Really remove?")
      // Translators: Button: it deletes the chosen machine.
      : texts("Remove")
    copy.isHidden = copyText == nil
    guard let choice, let field else { return }
    let gap = metrics.px(16, small: 8)
    let height = metrics.height(52, small: 40)
    let buttons = [add, copy, remove].filter { !$0.isHidden }
    func column(_ width: Double) -> LayoutBox<Control> {
      let line = LayoutBox<Control>.row(LayoutBox.controls(buttons, fills: true), spacing: gap)
        .height(height)
      let lines = LayoutBox<Control>.column(
        buttons.map { LayoutBox.control($0, fills: true).height(height) }, spacing: gap / 2)
      return .column(
        [
          LayoutBox(choice).height(height), LayoutBox(field).height(height),
          line.widths.minimum <= width ? line : lines,
        ], spacing: gap)
    }
    let room = dialog.layoutFitted(texts("Your machines"), width: metrics.px(560)) { width in
      column(width).heights(in: width).minimum + 2 * gap
    }
    column(room.width).place(in: room.inset(0, gap))
  }

  func draw(into list: inout DisplayList) { dialog.draw(into: &list) { _ in } }
}
