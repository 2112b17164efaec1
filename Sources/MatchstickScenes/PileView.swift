import GameKernel
import Motion
import Stage

/// The matches on the tray: one node each, which catches up with what the model says.
final class PileView {
  private let context: StageContext
  private var nodes: [MatchNode] = []
  private var layout: PileLayout?
  private var art: MatchArt?
  /// How many matches at the end of the pile are lifted.
  private(set) var lifted = 0
  /// How many of them glow for a hint.
  private(set) var hinted = 0
  private(set) var remaining = 0
  /// What lies on the felt after a game.
  private let fan: MatchFan
  private var fanLayout: (places: FanLayout, art: MatchArt)?

  init(context: StageContext) {
    self.context = context
    fan = MatchFan(context.animator)
  }

  /// Lays out a pile that began with `pile` matches, `remaining` of which are left, without a show.
  func show(pile: Int, remaining: Int) {
    nodes = (0..<pile).map { MatchNode(index: $0, animator: context.animator) }
    for node in nodes[remaining...] { node.remove() }
    self.remaining = remaining
    (lifted, hinted) = (0, 0)
    fan.set(remaining == 0 ? pile : 0)
  }

  /// Lets the matches of a game that is over lie down as a fan.
  ///
  /// - Parameter celebrates: whether they spread before who has won; else they fade in.
  func lieDown(celebrates: Bool) { fan.open(nodes.count, spreads: celebrates) }

  func layout(felt: Rect, padding: Double, style: MatchStyle) {
    let layout = PileLayout(count: nodes.count, felt: felt, padding: padding, style: style)
    art = MatchArt(
      height: layout.matchHeight.rounded(), style: style, unit: context.metrics.k,
      context: context)
    for node in nodes { node.home = layout.middle(of: node.index) }
    self.layout = layout
    let places = FanLayout(felt)
    let fanned = MatchArt(
      height: places.matchHeight, style: style, unit: context.metrics.k, context: context,
      name: "fanned")
    fanLayout = (places, fanned)
  }

  /// Lets the last matches leave until `left` remain; those that are still leaving are not disturbed.
  ///
  /// - Parameters:
  ///   - chance: what is left to chance is drawn from it.
  ///   - gone: called when all of these have left and no others are leaving; not where any is brought back before.
  func take(
    downTo left: Int, _ animation: TakeAnimation, chance: SeededGenerator,
    gone: @escaping @MainActor () -> Void
  ) {
    lift(0)
    hint(0)
    let animation = context.animator.reducedMotion ? .fade : animation
    let leaving = context.animator.makeGroup { [weak self] outcome in
      if outcome == .finished, self?.isLeaving == false { gone() }
    }
    var chance = chance
    for (order, node) in nodes[left..<remaining].reversed().enumerated() {
      node.leave(animation, order: order, sink: sink(of: node), &chance, in: leaving)
      let isOneByOne = [.fall, .slowFade, .fallThenFade, .shrink].contains(animation)
      let delay = isOneByOne ? MatchNode.delay(of: order) : .zero
      context.play(.matchTaken, at: node.home, after: delay, in: leaving)
    }
    if animation == .burn { hearFire(nodes[left], in: leaving) }
    remaining = left
  }

  /// One match is struck, and all burn for as long as their flames run down.
  private func hearFire(_ node: MatchNode, in group: Group) {
    context.play(.matchStruck, at: node.home)
    context.play(.matchBurns, at: node.home, for: MatchFire.time, in: group)
  }

  /// Whether matches that were taken are still to be seen.
  var isLeaving: Bool { nodes.contains(where: \.isLeaving) }

  /// Brings matches back until `left` remain.
  func putBack(upTo left: Int) {
    fan.close()
    lift(0)
    hint(0)
    for node in nodes[remaining..<left] { node.putBack() }
    if remaining < left { context.play(.matchTaken, at: nodes[remaining].home, pitch: 0.85) }
    remaining = left
  }

  /// Lifts the last `count` matches and lets the others down.
  func lift(_ count: Int) {
    for (node, isLast) in changes(from: lifted, to: count) { node.setLifted(isLast) }
    lifted = count
  }

  /// Lets the last `count` matches glow; 0 for none.
  func hint(_ count: Int) {
    for (node, isLast) in changes(from: hinted, to: count) { node.setHinted(isLast) }
    hinted = count
  }

  /// The matches that come to the last ones or leave them, and whether they are among them now.
  private func changes(from old: Int, to new: Int) -> [(MatchNode, isLast: Bool)] {
    let changed = nodes[max(0, remaining - max(old, new))..<max(0, remaining - min(old, new))]
    return changed.map { ($0, $0.index >= remaining - new) }
  }

  /// Which match from the end lies at a point: 1 for the last one, nil where none lies.
  func countFromEnd(at point: Point) -> Int? {
    guard let index = layout?.match(at: point), index < remaining else { return nil }
    return remaining - index
  }

  func draw(into list: inout DisplayList) {
    guard let art else { return }
    drawFan(into: &list)
    for node in nodes { node.draw(into: &list, art, unit: context.metrics.k) }
  }

  private func drawFan(into list: inout DisplayList) {
    guard let (places, art) = fanLayout, fan.alpha > 0 else { return }
    let depth = 3 * context.metrics.k
    for match in 0..<fan.count {
      let (middle, turn) = fan.pose(of: match, places)
      list.picture(
        art.shadow, center: middle + Point(0.8 * depth, 1.1 * depth), rotation: turn,
        alpha: fan.alpha * art.shadowAlpha(lift: 0))
      list.picture(art.body(of: match), center: middle, rotation: turn, alpha: fan.alpha)
    }
  }

  /// A falling match sinks by a fifth of its height and drifts inwards where it would stick out of the tray.
  private func sink(of node: MatchNode) -> Point {
    guard let layout else { return .zero }
    let half = layout.matchHeight / 2
    let inside = layout.felt.inset(by: half)
    let x = node.home.x.clamped(to: inside.x...max(inside.x, inside.maxX))
    let lowest = layout.felt.maxY - 0.1 * layout.matchHeight
    return Point(x - node.home.x, min(0.2 * layout.matchHeight, lowest - node.home.y))
  }
}
