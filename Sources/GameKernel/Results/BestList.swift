/// The best games of comparable games, each game once.
public struct BestList: Hashable, Sendable {
  /// The maximum number of results in a list.
  public static let limit = 100

  /// The results by moves, the best first.
  public private(set) var results: [GameResult] = []

  /// Makes an empty list.
  public init() {}

  /// Makes a list of the best of these results, which are entered in order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* results up to the limit.
  public init(_ results: some Sequence<GameResult>) {
    var (entered, places) = ([GameResult?](), [String: Int]())
    for result in results {
      if let place = places[result.game], let known = entered[place] {
        guard result.ranks(before: known, by: .moves) else { continue }
        entered[place] = nil
      }
      places[result.game] = entered.count
      entered.append(result)
    }
    self.results = entered.compactMap(\.self).sorted { $0.ranks(before: $1, by: .moves) }
    dropAllBehindLimit()
    while self.results.count > Self.limit { dropWorst() }
  }

  /// Returns the results in an order, the best first. Equal results of one day keep the order of their entry.
  public func results(by order: ResultOrder) -> [GameResult] {
    switch order {
    case .moves: results
    case .time: results.sorted { $0.ranks(before: $1, by: .time) }
    }
  }

  /// Returns the best result, or `nil` for an empty list.
  public func best(by order: ResultOrder) -> GameResult? {
    switch order {
    case .moves: results.first
    case .time: results.min { $0.ranks(before: $1, by: .time) }
    }
  }

  /// Enters a result.
  ///
  /// Of two results of one game, the better one by moves stays. A full list drops the result whose better rank, by
  /// moves or by time, is the lowest.
  ///
  /// - Returns: the orders in which this result is the new best one.
  /// - Complexity: O(`limit` log `limit`)
  @discardableResult
  public mutating func add(_ result: GameResult) -> Set<ResultOrder> {
    if let known = results.firstIndex(where: { $0.game == result.game }) {
      guard result.ranks(before: results[known], by: .moves) else { return [] }
      results.remove(at: known)
    }
    let place =
      results.firstIndex { result.ranks(before: $0, by: .moves) } ?? results.endIndex
    results.insert(result, at: place)
    if results.count > Self.limit { dropWorst() }
    return Set(ResultOrder.allCases.filter { best(by: $0) == result })
  }

  /// Stores the fewest moves that a game can take, if the game is in the list.
  public mutating func note(least: Int, of game: String) {
    guard let place = results.firstIndex(where: { $0.game == game }) else { return }
    results[place].least = max(0, min(least, results[place].moves))
  }

  /// The run of wins that has not ended, or `nil`.
  public var lastingRun: GameResult? { results.first { $0.lasts == true } }

  /// Ends the run of wins that lasts.
  mutating func endRun() {
    guard let place = results.firstIndex(where: { $0.lasts == true }) else { return }
    results[place].lasts = false
  }

  /// Removes the results that are behind the limit in both orders, but not a run of wins that can still grow.
  ///
  /// They are the first ones that ``dropWorst()`` would remove, in O(n²) time.
  private mutating func dropAllBehindLimit() {
    guard results.count > Self.limit else { return }
    let byTime = Set(results(by: .time).prefix(Self.limit).map(\.game))
    results = results.enumerated().filter { place, result in
      place < Self.limit || byTime.contains(result.game) || result.lasts == true
    }.map(\.element)
  }

  /// Removes the worst result, but not a run of wins that can still grow.
  private mutating func dropWorst() {
    let byTime = results(by: .time)
    var placeByTime: [String: Int] = [:]
    for (place, result) in byTime.enumerated() { placeByTime[result.game] = place }
    let betterPlaces = results.enumerated().map { min($0, placeByTime[$1.game] ?? 0) }
    let last = results.indices.filter { results[$0].lasts != true }
      .max { betterPlaces[$0] <= betterPlaces[$1] }
    if let last { results.remove(at: last) }
  }
}
