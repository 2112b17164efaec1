import BoxKit
import Controls
import EarthGame
import GameKernel
import Stage

/// The area below the tray: the two places or the plates, the total, and the button for the next action.
final class EarthFoot {
  let button: Button
  private let look: Look
  private var areas: EarthAreas
  private var plain: Surface?
  private var lit: Surface?

  init(context: StageContext) {
    self.look = context.look
    button = Button(id: "next", context: context, title: "", isPrimary: true) {}
    areas = EarthAreas(metrics: context.look.metrics, wants: .init())
  }

  /// Returns the content that determines the layout.
  ///
  /// - Parameters:
  ///   - titles: All titles that the button can have.
  ///   - par: The widest line of the total.
  ///   - words: All words on the plates. Each must fit in one line.
  func wants(
    _ state: ThroughTheEarth.State, titles: [String], par: String, words: [String]
  ) -> EarthAreas.Wants {
    let (measurer, metrics) = (look.measurer, look.metrics)
    let widths = titles.map { measurer.size(of: $0, metrics.medium(.semibold)).width }
    let plates = words.map { measurer.size(of: $0, metrics.small(.semibold)).width }
    let hasSigns = state.options.seatCount > 1
    return EarthAreas.Wants(
      plates: state.options.mode == .guess
        ? (hasSigns ? state.options.seatCount : state.cities.count) : 0,
      plate: min(plates.max() ?? 0, metrics.small * 9) + 2 * metrics.px(8)
        + (hasSigns ? sign.side + sign.gap : 0),
      button: (widths.max() ?? 0) + 2 * metrics.px(24, small: 12),
      total: measurer.size(of: par, metrics.small()).width + metrics.px(8))
  }

  func layout(_ areas: EarthAreas) {
    self.areas = areas
    button.frame = areas.button
    let size = areas.plates.first?.size
    let radius = min(18 * look.metrics.k, (size?.height ?? 0) / 3)
    plain = size.map { Surfaces(look).pill($0, accent: false, radius: radius) }
    lit = size.map { Surfaces(look).pill($0, accent: true, radius: radius) }
  }

  // MARK: Places

  /// Draws the texts about the child's place and about its antipode.
  func draw(into list: inout DisplayList, near: PlaceLines, far: PlaceLines) {
    near.draw(into: &list, in: areas.near, look, isCompact: areas.isCompact)
    far.draw(into: &list, in: areas.far, look, isCompact: areas.isCompact)
  }

  // MARK: Plates

  /// A plate with a word above a figure.
  struct Plate: Hashable {
    let word: String
    let figure: String
    var isLit = false
    var seat: Int?
  }

  /// The current total.
  struct Total: Hashable {
    let word: String
    let figure: String
    /// The figure for comparison.
    let par: String?
  }

  func draw(into list: inout DisplayList, _ plates: [Plate], total: Total) {
    for (frame, plate) in zip(areas.plates, plates) {
      (plate.isLit ? lit : plain)?.draw(into: &list, frame)
      draw(into: &list, plate, in: frame.inset(look.metrics.px(8), 0))
    }
    drawTotal(into: &list, total)
  }

  /// The size of the seat's sign before a name, and the gap after it.
  private var sign: (side: Double, gap: Double) {
    ((0.7 * look.metrics.small).rounded(), look.metrics.px(6))
  }

  private func draw(into list: inout DisplayList, _ plate: Plate, in frame: Rect) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let figure = metrics.small(plate.isLit ? .semibold : .regular)
    let usual = metrics.medium(.medium)
    let taken = plate.seat == nil ? 0 : sign.side + sign.gap
    let room = frame.width - taken
    let fits = measurer.size(of: plate.word, usual).width <= room
    let style = fits ? usual : metrics.small(.medium)
    let lines = fits ? [plate.word] : measurer.lines(plate.word, style, width: room)
    let height = metrics.line(style) * Double(lines.count) + metrics.line(figure)
    var top = (frame.midY - height / 2).rounded()
    list.lines(
      lines, style, theme.ink, in: Rect(frame.x + taken, top, room, 0), .center, look: look)
    let width = lines.first.map { measurer.size(of: $0, style).width } ?? 0
    let left = frame.x + (room - width) / 2
    drawSign(
      into: &list, plate, at: Point(left + sign.side / 2, top + metrics.line(style) / 2))
    top += metrics.line(style) * Double(lines.count)
    let below = Rect(frame.x, top, frame.width, metrics.line(figure))
    list.text(
      plate.figure, figure, plate.isLit ? theme.accentInk : theme.mutedInk, in: below, .center,
      look: look)
  }

  private func drawSign(into list: inout DisplayList, _ plate: Plate, at middle: Point) {
    guard let seat = plate.seat.flatMap({ SeatSign(rawValue: $0) }) else { return }
    list.picture(
      seat.picture(side: sign.side, look),
      center: Point(middle.x.rounded(), middle.y.rounded()))
  }

  private func drawTotal(into list: inout DisplayList, _ total: Total) {
    let (metrics, theme) = (look.metrics, look.theme)
    let (small, usual) = (metrics.small(), metrics.medium(.semibold))
    let figure = areas.isCompact ? metrics.small(.semibold) : usual
    var lines = [
      (total.word, small, theme.mutedInk), (total.figure, figure, theme.ink),
    ]
    if let par = total.par { lines.append((par, small, theme.mutedInk)) }
    var top = areas.total.midY - lines.map { metrics.line($0.1) }.reduce(0, +) / 2
    for (text, style, color) in lines {
      let place = Rect(areas.total.x, top.rounded(), areas.total.width, metrics.line(style))
      list.text(text, style, color, in: place, look: look)
      top += metrics.line(style)
    }
  }
}
