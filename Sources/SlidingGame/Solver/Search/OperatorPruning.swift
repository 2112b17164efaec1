/// An automaton that recognises redundant moves, for which other moves give the same result on every board.
///
/// For example, six moves round a 2 × 2 block equal six moves in the other direction, and a move followed by its
/// reverse has no effect. Of strings with the same effect only the shortest is kept, and of those the first in the
/// order of directions. In the kept string the gap stays within the cells that the dropped string needs. So every
/// board keeps a shortest solution.
///
/// Source: L. A. Taylor and R. E. Korf, *Pruning duplicate nodes in depth-first search*, AAAI 1993;
/// the automaton itself: A. V. Aho and M. J. Corasick, *Efficient string matching*, CACM 18, 1975.
final class OperatorPruning: Sendable {
  /// The automaton that searches share.
  static let shared = OperatorPruning(length: 10)

  /// The state after a move, by state × 4 + direction number; valid only for open moves.
  let next: [UInt16]

  /// The moves to try in a state, one bit per direction. The others are redundant.
  let open: [UInt8]

  /// Finds all redundant strings of at most `length` moves and creates their automaton.
  convenience init(length: Int) {
    var pruning = OperatorPruning(strings: [])
    var search = DuplicateStrings(upTo: length)
    for length in 1...length {
      search.find(length, pruning)
      pruning = OperatorPruning(strings: search.duplicates)
    }
    self.init(strings: search.duplicates)
  }

  /// Builds a trie of the strings, whose missing branches lead to the longest suffix in the trie.
  private init(strings: [[UInt8]]) {
    var trie = [0, 0, 0, 0]
    var isEnd = [false]
    for string in strings {
      var node = 0
      for move in string {
        let branch = node * 4 + Int(move)
        if trie[branch] == 0 {
          trie[branch] = isEnd.count
          trie += [0, 0, 0, 0]
          isEnd.append(false)
        }
        node = trie[branch]
      }
      isEnd[node] = true
    }
    precondition(isEnd.count <= Int(UInt16.max), "Too many strings")
    let next = Self.linked(trie)
    self.next = next.map { UInt16($0) }
    open = isEnd.indices.map { node in
      (0..<4).reduce(0) { isEnd[next[node * 4 + $1]] ? $0 : $0 | 1 << UInt8($1) }
    }
  }

  /// Returns the trie's branches with the missing ones filled in.
  private static func linked(_ trie: [Int]) -> [Int] {
    var next = trie
    var suffix = [Int](repeating: 0, count: trie.count / 4)
    var queue = [0]
    var first = 0
    while first < queue.count {
      let node = queue[first]
      first += 1
      for move in 0..<4 {
        let fallback = node == 0 ? 0 : next[suffix[node] * 4 + move]
        let child = trie[node * 4 + move]
        if child == 0 {
          next[node * 4 + move] = fallback
        } else {
          suffix[child] = fallback
          queue.append(child)
        }
      }
    }
    return next
  }
}
