import Synchronization

/// The largest pattern databases of a shape, which reduce the longest proofs to a fraction of the boards.
///
/// They take two threads about five seconds to make, so they are made or loaded only when a search turns out to be
/// long. Only 4 × 4 has them. They occupy 57.7 MB.
public final class HardTables: Sendable {
  /// The number of parts to make; 0 for shapes without such tables.
  public let parts: Int

  private struct State {
    var whole: SevenTables?
    /// The parts made so far.
    var parts: [Int: [UInt8]] = [:]
  }

  private let state = Mutex(State())

  init(_ shape: BoardShape) {
    parts = shape == .square(4) ? SevenTables.parts : 0
  }

  /// The complete tables, or `nil` before all parts are made.
  var tables: SevenTables? { state.withLock { $0.whole } }

  /// The memory that the tables occupy, in bytes.
  var byteCount: Int {
    state.withLock { state in
      state.parts.values.reduce(state.whole?.pairs.count ?? 0) { $0 + $1.count }
    }
  }

  /// Makes a part. Once all are made, searches use the tables.
  ///
  /// Each part may be made on its own thread, and needs up to 100 MB until it is made.
  ///
  /// - Parameters:
  ///   - part: the number of the part, from 0 to below ``parts``.
  ///   - isCancelled: polled every few milliseconds; if it returns `true`, the part is abandoned.
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

  /// The serialised tables, or `nil` before they are complete.
  public var bytes: [UInt8]? {
    tables.map { PatternTables.head(.sevenSevenOne, $0.pairs) + $0.pairs }
  }

  /// Loads serialised tables.
  ///
  /// - Returns: whether the bytes are the tables that this program makes.
  public func load(_ bytes: [UInt8]) -> Bool {
    guard parts > 0, bytes.count == 16 + SevenTables.length else { return false }
    let pairs = Array(bytes.dropFirst(16))
    let head = PatternTables.head(.sevenSevenOne, pairs)
    guard bytes.prefix(16).elementsEqual(head), PatternPartition.sevenSevenOne.isKnown(by: head)
    else { return false }
    state.withLock { $0.whole = SevenTables(pairs: pairs) }
    return true
  }
}
