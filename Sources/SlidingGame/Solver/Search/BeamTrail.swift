/// The back pointers of all boards that a beam search has kept.
struct BeamTrail {
  /// The parent's number in its layer × 4 + the direction, for each board of each layer.
  private var links: [UInt32] = []

  /// The index of each layer's first link.
  private var layers: [Int] = []

  /// Removes all links.
  mutating func clear() {
    links.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
  }

  /// Starts the next layer.
  mutating func beginLayer() { layers.append(links.count) }

  /// Adds a board to the current layer.
  ///
  /// - Parameter link: its parent's number in the previous layer × 4 + the direction.
  @inline(__always)
  mutating func append(_ link: UInt32) { links.append(link) }

  /// Returns the moves from the start to a board, given its link to the last layer, as direction numbers.
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
