import BoxKit
import Controls
import EarthGame
import Stage

/// The area above the tray: the modes, the question and the hint.
final class EarthHead {
  /// The control to choose a mode.
  let modes: SizeChoice
  /// Called when the player has chosen a mode.
  var onChoose: (ThroughTheEarth.Mode) -> Void = { _ in }
  private let look: Look
  private var areas: EarthAreas
  private var question = EarthQuestion("")

  init(_ mode: ThroughTheEarth.Mode, context: StageContext) {
    look = context.look
    areas = EarthAreas(metrics: look.metrics, inputs: .init())
    modes = SizeChoice(
      id: "mode", context: context, names: Self.names(look.texts),
      selected: Self.index(of: mode), isDense: false)
    modes.padButton = .rightStick
    modes.onChange = { [weak self] in self?.onChoose(Self.order[$0]) }
  }

  /// The modes from left to right.
  private static let order: [ThroughTheEarth.Mode] = [.guess, .dry, .dig]

  /// Returns the mode some steps to the right of another one, cyclically.
  static func mode(after mode: ThroughTheEarth.Mode, by step: Int) -> ThroughTheEarth.Mode {
    order[(index(of: mode) + step + order.count) % order.count]
  }

  private static func index(of mode: ThroughTheEarth.Mode) -> Int {
    order.firstIndex(of: mode) ?? 0
  }

  private static func names(_ texts: Texts) -> [String] {
    order.map { EarthWords.name(of: $0, texts) }
  }

  /// Adds the content that determines the layout.
  ///
  /// - Parameter questions: all questions that can be shown.
  func want(_ questions: [EarthQuestion], in wants: inout EarthAreas.Inputs) {
    let (metrics, measurer) = (look.metrics, look.measurer)
    modes.rename(Self.names(look.texts))
    (wants.leastModes, wants.modes) = modes.segmentWidths
    wants.leastList = modes.leastWidth
    let title = look.texts("Through the Earth")
    wants.title = measurer.size(of: title, metrics.medium(.semibold)).width
    let width = metrics.size.width - 2 * metrics.margin
    wants.questionLines =
      questions.map { lines(of: $0.title, width: width).count }.max() ?? 1
  }

  private func lines(of title: String, width: Double) -> [String] {
    look.measurer.wrapped(title, look.metrics.large(), width: width)
  }

  func layout(_ areas: EarthAreas) {
    self.areas = areas
    // The sign of the gamepad's button is there in all modes, or in none.
    modes.layout(areas.modes, look.metrics, limit: areas.modesLimit)
  }

  /// Shows the mode of a game.
  func show(_ mode: ThroughTheEarth.Mode) { modes.show(Self.index(of: mode)) }

  /// Draws the question, or a message in place of its second line.
  ///
  /// - Parameters:
  ///   - step: the words that lead a new player, in place of the hint.
  ///   - message: the variants of a message that is shown for a while.
  func draw(
    into list: inout DisplayList, _ question: EarthQuestion, step: String?, message: [String]
  ) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let box = areas.question
    func fitting(_ variants: [String], _ style: TextStyle, _ box: Rect) -> String {
      variants.first { measurer.fits($0, style, width: box.width) } ?? variants.last ?? ""
    }
    let ink = message.isEmpty ? theme.ink : theme.accentInk
    guard let hint = areas.hint else {
      let style = metrics.medium(.semibold)
      let variants = message.isEmpty ? question.short : message
      return list.text(fitting(variants, style, box), style, ink, in: box, .center, look: look)
    }
    draw(
      into: &list, question.title, [metrics.large(), metrics.medium(.bold)], theme.ink, in: box)
    let styles = [metrics.medium(), metrics.small()]
    let isLoud = step != nil || question.isWarning
    message.isEmpty
      ? draw(
        into: &list, step ?? question.hint, styles, isLoud ? theme.accentInk : theme.mutedInk,
        in: hint)
      : draw(into: &list, fitting(message, metrics.medium(), hint), styles, ink, in: hint)
  }

  /// Draws words in the first style in which their lines fit.
  private func draw(
    into list: inout DisplayList, _ words: String, _ styles: [TextStyle], _ ink: Color,
    in box: Rect
  ) {
    let fitting = styles.lazy.map { [look] style in
      (style, look.measurer.wrapped(words, style, width: box.width))
    }.first { [look] style, lines in
      look.metrics.line(style) * Double(lines.count) <= box.height + 1
    }
    guard let (style, lines) = fitting else {
      return list.text(
        words, styles[styles.count - 1], ink, in: box, .center, look: look)
    }
    let height = look.metrics.line(style) * Double(lines.count)
    list.lines(
      lines, style, ink, in: Rect(box.x, (box.midY - height / 2).rounded(), box.width, 0),
      .center, look: look)
  }
}

/// The words above the globes.
struct EarthQuestion: Hashable {
  /// The question, or its answer.
  let title: String
  /// The next action, or more about the answer.
  let hint: String
  /// The variants for one line, from long to short.
  let short: [String]
  /// Whether the hint says why the child cannot dig.
  let isWarning: Bool

  /// - Parameter short: `nil` means the title.
  init(
    _ title: String, hint: String = "", short: [String]? = nil, isWarning: Bool = false
  ) {
    (self.title, self.hint, self.short) = (title, hint, short ?? [title])
    self.isWarning = isWarning
  }
}
