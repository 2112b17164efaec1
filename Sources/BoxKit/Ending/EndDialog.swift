import Acoustics
import Controls
import GameKernel
import Motion
import Stage

/// The dialog at the end of every game: the result with its medal, the details, the suggestion and the buttons.
package final class EndDialog: Scene {
  package let name: String
  /// The frame with the buttons. Set its `onClose` to show the table, and its `onCommand` to perform the table's
  /// commands.
  package let dialog: DialogFrame

  private let context: StageContext
  private let content: EndContent
  /// A keepsake that the game has won.
  private var award: EndAward?
  private let day: DayRoutes?
  private let challenge: ChallengeWords?
  private let scroll: ScrollArea
  private var suggestion: DetailButton?
  /// The buttons at the right of the head.
  private var tools: [IconButton] = []
  /// Runs while a click beside the dialog can still be the end of the last move, doubled.
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm { case settled }

  /// How far the award has dropped into its place, from 0 to 1, and its centre.
  private let drop: AnimatedValue
  private var awardPlace: (center: Point, scale: Double)?
  /// The drawing of the head.
  private var fixed = DisplayList()
  /// The drawing of the zone and the medals, without scrolling.
  private var scrolled = DisplayList()

  /// - Parameters:
  ///   - menu: opens the menu.
  ///   - results: opens the best games; `nil` if the game has none.
  ///   - day: the routes of the game of a day. Its results are copied instead of opened.
  ///   - challenge: the words about the challenge of the game.
  ///   - copyLink: copies a link to the game with its result, and returns a message.
  ///   - savePicture: asks where to save the picture of the result.
  package init(
    _ content: EndContent, menu: @escaping () -> Void,
    results: (() -> Void)?, day: DayRoutes? = nil, challenge: ChallengeWords? = nil,
    copyLink: (() -> (Texts) -> String)? = nil, savePicture: ((SavedPicture) -> Void)? = nil,
    context: StageContext
  ) {
    name = content.name
    (self.content, self.day, self.challenge) = (content, day, challenge)
    self.context = context
    drop = AnimatedValue(context.animator, .position, at: 1)
    scroll = ScrollArea(look: context.look)
    dialog = DialogFrame(context, .filling)
    dialog.scrollArea = scroll
    alarms.set(.settled, in: .milliseconds(600))
    addButtons(menu: menu, results: results)
    if let picture = content.picture, let savePicture {
      let button = IconButton(id: "save-picture", context: context, icon: .save) {
        savePicture(picture)
      }
      button.tip = { [context] in context.look.texts("Save picture") }
      add(button)
    }
    if let copyLink { addCopying(copyLink) }
  }

  /// Adds a button that copies the link to the game. Its tooltip then says what the link does.
  private func addCopying(_ copyLink: @escaping () -> (Texts) -> String) {
    let button = IconButton(id: "copy-link", context: context, icon: .link) {}
    var message: ((Texts) -> String)?
    button.tip = { [context] in
      // Translators: Menu item: it copies a link to the game.
      message?(context.look.texts) ?? context.look.texts("Copy link")
    }
    button.action = { [weak button] in
      message = copyLink()
      button?.icon = .check
    }
    add(button)
  }

  private func add(_ tool: IconButton) {
    tools.append(tool)
    dialog.above = tools
  }

  /// Adds the buttons in the order that is the same for all games.
  private func addButtons(menu: @escaping () -> Void, results: (() -> Void)?) {
    let isOfDay = day != nil
    let hasNext = day?.next(context.look.texts) != nil
    dialog.add(
      "menu",
      // Translators: Button and title: the games of the day.
      title: { texts in isOfDay ? texts("Today") : texts("Menu") },
      isPrimary: isOfDay && !hasNext, action: menu)
    if let day {
      var isCopied = false
      dialog.add(
        "copy-result",
        title: { texts in
          // Translators: On a button, after it was pressed.
          isCopied
            ? texts("Copied")
            // Translators: Button: it copies the results of the day as text.
            : texts("Copy result")
        },
        action: { [weak self] in
          isCopied = day.copyResult()
          self?.refresh()
        })
    } else if let results {
      dialog.add("results", title: { texts in texts("Statistics") }, action: results)
    }
    if let review = content.review {
      // Translators: Button that shows the course of the finished game.
      dialog.add("look-back", title: { texts in texts("Review") }, action: review)
    }
    dialog.add(
      "new-game",
      // Translators: Button at the end of a game.
      title: { texts in
        isOfDay
          // Translators: Button: to play the finished game of a day again. It does not count.
          ? texts("Practise")
          // Translators: Button after a game: to play a new one.
          : texts("Play again")
      }, isPrimary: !isOfDay, action: content.playAgain)
  }

  /// Shows a keepsake that the game has won.
  ///
  /// - Parameter strikes: whether it drops into its place.
  func show(_ award: EndAward, strikes: Bool) {
    self.award = award
    refresh()
    guard strikes else { return }
    drop.jump(to: 0)
    drop.go(to: 1, over: .milliseconds(300))
    context.feedback.play(.matchStruck, at: awardPlace?.center ?? dialog.frame.center)
  }

  /// Lays out the current content. Call it when the content has changed.
  package func refresh() {
    if dialog.frame != .zero { layout(in: context.look.metrics.size) }
  }

  package var controls: [ControlReport] { dialog.controls }

  package func handle(_ intent: Intent) {
    if intent == .command(.hint), let review = content.review { return review() }
    if scrolls(intent) { return }
    if case .tap(let point) = intent, alarms.isSet(.settled), !dialog.frame.contains(point) {
      return
    }
    dialog.handle(intent)
  }

  package func advance(by elapsed: Duration) { _ = alarms.advance(by: elapsed) }
  package var nextTimer: Duration? { alarms.next }

  /// Scrolls by an upward or downward arrow, if there is more to see in this direction.
  private func scrolls(_ intent: Intent) -> Bool {
    guard scroll.canScroll, let direction = intent.direction, !direction.isLevel else {
      return false
    }
    let before = scroll.offset
    let step = context.look.metrics.height(48)
    scroll.scroll(to: before + (direction == .down ? step : -step))
    // A held arrow scrolls to the end and stops there. Only a new press moves the focus.
    if case .tiltRepeat = intent { return true }
    return scroll.offset != before
  }

  // MARK: Layout and drawing

  private enum Part { case head, middle, next }

  package func layout(in size: Size) {
    var words = content.words()
    if let day { words.next = day.next(context.look.texts) }
    words.award = award
    words.toolCount = tools.count
    words.challenge = challenge?.end(context.look.texts)
    makeSuggestion(words)
    if context.look.metrics.isSmall || !layout(words, isClose: false) {
      _ = layout(words, isClose: true)
    }
  }

  /// Creates or updates the button of the suggestion.
  private func makeSuggestion(_ words: EndWords) {
    guard let next = words.next else {
      suggestion = nil
      dialog.above = tools
      return
    }
    if suggestion?.id != next.id {
      let button = DetailButton(
        id: next.id, context: context, title: next.title, detail: next.reason
      ) { next.accept() }
      let pieces = next.pieces ?? words.pieces
      button.emblem = { frame, look in Self.emblem(pieces, in: frame, look) }
      suggestion = button
      dialog.above = [button] + tools
      // At the end of a game of the day, the day goes on.
      button.isPrimary = day != nil
      if button.isPrimary { dialog.focus(button.id) }
    }
    suggestion?.title = next.title
    suggestion?.detail = next.reason
  }

  /// Returns the drawing of the game's pieces on a disc of felt.
  private static func emblem(
    _ pieces: EndWords.Sketch, in frame: Rect, _ look: Look
  ) -> (inout DisplayList) -> Void {
    let theme = look.theme
    let felt = look.pictures.picture("felt disc", frame.size) { drawing in
      let box = Rect(.zero, drawing.size)
      drawing.fill(.ellipse(in: box), theme.board.second)
      drawing.stroke(
        .ellipse(in: box.inset(by: 1)), width: look.metrics.px(theme.lineWidth),
        theme.panelLine)
    }
    let draw = pieces(frame.inset(by: (0.16 * frame.width).rounded()), look)
    return { list in
      list.picture(felt, at: frame.origin)
      draw(&list)
    }
  }

  /// - Returns: whether everything fits without scrolling.
  private func layout(_ words: EndWords, isClose: Bool) -> Bool {
    let style = EndStyle(isClose: isClose, metrics: context.look.metrics)
    suggestion?.isClose = isClose
    var needed = 0.0
    let room = dialog.layoutFitted(
      width: context.look.metrics.px(800, small: 440), padding: style.padding
    ) { width in
      let parts = EndParts(words, width: width, style, context.look)
      needed = box(parts, scrolls: false, width: width).heights(in: width).minimum
      return needed + style.foot
    }
    let view = Rect(room.x, room.y, room.width, room.height - style.foot)
    let fits = view.height >= needed - 1
    place(words, style, in: view, scrolls: !fits)
    return fits
  }

  /// - Parameter scrolls: whether the zone and the medals get less height than they need.
  private func box(_ parts: EndParts, scrolls: Bool, width: Double) -> LayoutBox<Part> {
    let gap = parts.style.gap
    var boxes = [LayoutBox(Part.head).height(parts.head.height)]
    let next = suggestion.map { [LayoutBox(Part.next).height($0.height(inWidth: width))] } ?? []
    let height = parts.middle.heights(in: width).minimum
    if height > 0 {
      let range = LengthRange(scrolls ? 0 : height, ideal: height, maximum: height)
      boxes += [.space(2 * gap), LayoutBox(Part.middle).height(range)]
    } else if !next.isEmpty {
      boxes.append(.space(2 * gap))
    }
    return .column(boxes + next, spacing: gap)
  }

  /// Places the parts. The zone and the medals scroll where they do not fit.
  private func place(_ words: EndWords, _ style: EndStyle, in room: Rect, scrolls: Bool) {
    // Leaves room for the scroll bar.
    let width = room.width - (scrolls ? context.look.metrics.px(12, least: 8) : 0)
    let parts = EndParts(words, width: width, style, context.look)
    let frames = box(parts, scrolls: scrolls, width: room.width).frames(in: room)
    (fixed, scrolled) = (DisplayList(), DisplayList())
    if let frame = frames[.head] {
      parts.head.draw(into: &fixed, in: frame)
      awardPlace = parts.head.awardPlace(in: frame)
      for (tool, place) in zip(tools, parts.head.toolPlaces(in: frame)) { tool.frame = place }
      let line = context.look.metrics.px(context.look.theme.lineWidth)
      fixed.fill(
        Rect(frame.x, (frame.maxY + style.gap).rounded(), frame.width, line),
        context.look.theme.panelLine)
    }
    if let frame = frames[.next] { suggestion?.frame = frame }
    let middle = frames[.middle] ?? .zero
    let height = parts.middle.heights(in: width).minimum
    let inside = parts.middle.frames(in: Rect(middle.origin, Size(width, height)))
    if let frame = inside[.zone] { parts.zone?.draw(into: &scrolled, in: frame) }
    if let frame = inside[.medals] { parts.medals?.draw(into: &scrolled, in: frame) }
    scroll.panel = dialog.frame
    scroll.layout(
      middle, contentHeight: min(height, scrolls ? height : middle.height), controls: [])
  }

  package func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      list.add(fixed, .identity)
      drawAward(into: &list)
      let placement = Placement(offset: Point(0, -scroll.offset))
      guard scroll.canScroll else { return list.add(scrolled, placement) }
      list.withClip(scroll.viewport) { $0.add(scrolled, placement) }
    }
  }

  private func drawAward(into list: inout DisplayList) {
    guard let award, let (center, scale) = awardPlace else { return }
    let lift = context.animator.reducedMotion ? 0 : (1 - drop.value) * 24 * scale
    list.faded(drop.value) { award.draw(&$0, center + Point(0, -lift), scale, context.look) }
  }
}

/// The parts of the dialog at the end of a game that are no controls, for a width.
private struct EndParts {
  enum Name { case zone, medals }

  let style: EndStyle
  let head: EndHead
  let zone: EndZoneView?
  let medals: EndMedalRow?

  init(_ words: EndWords, width: Double, _ style: EndStyle, _ look: Look) {
    self.style = style
    head = EndHead(words, width: width, style, look)
    zone = words.zone.map { EndZoneView($0, below: words.title, width: width, style, look) }
    medals = words.medals.map { EndMedalRow($0, width: width, style, look) }
  }

  /// The zone and the medals, which come first in a small window, where the rest must scroll.
  var middle: LayoutBox<Name> {
    let zone = zone.map { [LayoutBox(Name.zone).height($0.height)] } ?? []
    let medals = medals.map { [LayoutBox(Name.medals).height($0.height)] } ?? []
    return .column(style.metrics.isSmall ? medals + zone : zone + medals, spacing: style.gap)
  }
}
