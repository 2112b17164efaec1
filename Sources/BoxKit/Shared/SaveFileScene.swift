import Controls
import Files
import Stage

/// Writes files to places that the player chooses.
public protocol FileSaver: AnyObject {
  /// The folder for names without one.
  var folder: FilePath { get }
  /// Returns the path of a text that the player has entered: a name, or a path that may begin with `~`.
  func path(of text: String) -> FilePath
  /// Returns whether there is something at a path.
  func exists(_ path: FilePath) -> Bool
  /// Writes a file.
  func save(_ bytes: [UInt8], to path: FilePath) throws(FileError)
}

/// A dialog in which the player chooses where to save a file. It asks before it replaces one.
public final class SaveFileScene: Scene {
  public let name = "save-file"
  /// Called when the player closes the dialog.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }

  /// The progress of the dialog.
  private enum State: Equatable {
    case asking
    /// A file of this path exists. The next press replaces it.
    case replacing(FilePath)
    case failed
    case saved(FilePath)
  }

  private let look: Look
  private let title: (Texts) -> String
  private let bytes: [UInt8]
  private let saver: any FileSaver
  private let dialog: DialogFrame
  private let field: TextField
  private var state = State.asking
  private var words: (lines: [String], frame: Rect) = ([], .zero)

  /// Creates a dialog.
  ///
  /// - Parameters:
  ///   - title: returns the title of the dialog.
  ///   - name: the suggested name of the file.
  ///   - bytes: the content of the file.
  public init(
    _ title: @escaping (Texts) -> String, name: String, _ bytes: [UInt8], _ saver: any FileSaver,
    context: StageContext
  ) {
    (self.title, self.bytes, self.saver, look) = (title, bytes, saver, context.look)
    dialog = DialogFrame(context, .filling)
    field = TextField(
      id: "file", context: context, text: name, placeholder: name, limit: 200, onChange: { _ in })
    field.onChange = { [weak self] _ in self?.change(to: .asking) }
    dialog.above = [field]
    // Translators: Button that closes without a change.
    dialog.add("cancel", title: { texts in texts("Cancel") }) { [weak self] in self?.onClose() }
    dialog.add(
      "save", title: { [weak self] in self?.buttonTitle($0) ?? "" }, isPrimary: true
    ) { [weak self] in self?.save() }
  }

  private func buttonTitle(_ texts: Texts) -> String {
    switch state {
    // Translators: Button that writes a file.
    case .asking, .failed: texts("Save")
    // Translators: Button that writes a file over another one.
    case .replacing: texts("Replace")
    case .saved: texts("OK")
    }
  }

  private func save() {
    if case .saved = state { return onClose() }
    let path = saver.path(of: field.text.isEmpty ? field.placeholder : field.text)
    guard !saver.exists(path) || state == .replacing(path) else {
      return change(to: .replacing(path))
    }
    do throws(FileError) {
      try saver.save(bytes, to: path)
      change(to: .saved(path))
    } catch {
      change(to: .failed)
    }
  }

  private func change(to state: State) {
    self.state = state
    if case .saved = state {
      field.isEnabled = false
      dialog.setEnabled("cancel", false)
    }
    layout(in: look.metrics.size)
  }

  private var note: String {
    let texts = look.texts
    return switch state {
    case .asking:
      // Translators: Below the name of a file. {folder} is the folder for names without one.
      texts("In {folder}, or enter another path.", ["folder": saver.folder.shown])
    case .replacing(let path):
      // Translators: {file} is the path of a file.
      texts("{file} exists already. Replace it?", ["file": path.shown])
    // Translators: A file could not be written.
    case .failed: texts("That place cannot be written to.")
    // Translators: {file} is the path of a file.
    case .saved(let path): texts("Saved: {file}", ["file": path.shown])
    }
  }

  public func layout(in size: Size) {
    let metrics = look.metrics
    let gap = metrics.px(16, small: 8)
    let line = metrics.line(metrics.small())
    let height = metrics.height(52)
    let room = dialog.layoutFitted(title(look.texts), width: metrics.px(640)) { width in
      words.lines = look.measurer.lines(note, metrics.small(), width: width)
      // Room for two lines, so that the buttons stay where they are.
      return 3 * gap + height + max(2, Double(words.lines.count)) * line
    }
    field.frame = Rect(room.x, room.y + gap, room.width, height).rounded
    words.frame = Rect(room.x, field.frame.maxY + gap, room.width, line)
  }

  public func handle(_ intent: Intent) { dialog.handle(intent) }

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
