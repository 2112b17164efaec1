import BoxKit
import Controls
import Files
import GameKernel
import Stage

/// A file browser for pictures. It lists folders first, then pictures with thumbnails.
public final class ImportScene: Scene {
  public let name = "bring"
  /// Called when the player goes back without choosing a picture.
  public var onBack: () -> Void = {}
  /// Called with the path of the chosen picture.
  public var onChoose: (FilePath) -> Void = { _ in }

  private let look: Look
  private let finder: any PictureFinder
  private let head: PageHead
  private let list: ScrollList
  private let panel: ControlPanel
  private var items: FolderItems
  private var folder: FilePath
  /// The number of requested folders. Answers to earlier requests are ignored.
  private var requestCount = 0
  private var note: String?
  private var noteFrame = Rect.zero
  private var observation: Observation?

  /// Creates a browser at the finder's start folder.
  public init(_ finder: any PictureFinder, context: StageContext) {
    (self.finder, self.look, folder) = (finder, context.look, finder.start)
    head = PageHead(context: context)
    items = FolderItems(nil, folder: finder.start, finder, context.look)
    list = ScrollList(id: "files", context: context, source: items)
    panel = ControlPanel(context: context)
    panel.controls = [head.back, list]
    head.onBack = { [weak self] in self?.onBack() }
    list.onChoose = { [weak self] in self?.open($0) }
    panel.focus(id: list.id)
    observation = finder.changes.observe { [weak self] path in
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
      FolderItems(nil, folder: path, finder, look),
      // Translators: While the program looks for something.
      note: look.texts("Looking…"))
    finder.contents(of: path) { [weak self] found in
      guard let self, number == requestCount else { return }
      let items = FolderItems(found, folder: path, finder, look)
      let texts = look.texts
      let note: String? =
        switch found {
        case nil: texts("This folder cannot be read.")
        case let found? where found.folders.isEmpty && found.pictures.isEmpty:
          texts("No pictures in this folder.")
        default: nil
        }
      show(items, note: note)
      list.show(child.flatMap(items.index) ?? items.first)
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
    case .picture(let path): onChoose(path)
    }
  }

  private func goUp() {
    guard let parent = FoundFolder.parent(of: folder) else { return onBack() }
    go(to: parent, from: folder)
  }

  /// Goes to the parent of a folder inside the start folder, otherwise leaves the scene.
  private func goBack() {
    folder.hasPrefix(FoundFolder.path(of: "", in: finder.start)) ? goUp() : onBack()
  }

  // MARK: Scene

  public func layout(in size: Size) {
    let metrics = look.metrics
    // Translators: Title of a list of files.
    var room = head.layout(title: look.texts("Add a picture")).rounded
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
