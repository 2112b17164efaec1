import Acoustics
import SDLKit
import Stage
import Synchronization
import Threads

/// Plays sounds on the system's device, which is open only while there is sound to play.
final class SoundPlayer: SoundReceiver {
  private let session: AudioDeviceSession
  private let loader: SampleLoader
  private var volume = 0.0

  init(_ session: AudioDeviceSession = AudioDeviceSession()) {
    self.session = session
    loader = SampleLoader(session.queue)
  }

  var now: Duration { SoundDevice.now }
  var beginnings: Int { session.openings }

  func expectSound() { if volume > 0 { session.use() } }

  func take(_ request: SoundRequest) {
    if request.order.kind == .start { expectSound() }
    loader.take(request, at: now)
  }

  func setVolume(_ volume: Double) {
    self.volume = volume
    session.queue.volume = Float(volume)
  }

  /// Closes the device. Returns when it is closed.
  func end() { session.end() }

  /// Sends orders to the mixer as soon as their samples exist.
  ///
  /// The first use of a sound makes its samples on another thread. A sound that ends before they exist never
  /// starts.
  private nonisolated final class SampleLoader: Sendable {
    private struct State {
      /// The start orders whose samples are being made, by voice.
      var waiting: [UInt32: MixOrder] = [:]
    }

    private let store = SoundStore()
    private let queue: MixQueue
    /// Also guards writing to the queue, which only one thread may do at a time. The mixer never takes this lock.
    private let state = Mutex(State())

    init(_ queue: MixQueue) { self.queue = queue }

    func pass(_ order: MixOrder) { state.withLock { _ in _ = queue.put(order) } }

    func take(_ request: SoundRequest, at now: Duration) {
      var order = request.order
      order.due = now.nanoseconds
      guard order.kind == .start else {
        return state.withLock { state in
          if let start = state.waiting.removeValue(forKey: order.voice) {
            if order.kind == .change { state.waiting[order.voice] = start.changed(by: order) }
          } else {
            queue.put(order)
          }
        }
      }
      if let place = store.made(request.name, variant: request.variant) {
        return pass(order.playing(place))
      }
      let voice = order.voice
      state.withLock { $0.waiting[voice] = order }
      Background.start { [self] in
        let place = store.samples(of: request.name, variant: request.variant)
        state.withLock { state in
          guard let start = state.waiting.removeValue(forKey: voice) else { return }
          queue.put(start.playing(place))
        }
      }
    }
  }
}

nonisolated extension MixOrder {
  /// Returns the order with the samples to play.
  func playing(_ place: SoundStore.Place) -> MixOrder {
    var order = self
    order.samples = place.address
    order.count = UInt32(place.count)
    return order
  }

  /// Returns a start order, changed by a later order.
  fileprivate func changed(by other: MixOrder) -> MixOrder {
    var order = self
    (order.left, order.right, order.rate) = (other.left, other.right, other.rate)
    return order
  }
}
