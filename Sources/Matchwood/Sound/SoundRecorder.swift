import Acoustics
import Files
import Stage
import Synchronization

/// Records the sound output, timed by the clock of the run loop.
final class SoundRecorder: SoundReceiver {
  private let path: FilePath
  private let store = SoundStore()
  private let queue = MixQueue()
  private let mixer: Mixer
  /// Locked while the file is written.
  private nonisolated let writing = Mutex(())
  private var samples: [Int16] = []
  private(set) var now = Duration.zero
  let startCount = 1

  /// The maximum number of samples, for half an hour of stereo. Later sound is not recorded.
  private static let limit = Int(Samples.rate) * 2 * 1800
  private static let block = 512

  /// Makes an empty recording.
  ///
  /// - Parameter path: the file that is written at the end.
  init(path: FilePath) {
    self.path = path
    mixer = Mixer(queue)
  }

  func expectSound() {}

  func receive(_ request: SoundRequest) {
    var command = request.command
    command.due = now.nanoseconds
    if command.kind == .start {
      command = command.playing(store.samples(of: request.name, variant: request.variant))
    }
    if !queue.enqueue(command) {
      mix(0)
      queue.enqueue(command)
    }
  }

  func setVolume(_ volume: Double) { queue.volume = Float(volume) }

  /// Advances the time and mixes the sound of the elapsed time.
  func pass(_ elapsed: Duration) {
    now += elapsed
    let wanted = min(Int((now / .seconds(1) * Samples.rate).rounded()) * 2, Self.limit)
    while samples.count < wanted { mix(min(Self.block, (wanted - samples.count) / 2)) }
  }

  private func mix(_ frames: Int) {
    var block = [Float](repeating: 0, count: 2 * frames)
    block.withUnsafeMutableBufferPointer { mixer.mix(into: $0, at: now.nanoseconds) }
    samples += block.map(Samples.whole)
  }

  /// The time that the reader of a pipe has to receive the whole file.
  private static let timeout = Duration.milliseconds(300)

  /// Writes the file.
  func save() throws(FileError) {
    try writing.withLock { (_) throws(FileError) in
      try File.replace(path, with: WaveFile.bytes(samples), timeout: Self.timeout)
    }
  }

  /// Waits while the file is being written. Works on any thread.
  nonisolated func finish() { writing.withLock { _ in } }
}

nonisolated extension Duration {
  /// The duration in whole nanoseconds. It must not be negative.
  var nanoseconds: UInt64 {
    UInt64(components.seconds) * 1_000_000_000 + UInt64(components.attoseconds / 1_000_000_000)
  }
}
