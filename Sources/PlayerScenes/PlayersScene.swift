import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The page with the players of the box: chooses, adds, changes and removes them.
public final class PlayersScene: Scene {
  public let name = "players"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}

  private let context: StageContext
  private let pages: PlayerPages
  private let localDay: (Int64) -> Day
  private let panel: ControlPanel
  private let scroll: ScrollArea
  private let head: PageHead
  private let add: Button
  /// The players who were present when the page opened or were added on it, even if they are removed.
  private var shown: [PlayerProfile]
  private var rows: [PlayerRow] = []

  private var words: PlayerWords { PlayerWords(texts: context.look.texts) }

  /// Creates the page.
  ///
  /// - Parameter localDay: returns the day in the player's time zone of a time in seconds since 1970.
  init(
    _ pages: PlayerPages, localDay: @escaping (Int64) -> Day,
    context: StageContext
  ) {
    (self.pages, self.context) = (pages, context)
    self.localDay = localDay
    shown = pages.log.log.players.present
    panel = ControlPanel(context: context)
    scroll = ScrollArea(look: context.look)
    panel.scrollArea = scroll
    head = PageHead(context: context)
    add = Button(id: "add", context: context, title: "") {}
    head.onBack = { [weak self] in self?.onBack() }
    add.action = { [weak self] in
      self?.pages.add { self?.update(focus: PlayerRow.id(of: $0)) }
    }
    makeRows()
    panel.focus(id: PlayerRow.id(of: pages.log.player))
  }

  /// Follows the list, and moves the focus to a control if it is there.
  private func update(focus: String) {
    let list = pages.log.log.players
    shown = shown.map { list[$0.id] ?? $0 }
    shown += list.present.filter { player in !shown.contains { $0.id == player.id } }
    makeRows()
    panel.focus(id: focus)
    layout(in: context.look.metrics.size)
  }

  private func makeRows() {
    rows = shown.map { player in
      let isPresent = pages.log.log.players[player.id] != nil
      let row = PlayerRow(
        player, isPresent: isPresent, isCurrent: player.id == pages.log.player, words,
        localDay, context: context)
      row.onPlay = { [weak self] in self?.play(as: player.id) }
      row.onEdit = { [weak self] in
        self?.pages.edit(player) { self?.update(focus: PlayerRow.id(of: player.id)) }
      }
      row.onRemove = { [weak self] in
        self?.pages.remove(player) { self?.update(focus: PlayerRow.idOfUndo(of: player.id)) }
      }
      row.onRestore = { [weak self] in
        guard (try? self?.pages.log.change(player.id, .restore)) != nil else { return }
        self?.update(focus: PlayerRow.id(of: player.id))
      }
      row.onForget = { [weak self] in
        self?.pages.forget(player) {
          self?.shown.removeAll { $0.id == player.id }
          self?.update(focus: "add")
        }
      }
      return row
    }
    panel.controls = [head.back] + rows.flatMap(\.controls) + [add]
  }

  /// Plays as a player, or goes back if the player plays already.
  private func play(as player: PlayerID) {
    if player == pages.log.player { onBack() } else { pages.play(player) }
  }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    if case .back = intent { onBack() }
  }

  public var controls: [ControlReport] { panel.reports }

  // MARK: Layout and drawing

  public func layout(in size: Size) {
    let (metrics, texts) = (context.look.metrics, context.look.texts)
    // Translators: Menu item and button: it adds a player of the box.
    add.title = texts("Add player…")
    // Translators: Title of the page with the players of the box.
    let room = head.layout(title: texts("Players")).rounded
    head.nameBack(texts("Back"))
    let gap = metrics.px(16, small: 8)
    let end = LayoutBox<Control>.row([.control(add), .space()]).height(
      metrics.height(56, small: 40))
    let column = LayoutBox<Control>.column(rows.map(\.box) + [end], spacing: gap)
    let width = min(room.width, metrics.px(880))
    let height = column.heights(in: width).minimum
    column.place(in: Rect((room.midX - width / 2).rounded(), room.y, width, height))
    scroll.layoutPage(
      in: room, height: height, controls: rows.flatMap(\.controls) + [add],
      focused: panel.focused)
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    panel.draw(into: &list)
  }
}
