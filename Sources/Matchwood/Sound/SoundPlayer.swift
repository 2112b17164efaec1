import Acoustics
import SDLKit
import Stage
import Synchronization
import Threads

/// Plays sounds on the system's device, which an ``AudioDeviceSession`` opens and closes.
final class SoundPlayer: SoundReceiver {
  private let session: AudioDeviceSession
  private let loader: SampleLoader
  private var volume = 0.0

  init(_ session: AudioDeviceSession = AudioDeviceSession()) {
    self.session = session
    loader = SampleLoader(session.queue)
  }

  var now: Duration { SoundDevice.now }
  var startCount: Int { session.openings }

  func expectSound() { if volume > 0 { session.use() } }

  func receive(_ request: SoundRequest) {
    if request.command.kind == .start { expectSound() }
    loader.receive(request, at: now)
  }

  func setVolume(_ volume: Double) {
    self.volume = volume
    session.queue.volume = Float(volume)
  }

  /// Closes the device. Returns when it is closed.
  func end() { session.end() }

  /// Sends commands to the mixer as soon as their samples exist.
  ///
  /// The first use of a sound makes its samples on another thread. A sound that ends before they exist never
  /// starts.
  private nonisolated final class SampleLoader: Sendable {
    private struct State {
      /// The start commands whose samples are being made, by voice.
      var waiting: [UInt32: MixCommand] = [:]
    }

    private let store = SoundStore()
    private let queue: MixQueue
    /// Also guards writing to the queue, which only one thread may do at a time. The mixer never takes this lock.
    private let state = Mutex(State())

    init(_ queue: MixQueue) { self.queue = queue }

    func pass(_ command: MixCommand) { state.withLock { _ in _ = queue.enqueue(command) } }

    func receive(_ request: SoundRequest, at now: Duration) {
      var command = request.command
      command.due = now.nanoseconds
      guard command.kind == .start else {
        return state.withLock { state in
          if let start = state.waiting.removeValue(forKey: command.voice) {
            if command.kind == .change { state.waiting[command.voice] = start.changed(by: command) }
          } else {
            queue.enqueue(command)
          }
        }
      }
      if let place = store.made(request.name, variant: request.variant) {
        return pass(command.playing(place))
      }
      let voice = command.voice
      state.withLock { $0.waiting[voice] = command }
      Background.start { [self] in
        let place = store.samples(of: request.name, variant: request.variant)
        state.withLock { state in
          guard let start = state.waiting.removeValue(forKey: voice) else { return }
          queue.enqueue(start.playing(place))
        }
      }
    }
  }
}

nonisolated extension MixCommand {
  /// Returns the command with the samples to play.
  func playing(_ place: SoundStore.Place) -> MixCommand {
    var command = self
    command.samples = place.address
    command.count = UInt32(place.count)
    return command
  }

  /// Returns a start command with the volumes and the rate of a later command.
  fileprivate func changed(by other: MixCommand) -> MixCommand {
    var command = self
    (command.left, command.right, command.rate) = (other.left, other.right, other.rate)
    return command
  }
}
