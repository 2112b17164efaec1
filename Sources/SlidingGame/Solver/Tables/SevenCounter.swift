/// Counts the moves of seven tiles of 4 × 4 as ``PatternCounter`` does of fewer, without holes
/// between the placings, and packs what it finds at once: 29 MB, and 130 MB more as long as it works.
struct SevenCounter: Sendable {
  /// Half of what each placing needs beyond the ways of its tiles, two a byte, 15 standing for more.
  private(set) var pairs = [UInt8](repeating: 0, count: SevenNumbers.count / 2)

  private let gap: GapWalk<UInt16>

  /// The way of each tile, by place among the tiles × 16 + cell.
  private let ways: [UInt8]

  /// The cells to which the gap can come, by number.
  private var reached = [UInt16](repeating: 0, count: SevenNumbers.count)

  /// One bit a placing: to these the last moves led; behind them those to which the next will lead.
  private var edges: [UInt64]

  /// How many moves were made.
  private var depth: UInt8 = 0

  /// The chunk that is next.
  private var chunk = 0

  /// Whether these moves have found a placing.
  private var isFruitful = false

  /// After how many chunks somebody is asked whether to go on.
  private static let slice = 32

  /// - Parameter tiles: seven tiles of 4 × 4, each once.
  init(_ tiles: [Int]) {
    precondition(tiles.count == 7, "\(tiles.count) tiles")
    let shape = BoardShape.square(4)
    gap = GapWalk(shape, tiles: 7, bits: 4)
    ways = tiles.flatMap { tile in shape.cells.map { UInt8(shape.way($0, tile)) } }
    edges = Array(repeating: 0, count: 2 * SevenNumbers.chunks * SevenWalk.words)
    let home = tiles.enumerated().reduce(UInt32(0)) { $0 | UInt32($1.element) << (4 * $1.offset) }
    let number = Int(SevenNumbers.shared.number(home))
    reached[number] = 1 << UInt16(shape.size - 1)
    let mark = SevenWalk.mark(number)
    edges[mark.word] = mark.bit
  }

  /// Goes on from where it was stopped, home at first.
  ///
  /// - Parameter isCancelled: asked every few milliseconds.
  /// - Returns: the entries, or `nil` if it was cancelled.
  mutating func run(_ isCancelled: () -> Bool) -> [UInt8]? {
    while !isCancelled() {
      if chunk == SevenNumbers.chunks {
        if !isFruitful { return pairs }
        (chunk, isFruitful) = (0, false)
        depth += 1
      }
      let end = min(chunk + Self.slice, SevenNumbers.chunks)
      deepen(chunk..<end)
      chunk = end
    }
    return nil
  }

  /// Makes one move of a tile more from the placings of some chunks.
  private mutating func deepen(_ chunks: Range<Int>) {
    let half = edges.count / 2
    let first = depth & 1 == 0 ? 0 : half
    var isFruitful = isFruitful
    let walk = SevenWalk(gap, ways, depth + 1)
    pairs.withUnsafeMutableBufferPointer { pairs in
      reached.withUnsafeMutableBufferPointer { reached in
        edges.withUnsafeMutableBufferPointer { edges in
          guard let pairs = pairs.baseAddress, let reached = reached.baseAddress,
            let start = edges.baseAddress
          else { return }
          let (edge, next) = (start + first, start + (half - first))
          for word in chunks.lowerBound &* SevenWalk.words..<chunks.upperBound &* SevenWalk.words {
            var fresh = edge[word]
            guard fresh != 0 else { continue }
            edge[word] = 0
            isFruitful = true
            let (chunk, part) = word.quotientAndRemainder(dividingBy: SevenWalk.words)
            while fresh != 0 {
              let place = part &* 64 &+ fresh.trailingZeroBitCount
              fresh &= fresh &- 1
              walk.extend(chunk, place, reached, next, pairs)
            }
          }
        }
      }
    }
    self.isFruitful = isFruitful
  }
}

/// What a move of a ``SevenCounter`` needs, for the innermost loop.
private struct SevenWalk {
  /// How many words of edges a chunk takes.
  static let words = (SevenNumbers.places + 63) / 64

  private let gap: GapWalk<UInt16>
  private let numbers = SevenNumbers.shared
  private let ways: [UInt8]

  /// How many moves lead to what is reached now.
  private let depth: UInt8

  init(_ gap: GapWalk<UInt16>, _ ways: [UInt8], _ depth: UInt8) {
    (self.gap, self.ways, self.depth) = (gap, ways, depth)
  }

  /// The bit of a placing among the edges: its word, and which of its bits.
  @inline(__always)
  static func mark(_ number: Int) -> (word: Int, bit: UInt64) {
    let (chunk, place) = number.quotientAndRemainder(dividingBy: SevenNumbers.places)
    return (chunk &* words &+ place &>> 6, 1 &<< UInt64(truncatingIfNeeded: place & 63))
  }

  /// Lets the gap go where it can, and moves each tile that it comes to touch.
  @inline(__always)
  func extend(
    _ chunk: Int, _ place: Int, _ reached: UnsafeMutablePointer<UInt16>,
    _ next: UnsafeMutablePointer<UInt64>, _ pairs: UnsafeMutablePointer<UInt8>
  ) {
    let neighbours = gap.neighbours.span
    let key = numbers.key(chunk, place)
    let number = chunk &* SevenNumbers.places &+ place
    var free: UInt16 = .max
    var shift: UInt32 = 0
    while shift < 28 {
      free &= ~(1 &<< UInt16(truncatingIfNeeded: key &>> shift & 15))
      shift &+= 4
    }
    let region = gap.region(of: reached[number], in: free)
    reached[number] = region
    shift = 0
    while shift < 28 {
      let start = key &>> shift & 15
      let left: UInt16 = 1 &<< UInt16(truncatingIfNeeded: start)
      var targets = neighbours[unchecked: Int(start)] & region
      while targets != 0 {
        let target = UInt32(targets.trailingZeroBitCount)
        targets &= targets &- 1
        let moved = key ^ (start ^ target) &<< shift
        let other = Int(numbers.number(moved))
        let before = reached[other]
        guard before & left == 0 else { continue }
        reached[other] = before | left
        if before == 0 { note(moved, other, pairs) }
        let mark = Self.mark(other)
        next[mark.word] |= mark.bit
      }
      shift &+= 4
    }
  }

  /// Packs the moves to a placing that is met for the first time.
  @inline(__always)
  private func note(_ key: UInt32, _ number: Int, _ pairs: UnsafeMutablePointer<UInt8>) {
    let ways = ways.span
    var excess = depth
    for tile in 0..<7 {
      let cell = Int(key &>> UInt32(truncatingIfNeeded: 4 &* tile) & 15)
      excess &-= ways[unchecked: tile &* 16 &+ cell]
    }
    let half = excess &>> 1
    pairs[number &>> 1] |=
      (half < 15 ? half : 15) &<< UInt8(truncatingIfNeeded: (number & 1) &<< 2)
  }
}
