import GameKernel

extension Matchsticks {
  /// A position of the game: the matches left and the seat to move.
  public struct State: Hashable, Sendable {
    /// The form of the game, its limit and the outcome for the seat that takes the last match.
    public let layout: Layout

    /// The number of matches in each group at the start.
    public let groups: [Int]

    /// The matches left, as runs in the order of the groups and their places. An empty group has none.
    public private(set) var runs: [Run]

    /// The seat whose turn it is, or after the end the winner.
    public private(set) var toMove: Seat

    /// Whether the loser has given up.
    public private(set) var wasGivenUp = false

    /// The maximum number of matches in a turn: the take limit of a pile, the largest heap at the start, or 2.
    public var takeLimit: Int {
      switch layout.matches {
      case .pile(_, let limit): limit
      case .heaps, .heapsByChance: groups.max() ?? 0
      case .rows, .rowsByChance: 2
      }
    }

    /// The number of matches that the game started with.
    public var pile: Int { groups.reduce(0, +) }

    /// The number of matches left.
    public var remaining: Int { runs.reduce(0) { $0 + $1.count } }

    /// The maximum number of matches that any turn can take now.
    public var limit: Int { runs.reduce(0) { max($0, min(takeLimit, $1.count)) } }

    /// Whether the last match has been taken, or a seat has given up.
    public var isOver: Bool { runs.isEmpty || wasGivenUp }

    /// The seat that has lost, after the end.
    public var loser: Seat? { isOver ? toMove.opponent : nil }

    /// The seat that has won, after the end.
    public var winner: Seat? { isOver ? toMove : nil }

    init(_ layout: Layout, seed: UInt64, first: Seat) {
      self.layout = layout
      groups = layout.matches.groups(seed: seed)
      runs = groups.enumerated().map { Run(group: $0, places: 0..<$1) }
      toMove = first
    }

    /// Returns the number of matches left in a group.
    public func count(inGroup group: Int) -> Int {
      runs.reduce(0) { $1.group == group ? $0 + $1.count : $0 }
    }

    /// Returns the matches that a move takes.
    ///
    /// - Throws: the refusal of an illegal move.
    public func run(taking move: Move) throws(Refusal) -> Run {
      let (_, places) = try find(move)
      return Run(group: move.group, places: places)
    }

    /// Returns the effect of a legal move on its run.
    public func reduction(_ move: Move) throws(Refusal) -> Reduction {
      let (index, taken) = try find(move)
      return Reduction(runs[index].count, to: rest(of: index, without: taken).map(\.count))
    }

    /// Returns the index in ``runs`` of the run that a move takes from, and the places of the matches taken.
    private func find(_ move: Move) throws(Refusal) -> (index: Int, places: Range<Int>) {
      guard !isOver else { throw .gameOver }
      let index = runs.lastIndex { run in
        run.group == move.group && move.place.map { run.places.contains($0) } ?? true
      }
      guard let index else { throw .noSuchMatches }
      let (end, limit) = (runs[index].places.upperBound, min(takeLimit, runs[index].count))
      guard 1...limit ~= move.count else { throw .illegalCount(move.count, limit: limit) }
      let start = move.place ?? end - move.count
      guard layout.form == .rows ? start + move.count <= end : start + move.count == end else {
        throw .noSuchMatches
      }
      return (index, start..<start + move.count)
    }

    /// The parts of a run that remain if some of its matches are taken, none, one or two.
    private func rest(of index: Int, without taken: Range<Int>) -> [Run] {
      let places = runs[index].places
      return [places.lowerBound..<taken.lowerBound, taken.upperBound..<places.upperBound]
        .filter { !$0.isEmpty }.map { Run(group: runs[index].group, places: $0) }
    }

    /// Takes matches from the table or gives up, and passes the turn.
    mutating func make(_ move: Move) throws(Refusal) -> [Event] {
      let seat = toMove
      if move.givesUp {
        guard !isOver else { throw .gameOver }
        (wasGivenUp, toMove) = (true, seat.opponent)
        return [.gaveUp(seat: seat), .over(winner: toMove)]
      }
      let (index, taken) = try find(move)
      runs.replaceSubrange(index...index, with: rest(of: index, without: taken))
      toMove = isOver && layout.last == .wins ? seat : seat.opponent
      let took = Event.took(seat: seat, Run(group: move.group, places: taken), left: remaining)
      return isOver ? [took, .over(winner: toMove)] : [took]
    }
  }
}

extension Seat {
  /// The other of the two seats of Matchsticks.
  public var opponent: Seat {
    switch self {
    case .first: .second
    default: .first
    }
  }
}
