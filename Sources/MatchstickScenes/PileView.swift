import Acoustics
import BoxKit
import GameKernel
import Motion
import Stage

/// The matches on the tray, with one node for each. It animates the changes of the model.
final class PileView {
  private let context: StageContext
  private var nodes: [MatchNode] = []
  private var layout: PileLayout?
  private var art: MatchArt?
  /// The number of lifted matches at the end of the pile.
  private(set) var lifted = 0
  /// The number of matches at the end of the pile that glow for a hint.
  private(set) var hinted = 0
  private(set) var remaining = 0
  /// The fan on the felt after a game.
  private let fan: MatchFan
  private var fanLayout: (places: FanLayout, art: MatchArt)?

  init(context: StageContext) {
    self.context = context
    fan = MatchFan(context.animator)
  }

  /// Shows a pile of initially `pile` matches, `remaining` of which are left, without animation.
  func show(pile: Int, remaining: Int) {
    nodes = (0..<pile).map { MatchNode(index: $0, animator: context.animator) }
    for node in nodes[remaining...] { node.remove() }
    self.remaining = remaining
    (lifted, hinted) = (0, 0)
    fan.set(remaining == 0 ? pile : 0)
  }

  /// Shows another number of matches of the same pile, without a fan. Missing matches appear within 250 ms.
  func replace(remaining: Int) {
    for node in nodes { node.index < remaining ? node.putBack() : node.remove() }
    self.remaining = remaining
    (lifted, hinted) = (0, 0)
    fan.close()
  }

  /// Shows the matches of a finished game as a fan.
  ///
  /// - Parameter celebrates: whether the fan spreads, as for a winner. Otherwise it fades in.
  func showFan(celebrates: Bool) { fan.open(nodes.count, spreads: celebrates) }

  /// Lays out the matches.
  ///
  /// - Parameter pitch: the pitch of a single row; `nil` for rows of ten.
  func layout(felt: Rect, padding: Double, style: MatchStyle, inRowOf pitch: Double? = nil) {
    let layout =
      pitch.map { PileLayout(count: nodes.count, felt: felt, pitch: $0, style: style) }
      ?? PileLayout(count: nodes.count, felt: felt, padding: padding, style: style)
    art = MatchArt(
      height: layout.matchHeight.rounded(), style: style, unit: context.look.metrics.k,
      look: context.look)
    for node in nodes { node.home = layout.middle(of: node.index) }
    self.layout = layout
    let places = FanLayout(felt)
    let fanned = MatchArt(
      height: places.matchHeight, style: style, unit: context.look.metrics.k, look: context.look,
      name: "fanned")
    fanLayout = (places, fanned)
  }

  /// The areas of the matches that are left, including their lift.
  var places: [Rect] {
    guard let layout else { return [] }
    let (width, height) = (layout.pitch, layout.matchHeight)
    return nodes.prefix(remaining).map { node in
      Rect(node.home.x - width / 2, node.home.y - 0.6 * height, width, 1.12 * height)
    }
  }

  /// Animates the last matches off the tray until `left` remain. Matches that are still leaving continue.
  ///
  /// - Parameters:
  ///   - chance: the source of random numbers for the animation.
  ///   - gone: called when these matches have left and no others are leaving. Not called if any of them is put back
  ///     before.
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
      context.feedback.play(.matchTaken, at: node.home, after: delay, in: leaving)
    }
    if animation == .burn { playFireSounds(nodes[left], in: leaving) }
    remaining = left
  }

  /// Plays the sound of one match being struck and the sound of all matches burning.
  private func playFireSounds(_ node: MatchNode, in group: Group) {
    context.feedback.play(.matchStruck, at: node.home)
    context.feedback.play(.matchBurns, at: node.home, for: MatchFire.time, in: group)
  }

  /// Whether taken matches are still visible.
  var isLeaving: Bool { nodes.contains(where: \.isLeaving) }

  /// Puts matches back until `left` are on the tray.
  func putBack(upTo left: Int) {
    fan.close()
    lift(0)
    hint(0)
    for node in nodes[remaining..<left] { node.putBack() }
    if remaining < left {
      context.feedback.play(.matchTaken, at: nodes[remaining].home, pitch: 0.85)
    }
    remaining = left
  }

  /// Lifts the last `count` matches and lowers the others.
  func lift(_ count: Int) {
    for (node, isLast) in changes(from: lifted, to: count) { node.setLifted(isLast) }
    lifted = count
  }

  /// Makes the last `count` matches glow.
  func hint(_ count: Int) {
    for (node, isLast) in changes(from: hinted, to: count) { node.setHinted(isLast) }
    hinted = count
  }

  /// Returns the matches whose membership in the last ones changes, and their new membership.
  private func changes(from old: Int, to new: Int) -> [(MatchNode, isLast: Bool)] {
    let changed = nodes[max(0, remaining - max(old, new))..<max(0, remaining - min(old, new))]
    return changed.map { ($0, $0.index >= remaining - new) }
  }

  /// Returns the position of the match at a point, counted from the end: 1 for the last one, or `nil` for none.
  func countFromEnd(at point: Point) -> Int? {
    guard let index = layout?.match(at: point), index < remaining else { return nil }
    return remaining - index
  }

  /// Returns how many matches a stroke takes, or `nil` if it takes none.
  ///
  /// A stroke leads sideways or upwards over matches. It takes up to the one farthest from the end that is within
  /// the limit. If all that it crosses are beyond the limit, the result is beyond it too. A stroke that stays on one
  /// match is a slipped tap.
  func count(of stroke: Drag, within limit: Int) -> Int? {
    let way = stroke.position - stroke.start
    if let count = countFromEnd(at: stroke.start), count == countFromEnd(at: stroke.position) {
      return count
    }
    guard way.y <= abs(way.x) else { return nil }
    let crossed = layout?.matches(from: stroke.start, to: stroke.position) ?? []
    let counts = crossed.filter { $0 < remaining }.map { remaining - $0 }
    return counts.filter { $0 <= limit }.max() ?? counts.min()
  }

  func draw(into list: inout DisplayList) {
    guard let art else { return }
    drawFan(into: &list)
    for node in nodes { node.draw(into: &list, art, unit: context.look.metrics.k) }
  }

  private func drawFan(into list: inout DisplayList) {
    guard let (places, art) = fanLayout, fan.alpha > 0 else { return }
    let depth = 3 * context.look.metrics.k
    for match in 0..<fan.count {
      let (middle, turn) = fan.pose(of: match, places)
      list.picture(
        art.shadow, center: middle + Point(0.8 * depth, 1.1 * depth), rotation: turn,
        alpha: fan.alpha * art.shadowAlpha(lift: 0))
      list.picture(art.body(of: match), center: middle, rotation: turn, alpha: fan.alpha)
    }
  }

  /// Returns the offset of a falling match: a fifth of its height down, and inwards if it would stick out of the
  /// tray.
  private func sink(of node: MatchNode) -> Point {
    guard let layout else { return .zero }
    let half = layout.matchHeight / 2
    let inside = layout.felt.inset(by: half)
    let x = node.home.x.clamped(to: inside.x...max(inside.x, inside.maxX))
    let lowest = layout.felt.maxY - 0.1 * layout.matchHeight
    return Point(x - node.home.x, min(0.2 * layout.matchHeight, lowest - node.home.y))
  }
}
