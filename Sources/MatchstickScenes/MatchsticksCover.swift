import BoxKit
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The picture of the remaining matches for the menu. After a game, it shows four upright matches and a leaning
/// one.
struct MatchsticksCover: GameCover {
  private let pile: MatchBoard?
  private let art: MatchArt
  private let felt: Rect
  private let unit: Double

  /// The middle and the rotation in degrees of each match after a game, on a felt of 296 × 272.
  private static let matches: [(middle: Point, degrees: Double)] = [
    (Point(41, 134), -1.5), (Point(82, 134), 1), (Point(116, 134), -1), (Point(158, 134), 1.5),
    (Point(224, 150), 34),
  ]

  init(_ state: Matchsticks.State, style: MatchStyle, felt: Rect, context: StageContext) {
    self.felt = felt
    unit = min(felt.width / 296, felt.height / 272)
    art = MatchArt(
      height: (201 * unit).rounded(), style: style, unit: context.look.metrics.k, look: context.look
    )
    guard !state.isOver else {
      pile = nil
      return
    }
    let pile = MatchBoard(context: context)
    pile.show(state)
    pile.layout(felt: felt, padding: (12 * unit).rounded(), style: style)
    self.pile = pile
  }

  func draw(into list: inout DisplayList) {
    guard pile == nil else {
      pile?.draw(into: &list)
      return
    }
    let origin = felt.center - Point(148, 136) * unit
    for (index, match) in Self.matches.enumerated() {
      let middle = origin + match.middle * unit
      let turn = match.degrees * .pi / 180
      let depth = 3.0 * unit
      list.picture(
        art.shadow, center: middle + Point(0.8 * depth, 1.1 * depth), rotation: turn,
        alpha: art.shadowAlpha(lift: 0))
      list.picture(art.body(of: index), center: middle, rotation: turn)
    }
  }
}

extension MatchsticksWords {
  /// Returns the progress of a game, for the menu.
  func status(_ table: MatchstickTable) -> CardStatus {
    let (state, seat) = (table.state, table.state.toMove)
    let left = state.remaining
    // Translators: Below a game in the menu. {count} is how many matchsticks or pairs are left.
    let short = texts.plural("{count} left", "{count} left", left)
    if let winner = state.winner {
      return CardStatus(of: table, won(by: winner), short: texts("Result"), texts)
    }
    guard isOnlyPerson(seat) else {
      let text = texts.plural(
        // Translators: Below a game in the menu. {count} matchsticks are left, {name} has the turn.
        "{count} left · {name}", "{count} left · {name}", left, ["name": name(of: seat)])
      return CardStatus(of: table, text, short: short, texts)
    }
    // Translators: Below a game in the menu. {count} is how many matchsticks are left.
    let text = texts.plural("{count} left · your turn", "{count} left · your turn", left)
    // Translators: Below a game in the menu: the player is to move.
    return CardStatus(of: table, text, short: texts("Your turn"), texts)
  }
}
