import Synchronization

/// A cache of sound samples, each synthesised on first use and never freed.
///
/// The mixer reads the samples by address, so they never move.
public final class SoundStore: Sendable {
  /// The memory of a variant's samples.
  public struct Place: Sendable {
    /// The address of the first 16-bit sample.
    public let address: UInt
    /// The number of samples.
    public let count: Int
  }

  private struct Key: Hashable {
    let name: SoundName
    let variant: Int
  }

  private let made = Mutex<[Key: Place]>([:])

  public init() {}

  /// Returns the samples of a sound if they have been synthesised.
  public func made(_ name: SoundName, variant: Int) -> Place? {
    made.withLock { $0[Key(name: name, variant: variant)] }
  }

  /// Returns the samples of a sound. The first call takes some milliseconds.
  public func samples(of name: SoundName, variant: Int) -> Place {
    if let place = made(name, variant: variant) { return place }
    let samples = Synthesis.samples(of: name.sound, variant: variant)
    let key = Key(name: name, variant: variant)
    return made.withLock { made in
      // Another thread may have stored them meanwhile.
      if let place = made[key] { return place }
      let memory = UnsafeMutableBufferPointer<Int16>.allocate(capacity: samples.count)
      for (index, sample) in samples.enumerated() { memory[index] = Samples.whole(sample) }
      let place = Place(address: UInt(bitPattern: memory.baseAddress), count: samples.count)
      made[key] = place
      return place
    }
  }
}
