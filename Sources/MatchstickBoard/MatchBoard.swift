import Acoustics
import BoxKit
import GameKernel
import MatchstickGame
import Motion
import Stage

/// The matches on the felt, with one node for each: a pile, heaps or rows. It animates the changes of the model.
///
/// ```swift
/// board.show(table.state)                       // without animation
/// board.layout(felt: felt, style: style)
/// board.take(run, .fall, chance: chance) {}     // follows `.took`
/// board.putBack(run)                            // follows `.returned`
/// board.lift(run)                               // what a click would take
/// ```
package final class MatchBoard {
  /// The form of the game.
  package private(set) var form = Matchsticks.Form.pile
  /// The number of matches in each group at the start.
  package private(set) var groups: [Int] = []
  /// The lifted matches.
  package private(set) var lifted: Matchsticks.Run?
  /// The matches that glow for a hint.
  package private(set) var hinted: Matchsticks.Run?
  /// The positions of the matches in the last layout.
  package private(set) var places: (any MatchLayout)?

  private let context: StageContext
  /// The nodes of all matches, group by group.
  private var nodes: [MatchNode] = []
  /// The index in `nodes` of the first match of each group.
  private var starts: [Int] = []
  private var marks: (any BoardMarks)?
  private var art: MatchArt?
  /// The fan on the felt after a game.
  private let fan: MatchFan
  private var fanLayout: (places: FanLayout, art: MatchArt)?

  package init(context: StageContext) {
    self.context = context
    fan = MatchFan(context.animator)
  }

  /// Shows a position without animation. The matches need a layout before they are drawn.
  ///
  /// - Parameter celebrates: whether a finished game has a full fan, as for a winner.
  package func show(_ state: Matchsticks.State, celebrates: Bool = true) {
    (form, groups) = (state.layout.form, state.groups)
    starts = groups.indices.map { groups[..<$0].reduce(0, +) }
    nodes = (0..<state.pile).map { MatchNode(index: $0, animator: context.animator) }
    let left = Set(state.runs.flatMap(\.matches))
    for match in all where !left.contains(match) { node(match).remove() }
    (lifted, hinted, places) = (nil, nil, nil)
    fan.set(state.remaining == 0 ? state.pile : 0, spreads: celebrates)
  }

  /// Shows another position of the same game, without a fan. Missing matches appear within 250 ms.
  package func replace(_ state: Matchsticks.State) {
    let left = Set(state.runs.flatMap(\.matches))
    for match in all { left.contains(match) ? node(match).putBack() : node(match).remove() }
    (lifted, hinted) = (nil, nil)
    fan.close()
  }

  /// Shows the matches of a finished game as a fan.
  ///
  /// - Parameter celebrates: whether the fan spreads, as for a winner. Otherwise it fades in.
  package func showFan(celebrates: Bool) { fan.open(nodes.count, spreads: celebrates) }

  // MARK: Matches

  /// All matches of the game, group by group.
  private var all: [MatchPlace] {
    groups.indices.flatMap { group in (0..<groups[group]).map { MatchPlace(group, $0) } }
  }

  /// The matches that have not been taken, group by group.
  package var left: [MatchPlace] { all.filter { !node($0).isTaken } }

  /// The matches that have not been taken, as runs that touch.
  package var runs: [Matchsticks.Run] {
    left.reduce(into: []) { runs, match in
      if let last = runs.last, last.group == match.group, last.places.upperBound == match.place {
        runs[runs.count - 1] = Matchsticks.Run(
          group: match.group, places: last.places.lowerBound..<match.place + 1)
      } else {
        runs.append(Matchsticks.Run(group: match.group, places: match.place..<match.place + 1))
      }
    }
  }

  /// The number of matches that have not been taken.
  package var remaining: Int { nodes.count { !$0.isTaken } }

  private func node(_ match: MatchPlace) -> MatchNode { nodes[starts[match.group] + match.place] }

  private func nodes(of run: Matchsticks.Run?) -> [MatchNode] { run?.matches.map(node) ?? [] }

  /// Returns the match at a point that has not been taken.
  func match(at point: Point) -> MatchPlace? { places?.match(at: point, among: left) }

  /// Returns the matches that a straight stroke crosses and that have not been taken.
  package func matches(from start: Point, to end: Point) -> Set<MatchPlace> {
    places?.matches(from: start, to: end, among: left) ?? []
  }

  /// Returns the area of a match, including its lift.
  package func frame(of match: MatchPlace) -> Rect {
    guard let places else { return .zero }
    let (middle, width, height) = (places.middle(of: match), places.pitch, places.matchHeight)
    return Rect(middle.x - width / 2, middle.y - 0.6 * height, width, 1.12 * height)
  }

  // MARK: Layout

  /// Lays the matches out as their form requires.
  ///
  /// - Parameter row: the positions of a pile in one row.
  package func layout(felt: Rect, padding: Double, style: MatchStyle, row: (any MatchLayout)? = nil)
  {
    switch form {
    case .pile:
      marks = nil
      let pile = PileLayout(count: nodes.count, felt: felt, padding: padding, style: style)
      layout(row ?? pile, style: style)
    case .heaps:
      let heaps = HeapMarks(groups, felt: felt, padding: padding, look: context.look)
      marks = heaps
      layout(heaps.layout, style: style)
    case .rows:
      let rows = RowMarks(groups, felt: felt, padding: padding, look: context.look)
      marks = rows
      layout(rows.layout, style: style)
    }
  }

  /// Places the matches. Those of a game that is shown already move there from their current places.
  package func layout(_ layout: any MatchLayout, style: MatchStyle) {
    let look = context.look
    let isKnown = places.map { $0.felt.height == layout.felt.height } ?? false
    places = layout
    art = MatchArt(
      height: layout.matchHeight.rounded(), style: style, unit: look.metrics.k, look: look)
    for match in all { node(match).settle(at: layout.middle(of: match), glides: isKnown) }
    let places = FanLayout(layout.felt)
    let fanned = MatchArt(
      height: places.matchHeight, style: style, unit: look.metrics.k, look: look, name: "fanned")
    fanLayout = (places, fanned)
  }

  // MARK: Changes

  /// Animates matches off the tray. Matches that are still leaving continue.
  ///
  /// - Parameters:
  ///   - chance: the source of random numbers for the animation.
  ///   - gone: called when these matches have left and no others are leaving. Not called if any of them is put back
  ///     before.
  package func take(
    _ run: Matchsticks.Run, _ animation: TakeAnimation, chance: SeededGenerator,
    gone: @escaping @MainActor () -> Void
  ) {
    lift(nil)
    hint(nil)
    let animation = context.animator.reducedMotion ? .fade : animation
    let leaving = context.animator.makeGroup { [weak self] outcome in
      if outcome == .finished, self?.isLeaving == false { gone() }
    }
    var chance = chance
    let taken = nodes(of: run)
    for (order, node) in taken.reversed().enumerated() {
      node.leave(animation, order: order, sink: sink(of: node), &chance, in: leaving)
      let isOneByOne = [.fall, .slowFade, .fallThenFade, .shrink].contains(animation)
      let delay = isOneByOne ? MatchNode.delay(of: order) : .zero
      context.feedback.play(.matchTaken, at: node.home, after: delay, in: leaving)
    }
    if animation == .burn, let first = taken.first { playFireSounds(first, in: leaving) }
  }

  /// Plays the sound of one match being struck and the sound of all matches burning.
  private func playFireSounds(_ node: MatchNode, in group: Group) {
    context.feedback.play(.matchStruck, at: node.home)
    context.feedback.play(.matchBurns, at: node.home, for: MatchFire.time, in: group)
  }

  /// Whether taken matches are still visible.
  package var isLeaving: Bool { nodes.contains(where: \.isLeaving) }

  /// Puts matches back on the tray.
  package func putBack(_ run: Matchsticks.Run) {
    fan.close()
    lift(nil)
    hint(nil)
    let nodes = nodes(of: run)
    for node in nodes { node.putBack() }
    if let first = nodes.first {
      context.feedback.play(.matchTaken, at: first.home, pitch: 0.85)
    }
  }

  /// Lifts some matches and lowers the others.
  package func lift(_ run: Matchsticks.Run?) {
    for match in Self.changes(from: lifted, to: run) where isOnTable(match) {
      node(match).setLifted(run?.contains(match) == true)
    }
    lifted = run
  }

  /// Makes some matches glow.
  package func hint(_ run: Matchsticks.Run?) {
    for match in Self.changes(from: hinted, to: run) where isOnTable(match) {
      node(match).setHinted(run?.contains(match) == true)
    }
    hinted = run
  }

  private func isOnTable(_ match: MatchPlace) -> Bool {
    groups.indices.contains(match.group) && (0..<groups[match.group]).contains(match.place)
  }

  /// Returns the matches that are in one of two runs alone.
  private static func changes(
    from old: Matchsticks.Run?, to new: Matchsticks.Run?
  ) -> Set<MatchPlace> {
    Set(old?.matches ?? []).symmetricDifference(new?.matches ?? [])
  }

  // MARK: Drawing

  package func draw(into list: inout DisplayList) {
    guard let art else { return }
    drawFan(into: &list)
    let position = BoardPosition(runs: runs, chosen: lifted, groups: groups)
    list.faded(1 - fan.alpha) { list in
      marks?.drawBelow(position, into: &list)
      if marks != nil { drawPrints(art, into: &list) }
    }
    for node in nodes { node.draw(into: &list, art, unit: context.look.metrics.k) }
    list.faded(1 - fan.alpha) { marks?.drawAbove(position, into: &$0) }
  }

  /// Draws the faint prints of taken matches in the felt.
  private func drawPrints(_ art: MatchArt, into list: inout DisplayList) {
    for node in nodes where node.isTaken {
      list.picture(art.charred, center: node.home, alpha: 0.28)
    }
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
    guard let places else { return .zero }
    let half = places.matchHeight / 2
    let inside = places.felt.inset(by: half)
    let x = node.home.x.clamped(to: inside.x...max(inside.x, inside.maxX))
    let lowest = places.felt.maxY - 0.1 * places.matchHeight
    return Point(x - node.home.x, min(0.2 * places.matchHeight, lowest - node.home.y))
  }
}

/// The matches that the marks of a board are about.
struct BoardPosition {
  /// The matches left.
  let runs: [Matchsticks.Run]
  /// The matches that the player has chosen.
  let chosen: Matchsticks.Run?
  /// The number of matches in each group at the start.
  let groups: [Int]

  /// Returns the number of matches left in a group.
  func count(inGroup group: Int) -> Int {
    runs.reduce(0) { $1.group == group ? $0 + $1.count : $0 }
  }
}

/// The names, counts and frames on the felt of heaps or rows.
protocol BoardMarks {
  /// Draws the marks below the matches.
  func drawBelow(_ position: BoardPosition, into list: inout DisplayList)
  /// Draws the marks above the matches.
  func drawAbove(_ position: BoardPosition, into list: inout DisplayList)
}
