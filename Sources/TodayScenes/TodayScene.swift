import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage
import Today

/// The games of a day with the player's results, and a calendar of all days.
final class TodayScene: Scene {
  let name = "today"
  var onBack: () -> Void = {}
  /// Called with a game and a day when the player wants to play its try.
  var onPlay: (any DailyBoxGame, Day) -> Void = { _, _ in }
  /// Called with a game and a day when its try has been given up.
  var onPractise: (any DailyBoxGame, Day) -> Void = { _, _ in }
  /// Called with the finished try of a game.
  var onReview: (GameID) -> Void = { _ in }

  private let model: TodayModel
  private let context: StageContext
  private let head: PageHead
  private let panel: ControlPanel
  private let scroll: ScrollArea
  private let month: MonthPanel
  private let share: SharePanel
  private var rows: [DayGameRow] = []
  private var observation: Observation?
  /// The place of the key hints at the foot, or empty without room.
  private var hintsBox = Rect.zero
  /// The text at the right of the head.
  private var note = (text: "", box: Rect.zero)

  private var day: Day { month.calendar.chosen }
  private var words: TodayWords { TodayWords(texts: context.look.texts) }

  /// - Parameter day: the day that is shown first, or `nil` for today.
  init(_ model: TodayModel, at day: Day?) {
    self.model = model
    context = model.context.stage
    head = PageHead(context: context)
    panel = ControlPanel(context: context)
    scroll = ScrollArea(look: context.look)
    panel.scrollArea = scroll
    let wanted = day.map { min(max($0, DailyGames.firstDay), model.today) }
    month = MonthPanel(model, at: wanted ?? model.today)
    share = SharePanel(model)
    rows = model.games.map { DayGameRow($0, model) }
    head.onBack = { [weak self] in self?.onBack() }
    month.calendar.onChoose = { [weak self] _ in self?.showDay() }
    month.calendar.onMark = { [weak self] in self?.showMark() }
    share.copy.action = { [weak self] in self?.copyResult() }
    for row in rows { row.onAct = { [weak self] in self?.act(on: $0) } }
    observation = model.changes.observe { [weak self] in self?.refresh() }
    panel.controls = [head.back] + rows + [share.copy] + month.controls
    model.prepare(self.day)
    model.prepareAhead()
    show()
    panel.focus(id: (rows.first(where: \.isPrimary) ?? rows.first)?.id)
  }

  // MARK: Content

  /// Shows another day.
  private func showDay() {
    model.prepare(day)
    share.isCopied = false
    refresh()
  }

  /// Shows the marked day of the calendar, or another month.
  private func showMark() {
    refresh()
    if panel.focused === month.calendar { scroll.reveal(month.calendar.focusShape.frame) }
  }

  private func refresh() {
    show()
    if !head.back.frame.isEmpty { layout(in: context.look.metrics.size) }
  }

  /// Updates the rows to the day. The first open game has the accent.
  private func show() {
    var hasPrimary = false
    for row in rows {
      row.show(day)
      row.isPrimary = !hasPrimary && row.canPlay
      hasPrimary = hasPrimary || row.isPrimary
    }
    share.show(day)
  }

  private func act(on row: DayGameRow) {
    if let line = model.finished(row.game, day) {
      onReview(line.id)
    } else if model.mark(row.game, day) == .givenUp {
      onPractise(row.game, day)
    } else {
      onPlay(row.game, day)
    }
  }

  private func copyResult() {
    guard let lines = words.share(day, model) else { return }
    share.isCopied = model.context.services.copyText(lines.joined(separator: "\n"))
    share.show(day)
  }

  // MARK: Intents

  func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    let isPad = context.input.device == .gamepad
    switch intent {
    case .back, .command(.close): onBack()
    case .command(.copy): copyResult()
    case .command(.newGame) where isPad: copyResult()
    case .command(.undo) where isPad, .previousTab, .leap(.pageUp): month.turn(-1)
    case .command(.redo) where isPad, .nextTab, .leap(.pageDown): month.turn(1)
    case .focusSwitch: switchFocus()
    default: break
    }
  }

  /// Moves the focus from the games to the calendar, to the copied result, and back.
  private func switchFocus() {
    let groups: [[Control]] = [rows, [month.calendar], [share.copy]]
    let index = groups.firstIndex { $0.contains { $0 === panel.focused } } ?? 2
    let others = (1...3).map { groups[(index + $0) % 3] }
    let next = others.lazy.compactMap { $0.first(where: \.isOperable) }.first
    panel.focus(id: next?.id)
    if let next { scroll.reveal(next) }
  }

  func willAppear() {
    share.isCopied = false
    refresh()
  }

  func advance(by elapsed: Duration) { panel.advance(by: elapsed) }
  var nextTimer: Duration? { panel.nextTimer }
  var controls: [ControlReport] { panel.reports }

  // MARK: Layout

  private var title: String {
    day == model.today ? context.look.texts("Today") : words.longDate(day)
  }

  /// The local time at which the next day begins in UTC.
  private var newGames: String {
    let minutes = ((Int(model.context.log.now().offset) % 1_440) + 1_440) % 1_440
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    // Translators: {time} is a time of the day, such as 01:00.
    return context.look.texts("New games at {time}", ["time": "\(two(hour)):\(two(minute))"])
  }

  func layout(in size: Size) {
    model.forgetWords()
    show()
    let metrics = context.look.metrics
    let room = head.layout(title: title).rounded
    head.nameBack(context.look.texts("Back"))
    placeNote(in: room)
    let isWide = metrics.form == .wide && room.width >= metrics.px(1_000)
    let box = box(isWide: isWide, width: room.width)
    let height = box.heights(in: room.width).minimum.rounded(.up)
    let frames = box.frames(in: Rect(room.x, room.y, room.width, height))
    for (index, row) in rows.enumerated() { row.frame = frames[.row(index)] ?? .zero }
    share.layout(in: frames[.share] ?? .zero)
    month.layout(in: frames[.month] ?? .zero)
    let (gap, end) = (metrics.px(12, small: 8), room.y + height)
    // Leaves space for the focus rings at the sides.
    let side = min(metrics.px(20, small: 8), room.x)
    let view = Rect(
      room.x - side, room.y - gap / 2, room.width + 2 * side,
      size.height - metrics.margin - room.y + gap)
    scroll.layout(
      view, contentHeight: end + gap / 2 - view.y,
      controls: rows + [share.copy] + month.controls)
    let foot = metrics.px(48)
    hintsBox =
      metrics.isSmall || end + foot > size.height
      ? .zero
      : Rect(metrics.margin, size.height - foot, size.width - 2 * metrics.margin, metrics.px(36))
    panel.refresh()
  }

  private enum Part: Hashable {
    case row(Int)
    case share, month
  }

  /// Returns the places of the games, of the copied result and of the calendar: in two columns, or one below the other.
  private func box(isWide: Bool, width: Double) -> LayoutBox<Part> {
    let metrics = context.look.metrics
    let gap = metrics.px(12, small: 8)
    let gutter = metrics.px(32)
    let left = isWide ? ((width - gutter) * 0.45).rounded() : 0
    stackRows(inWidth: isWide ? width - gutter - left : width)
    let games = rows.enumerated().map { index, row in
      LayoutBox(Part.row(index)).height { .exactly(row.height(inWidth: $0)) }
    }
    let tell = LayoutBox(Part.share).height { [share] in LengthRange(share.height(inWidth: $0)) }
    let calendar = LayoutBox(Part.month).height { [month] in LengthRange(month.height(inWidth: $0))
    }
    guard isWide else {
      return .column(games + (share.isHidden ? [] : [tell]) + [calendar], spacing: gap)
    }
    return .row([calendar.width(left), .column(games + [tell], spacing: gap)], spacing: gutter)
  }

  /// Moves the ends of all rows below their words if one row is too narrow for them.
  private func stackRows(inWidth width: Double) {
    for row in rows { row.isStacked = false }
    let isStacked = !rows.allSatisfy { $0.holdsWords(inWidth: width) }
    for row in rows { row.isStacked = isStacked }
  }

  /// Places the time of the next games at the right of the head, if it has room there.
  private func placeNote(in room: Rect) {
    let (look, metrics) = (context.look, context.look.metrics)
    note.text = newGames
    let width = look.measurer.size(of: note.text, metrics.small()).width.rounded(.up)
    let title = look.measurer.size(of: title, metrics.large()).width
    let free = room.maxX - metrics.size.width / 2 - title / 2 - metrics.px(16)
    let back = head.back.frame
    note.box =
      width <= free && !metrics.isSmall
      ? Rect(room.maxX - width, back.y, width, back.height) : .zero
  }

  func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    if !note.box.isEmpty {
      // A text of its own for listeners, beside the title.
      list.withWords(note.text) {
        $0.text(
          note.text, context.look.metrics.small(), context.look.theme.mutedInk, in: note.box,
          .trailing, look: context.look)
      }
    }
    var content = DisplayList()
    month.draw(into: &content)
    share.draw(into: &content)
    list.withClip(scroll.viewport) {
      $0.add(content, Placement(offset: Point(0, -scroll.offset)))
    }
    panel.draw(into: &list)
    drawHints(into: &list)
  }

  private func drawHints(into list: inout DisplayList) {
    let (texts, device) = (context.look.texts, context.input.device)
    guard !hintsBox.isEmpty, device != .touch else { return }
    let pad = device == .gamepad ? context.input.padKind : nil
    func key(_ button: PadButton, _ name: String) -> KeyGlyph {
      pad?.glyph(of: button, in: texts) ?? .text(name)
    }
    var hints = [KeyHints.Hint(keys: [key(.a, texts.key(.enter))], word: texts("play"))]
    if pad == nil {
      // Translators: Function of a key, beside it: it moves between the calendar and the games.
      let word = texts("calendar or games")
      hints.insert(KeyHints.Hint(keys: [.text(texts.key(.tab))], word: word), at: 0)
    }
    if !share.isHidden {
      // Translators: Function of a key, beside it: it copies the result of the day.
      let copy = texts("copy")
      hints.append(.init(keys: [key(.x, texts("Ctrl+C"))], word: copy))
    }
    // Translators: Function of a key, beside it: it leads to the page before.
    let back = texts.inContext("key", "back")
    hints.append(.init(keys: [key(.b, texts.key(.escape))], word: back))
    KeyHints(look: context.look).draw(hints, into: &list, in: hintsBox)
  }
}
