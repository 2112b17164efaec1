import GameKernel

extension Matchsticks.State {
  /// The position as the theory sees it: the number of matches in each run.
  public var position: [Int] { runs.map(\.count) }

  /// The seat that can force the win from here, or after the end the winner.
  public var favoured: Seat {
    // The theory knows every position of the game: rows have few enough matches.
    isOver || layout.theory.isWon(position) == true ? toMove : toMove.opponent
  }

  /// The legal moves but giving up: group by group, place by place, and the smallest number of matches first.
  public var legalMoves: [Matchsticks.Move] {
    if isOver { return [] }
    return runs.flatMap { run -> [Matchsticks.Move] in
      guard layout.form == .rows else {
        return (1...min(takeLimit, run.count)).map { .take($0, fromHeap: run.group) }
      }
      return run.places.flatMap { place in
        (1...min(takeLimit, run.places.upperBound - place)).map { count in
          .take(count, fromRow: run.group, at: place)
        }
      }
    }
  }

  /// The move that takes the last match of the longest run. The game must not be over.
  var oneMatch: Matchsticks.Move {
    guard let longest = runs.max(by: { $0.count < $1.count }) else {
      preconditionFailure("No match is left")
    }
    let last = longest.places.upperBound - 1
    return layout.form == .rows
      ? .take(1, fromRow: longest.group, at: last) : .take(1, fromHeap: longest.group)
  }

  /// The moves that force the win, in the order of ``legalMoves``. Empty in a lost position and after the end.
  public var winningMoves: [Matchsticks.Move] {
    let winning = Set(layout.theory.winningMoves(position) ?? [])
    return legalMoves.filter { move in
      (try? reduction(move)).map { winning.contains($0) } ?? false
    }
  }

  /// The move that forces the win, which a hint shows. `nil` in a lost position and after the end.
  public var bestMove: Matchsticks.Move? { winningMoves.first }

  /// The number of matches of ``bestMove``.
  public var bestTake: Int? { bestMove?.count }

  /// The heaps or rows as powers of two, with the winning move. `nil` for a pile, and for rows whose last match loses:
  /// these values do not decide them.
  public var pairing: NimPairing? {
    let best = bestMove.flatMap { try? reduction($0) }
    switch (layout.form, layout.last) {
    case (.heaps, _):
      let heaps = groups.indices.map { count(inGroup: $0) }
      return NimPairing(heaps: heaps, taking: best, last: layout.last)
    case (.rows, .wins): return NimPairing(rows: position, taking: best)
    case (.pile, _), (.rows, .loses): return nil
    }
  }

  /// Whether only single matches are left, none of which touch or share a heap.
  public var hasOnlySingles: Bool { !isOver && position.allSatisfy { $0 <= 1 } }
}
