import Synchronization

/// The finer pattern databases of a shape. They take longer to make than the quickest ones and reduce the number of
/// boards searched.
///
/// For 4 × 4 they occupy 16.8 MB.
public final class FineTables: Sendable {
  /// The number of parts to make; 0 for shapes without such tables.
  public let parts: Int

  private struct State {
    var whole: PatternTables?
    /// The parts made so far.
    var parts: [Int: [UInt8]] = [:]
  }

  private let partition: PatternPartition?
  private let state = Mutex(State())

  init(_ shape: BoardShape) {
    partition = PatternPartition.finest(shape)
    parts = partition?.groups.count ?? 0
  }

  /// The complete tables, or `nil` before all parts are made.
  var tables: PatternTables? { state.withLock { $0.whole } }

  /// Frees the tables, once ``HardTables`` replace them.
  func drop() { state.withLock { $0.whole = nil } }

  /// The memory that the tables occupy, in bytes.
  var byteCount: Int {
    state.withLock { state in
      state.parts.values.reduce(state.whole?.pairs.count ?? 0) { $0 + $1.count }
    }
  }

  /// Makes a part. Once all are made, searches continue with the tables.
  ///
  /// Each part may be made on its own thread, and needs up to 40 MB until it is made.
  ///
  /// - Parameters:
  ///   - part: the number of the part, from 0 to below ``parts``.
  ///   - isCancelled: polled every few milliseconds; if it returns `true`, the part is abandoned.
  public func make(_ part: Int, isCancelled: () -> Bool = { false }) {
    guard let partition, part < parts else { preconditionFailure("No part \(part) of \(parts)") }
    guard !isCancelled() else { return }
    // The counter holds the only reference to the array, so no copy is made.
    var counter = partition.counter(
      [part], bases: [0], in: Array(repeating: 0, count: partition.lengths[part] / 2))
    guard let pairs = counter.run(isCancelled) else { return }
    state.withLock { state in
      state.parts[part] = pairs
      let all = (0..<parts).compactMap { state.parts[$0] }
      guard all.count == parts else { return }
      state.whole = PatternTables(partition, pairs: Array(all.joined()))
      state.parts = [:]
    }
  }

  /// The serialised tables, or `nil` before they are complete.
  public var bytes: [UInt8]? { tables?.bytes }

  /// Loads serialised tables.
  ///
  /// - Returns: whether the bytes are tables of this shape and of this program's version.
  public func load(_ bytes: [UInt8]) -> Bool {
    guard let partition, let read = PatternTables(partition, bytes: bytes) else { return false }
    state.withLock { $0.whole = read }
    return true
  }
}
