import BoxKit
import Controls
import GameKernel
import PictureScenes
import Stage

/// The scene in which the player chooses the pictures of a deck and edits its name.
public final class DeckScene: PictureImportTarget {
  public let name = "deck"
  /// Called when the player leaves without saving.
  public var onBack: () -> Void = {}
  /// Called with the finished deck.
  public var onDone: (PictureDeck) -> Void = { _ in }
  /// Called when the player deletes the deck. `nil` for a new deck.
  public var onDelete: (() -> Void)?

  private let look: Look
  private let store: any PictureStore
  private let head: PageHead
  private let more: MenuButton
  private let done: Button
  private let field: TextField
  private let best: Button
  private let takeOut: Button
  private let tiles: DeckTiles
  private let grid: TileGrid
  private let panel: ControlPanel
  private let words: DeckWords
  /// The area below the name and the buttons.
  private var below = Rect.zero
  private var observation: Observation?

  /// Makes a scene that edits a draft.
  ///
  /// - Parameters:
  ///   - draft: the deck before editing.
  ///   - pasteText: returns the text on the clipboard, if any.
  public init(
    _ store: any PictureStore, _ draft: DeckDraft, pasteText: @escaping () -> String? = { nil },
    context: StageContext
  ) {
    (self.store, self.look) = (store, context.look)
    head = PageHead(context: context)
    more = MenuButton(id: "more", context: context, icon: .more)
    done = Button(id: "done", context: context, title: "", isPrimary: true) {}
    field = TextField(
      id: "deck-name", context: context, text: draft.name, placeholder: draft.name,
      limit: PictureDeck.nameLimit
    ) { _ in }
    best = Button(id: "best", context: context, title: "") {}
    takeOut = Button(id: "take-out", context: context, title: "") {}
    tiles = DeckTiles(store, draft, context.look)
    grid = TileGrid(id: "pictures", context: context, source: tiles)
    words = DeckWords(store.place, context.look)
    panel = ControlPanel(context: context)
    panel.controls = [head.back, field, best, more, done, takeOut, grid.list]
    field.pasteText = pasteText
    wire()
    panel.focus(id: grid.list.id)
  }

  private func wire() {
    head.onBack = { [weak self] in self?.onBack() }
    done.action = { [weak self] in self?.finish() }
    best.action = { [weak self] in self?.takeBest() }
    takeOut.action = { [weak self] in self?.takeOutAlike() }
    grid.onChoose = { [weak self] in self?.toggle($0) }
    field.onChange = { [weak self] in self?.rename($0) }
    more.tip = { [look] in look.texts("More") }
    observation = store.changes.observe { [weak self] in self?.follow($0) }
  }

  // MARK: Input

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back: onBack()
    case .focusSwitch: panel.focus(id: panel.focused === grid.list ? done.id : grid.list.id)
    default: break
    }
  }

  private func toggle(_ index: Int) {
    words.isFull = !tiles.toggle(index)
    refresh()
  }

  public func receiveImported(_ picture: PictureRow.ID) {
    words.isFull = !tiles.add(picture)
    refresh()
  }

  private func takeBest() {
    tiles.takeBest()
    refresh()
  }

  /// Of the two most similar pictures, removes the one that was chosen later.
  private func takeOutAlike() {
    guard let (_, second) = tiles.alike() else { return }
    tiles.draft.toggle(second.id)
    refresh()
  }

  /// Sets the name of the deck. An empty name restores the original one.
  private func rename(_ name: String) {
    let name = PictureDeck.trimmed(name)
    tiles.draft.name = name.isEmpty ? field.placeholder : name
  }

  private func switchNames() {
    tiles.draft.areNamed.toggle()
    refresh()
  }

  private func finish() {
    tiles.draft.removeUnless { store.index(of: $0) != nil }
    if let deck = tiles.draft.deck { onDone(deck) } else { refresh() }
  }

  // MARK: Display

  private func follow(_ change: PictureChange) {
    switch change {
    case .rows: grid.refresh()
    case .row(let id):
      tiles.invalidateLikeness(of: id)
      store.index(of: id).map(grid.renew)
    }
    refresh()
  }

  public func willAppear() {
    store.refresh()
    layout(in: look.metrics.size)
  }

  /// The number of the deck's pictures that the store has.
  private var count: Int { tiles.draft.pictures.count { store.index(of: $0) != nil } }

  private func refresh() {
    let texts = look.texts
    done.isEnabled = PictureDeck.counts.contains(count)
    done.reason = texts("A deck needs 8 to 32 pictures.")
    best.isEnabled = store.count >= PictureDeck.counts.lowerBound
    best.reason = texts("Add at least 8 pictures first.")
    words.update(count: count, of: store.count, alike: tiles.alike())
    setMoreRows()
    var room = below
    words.layout(&room, takeOut: takeOut)
    guard room.rounded != grid.list.frame else { return }
    grid.layout(in: room.rounded)
  }

  /// Sets the rows of the menu behind the button with the dots.
  private func setMoreRows() {
    let texts = look.texts
    var rows: [MenuButton.Row] = []
    if best.isHidden, best.isEnabled {
      rows.append(.init(texts("My best pictures")) { [weak self] in self?.takeBest() })
    }
    rows.append(
      .init(
        tiles.draft.areNamed
          ? texts("Match identical pictures") : texts("Match pictures with names")
      ) { [weak self] in self?.switchNames() })
    if let onDelete { rows.append(.init(texts("Delete deck"), action: onDelete)) }
    more.rows = rows
  }

  public func layout(in size: Size) {
    let (texts, metrics) = (look.texts, look.metrics)
    done.title = texts("Done")
    best.title = texts("My best pictures")
    below = head.layout(title: "", controls: [more, done])
    let gap = metrics.px(16, small: 8)
    let left = head.back.frame.maxX + gap
    var top = Rect(
      left, head.back.frame.y, more.frame.x - gap - left, head.back.frame.height)
    let name = look.measurer.size(of: tiles.draft.name, metrics.medium(.semibold)).width
    let needed = name + metrics.px(72)
    if top.width < needed {
      // A long name gets its own line.
      top = Rect(below.x, below.y, below.width, metrics.height(52))
      below.y += top.height + gap
      below.height -= top.height + gap
    }
    let second = best.preferredSize.width + gap
    best.isHidden = top.width - second < max(needed, metrics.px(200))
    field.frame = Rect(top.x, top.y, top.width - (best.isHidden ? 0 : second), top.height).rounded
    best.frame = Rect(top.maxX - second + gap, top.y, second - gap, top.height).rounded
    grid.refresh()
    refresh()
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    panel.draw(into: &list)
    words.draw(into: &list)
  }

  public var controls: [ControlReport] { panel.reports }
}
