import BoxKit
import Controls
import GameKernel
import PairsGame
import Stage

/// The plaque of one player: badge and sign, name, turn in words, and the pairs taken.
///
/// Its size decides how much it shows: all on three lines, name and turn on two, or one line.
struct SeatPlaque {
  let frame: Rect
  let number: RollingCounter
  private let look: Look
  private let plain: Surface
  private let toMove: Surface
  private let badges: Badges
  private let sign: Picture
  private let arrow: Picture
  /// Whether the number has its unit below it.
  private let isHigh: Bool
  /// Whether there is a line below the name.
  private let hasDetail: Bool

  init(frame: Rect, seat: PairsSeat, pairs: Int, _ context: StageContext) {
    self.frame = frame
    look = context.look
    let metrics = context.look.metrics
    let surfaces = Surfaces(context.look)
    let radius = min(frame.height / 2, metrics.px(24))
    plain = surfaces.pill(frame.size, accent: false, radius: radius)
    toMove = surfaces.pill(frame.size, accent: true, radius: radius)
    number = RollingCounter(pairs, context: context)
    isHigh =
      frame.height >= metrics.large * 1.1 + metrics.small * 1.4 + metrics.px(12)
      && frame.width >= metrics.medium * 11
    hasDetail =
      frame.height >= metrics.medium * 1.25 + metrics.small * 1.35
      && frame.width >= metrics.medium * 11
    let diameter = min(metrics.px(56), (0.69 * frame.height).rounded())
    badges = Badges(
      seat.occupant.isPerson ? .person : .computer, diameter: diameter, context.look)
    let side =
      (hasDetail ? max(12, 0.4 * diameter) : max(10, min(0.5 * frame.height, 1.2 * metrics.small)))
      .rounded()
    sign = (SeatSign(rawValue: seat.colour) ?? .disc).picture(side: side, context.look)
    arrow = Icon.play.picture(
      size: 2 * (metrics.small / 2).rounded(), color: .white, in: context.look.pictures)
  }

  /// Draws the plaque, highlighted if the player is to move.
  ///
  /// - Parameter word: the unit of the number.
  func draw(
    into list: inout DisplayList, name: String, detail: String, word: String, isToMove: Bool
  ) {
    (isToMove ? toMove : plain).draw(into: &list, frame)
    let left = drawBadge(into: &list, isToMove: isToMove)
    let style = look.metrics.small(isToMove ? .bold : .medium)
    func room(_ word: String?) -> Double {
      leftOfNumber(word) - left - look.metrics.px(4)
    }
    // Omits the unit if the name needs its room.
    let size = Size(room(word), frame.height)
    let word = fits(lines(name, style, in: size), style, size.width) ? word : nil
    drawNumber(into: &list, word)
    let box = Rect(left, frame.y, room(word), frame.height)
    drawWords(into: &list, name, detail, in: box, isToMove: isToMove)
  }

  /// Draws the badge with the player's sign, or the sign alone if there is no second line.
  ///
  /// - Returns: the left edge of the text.
  private func drawBadge(into list: inout DisplayList, isToMove: Bool) -> Double {
    guard hasDetail else {
      let above = ((frame.height - sign.size.height) / 2).rounded()
      let inset = min(above, (look.metrics.small / 2).rounded())
      list.picture(sign, at: Point(frame.x + inset + 2, frame.y + above))
      return frame.x + 2 * inset + 2 + sign.size.width
    }
    let badge = badges.badge(isLit: isToMove)
    let edge = min(((frame.height - badge.size.height) / 2).rounded(), look.metrics.px(16))
    let at = Point(frame.x + edge, (frame.midY - badge.size.height / 2).rounded())
    list.picture(badge, at: at)
    // At the lower right edge of the badge.
    let away = Point(
      badge.size.width - 0.8 * sign.size.width, badge.size.height - 0.8 * sign.size.height)
    list.picture(sign, at: Point((at.x + away.x).rounded(), (at.y + away.y).rounded()))
    return at.x + badge.size.width + look.metrics.px(10, least: 6)
  }

  private var numberStyle: TextStyle {
    let metrics = look.metrics
    return isHigh ? metrics.large() : hasDetail ? metrics.medium(.bold) : metrics.small(.bold)
  }

  private var endOfNumber: Double {
    frame.maxX - look.metrics.px(isHigh ? 20 : 16, least: 8)
  }

  /// Returns the left edge of the number and its word.
  private func leftOfNumber(_ word: String?) -> Double {
    let (metrics, measurer) = (look.metrics, look.measurer)
    let width = measurer.size(of: String(number.number), numberStyle).width
    guard isHigh, let word else { return endOfNumber - width }
    return endOfNumber - max(width, measurer.size(of: word, metrics.small()).width)
  }

  private func drawNumber(into list: inout DisplayList, _ word: String?) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    let (end, style) = (endOfNumber, numberStyle)
    guard isHigh, let word else {
      return number.draw(
        into: &list, style, theme.ink, in: Rect(frame.x, frame.y, end - frame.x, frame.height),
        .trailing)
    }
    let (figures, line) = (metrics.line(style), metrics.line(metrics.small()))
    let top = (frame.midY - (figures + line) / 2).rounded()
    number.draw(
      into: &list, style, theme.ink, in: Rect(frame.x, top, end - frame.x, figures), .trailing)
    list.text(
      word, metrics.small(), theme.mutedInk,
      in: Rect(frame.x, top + figures, end - frame.x, line), .trailing, measuredBy: measurer)
  }

  private func drawWords(
    into list: inout DisplayList, _ name: String, _ detail: String, in box: Rect, isToMove: Bool
  ) {
    let (metrics, theme, measurer) = (look.metrics, look.theme, look.measurer)
    guard hasDetail else {
      let style = metrics.small(isToMove ? .bold : .medium)
      let used = arrow.size.width + (metrics.small / 3).rounded()
      let beside = Rect(box.x + used, box.y, box.width - used, box.height)
      // Omits the arrow if the name needs its room. The colour and the weight show the turn, too.
      guard isToMove, fits(lines(name, style, in: beside.size), style, beside.width) else {
        return drawName(into: &list, name, style, in: box)
      }
      list.picture(
        arrow, center: Point((box.x + arrow.size.width / 2).rounded(), frame.midY.rounded()),
        tint: theme.accentInk)
      return drawName(into: &list, name, style, in: beside)
    }
    let (first, second) = (metrics.line(metrics.medium()), metrics.line(metrics.small()))
    let quiet = metrics.small(isToMove ? .semibold : .regular)
    var details = lines(detail, quiet, in: Size(box.width, frame.height - first))
    if !fits(details, quiet, box.width) { details = [] }
    let top = (frame.midY - (first + Double(details.count) * second) / 2).rounded()
    let weight: TextStyle.Weight = isToMove ? .bold : .medium
    let style = measurer.fitting(metrics.medium(weight), to: name, width: box.width)
    let isLong = measurer.size(of: name, style).width > box.width
    if !measurer.fits(name, metrics.small(weight), width: box.width) {
      return drawName(into: &list, name, metrics.small(weight), in: box)
    }
    list.text(
      name, isLong ? metrics.small(weight) : style, theme.ink,
      in: Rect(box.x, top, box.width, first), measuredBy: measurer)
    list.lines(
      details, quiet, isToMove ? theme.accentInk : theme.mutedInk,
      in: Rect(box.x, top + first, box.width, second), look: look)
  }

  /// Draws a name without a second line. A long one has two lines if the height is enough.
  private func drawName(
    into list: inout DisplayList, _ name: String, _ style: TextStyle, in box: Rect
  ) {
    let lines = lines(name, style, in: box.size)
    let height = look.metrics.line(style) * Double(lines.count)
    list.lines(
      lines, style, look.theme.ink,
      in: Rect(box.x, (box.midY - height / 2).rounded(), box.width, height), look: look)
  }

  /// Returns a text as one line, or wrapped if it is too long and the height is enough for two lines.
  private func lines(_ text: String, _ style: TextStyle, in room: Size) -> [String] {
    room.height < 2 * look.metrics.line(style)
      ? [text] : look.measurer.wrapped(text, style, width: room.width)
  }

  /// Whether all lines fit the width without being shortened.
  private func fits(_ lines: [String], _ style: TextStyle, _ width: Double) -> Bool {
    lines.allSatisfy { look.measurer.fits($0, style, width: width) }
  }
}

/// The plaques of all players in the order of their seats. Empty in a single-player game.
final class SeatPlaques {
  private let context: StageContext
  private var plaques: [SeatPlaque] = []

  init(context: StageContext) { self.context = context }

  func layout(_ areas: PairsAreas, _ seats: [PairsSeat], _ state: Pairs.State) {
    // While players change, `state` may still have the seats of the previous game.
    plaques = zip(areas.plaques, zip(seats, state.pairsTaken)).map { frame, player in
      SeatPlaque(frame: frame, seat: player.0, pairs: player.1, context)
    }
  }

  /// Rolls the numbers to the pairs that each player has taken.
  func show(_ state: Pairs.State) {
    for (plaque, pairs) in zip(plaques, state.pairsTaken) { plaque.number.show(pairs) }
  }

  func draw(into list: inout DisplayList, _ words: PairsWords, _ state: Pairs.State) {
    for (index, plaque) in plaques.enumerated() {
      let seat = Seat(index)
      plaque.draw(
        into: &list, name: words.name(of: seat), detail: words.detail(of: seat, state),
        // Translators: Below the number of pairs that a player has.
        word: context.look.texts.plural("pair", "pairs", state.pairsTaken[index]),
        isToMove: state.isOver ? state.winners.contains(seat) : state.toMove == seat)
    }
  }
}
