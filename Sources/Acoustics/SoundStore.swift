import Synchronization

/// Keeps the samples of sounds for as long as the program runs, each made when it is first asked for.
///
/// Whoever mixes reads them where they lie, so they never move and are never given back.
public final class SoundStore: Sendable {
  /// Where samples are, and how many.
  public struct Place: Sendable {
    /// The address of the first, of 16 bits.
    public let address: UInt
    /// How many there are.
    public let count: Int
  }

  private struct Key: Hashable {
    let name: SoundName
    let variant: Int
  }

  private let made = Mutex<[Key: Place]>([:])

  /// An empty store.
  public init() {}

  /// The samples of a sound, if they have been made.
  public func made(_ name: SoundName, variant: Int) -> Place? {
    made.withLock { $0[Key(name: name, variant: variant)] }
  }

  /// The samples of a sound; the first time it takes some milliseconds.
  public func samples(of name: SoundName, variant: Int) -> Place {
    if let place = made(name, variant: variant) { return place }
    let samples = Synthesis.samples(of: name.sound, variant: variant)
    let key = Key(name: name, variant: variant)
    return made.withLock { made in
      // Another thread may have been quicker.
      if let place = made[key] { return place }
      let memory = UnsafeMutableBufferPointer<Int16>.allocate(capacity: samples.count)
      for (index, sample) in samples.enumerated() { memory[index] = Samples.whole(sample) }
      let place = Place(address: UInt(bitPattern: memory.baseAddress), count: samples.count)
      made[key] = place
      return place
    }
  }
}
