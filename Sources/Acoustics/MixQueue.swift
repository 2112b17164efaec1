import Synchronization

/// A lock-free FIFO queue of commands from one thread to the mixing thread.
public final class MixQueue: Sendable {
  private static let capacity = 256
  private let words = InlineArray<1280, Atomic<UInt64>> { _ in Atomic(0) }
  /// The total numbers of commands written and read.
  private let written = Atomic(0)
  private let read = Atomic(0)
  private let voices = Atomic(0)
  private let loudness = Atomic<UInt32>(Float(1).bitPattern)

  public init() {}

  /// Appends a command.
  ///
  /// - Returns: whether the command was appended. A full queue, which means that mixing has stopped, drops it.
  @discardableResult
  public func enqueue(_ command: MixCommand) -> Bool {
    let position = written.load(ordering: .relaxed)
    guard position - read.load(ordering: .acquiring) < Self.capacity else { return false }
    let packed = command.packed
    let first = position % Self.capacity * MixCommand.words
    for index in 0..<MixCommand.words {
      words[first + index].store(packed[index], ordering: .relaxed)
    }
    written.store(position + 1, ordering: .releasing)
    return true
  }

  /// Removes and returns the oldest command, or returns `nil` if the queue is empty.
  func dequeue() -> MixCommand? {
    let position = read.load(ordering: .relaxed)
    guard position < written.load(ordering: .acquiring) else { return nil }
    let first = position % Self.capacity * MixCommand.words
    var packed = InlineArray<5, UInt64>(repeating: 0)
    for index in 0..<MixCommand.words {
      packed[index] = words[first + index].load(ordering: .relaxed)
    }
    read.store(position + 1, ordering: .releasing)
    return MixCommand(packed: packed)
  }

  /// Removes all commands. Call it only while no thread mixes.
  public func clear() {
    while dequeue() != nil {}
    note(voices: 0)
  }

  /// The number of active voices after the last mix, plus the number of queued commands.
  public var pending: Int {
    voices.load(ordering: .relaxed)
      + written.load(ordering: .relaxed) - read.load(ordering: .relaxed)
  }

  /// The master volume, from 0 to 1. Default: 1.
  public var volume: Float {
    get { Float(bitPattern: loudness.load(ordering: .relaxed)) }
    set { loudness.store(newValue.bitPattern, ordering: .relaxed) }
  }

  func note(voices count: Int) { voices.store(count, ordering: .relaxed) }
}
