import BoxKit
import Controls
import GameKernel
import PlayLog
import Stage

/// The panel with the chosen label: its print or its condition, the day on which it was won, and its game.
final class LabelPanel {
  /// The button that opens the game of the label.
  let play: Button
  private let model: LabelModel
  private var label: MatchboxLabel = .fox
  private var game = ""
  private var frame = Rect.zero
  private var parts: [Part: Rect] = [:]
  private var form = Form.upright

  /// The form of a panel.
  enum Form {
    /// The print is above the words.
    case upright
    /// The print is beside the words.
    case low
    /// The button is beside the name, and there is no print.
    case slim
  }

  private enum Part { case print, name, sentence, date, play }

  private var look: Look { model.context.stage.look }
  private var metrics: Metrics { look.metrics }
  private var win: LabelWin? { model.wins[label] }

  init(_ model: LabelModel) {
    self.model = model
    play = Button(id: "play-label", context: model.context.stage, title: "", isPrimary: true) {}
  }

  /// Shows a label.
  ///
  /// - Parameter game: the title of its game.
  func show(_ label: MatchboxLabel, game: String) {
    (self.label, self.game) = (label, game)
    play.title =
      label.isOfDays
      // Translators: Button: it opens the games of the day.
      ? look.texts("Open Today")
      // Translators: Button. {game} is the name of a game.
      : look.texts("Play {game}", ["game": game])
  }

  // MARK: Words

  private var words: LabelWords { LabelWords(texts: look.texts) }
  private func sentence(_ label: MatchboxLabel) -> String {
    model.wins[label].map { words.sentence(label, $0.number, limit: model.limits[label]) }
      ?? words.condition(label)
  }
  private var date: String {
    // Translators: Below the condition of a matchbox label.
    win.map { look.texts.day($0.moment.day) } ?? look.texts("Not won yet")
  }

  private var padding: Double { metrics.px(24, small: 10) }
  private var gap: Double { metrics.px(16, small: 8) }

  private func lines(_ text: String, _ style: TextStyle, _ width: Double) -> [String] {
    look.measurer.lines(text, style, width: width)
  }

  private func height(_ text: String, _ style: TextStyle, _ width: Double) -> LengthRange {
    .exactly(Double(lines(text, style, width).count) * metrics.line(style))
  }

  private var nameStyle: TextStyle {
    form == .upright ? metrics.large() : metrics.medium(.bold)
  }

  // MARK: Layout

  private func box(_ label: MatchboxLabel, _ width: Double) -> LayoutBox<Part> {
    let name = LayoutBox(Part.name).height(metrics.line(nameStyle))
    let sentence = LayoutBox(Part.sentence).height { [self] in
      height(self.sentence(label), metrics.medium(), $0)
    }
    let date = LayoutBox(Part.date).height(metrics.line(metrics.small()))
    let button = LayoutBox(Part.play).height(metrics.height(56, small: 40))
    let space = LayoutBox<Part>.space(metrics.px(8, small: 2))
    let words = [name, space, sentence, space, date]
    switch form {
    case .upright:
      let print = LayoutBox(Part.print)
        .height(LengthRange(metrics.px(120), ideal: metrics.px(302), maximum: metrics.px(302)))
      return .column([print, .space(gap)] + words + [.space(), button])
        .inset(padding, metrics.px(32, small: 10))
    case .low:
      let side = metrics.px(104, small: 72)
      let print = LayoutBox(Part.print).width(side)
        .height((side * LabelPrint.size.height / LabelPrint.size.width).rounded())
      return .row([print, .column(words + [.space(gap), button])], spacing: padding)
        .inset(padding, gap)
    case .slim:
      let most = play.preferredSize.width
      let beside = button.width(LengthRange(min(most, width / 2), ideal: most, maximum: most))
      return .column(
        [.row([.column([name, date]), beside], spacing: padding), sentence], spacing: gap / 2
      ).inset(padding, gap)
    }
  }

  /// Returns the height of a panel that holds the words of each label.
  func height(_ form: Form, inWidth width: Double) -> Double {
    self.form = form
    let heights = MatchboxLabel.allCases.map { box($0, width).heights(in: width).minimum }
    return (heights.max() ?? 0).rounded(.up)
  }

  /// Places the parts in a frame.
  func layout(in frame: Rect, _ form: Form) {
    (self.frame, self.form) = (frame, form)
    parts = box(label, frame.width).frames(in: frame)
    play.frame = parts[.play] ?? .zero
  }

  // MARK: Drawing

  func draw(into list: inout DisplayList) {
    let theme = look.theme
    Surfaces(look).panel(frame.size, radius: 24).draw(into: &list, frame)
    let alignment: Alignment = form == .upright ? .center : .leading
    if let box = parts[.print] { drawPrint(into: &list, in: box) }
    if let box = parts[.name] {
      list.text(words.name(label), nameStyle, theme.ink, in: box, alignment, look: look)
    }
    if let box = parts[.sentence] {
      list.lines(
        lines(sentence(label), metrics.medium(), box.width), metrics.medium(), theme.ink, in: box,
        alignment, look: look)
    }
    if let box = parts[.date] {
      list.text(date, metrics.small(), theme.mutedInk, in: box, alignment, look: look)
    }
  }

  /// Draws the label, or faintly the one that is not won yet.
  private func drawPrint(into list: inout DisplayList, in box: Rect) {
    let scale = min(
      box.height / LabelPrint.size.height, box.width / LabelPrint.size.width)
    let art = LabelArt(look: look, scale: (scale * 100).rounded(.down) / 100)
    guard win == nil else {
      return list.withWords { art.draw(label, into: &$0, center: box.center) }
    }
    let frame = Rect(center: box.center, art.size).rounded
    Surfaces(look).band(
      frame.size, look.theme.sunken, edge: look.theme.panelLine, radius: 4
    ).draw(into: &list, frame)
    list.withWords {
      $0.text("?", metrics.large(), look.theme.mutedInk, in: frame, .center, look: look)
    }
  }
}
