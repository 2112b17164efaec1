import Acoustics
import SDLKit
import Stage
import Synchronization
import Threads

/// Plays sounds by the system's device, which is open only while there is something to be heard.
final class SoundPlayer: SoundReceiver {
  private let keeper: SoundKeeper
  private let workshop: Workshop
  private var volume = 0.0

  init(_ keeper: SoundKeeper = SoundKeeper()) {
    self.keeper = keeper
    workshop = Workshop(keeper.queue)
  }

  var now: Duration { SoundDevice.now }
  var beginnings: Int { keeper.openings }

  func expectSound() { if volume > 0 { keeper.use() } }

  func take(_ request: SoundRequest) {
    if request.order.kind == .start { expectSound() }
    workshop.take(request, at: now)
  }

  func setVolume(_ volume: Double) {
    self.volume = volume
    keeper.queue.volume = Float(volume)
  }

  /// Closes the device; returns when it is closed.
  func end() { keeper.end() }

  /// Passes on what is asked of the mixer, as soon as the samples are there.
  ///
  /// The first time they are made on another thread. A sound that is to end before they are there never begins.
  private nonisolated final class Workshop: Sendable {
    private struct State {
      /// Voices whose samples are being made, and how they are to begin.
      var waiting: [UInt32: MixOrder] = [:]
    }

    private let store = SoundStore()
    private let queue: MixQueue
    /// Locked while something is put into the queue, which only one may do at a time; the mixer never asks for it.
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
  /// The order to play these samples.
  func playing(_ place: SoundStore.Place) -> MixOrder {
    var order = self
    order.samples = place.address
    order.count = UInt32(place.count)
    return order
  }

  /// An order to start, as another one has changed it since.
  fileprivate func changed(by other: MixOrder) -> MixOrder {
    var order = self
    (order.left, order.right, order.rate) = (other.left, other.right, other.rate)
    return order
  }
}
