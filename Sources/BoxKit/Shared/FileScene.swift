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

/// A dialog in which the player names a file to write or to read. It asks before anything is replaced.
public final class FileScene: Scene {
  /// The use of a file.
  public struct Task {
    /// Returns the title of the button.
    let button: (Texts) -> String
    /// Returns the note below the name, with the folder for names without one.
    let place: (_ folder: String, Texts) -> String
    /// Returns a question, which a second press of the button answers, or `nil`.
    let question: (FilePath) -> ((Texts) -> String)?
    /// Uses the file. Returns the reason of a failure, or `nil`.
    let act: (FilePath) -> ((Texts) -> String)?
    /// Returns the note after success.
    let done: (FilePath, Texts) -> String
  }

  public let name = "file"
  /// Called when the player closes the dialog.
  public var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }

  /// The progress of the dialog.
  private enum State: Equatable {
    case asking
    /// The next press answers the question about this file.
    case questioning(FilePath)
    case failed
    case done(FilePath)
  }

  private let look: Look
  private let title: (Texts) -> String
  private let task: Task
  /// The question or the reason of a failure.
  private var message: ((Texts) -> String)?
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
  public init(
    _ title: @escaping (Texts) -> String, name: String, _ task: Task, _ saver: any FileSaver,
    context: StageContext
  ) {
    (self.title, self.task, self.saver, look) = (title, task, saver, context.look)
    dialog = DialogFrame(context, .filling)
    field = TextField(
      id: "file", context: context, text: name, placeholder: name, limit: 200, onChange: { _ in })
    field.onChange = { [weak self] _ in self?.change(to: .asking) }
    dialog.above = [field]
    // Translators: Button that closes without a change.
    dialog.add(
      "cancel", title: { texts in texts("Cancel") }, action: { [weak self] in self?.onClose() })
    dialog.add(
      "save", title: { [weak self] in self?.buttonTitle($0) ?? "" }, isPrimary: true,
      action: { [weak self] in self?.use() })
  }

  private func buttonTitle(_ texts: Texts) -> String {
    switch state {
    case .asking, .failed: task.button(texts)
    // Translators: Button that writes a file over another one.
    case .questioning: texts("Replace")
    case .done: texts("OK")
    }
  }

  private func use() {
    if case .done = state { return onClose() }
    let path = saver.path(of: field.text.isEmpty ? field.placeholder : field.text)
    message = state == .questioning(path) ? nil : task.question(path)
    guard message == nil else { return change(to: .questioning(path)) }
    message = task.act(path)
    change(to: message == nil ? .done(path) : .failed)
  }

  private func change(to state: State) {
    self.state = state
    if case .done = state {
      field.isEnabled = false
      dialog.setEnabled("cancel", false)
    }
    layout(in: look.metrics.size)
  }

  private var note: String {
    let texts = look.texts
    return switch state {
    case .asking:
      task.place(saver.folder.shown, texts)
    case .questioning, .failed: message?(texts) ?? ""
    case .done(let path): task.done(path, texts)
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

extension FileScene.Task {
  /// Writes a file, and asks before it replaces one.
  public static func saving(
    _ saver: any FileSaver, _ save: @escaping (FilePath) throws(FileError) -> Void
  ) -> FileScene.Task {
    FileScene.Task(
      // Translators: Button that writes a file.
      button: { texts in texts("Save") },
      place: { folder, texts in
        // Translators: Below the name of a file to write. {folder} is the folder for names without one.
        texts("Saved in {folder}. You can also enter another path.", ["folder": folder])
      },
      question: { path in
        guard saver.exists(path) else { return nil }
        // Translators: {file} is the path of a file.
        return { texts in texts("{file} exists already. Replace it?", ["file": path.shown]) }
      },
      act: { path in
        do throws(FileError) {
          try save(path)
          return nil
        } catch {
          // Translators: A file could not be written.
          return { texts in texts("That place cannot be written to.") }
        }
      },
      // Translators: {file} is the path of a file.
      done: { path, texts in texts("Saved: {file}", ["file": path.shown]) })
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - question: returns a question about what the file replaces, or `nil`.
  ///   - load: loads the file, or returns the reason of a failure.
  public static func loading(
    question: @escaping (FilePath) -> ((Texts) -> String)?,
    _ load: @escaping (FilePath) -> ((Texts) -> String)?
  ) -> FileScene.Task {
    FileScene.Task(
      // Translators: Button that reads a file.
      button: { texts in texts("Load") },
      place: { folder, texts in
        // Translators: Below the name of a file to read. {folder} is the folder for names without one.
        texts("Loaded from {folder}. You can also enter another path.", ["folder": folder])
      },
      question: question, act: load,
      done: { _, _ in "" })
  }
}
