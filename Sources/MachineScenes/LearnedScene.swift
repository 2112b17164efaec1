import BoxKit
import Controls
import GameKernel
import MatchstickGame
import Stage

/// The page *What did it learn?*: a machine's wins over its games, and its boxes beside the theory.
final class LearnedScene: Scene {
  let name = "learned"
  /// Called when the player closes the page.
  var onClose: () -> Void {
    get { dialog.onClose }
    set { dialog.onClose = newValue }
  }
  /// Called to train the machine on.
  var onTrain: () -> Void = {}

  private let machine: TrainedMachine
  private let context: StageContext
  private let dialog: DialogFrame
  private let scroll: ScrollArea
  private var head = DisplayList()
  private var content = DisplayList()

  init(_ machine: TrainedMachine, context: StageContext) {
    (self.machine, self.context) = (machine, context)
    dialog = DialogFrame(context, .apart)
    scroll = ScrollArea(look: context.look)
    dialog.scrollArea = scroll
    dialog.add(
      // Translators: Button.
      "close", title: { texts in texts("Close") }, action: { [weak self] in self?.onClose() })
    dialog.add(
      "train-on",
      title: { texts in
        machine.machine.games == 0
          // Translators: Button: the machine plays games by itself, to learn.
          ? texts("Train")
          // Translators: Button: the machine goes on to learn.
          : texts("Train on")
      },
      action: { [weak self] in
        self?.onClose()
        self?.onTrain()
      })
    dialog.add(
      // Translators: Button: the player goes on to play against the machine.
      "play-it", title: { texts in texts("Play it") }, isPrimary: true,
      action: { [weak self] in self?.onClose() })
  }

  var controls: [ControlReport] { dialog.controls }

  var spoken: SpokenScene {
    LearnedWords(machine: machine.machine, texts: context.look.texts).scene(machine)
  }

  func handle(_ intent: Intent) {
    guard let direction = intent.direction, !direction.isLevel, scroll.canScroll else {
      return dialog.handle(intent)
    }
    let step = context.look.metrics.height(48)
    scroll.scroll(to: scroll.offset + (direction == .down ? step : -step))
  }

  func layout(in size: Size) {
    let (look, metrics) = (context.look, context.look.metrics)
    let words = LearnedWords(machine: machine.machine, texts: look.texts)
    let room = dialog.layoutLarge(words.title, padding: metrics.review(28, compact: 10))
    let (measurer, theme) = (look.measurer, look.theme)
    (head, content) = (DisplayList(), DisplayList())
    let style = metrics.reviewIsCompact ? metrics.small(.medium) : metrics.medium()
    let lines = measurer.wrapped(words.answer, style, width: room.width)
    let answer = Rect(
      room.x, room.y + metrics.px(2), room.width, Double(lines.count) * metrics.line(style))
    head.lines(lines, style, theme.ink, in: answer, look: look)
    let gap = metrics.review(12, compact: 8)
    var view = room
    view.y = answer.maxY + gap
    view.height = room.maxY - view.y - gap
    var height = place(words, in: view)
    if height > view.height {
      // Leaves room for the scroll bar.
      content = DisplayList()
      var narrow = view
      narrow.width -= metrics.px(16, least: 10)
      height = place(words, in: narrow)
    }
    scroll.layout(view, contentHeight: height, controls: [])
  }

  /// Draws the parts below each other from the top of a frame, and returns their height.
  private func place(_ words: LearnedWords, in view: Rect) -> Double {
    let (look, metrics, theme) = (context.look, context.look.metrics, context.look.theme)
    let gap = metrics.review(12, compact: 8)
    let inset = metrics.review(16, compact: 6)
    let table = LearnedTable(machine.machine, words, look)
    let legend = LearnedLegend(words, look)
    let legendHeight = legend.height(in: view.width - 2 * inset)
    let tableHeight = table.height(in: view.width - 2 * inset) + inset + legendHeight
    let band = Band(words, width: view.width - 2 * inset, look)
    let rest = view.height - tableHeight - band.height - 2 * inset - 2 * gap
    let curve = Rect(
      view.x, view.y, view.width, max(rest, LearnedCurve.leastHeight(metrics)).rounded(.down))
    LearnedCurve(machine, words, in: curve, look).draw(into: &content)
    let ground = Rect(view.x, curve.maxY + gap, view.width, tableHeight).rounded
    Surfaces(look).band(ground.size, theme.sunken, radius: 12).draw(into: &content, ground)
    let inside = ground.inset(inset, inset / 2)
    table.sketch(in: inside)(&content)
    legend.draw(
      into: &content,
      in: Rect(inside.x, inside.maxY - legendHeight, inside.width, legendHeight))
    let foot = Rect(view.x, ground.maxY + gap, view.width, band.height + 2 * inset).rounded
    Surfaces(look).band(foot.size, theme.quietBand, radius: 16).draw(into: &content, foot)
    band.draw(into: &content, in: foot.inset(by: inset))
    return foot.maxY - view.y
  }

  func draw(into list: inout DisplayList) {
    dialog.draw(into: &list) { list in
      list.add(head.commands, at: .zero, alpha: 1)
      list.withClip(scroll.viewport) { list in
        list.add(content.commands, at: Point(0, -scroll.offset), alpha: 1)
      }
    }
  }

  /// The texts for children and for grown-ups.
  private struct Band {
    private let parts: [(lines: [String], style: TextStyle, color: Color)]
    private let look: Look

    init(_ words: LearnedWords, width: Double, _ look: Look) {
      self.look = look
      let (metrics, theme) = (look.metrics, look.theme)
      let strong = metrics.reviewIsCompact ? metrics.small(.semibold) : metrics.medium(.semibold)
      let small = metrics.small()
      let texts = [
        (words.forChildren, strong, theme.ink), (words.aboutTeacher ?? "", small, theme.ink),
        (words.forGrownUps, small, theme.mutedInk),
      ]
      parts = texts.filter { !$0.0.isEmpty }.map { text, style, color in
        (look.measurer.wrapped(text, style, width: width), style, color)
      }
    }

    var height: Double {
      parts.reduce(0) { $0 + Double($1.lines.count) * look.metrics.line($1.style) }
    }

    func draw(into list: inout DisplayList, in box: Rect) {
      var y = box.y
      for part in parts {
        let height = Double(part.lines.count) * look.metrics.line(part.style)
        list.lines(
          part.lines, part.style, part.color, in: Rect(box.x, y, box.width, height), look: look)
        y += height
      }
    }
  }
}
