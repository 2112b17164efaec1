import Synchronization

/// Hands orders from one thread to one that mixes, in their order; neither ever waits.
public final class MixQueue: Sendable {
  private static let capacity = 256
  private let words = InlineArray<1280, Atomic<UInt64>> { _ in Atomic(0) }
  /// How many orders were ever put in, and taken out.
  private let written = Atomic(0)
  private let read = Atomic(0)
  private let voices = Atomic(0)
  private let loudness = Atomic<UInt32>(Float(1).bitPattern)

  /// An empty queue.
  public init() {}

  /// Puts an order in.
  ///
  /// - Returns: false where the queue is full, since nobody has mixed for long; the order is lost.
  @discardableResult
  public func put(_ order: MixOrder) -> Bool {
    let place = written.load(ordering: .relaxed)
    guard place - read.load(ordering: .acquiring) < Self.capacity else { return false }
    let packed = order.packed
    let first = place % Self.capacity * MixOrder.words
    for index in 0..<MixOrder.words {
      words[first + index].store(packed[index], ordering: .relaxed)
    }
    written.store(place + 1, ordering: .releasing)
    return true
  }

  /// Takes the oldest order out; nil where there is none.
  func take() -> MixOrder? {
    let place = read.load(ordering: .relaxed)
    guard place < written.load(ordering: .acquiring) else { return nil }
    let first = place % Self.capacity * MixOrder.words
    var packed = InlineArray<5, UInt64>(repeating: 0)
    for index in 0..<MixOrder.words {
      packed[index] = words[first + index].load(ordering: .relaxed)
    }
    read.store(place + 1, ordering: .releasing)
    return MixOrder(packed: packed)
  }

  /// Forgets what nobody has taken; only while nobody mixes.
  public func clear() {
    while take() != nil {}
    note(voices: 0)
  }

  /// How many voices were heard when it was mixed last, and orders that are still to be taken.
  public var pending: Int {
    voices.load(ordering: .relaxed)
      + written.load(ordering: .relaxed) - read.load(ordering: .relaxed)
  }

  /// How loud everything is, from 0 to 1; at first 1.
  public var volume: Float {
    get { Float(bitPattern: loudness.load(ordering: .relaxed)) }
    set { loudness.store(newValue.bitPattern, ordering: .relaxed) }
  }

  func note(voices count: Int) { voices.store(count, ordering: .relaxed) }
}
