import Acoustics
import BoxKit
import Controls
import GameKernel
import Motion
import PlayLog
import Stage

/// The tray with a place for each label. Arrows, and a click or tap, choose one.
final class LabelTray: Control {
  /// Called when the player has chosen a label.
  var onChoose: () -> Void = {}
  /// Called by Enter on the chosen label.
  var onEnter: () -> Void = {}
  /// The chosen label. Before the player chooses, it is the first one that is won.
  private(set) var chosen = MatchboxLabel.fox

  private let model: LabelModel
  private var hasChosen = false
  private var columns = MatchboxLabel.columns
  private var scale = 1.0
  /// The conditions as blank places show them.
  private var conditions: [MatchboxLabel: Condition] = [:]
  /// The labels that drop into their places now, with their progress from 0 to 1.
  private var dropping: [MatchboxLabel: AnimatedValue] = [:]

  init(_ model: LabelModel) {
    self.model = model
    super.init(id: "tray", context: model.context.stage)
    isOnBoard = true
  }

  /// The width and the height of a place, on the grid of a label.
  private static let pitch = Size(120, 150)

  private var metrics: Metrics { context.look.metrics }
  private var rim: Double { metrics.px(12, small: 8) }
  private var rows: Int { (MatchboxLabel.allCases.count + columns - 1) / columns }

  // MARK: Layout

  /// Returns the number of columns for a width: six, or as many as hold labels that are large enough.
  private func columns(in width: Double) -> Int {
    let least = leastLabelWidth * Self.pitch.width / LabelPrint.size.width
    return [6, 4, 3, 2].first { Double($0) * least <= width - 2 * rim } ?? 2
  }

  /// The least width of a label: 72, or more where texts are large or a word of a condition is long.
  private var leastLabelWidth: Double {
    let (words, measurer) = (LabelWords(texts: context.look.texts), context.look.measurer)
    let style = Self.smallestStyle
    let pieces = MatchboxLabel.allCases.flatMap {
      measurer.lines(words.condition($0), style, width: 0)
    }
    let widest = pieces.map { measurer.size(of: $0, style).width }.max() ?? 0
    return max(metrics.px(72, least: 72), widest + 2 * margin)
  }

  /// The style of a condition that fits in no larger one.
  private static let smallestStyle = TextStyle(.regular, 12)
  /// The space beside a condition, in output pixels.
  private var margin: Double { metrics.px(4, least: 3) }

  override func height(inWidth width: Double) -> Double {
    let columns = columns(in: width)
    let scale = (width - 2 * rim) / (Double(columns) * Self.pitch.width)
    let rows = (MatchboxLabel.allCases.count + columns - 1) / columns
    return (Double(rows) * Self.pitch.height * scale + 2 * rim).rounded()
  }

  /// Places the labels in a frame.
  func layout(_ frame: Rect) {
    self.frame = frame
    columns = columns(in: frame.width)
    let inside = frame.inset(by: rim)
    scale = min(
      inside.width / (Double(columns) * Self.pitch.width),
      inside.height / (Double(rows) * Self.pitch.height))
    conditions = [:]
    for label in MatchboxLabel.allCases { conditions[label] = condition(of: label) }
  }

  private struct Condition {
    let lines: [String]
    let style: TextStyle
    /// The frame, relative to the origin of the label.
    let frame: Rect
  }

  /// Returns the condition in the largest style, down to 12 pixels, in which the place of a label holds it.
  private func condition(of label: MatchboxLabel) -> Condition {
    let (look, usual) = (context.look, metrics.small())
    let words = LabelWords(texts: look.texts).condition(label)
    let room = Rect(.zero, place(of: label).size).inset(by: margin)
    let styles = stride(from: max(12, usual.pixels), through: 12, by: -1).lazy.map {
      TextStyle(usual.weight, Double($0))
    }
    func condition(_ style: TextStyle) -> Condition {
      let lines = look.measurer.lines(words, style, width: room.width)
      let height = self.metrics.line(style) * Double(lines.count)
      let frame = Rect(room.x, (room.midY - height / 2).rounded(), room.width, height)
      return Condition(lines: lines, style: style, frame: frame)
    }
    let all = styles.map(condition)
    return all.first { condition in
      condition.frame.height <= room.height
        && condition.lines.allSatisfy {
          look.measurer.size(of: $0, condition.style).width <= room.width
        }
    } ?? condition(Self.smallestStyle)
  }

  /// The height in which the chosen label is visible with its focus.
  var leastHeight: Double { (LabelPrint.size.height * scale).rounded(.up) + metrics.px(24) }

  /// Returns the frame of a label.
  private func place(of label: MatchboxLabel) -> Rect {
    let index = MatchboxLabel.allCases.firstIndex(of: label) ?? 0
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    let pitch = Self.pitch * scale
    let left = frame.midX - pitch.width * Double(columns) / 2
    let top = frame.midY - pitch.height * Double(rows) / 2
    let center = Point(
      left + (Double(column) + 0.5) * pitch.width, top + (Double(row) + 0.5) * pitch.height)
    return Rect(center: center, LabelPrint.size * scale).rounded
  }

  override var parts: [Rect] { MatchboxLabel.allCases.map(place) }

  /// The name of the chosen label and its place. The page says how it is won.
  override var words: SpokenControl {
    let (texts, all) = (context.look.texts, MatchboxLabel.allCases)
    let index = all.firstIndex(of: chosen) ?? 0
    return SpokenControl(
      LabelWords(texts: texts).name(chosen), state: texts.place(index, of: all.count))
  }

  override var focusShape: (frame: Rect, radius: Double) {
    (place(of: chosen), metrics.px(6))
  }

  // MARK: Input

  private func choose(_ label: MatchboxLabel) {
    (chosen, hasChosen) = (label, true)
    onChoose()
  }

  /// Chooses the first label that is won, unless the player has chosen one.
  func showFirst() {
    if !hasChosen { chosen = MatchboxLabel.allCases.first { model.wins[$0] != nil } ?? .fox }
  }

  override func activate() -> Bool {
    onEnter()
    return true
  }

  override func adjust(_ direction: Direction) -> Bool {
    let all = MatchboxLabel.allCases
    let index = all.firstIndex(of: chosen) ?? 0
    let step =
      switch direction {
      case .left: -1
      case .right: 1
      case .up: -columns
      case .down: columns
      }
    let isAtEnd =
      direction == .left && index % columns == 0
      || direction == .right && index % columns == columns - 1
    guard !isAtEnd, all.indices.contains(index + step) else { return false }
    choose(all[index + step])
    return true
  }

  override func tapped(at point: Point) {
    let label = MatchboxLabel.allCases.first { place(of: $0).inset(by: -3).contains(point) }
    guard let label, label != chosen else { return }
    context.feedback.play(.cardLaid, at: point)
    choose(label)
  }

  /// Drops labels into their places, one after the other.
  func drop(_ labels: [MatchboxLabel]) {
    guard let first = labels.first else { return }
    choose(first)
    dropping = [:]
    for label in labels {
      let value = AnimatedValue(context.animator, .position)
      value.go(to: 1, over: .milliseconds(300))
      dropping[label] = value
    }
    context.feedback.play(.matchStruck, at: place(of: first).center)
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayList) {
    Tray(frame, rim: rim, look: context.look).draw(into: &list)
    let art = LabelArt(look: context.look, scale: scale)
    let words = LabelWords(texts: context.look.texts)
    for label in MatchboxLabel.allCases {
      let place = place(of: label)
      let win = model.wins[label]
      let state = win.map { context.look.texts.day($0.moment.day) } ?? words.condition(label)
      list.withWords("\(words.name(label)): \(state)") { list in
        win == nil
          ? drawBlank(label, in: place, into: &list) : draw(label, art, in: place, into: &list)
      }
    }
    guard !context.input.device.showsFocus || !isFocused else { return }
    let mark = place(of: chosen).inset(by: -metrics.px(5, least: 3))
    Surfaces(context.look).mark(mark.size, radius: 6).draw(into: &list, mark)
  }

  private func draw(
    _ label: MatchboxLabel, _ art: LabelArt, in place: Rect, into list: inout DisplayList
  ) {
    let share = dropping[label]?.value ?? 1
    let lift = context.animator.reducedMotion ? 0 : (1 - share) * metrics.px(24)
    list.faded(share) { list in
      art.draw(
        label, into: &list, center: place.center + Point(0, -lift), turn: LabelArt.turn(label))
    }
  }

  private func drawBlank(
    _ label: MatchboxLabel, in place: Rect, into list: inout DisplayList
  ) {
    let (look, theme) = (context.look, context.look.theme)
    let blank = look.pictures.picture("blank label", place.size) { drawing in
      let rect = Rect(.zero, drawing.size)
      if !theme.isFlat {
        drawing.fill(.roundedRect(rect, radius: 3 * scale), theme.shadow.opacity(0.22))
      }
      let box = rect.inset(by: 1)
      let corners = [
        box.origin, Point(box.maxX, box.y), Point(box.maxX, box.maxY), Point(box.x, box.maxY),
      ]
      let (line, dash) = (max(1, 1.2 * scale), 3 * scale)
      for (from, to) in zip(corners, corners.dropFirst() + [corners[0]]) {
        let count = Int(from.distance(to: to) / (2 * dash))
        let step = (to - from) * (1 / Double(max(1, count)))
        for index in 0..<count {
          let start = from + step * (Double(index) + 0.25)
          drawing.stroke(
            .polyline([start, start + step * 0.5]), width: line,
            theme.boardInk.opacity(theme.isFlat ? 1 : 0.4))
        }
      }
    }
    list.picture(blank, at: place.origin)
    guard let condition = conditions[label] else { return }
    list.lines(
      condition.lines, condition.style, theme.boardInk.opacity(theme.isFlat ? 1 : 0.92),
      in: condition.frame.offset(by: place.origin), .center, look: look)
  }
}
