import BoxKit
import Controls
import EarthGame
import GameKernel
import Stage

/// The area below the tray: the two places or the boxes, the total, and the button for the next action.
final class EarthFoot {
  let button: Button
  private let look: Look
  private let input: InputContext
  private var areas: EarthAreas
  private var faces: (plain: Surface, lit: Surface)?
  /// The names that the boxes of this game show sooner or later.
  private var names: [String] = []

  init(context: StageContext) {
    (look, input) = (context.look, context.input)
    button = Button(id: "next", context: context, title: "", isPrimary: true) {}
    button.padButton = .a
    areas = EarthAreas(metrics: look.metrics, inputs: .init())
  }

  /// Adds the content that determines the layout.
  ///
  /// - Parameters:
  ///   - titles: all titles that the button can have.
  ///   - totals: the widest lines of the total.
  ///   - figure: its longest figure.
  ///   - names: all names in the boxes, which have one size.
  ///   - words: all words in the boxes that must fit in one line.
  func want(
    _ state: ThroughTheEarth.State, titles: [String], totals: [String], figure: String,
    names: [String], words: [String], in wants: inout EarthAreas.Inputs
  ) {
    self.names = names
    let (measurer, metrics) = (look.measurer, look.metrics)
    let titles = titles.map { measurer.size(of: $0, metrics.medium(.semibold)).width }
    let words = words.map { measurer.size(of: $0, metrics.small(.semibold)).width }
    let totals = totals.map { measurer.size(of: $0, metrics.small()).width }
    let hasSigns = state.options.seatCount > 1
    wants.boxes = state.boxCount
    let longest = names.map { measurer.size(of: $0, metrics.medium(.semibold)).width }.max() ?? 0
    wants.usualBox = max(metrics.px(hasSigns ? 180 : 128), longest + 2 * metrics.px(8))
    // A rare long name of a city is set a little smaller.
    wants.box =
      min(words.max() ?? 0, metrics.small * (hasSigns ? 9 : 6)) + 2 * metrics.px(4)
      + (hasSigns ? sign.side + sign.gap : 0)
    // In a small window, the sign of a gamepad's button has a place beside the title.
    let hasSign = metrics.isSmall && input.device == .gamepad
    let signRoom = hasSign ? metrics.px(14) + (metrics.small * 1.6).rounded() : 0
    wants.button = (titles.max() ?? 0) + 2 * metrics.px(24, small: 12) + signRoom
    let figure = measurer.size(of: figure, metrics.small(.semibold)).width
    wants.leastTotal = max(figure, totals.max() ?? 0)
    wants.total = max(figure, (totals.max() ?? 0) + medalRoom) + metrics.px(8)
  }

  func layout(_ areas: EarthAreas) {
    self.areas = areas
    button.frame = areas.button
    faces = areas.boxes.first.map { box in
      let radius = min(18 * look.metrics.k, box.height / 3)
      let surfaces = Surfaces(look)
      return (
        surfaces.pill(box.size, accent: false, radius: radius),
        surfaces.pill(box.size, accent: true, radius: radius)
      )
    }
  }

  // MARK: Places

  /// Draws the texts about the child's place and about its antipode.
  func draw(into list: inout DisplayList, near: PlaceLines, far: PlaceLines) {
    near.draw(into: &list, in: areas.near, look, isCompact: areas.isCompact)
    far.draw(into: &list, in: areas.far, look, isCompact: areas.isCompact)
  }

  // MARK: Boxes

  /// A box with a word above a figure, or with three dots.
  struct Box: Hashable {
    enum Progress: Hashable { case done, current, due }

    /// The word, or `nil` for dots.
    var word: String?
    var figure = ""
    var progress = Progress.done
    /// The colour of a player's seat, or `nil` if the box is not a player's.
    var seat: Int?
  }

  /// The current total.
  struct Total {
    let figure: String
    /// The best medal that is still possible, or the figure for comparison.
    var detail = ""
    /// The possible medal, drawn before the words, or `nil` for none.
    var medal: Medal?
  }

  /// - Parameter steps: versions of a text about what to do, from long to short. The first one that fits is shown
  ///   beside the total.
  func draw(into list: inout DisplayList, _ boxes: [Box], total: Total, steps: [String]) {
    draw(into: &list, steps, in: areas.step, .center, look.theme.accentInk)
    for (frame, box) in zip(areas.boxes, boxes) {
      (box.progress == .current ? faces?.lit : faces?.plain)?.draw(into: &list, frame)
      draw(into: &list, box, in: frame.inset(look.metrics.px(4), 0))
    }
    draw(into: &list, total, pips: areas.boxes.isEmpty ? boxes : [])
  }

  /// The size of the seat's sign before a name, and the gap after it.
  private var sign: (side: Double, gap: Double) {
    ((0.7 * look.metrics.small).rounded(), look.metrics.px(6))
  }

  private func draw(into list: inout DisplayList, _ box: Box, in frame: Rect) {
    guard let word = box.word else {
      return drawDots(into: &list, [.due, .due, .due], radius: 2, at: frame.center)
    }
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let isLit = box.progress == .current
    let figure = metrics.small(isLit ? .semibold : .regular)
    let usual = metrics.medium(isLit ? .semibold : .medium)
    let taken = box.seat == nil ? 0 : sign.side + sign.gap
    let room = frame.width - taken
    let fits = (names + [word]).allSatisfy {
      measurer.size(of: $0, metrics.medium(.semibold)).width <= room - 2 * metrics.px(4)
    }
    let style = fits ? usual : metrics.small(isLit ? .semibold : .medium)
    let wrapped = measurer.lines(word, style, width: room)
    let holds = metrics.line(style) * Double(wrapped.count) + metrics.line(figure) <= frame.height
    let lines = holds ? wrapped : [word]
    let height = metrics.line(style) * Double(lines.count) + metrics.line(figure)
    var top = (frame.midY - height / 2).rounded()
    list.lines(
      lines, style, theme.ink, in: Rect(frame.x + taken, top, room, 0), .center, look: look)
    let width = lines.first.map { measurer.size(of: $0, style).width } ?? 0
    let left = frame.x + max(0, room - width) / 2
    drawSign(
      into: &list, box, at: Point(left + sign.side / 2, top + metrics.line(style) / 2))
    top += metrics.line(style) * Double(lines.count)
    list.text(
      box.figure, figure, isLit ? theme.accentInk : theme.mutedInk,
      in: Rect(frame.x, top, frame.width, metrics.line(figure)), .center, look: look)
  }

  private func drawSign(into list: inout DisplayList, _ box: Box, at middle: Point) {
    guard let seat = box.seat.flatMap({ SeatSign(rawValue: $0) }) else { return }
    list.picture(
      seat.picture(side: sign.side, look),
      center: Point(middle.x.rounded(), middle.y.rounded()))
  }

  /// Draws a row of dots: full if done, accented if current, and hollow or muted if due.
  private func drawDots(
    into list: inout DisplayList, _ dots: [Box.Progress], radius: Double, at middle: Point
  ) {
    let (theme, metrics) = (look.theme, look.metrics)
    let radius = max(metrics.units(radius), metrics.px(radius))
    let pitch = (3.2 * radius).rounded()
    for (index, dot) in dots.enumerated() {
      let side = 2 * radius + 2
      let isSmall = radius <= metrics.px(2, least: 2)
      let picture = look.pictures.picture("pip \(dot) \(theme.name)", Size(side, side)) {
        let middle = Rect(.zero, $0.size).center
        switch dot {
        case .done: $0.fill(.circle(middle, radius: radius), theme.ink)
        case .current: $0.fill(.circle(middle, radius: radius), theme.accentInk)
        case .due:
          isSmall
            ? $0.fill(.circle(middle, radius: radius), theme.mutedInk)
            : $0.stroke(
              .circle(middle, radius: radius - 1), width: max(1, radius * 0.3), theme.mutedInk)
        }
      }
      let x = middle.x + (Double(index) - Double(dots.count - 1) / 2) * pitch
      list.picture(picture, center: Point(x.rounded(), middle.y.rounded()))
    }
  }

  // MARK: Total

  /// The width of the picture of a medal, with the gap after it.
  private var medalRoom: Double {
    look.metrics.line(look.metrics.small()) + look.metrics.px(8)
  }

  /// - Parameter pips: the boxes to show as dots above the total.
  private func draw(into list: inout DisplayList, _ total: Total, pips: [Box]) {
    let (metrics, theme) = (look.metrics, look.theme)
    let small = metrics.small()
    let isMedium =
      !areas.isCompact
      && look.measurer.fits(total.figure, metrics.medium(.semibold), width: areas.total.width)
    let figure = isMedium ? metrics.medium(.semibold) : metrics.small(.semibold)
    let line = metrics.line(small)
    let height =
      (pips.isEmpty ? 0 : line) + (total.figure.isEmpty ? 0 : metrics.line(figure))
      + (total.detail.isEmpty ? 0 : line)
    var place = areas.total
    place.y = (areas.total.midY - height / 2).rounded()
    if !pips.isEmpty {
      let radius = 5.0
      let width = (3.2 * max(metrics.units(radius), metrics.px(radius))).rounded()
      let middle = place.x + width * Double(pips.count) / 2
      drawDots(
        into: &list, pips.map(\.progress), radius: radius, at: Point(middle, place.y + line / 2))
      place.y += line
    }
    if !total.figure.isEmpty {
      place.height = metrics.line(figure)
      list.text(total.figure, figure, theme.ink, in: place, look: look)
      place.y = place.maxY
    }
    place.height = line
    // The words name the medal, so it is left out where they need its room.
    let words = look.measurer.size(of: total.detail, small).width
    if let medal = total.medal, medalRoom + words <= place.width {
      let picture = MedalArt.picture(medal, radius: line / 2, isReached: false, look)
      list.picture(picture, center: Point(place.x + line / 2, place.midY))
      place = Rect(place.x + medalRoom, place.y, place.width - medalRoom, line)
    }
    list.text(total.detail, small, theme.mutedInk, in: place, look: look)
  }
}

extension EarthFoot {
  /// Draws the note at the very bottom, if the layout has one.
  ///
  /// - Parameter notes: versions of the note, from long to short. The first one that fits is drawn.
  func draw(into list: inout DisplayList, note notes: [String]) {
    guard let box = areas.note else { return }
    draw(into: &list, notes, in: box, .center, look.theme.mutedInk)
  }

  /// Draws the first of some texts whose lines fit in a box.
  private func draw(
    into list: inout DisplayList, _ notes: [String], in box: Rect, _ alignment: Alignment,
    _ ink: Color
  ) {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let style = metrics.small()
    let most = max(1, Int((box.height + 1) / metrics.line(style)))
    let broken = notes.map { measurer.lines($0, style, width: box.width) }
    let lines = broken.first { lines in
      lines.count <= most && lines.allSatisfy { measurer.size(of: $0, style).width <= box.width }
    }
    guard let lines else { return }
    let height = metrics.line(style) * Double(lines.count)
    list.lines(
      lines, style, ink, in: Rect(box.x, (box.midY - height / 2).rounded(), box.width, 0),
      alignment, look: look)
  }
}

extension ThroughTheEarth.State {
  /// The number of boxes below the globes: the places or finds of a single player, or else the players.
  var boxCount: Int {
    switch options.mode {
    case .guess: options.seatCount > 1 ? options.seatCount : cities.count
    case .dry: ThroughTheEarth.findCount
    case .dig: 0
    }
  }
}
