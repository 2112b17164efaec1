import Synchronization

/// The largest tables of a shape, which let the longest proofs look at a fraction of the boards.
///
/// They take some five seconds of two threads to make, so they are made or read only when a search turns out to be long.
/// Only 4 × 4 has some, which take 57.7 MB.
public final class HardTables: Sendable {
  /// How many parts there are to make; 0 for shapes that have none.
  public let parts: Int

  private struct State {
    var whole: SevenTables?
    /// The parts that are made already.
    var parts: [Int: [UInt8]] = [:]
  }

  private let state = Mutex(State())

  init(_ shape: BoardShape) {
    parts = shape == .square(4) ? SevenTables.parts : 0
  }

  /// The tables, once they are whole.
  var tables: SevenTables? { state.withLock { $0.whole } }

  /// The bytes that they take.
  var byteCount: Int {
    state.withLock { state in
      state.parts.values.reduce(state.whole?.pairs.count ?? 0) { $0 + $1.count }
    }
  }

  /// Makes a part; when all are made, searches go on by them.
  ///
  /// Each part may be made on a thread of its own, and takes up to 100 MB while it is made.
  ///
  /// - Parameters:
  ///   - part: from 0 to below ``parts``.
  ///   - isCancelled: asked every few milliseconds; once it says yes, the part is given up.
  public func make(_ part: Int, isCancelled: () -> Bool = { false }) {
    precondition(part < parts, "No part \(part) of \(parts)")
    guard !isCancelled() else { return }
    var counter = SevenTables.counter(part)
    guard let pairs = counter.run(isCancelled) else { return }
    state.withLock { state in
      state.parts[part] = pairs
      let all = (0..<parts).compactMap { state.parts[$0] }
      guard all.count == parts else { return }
      state.whole = SevenTables(pairs: Array(all.joined()))
      state.parts = [:]
    }
  }

  /// The tables as bytes to be kept, or `nil` as long as they are not made.
  public var bytes: [UInt8]? {
    tables.map { PatternTables.head(.sevenSevenOne, $0.pairs) + $0.pairs }
  }

  /// Takes the tables from bytes that were kept.
  ///
  /// - Returns: whether they are the tables that this program makes.
  public func take(_ bytes: [UInt8]) -> Bool {
    guard parts > 0, bytes.count == 16 + SevenTables.length else { return false }
    let pairs = Array(bytes.dropFirst(16))
    let head = PatternTables.head(.sevenSevenOne, pairs)
    guard bytes.prefix(16).elementsEqual(head), PatternPartition.sevenSevenOne.isKnown(by: head)
    else { return false }
    state.withLock { $0.whole = SevenTables(pairs: pairs) }
    return true
  }
}
