import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The tray of matchbox labels: those that the player has won, and the conditions of the others.
public final class LabelScene: Scene {
  public let name = "labels"
  /// Called when the player goes back.
  public var onBack: () -> Void = {}
  /// Called with the name of a game that the player wants to play, or with `nil` for the games of the day.
  public var onPlay: (_ game: String?) -> Void = { _ in }

  private let model: LabelModel
  private let titles: [String: (Texts) -> String]
  private let context: StageContext
  private let head: PageHead
  private let panel: ControlPanel
  private let scroll: ScrollArea
  private let tray: LabelTray
  private let details: LabelPanel
  /// The button that saves a picture of the chosen label, if it is won.
  private let save: IconButton
  /// Whether the chosen label stays above the tray while that scrolls.
  private var keepsDetails = false
  private var count = (text: "", box: Rect.zero)
  private var observation: Observation?

  public init(_ model: LabelModel, _ games: [any BoxGame]) {
    self.model = model
    titles = Dictionary(games.map { ($0.name, type(of: $0).title) }) { first, _ in first }
    context = model.context.stage
    head = PageHead(context: context)
    panel = ControlPanel(context: context)
    scroll = ScrollArea(look: context.look)
    panel.scrollArea = scroll
    tray = LabelTray(model)
    details = LabelPanel(model)
    save = IconButton(id: "save-picture", context: context, icon: .save) {}
    save.tip = { [context] in context.look.texts("Save picture") }
    head.onBack = { [weak self] in self?.onBack() }
    tray.onChoose = { [weak self] in self?.refresh() }
    tray.onEnter = { [weak self] in self?.showButton() }
    details.play.action = { [weak self] in self?.play() }
    save.action = { [weak self] in self?.savePicture() }
    observation = model.context.log.changes.observe { [weak self] _ in self?.follow() }
    panel.controls = [head.back, tray, details.play, save]
    panel.focus(id: tray.id)
    show()
  }

  private func show() {
    let title = titles[tray.chosen.game]?(context.look.texts) ?? ""
    details.show(tray.chosen, game: title)
    details.play.isHidden = titles[tray.chosen.game] == nil
    save.isHidden = model.wins[tray.chosen] == nil || model.context.savePicture == nil
  }

  private func savePicture() {
    if let picture = model.picture(of: tray.chosen) { model.context.savePicture?(picture) }
  }

  private func refresh() {
    show()
    if !head.back.frame.isEmpty { layout(in: context.look.metrics.size) }
    if context.input.device.showsFocus, panel.focused === tray {
      scroll.reveal(tray.focusShape.frame)
    }
  }

  /// Moves the focus to the button that opens the label's game.
  private func showButton() {
    panel.focus(id: details.play.id)
  }

  private func play() { onPlay(tray.chosen.isOfDays ? nil : tray.chosen.game) }

  public func handle(_ intent: Intent) {
    if panel.handle(intent) { return }
    switch intent {
    case .back, .command(.close): onBack()
    case .focusSwitch:
      if panel.focused === tray { showButton() } else { panel.focus(id: tray.id) }
    default: break
    }
  }

  /// Strikes the labels into their places that were won since the last visit.
  public func didAppear() { follow() }

  /// Shows the labels once they are found.
  private func follow() {
    model.whenFound { [weak self] in
      guard let self else { return }
      tray.showFirst()
      tray.drop(model.takeNew())
      refresh()
    }
  }

  public func advance(by elapsed: Duration) { panel.advance(by: elapsed) }
  public var nextTimer: Duration? { panel.nextTimer }
  public var controls: [ControlReport] { panel.reports }

  // MARK: Layout

  public func layout(in size: Size) {
    show()
    let (metrics, texts) = (context.look.metrics, context.look.texts)
    // Translators: Title and button: the collection of matchbox labels.
    let room = head.layout(title: texts("Labels"), controls: save.isHidden ? [] : [save]).rounded
    head.nameBack(texts("Back"))
    placeCount(in: room)
    let gap = metrics.px(32, small: 8)
    keepsDetails = false
    if metrics.form == .wide, room.width >= metrics.px(1_000), room.height >= metrics.px(560) {
      let side = metrics.px(320)
      let height = min(room.height, metrics.px(656))
      let wide = min(room.width - side - gap, (height * 1.215).rounded())
      let left = (room.midX - (wide + gap + side) / 2).rounded()
      tray.layout(Rect(left, room.y, wide, height).rounded)
      details.layout(
        in: Rect(left + wide + gap, room.y, side, height).rounded, .upright)
      scroll.layout(
        Rect(0, room.y - metrics.px(12), size.width, room.height + metrics.px(24)),
        contentHeight: room.height, controls: [tray, details.play])
      return
    }
    let width = min(room.width, metrics.px(900, small: 640))
    let x = (room.midX - width / 2).rounded()
    let end = size.height - metrics.margin
    let height = tray.height(inWidth: width)
    /// Places the chosen label above the tray, and returns whether a label has room below it.
    func place(_ form: LabelPanel.Form) -> Bool {
      let top = details.height(form, inWidth: width)
      details.layout(in: Rect(x, room.y, width, top).rounded, form)
      tray.layout(Rect(x, room.y + top + gap / 2, width, height).rounded)
      return end - tray.frame.y >= tray.leastHeight
    }
    keepsDetails = place(.low) || place(.slim)
    let side = min(metrics.px(20, small: 8), x)
    let start = keepsDetails ? tray.frame.y : room.y
    let view = Rect(x - side, start - gap / 4, width + 2 * side, end - start + gap / 4)
    scroll.layout(
      view, contentHeight: tray.frame.maxY + gap / 4 - view.y,
      controls: keepsDetails ? [tray] : [tray, details.play])
  }

  /// Places the number of labels at the right of the head, if it has room there.
  private func placeCount(in room: Rect) {
    let (look, metrics) = (context.look, context.look.metrics)
    count.text = look.texts(
      // Translators: How many labels of all the player has won.
      "{count} of {all}",
      ["count": String(model.wins.count), "all": String(MatchboxLabel.allCases.count)])
    let width = look.measurer.size(of: count.text, metrics.small()).width.rounded(.up)
    let title = look.measurer.size(of: head.title, metrics.large()).width
    let end = save.isHidden ? room.maxX : min(room.maxX, save.frame.x - metrics.px(16))
    let free = end - metrics.size.width / 2 - title / 2 - metrics.px(16)
    let back = head.back.frame
    count.box = width <= free ? Rect(end - width, back.y, width, back.height) : .zero
  }

  public func draw(into list: inout DisplayList) {
    head.draw(into: &list)
    if !count.box.isEmpty {
      list.text(
        count.text, context.look.metrics.small(), context.look.theme.mutedInk, in: count.box,
        .trailing, look: context.look)
    }
    if keepsDetails { details.draw(into: &list) }
    var content = DisplayList()
    if !keepsDetails { details.draw(into: &content) }
    list.withClip(scroll.viewport) {
      $0.add(content, Placement(offset: Point(0, -scroll.offset)))
    }
    panel.draw(into: &list)
  }
}
