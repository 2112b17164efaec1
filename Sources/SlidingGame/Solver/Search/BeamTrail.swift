/// How every board that a beam search has kept came about.
struct BeamTrail {
  /// For each board its parent's number in the layer × 4 + the direction, layer after layer.
  private var links: [UInt32] = []

  /// Where the links of each layer begin.
  private var layers: [Int] = []

  /// Forgets all boards.
  mutating func clear() {
    links.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
  }

  /// Makes ready for the boards of one move more.
  mutating func beginLayer() { layers.append(links.count) }

  /// Adds a board to the last layer.
  ///
  /// - Parameter link: its parent's number in the layer before × 4 + the direction.
  @inline(__always)
  mutating func append(_ link: UInt32) { links.append(link) }

  /// The numbers of the directions that led to a board of the last layer, and the last one.
  func moves(_ last: UInt32) -> [UInt8] {
    var moves: [UInt8] = []
    var link = last
    for start in layers.reversed() {
      moves.append(UInt8(link & 3))
      link = links[start + Int(link / 4)]
    }
    moves.append(UInt8(link & 3))
    return moves.reversed()
  }
}
