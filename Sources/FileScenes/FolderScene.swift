import BoxKit
import Controls
import Files
import GameKernel
import Stage

/// A list of folders, in which the player finds a file or a folder.
public final class FolderScene: Scene {
  /// The thing to find.
  public enum Goal: Equatable {
    case file(FileKind)
    case folder
  }

  public let name: String
  /// Called when the player goes back without a choice.
  public var onBack: () -> Void = {}
  /// Called with the path of the chosen file or folder.
  public var onChoose: (FilePath) -> Void = { _ in }

  private let goal: Goal
  private let title: (Texts) -> String
  private let look: Look
  private let reader: any FolderReader
  private let head: PageHead
  private let list: ScrollList
  private let choose: Button
  private let panel: ControlPanel
  private var items: FolderItems
  private let start: FilePath
  private var folder: FilePath
  /// The number of requested folders. Answers to earlier requests are ignored.
  private var requestCount = 0
  private var note: String?
  private var noteFrame = Rect.zero
  private var observation: Observation?

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - title: returns the title of the page.
  ///   - start: the first folder; `nil` for the usual one of the kind.
  public init(
    _ goal: Goal, _ title: @escaping (Texts) -> String, _ reader: any FolderReader,
    from start: FilePath? = nil, context: StageContext
  ) {
    (self.goal, self.title, self.reader, look) = (goal, title, reader, context.look)
    let start = start ?? reader.start(of: goal.kind ?? .archives)
    (self.start, folder) = (start, start)
    name = goal == .file(.pictures) ? "bring" : "folders"
    head = PageHead(context: context)
    items = FolderItems(nil, folder: start, reader, context.look)
    list = ScrollList(id: "files", context: context, source: items)
    choose = Button(id: "choose", context: context, title: "", isPrimary: true) {}
    panel = ControlPanel(context: context)
    panel.controls = goal == .folder ? [head.back, choose, list] : [head.back, list]
    head.onBack = { [weak self] in self?.onBack() }
    choose.action = { [weak self] in self.map { $0.onChoose($0.folder) } }
    list.onChoose = { [weak self] in self?.open($0) }
    panel.focus(id: list.id)
    observation = reader.changes.observe { [weak self] path in
      guard let self else { return }
      items.index(of: path).map(list.rows.renew)
    }
    go(to: folder, from: nil)
  }

  // MARK: Navigation

  /// - Parameter child: the folder the player comes from, which gets the focus.
  private func go(to path: FilePath, from child: FilePath?) {
    requestCount += 1
    let number = requestCount
    folder = path
    show(
      FolderItems(nil, folder: path, reader, look),
      // Translators: While the program looks for something.
      note: look.texts("Looking…"))
    reader.contents(of: path, goal.kind) { [weak self] found in
      guard let self, number == requestCount else { return }
      let items = FolderItems(found, folder: path, reader, look)
      show(items, note: note(about: found))
      list.show(child.flatMap(items.index) ?? items.first)
    }
  }

  /// Returns the text in place of an empty list.
  private func note(about found: FoundFolder?) -> String? {
    guard let found else { return look.texts("This folder cannot be read.") }
    guard found.folders.isEmpty, found.files.isEmpty else { return nil }
    return switch goal {
    case .file(.pictures): look.texts("No pictures in this folder.")
    case .file(.archives): look.texts("No Matchwood file in this folder.")
    case .folder: look.texts("No folders in this folder.")
    }
  }

  private func show(_ items: FolderItems, note: String?) {
    (self.items, self.note) = (items, note)
    list.source = items
    layout(in: look.metrics.size)
  }

  private func open(_ index: Int) {
    switch items.entry(at: index) {
    case .up: goUp()
    case .folder(let path): go(to: path, from: nil)
    case .file(let path): onChoose(path)
    }
  }

  private func goUp() {
    guard let parent = FoundFolder.parent(of: folder) else { return onBack() }
    go(to: parent, from: folder)
  }

  /// Goes to the parent of a folder inside the start folder, otherwise leaves the scene.
  private func goBack() {
    folder.hasPrefix(FoundFolder.path(of: "", in: start)) ? goUp() : onBack()
  }

  // MARK: Scene

  public func layout(in size: Size) {
    let metrics = look.metrics
    // Translators: Button: the file is saved in the folder that the list shows.
    choose.title = look.texts("Use this folder")
    var room = head.layout(title: title(look.texts), controls: goal == .folder ? [choose] : [])
      .rounded
    noteFrame = Rect(room.x, room.y, room.width, metrics.line(metrics.small()))
    room.y += noteFrame.height + metrics.px(8, small: 4)
    room.height -= noteFrame.height + metrics.px(8, small: 4)
    list.frame = room.rounded
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: goBack()
    case .tilt(.left): goUp()
    default: break
    }
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    let (style, ink) = (look.metrics.small(), look.theme.mutedInk)
    list.text(shortFolder(style), style, ink, in: noteFrame, look: look)
    panel.draw(into: &list)
    guard let note else { return }
    let place = self.list.frame
    let height = look.metrics.line(look.metrics.medium())
    list.text(
      note, look.metrics.medium(), look.theme.ink,
      in: Rect(place.x, place.midY - height / 2, place.width, height), .center, look: look)
  }

  /// Returns the path, shortened at its beginning to fit the line.
  private func shortFolder(_ style: TextStyle) -> String {
    var shown = folder.shown
    while look.measurer.size(of: shown, style).width > noteFrame.width, shown.count > 8 {
      shown = "…" + shown.dropFirst(max(2, shown.count / 8))
    }
    return shown
  }

  public func willAppear() { layout(in: look.metrics.size) }
  public func advance(by elapsed: Duration) { panel.advance(by: elapsed) }
  public var nextTimer: Duration? { panel.nextTimer }
  public var controls: [ControlReport] { panel.reports }
}

extension FolderScene.Goal {
  /// The kind of the files to list.
  fileprivate var kind: FileKind? { if case .file(let kind) = self { kind } else { nil } }
}
