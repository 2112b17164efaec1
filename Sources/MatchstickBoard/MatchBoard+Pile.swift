import MatchstickGame
import Stage

/// The board of one pile, which is taken from its end.
extension MatchBoard {
  /// Returns the last matches of the pile, or `nil` for none.
  private func end(_ count: Int) -> Matchsticks.Run? {
    let left = remaining
    guard count > 0, left > 0 else { return nil }
    return Matchsticks.Run(group: 0, places: max(0, left - count)..<left)
  }

  /// Lifts the last matches of the pile and lowers the others.
  package func lift(last count: Int) { lift(end(count)) }

  /// Makes the last matches of the pile glow.
  package func hint(last count: Int) { hint(end(count)) }

  /// Returns the position of the match at a point, counted from the end: 1 for the last one, or `nil` for none.
  package func countFromEnd(at point: Point) -> Int? {
    match(at: point).map { remaining - $0.place }
  }

  /// Returns how many matches a stroke takes, or `nil` if it takes none.
  ///
  /// A stroke leads sideways or upwards over matches. It takes up to the one farthest from the end that is within
  /// the limit. If all that it crosses are beyond the limit, the result is beyond it too. A stroke that stays on one
  /// match is a slipped tap.
  package func count(of stroke: Drag, within limit: Int) -> Int? {
    let way = stroke.position - stroke.start
    if let count = countFromEnd(at: stroke.start), count == countFromEnd(at: stroke.position) {
      return count
    }
    guard way.y <= abs(way.x) else { return nil }
    let counts = matches(from: stroke.start, to: stroke.position).map { remaining - $0.place }
    return counts.filter { $0 <= limit }.max() ?? counts.min()
  }
}
