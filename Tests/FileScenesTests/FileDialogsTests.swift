import BoxKit
import Desktop
import FileScenes
import Files
import SceneTestSupport
import Stage
import TestSupport
import Testing

@MainActor @Suite("Files by the desktop's dialogs or the box's own pages", .tags(.input))
struct FileDialogsTests {
  /// A desktop that answers when a test says so.
  private final class Desktop: DesktopFileChooser {
    var (asked, closed) = (0, 0)
    var answer: FileAnswer?
    func ask(_ question: FileQuestion) { (asked, answer) = (asked + 1, nil) }
    func close() { (closed, answer) = (closed + 1, nil) }
    func collect() -> FileAnswer? {
      defer { answer = nil }
      return answer
    }
  }

  private final class Places: FilePlaces {
    let documents: FilePath = "/home/ann/Pictures"
    func path(of text: String, in folder: FilePath) -> FilePath { "\(folder)/\(text)" }
    func exists(_ path: FilePath) -> Bool { false }
  }

  @MainActor private final class Log {
    var used: [FilePath] = []
    var isFull = false
  }

  private let program: HeadlessProgram
  private let desktop = Desktop()
  private let log = Log()
  private let dialogs: FileDialogs
  private var services = Services()

  init() throws {
    program = try HeadlessProgram("en", [])
    program.show(MessageScene(context: program.context) { _ in "First" })
    dialogs = FileDialogs(MemoryFolders(), Places(), desktop, context: program.context)
    dialogs.navigator = program
    dialogs.offer(to: &services)
  }

  private func open() {
    services.openFile?(
      FileToOpen({ _ in "Add a picture" }, .pictures) { [log] in log.used.append($0) })
  }

  private func save() {
    let file = FileToSave(
      { _ in "Save" }, name: "a.csv",
      write: { [log] (path) throws(FileError) in
        if log.isFull { throw FileError("write", path, code: 28) }
        log.used.append(path)
      })
    services.saveFile?(file)
  }

  private func answer(_ answer: FileAnswer) {
    desktop.answer = answer
    dialogs.collect()
    program.settle()
  }

  private var words: String { program.list.texts.joined(separator: " ") }

  @Test("The file that the desktop answers is used once, whenever the answer comes")
  func chosen() {
    open()
    dialogs.collect()
    #expect(log.used.isEmpty && desktop.asked == 1)
    answer(.chosen("/tmp/a.png"))
    answer(.chosen("/tmp/b.png"))
    #expect(log.used == ["/tmp/a.png"])
  }

  @Test("Only the last of two questions gets an answer")
  func two() {
    save()
    open()
    answer(.chosen("/tmp/a.png"))
    #expect(log.used == ["/tmp/a.png"] && desktop.asked == 2)
    #expect(!words.contains("Saved: "))
  }

  @Test("Nothing happens when the player cancels")
  func cancelled() {
    open()
    answer(.cancelled)
    #expect(log.used.isEmpty && program.active is MessageScene)
  }

  @Test("Without an answer of a desktop, the box has its own pages")
  func missing() {
    open()
    answer(.missing)
    #expect(program.active is FolderScene)
    program.pop()
    save()
    answer(.missing)
    #expect(program.active is SaveFileScene)
  }

  @Test("A page is not shown to a player who has gone elsewhere meanwhile")
  func elsewhere() {
    open()
    program.show(MessageScene(context: program.context) { _ in "Second" })
    answer(.missing)
    #expect(program.active is MessageScene)
  }

  @Test("With a gamepad in hand the box has its own pages, and a dialog of the desktop closes")
  func pad() {
    open()
    program.context.input.device = .gamepad
    save()
    #expect(program.active is SaveFileScene && desktop.asked == 1 && desktop.closed == 1)
    answer(.chosen("/tmp/a.png"))
    #expect(log.used.isEmpty)
  }

  @Test("With one switch or a resting pointer the box has its own pages")
  func aided() {
    program.context.input.isAided = true
    open()
    #expect(program.active is FolderScene && desktop.asked == 0)
    program.pop()
    save()
    #expect(program.active is SaveFileScene && desktop.asked == 0)
  }

  @Test("It is said where a file is saved, and that a place cannot be written to")
  func saved() {
    save()
    answer(.chosen("/tmp/a.csv"))
    #expect(log.used == ["/tmp/a.csv"] && words.contains("Saved: /tmp/a.csv"))
    log.isFull = true
    save()
    answer(.chosen("/tmp/b.csv"))
    #expect(log.used == ["/tmp/a.csv"] && words.contains("That place cannot be written to."))
  }

  @Test("A file is saved in a folder that the player chooses in a list, by mouse alone")
  func folder() {
    save()
    answer(.missing)
    program.click("folder")
    #expect(program.active is FolderScene)
    for control in ["files.1", "choose", "save"] { program.click(control) }
    #expect(log.used == ["/home/ann/Pictures/2025/a.csv"])
  }
}
