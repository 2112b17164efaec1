import MatchstickGame
import Stage

/// Four matches in a row and one that leans, for the menu.
struct MatchsticksCover: GameCover {
  private let upright: MatchArt
  private let leaning: MatchArt
  private let felt: Rect
  private let unit: Double

  /// Where each match stands on a felt of 296 × 272, and how far it is turned, in degrees.
  private static let matches: [(middle: Point, degrees: Double)] = [
    (Point(41, 134), -1.5), (Point(82, 134), 1), (Point(116, 134), -1), (Point(158, 134), 1.5),
    (Point(224, 166), 34),
  ]

  init(felt: Rect, context: StageContext) {
    self.felt = felt
    unit = min(felt.width / 296, felt.height / 272)
    let k = context.metrics.k
    upright = MatchArt(
      height: (201 * unit).rounded(), style: .kitchen, unit: k, context: context)
    leaning = MatchArt(
      height: (164 * unit).rounded(), style: .kitchen, unit: k, context: context)
  }

  func draw(into list: inout DisplayList) {
    let origin = felt.center - Point(148, 136) * unit
    for (index, match) in Self.matches.enumerated() {
      let art = index == Self.matches.count - 1 ? leaning : upright
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
  /// How the game stands, for the menu.
  func status(_ state: Matchsticks.State) -> String {
    if let winner = state.winner { return wins(winner) }
    let left = ["number": String(state.remaining)]
    return isOnlyPerson(state.toMove)
      ? texts("{number} left · your turn", left)
      : texts("{number} left · {name}", left.merging(["name": name(of: state.toMove)]) { $1 })
  }
}
