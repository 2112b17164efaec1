import MatchstickGame
import Stage

/// A match on the table, by its group and its place in it. It is the same during the whole game.
package nonisolated struct MatchPlace: Hashable, Sendable {
  /// The index of the pile, heap or row.
  package let group: Int
  /// The place in the group, from 0.
  package let place: Int

  init(_ group: Int, _ place: Int) { (self.group, self.place) = (group, place) }
}

nonisolated extension Matchsticks.Run {
  /// The matches of the run, from the first place to the last.
  package var matches: [MatchPlace] { places.map { MatchPlace(group, $0) } }

  package func contains(_ match: MatchPlace) -> Bool {
    group == match.group && places.contains(match.place)
  }
}

/// The positions of all matches of a table. They do not depend on the matches left, so that none moves when others
/// are taken.
package nonisolated protocol MatchLayout: Sendable {
  /// The felt inside the rim.
  var felt: Rect { get }
  /// The height from the foot of a match to the top of its head.
  var matchHeight: Double { get }
  /// The distance from one match to the next.
  var pitch: Double { get }
  /// The height of the felt around each match that belongs to it.
  var row: Double { get }
  /// Returns the middle of a match, about which it rotates.
  func middle(of match: MatchPlace) -> Point
}

nonisolated extension MatchLayout {
  /// Returns the match at a point, among some. Each match includes the felt around it.
  package func match(at point: Point, among matches: [MatchPlace]) -> MatchPlace? {
    guard felt.contains(point) else { return nil }
    return matches.first { match in
      let middle = middle(of: match)
      return abs(point.x - middle.x) <= pitch / 2 && abs(point.y - middle.y) <= row / 2
    }
  }

  /// Returns the matches, among some, that a straight stroke crosses: the one at its start, and those whose sticks it
  /// meets.
  package func matches(
    from start: Point, to end: Point, among matches: [MatchPlace]
  ) -> Set<MatchPlace> {
    let steps = max(1, (start.distance(to: end) * 8 / pitch).rounded(.up))
    let met = (1...Int(steps)).compactMap { step -> MatchPlace? in
      let point = start + (end - start) * (Double(step) / steps)
      guard let match = match(at: point, among: matches) else { return nil }
      return abs(point.x - middle(of: match).x) <= pitch / 4 ? match : nil
    }
    return Set(met + [match(at: start, among: matches)].compactMap(\.self))
  }
}
