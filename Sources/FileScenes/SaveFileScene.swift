import BoxKit
import Controls
import Files
import Stage

/// A dialog in which the player names a file to save. It asks before anything is replaced.
public final class SaveFileScene: Scene {
  public let name = "file"
  /// Called when the player closes the dialog.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }
  /// Called when the player wants to choose a folder, with the current one.
  public var onFolder: (FilePath) -> Void = { _ in }
  /// The folder for names without one.
  public var folder: FilePath { didSet { change(to: .asking) } }

  /// The progress of the dialog.
  private enum State: Equatable {
    case asking
    /// The next press replaces this file.
    case questioning(FilePath)
    case failed
    case done(FilePath)
  }

  private let look: Look
  private let file: FileToSave
  private let places: any FilePlaces
  private let dialog: DialogFrame
  private let field: TextField
  private var state = State.asking
  private var words: (lines: [String], frame: Rect) = ([], .zero)

  /// Creates a dialog.
  public init(_ file: FileToSave, _ places: any FilePlaces, context: StageContext) {
    (self.file, self.places, look) = (file, places, context.look)
    folder = places.documents
    dialog = DialogFrame(context, .filling)
    field = TextField(
      id: "file", context: context, text: file.name, placeholder: file.name, limit: 200,
      onChange: { _ in })
    field.onChange = { [weak self] _ in self?.change(to: .asking) }
    dialog.above = [field]
    // Translators: Button that closes without a change.
    dialog.add(
      "cancel", title: { texts in texts("Cancel") }, action: { [weak self] in self?.onClose() })
    dialog.add(
      // Translators: Button: the player chooses a folder for a file.
      "folder", title: { texts in texts("Folder…") },
      action: { [weak self] in self.map { $0.onFolder($0.folder) } })
    dialog.add(
      "save", title: { [weak self] in self?.buttonTitle($0) ?? "" }, isPrimary: true,
      action: { [weak self] in self?.save() })
  }

  private func buttonTitle(_ texts: Texts) -> String {
    switch state {
    // Translators: Button that writes a file.
    case .asking, .failed: texts("Save")
    // Translators: Button that writes a file over another one.
    case .questioning: texts("Replace")
    case .done: texts("OK")
    }
  }

  /// The path of the file by the name in the field.
  private var path: FilePath {
    places.path(of: field.written.isEmpty ? field.placeholder : field.written, in: folder)
  }

  private func save() {
    if case .done = state { return onClose() }
    let path = path
    guard state == .questioning(path) || !places.exists(path) else {
      return change(to: .questioning(path))
    }
    do throws(FileError) {
      try file.write(path)
      change(to: .done(path))
    } catch {
      change(to: .failed)
    }
  }

  private func change(to state: State) {
    self.state = state
    if case .done = state {
      field.isEnabled = false
      for button in ["cancel", "folder"] { dialog.setEnabled(button, false) }
    }
    layout(in: look.metrics.size)
  }

  private var note: String {
    let texts = look.texts
    switch state {
    case .asking:
      return texts(
        // Translators: Below the name of a file to write. {file} is its path.
        "Will be saved as {file}. You can also enter another path.", ["file": path.shown])
    case .questioning(let path):
      // Translators: {file} is the path of a file.
      return texts("{file} exists already. Replace it?", ["file": path.shown])
    case .failed: return SavingText.failed(texts)
    case .done(let path): return SavingText.saved(path, texts)
    }
  }

  public func layout(in size: Size) {
    let metrics = look.metrics
    let gap = metrics.px(16, small: 8)
    let line = metrics.line(metrics.small())
    let height = metrics.height(52)
    let room = dialog.layoutFitted(file.title(look.texts), width: metrics.px(640)) { width in
      words.lines = look.measurer.lines(note, metrics.small(), width: width)
      // Room for two lines, so that the buttons stay where they are.
      return 3 * gap + height + max(2, Double(words.lines.count)) * line
    }
    field.frame = Rect(room.x, room.y + gap, room.width, height).rounded
    words.frame = Rect(room.x, field.frame.maxY + gap, room.width, line)
  }

  public func handle(_ intent: Intent) {
    dialog.handle(intent)
    // The note follows the name.
    if state == .asking { layout(in: look.metrics.size) }
  }

  public var inputNeeds: InputNeeds { InputNeeds(textPlace: field.textPlace) }

  public func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      list.lines(
        words.lines, look.metrics.small(), state == .failed ? look.theme.danger : look.theme.ink,
        in: Rect(
          words.frame.x, words.frame.y, words.frame.width,
          words.frame.height * Double(max(1, words.lines.count))), .leading, look: look)
    }
  }

  public var controls: [ControlReport] { dialog.controls }
}

/// The outcomes of saving a file, for the player.
enum SavingText {
  static func saved(_ path: FilePath, _ texts: Texts) -> String {
    // Translators: {file} is the path of a file.
    texts("Saved: {file}", ["file": path.shown])
  }

  static func failed(_ texts: Texts) -> String {
    // Translators: A file could not be written.
    texts("That place cannot be written to.")
  }
}
