import BoxKit
import GameKernel
import Motion
import PairsGame
import Stage

/// The cards of a lesson that plays itself, with the numbers of pairs of the two players at the sides.
final class ShownCards {
  private let context: StageContext
  private let game: ShownGame<Pairs>
  private let view: CardsView
  private let marksKnown: Bool
  /// The seat of the reader, shown at the left.
  private let own: Int
  private var sides: [Rect] = []

  /// Makes a view of a lesson from the perspective of one player.
  ///
  /// - Parameters:
  ///   - own: the seat of the reader.
  ///   - marksKnown: whether cards that have been turned glow.
  init(
    _ lesson: PairsLesson, own: Seat = .first, marksKnown: Bool = false, context: StageContext
  ) {
    (self.own, self.marksKnown, self.context) = (own.index, marksKnown, context)
    view = CardsView(context: context)
    view.hasTray = false
    game = ShownGame(options: lesson.options, seed: PairsLesson.seed, steps: lesson.steps)
    game.onPosition = { [weak self] in self?.put($0) }
    game.onChange = { [weak self] in self?.follow($0) }
  }

  private func put(_ state: Pairs.State) {
    view.put(state)
    markKnown(state)
  }

  private func follow(_ change: Change<Pairs>) {
    view.show(change)
    markKnown(change.after)
  }

  private func markKnown(_ state: Pairs.State) {
    guard marksKnown else { return }
    for node in view.nodes where state.lastTurn(of: node.card) != nil {
      context.animator.animate(node.glow, to: 0.8, over: .milliseconds(150), curve: .easeOut)
    }
  }

  /// The names of the players by seats.
  private var names: [String] {
    [0, 1].map {
      $0 == own
        ? context.look.texts("You")
        // Translators: Beside the cards of the other player.
        : context.look.texts("Opponent")
    }
  }

  /// The signs of the players by seats.
  private var signs: [SeatSign] { [0, 1].map { $0 == own ? .disc : .square } }

  func layout(in felt: Rect) {
    let metrics = context.look.metrics
    let room = felt.inset(by: metrics.review(10, compact: 4))
    let words =
      names.map { context.look.measurer.size(of: $0, metrics.small(.bold)).width }.max() ?? 0
    let side = (words + metrics.review(16, compact: 4)).rounded(.up)
    sides = [0, 1].map { seat in
      Rect(seat == own ? room.x : room.maxX - side, room.y, side, room.height)
    }
    let shape = game.state.layout
    let middle = Size(room.width - 2 * side, room.height)
    let size = CardLayout.tray(
      columns: shape.columns, rows: shape.rows, in: middle, rim: 0, padding: 0,
      mostPitch: room.height)
    let layout = CardLayout(
      columns: shape.columns, rows: shape.rows, tray: Rect(center: room.center, size).rounded,
      rim: 0, padding: 0)
    view.layout(
      layout, sides: sides.map(\.center), colours: signs.map(\.rawValue), state: game.state)
  }

  func show(_ step: Int) { game.show(step) }

  func draw(into list: inout DisplayList) {
    view.draw(into: &list)
    for seat in sides.indices { drawSide(seat, into: &list) }
    view.drawFlying(into: &list)
  }

  /// Draws the name of a seat, its sign, and the number of pairs that have arrived there.
  private func drawSide(_ seat: Int, into list: inout DisplayList) {
    let (metrics, theme) = (context.look.metrics, context.look.theme)
    let number = metrics.reviewIsCompact ? metrics.medium(.bold) : metrics.large()
    let (line, below) = (metrics.line(metrics.small()), metrics.line(number))
    let side = sides[seat]
    // In a low tray, there is no room for the sign.
    let wanted = 2 * metrics.review(18, compact: 10).rounded()
    let sign = 1.2 * wanted + line + below <= side.height ? wanted : 0
    let top = side.midY - (1.2 * sign + line + below) / 2
    if sign > 0 { drawSign(seat, Rect(side.midX - sign / 2, top, sign, sign).rounded, into: &list) }
    let name = Rect(side.x, top + 1.2 * sign, side.width, line).rounded
    let style = metrics.small(game.state.toMove.index == seat ? .bold : .regular)
    list.text(names[seat], style, theme.boardInk, in: name, .center, look: context.look)
    let found = view.nodes.count { $0.hasLeft && $0.winner == seat } / 2
    list.text(
      String(found), number, theme.boardInk, in: Rect(side.x, name.maxY, side.width, below),
      .center, look: context.look)
  }

  private func drawSign(_ seat: Int, _ disc: Rect, into list: inout DisplayList) {
    list.picture(FoundHands.ground(disc.width, context.look), at: disc.origin)
    list.picture(
      signs[seat].picture(side: 2 * (disc.width * 0.25).rounded(), context.look),
      center: disc.center)
  }

  func advance(by elapsed: Duration) {
    game.advance(by: elapsed)
    view.advance(by: elapsed)
  }

  var nextTimer: Duration? { Duration.soonest(game.nextTimer, view.nextTimer) }
}
