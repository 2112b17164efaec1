import Files
import Glibc
import SDLKit
import Synchronization
import Threads

/// Where an open window hears what later starts hand over, on a thread of its own that sleeps while nobody comes.
nonisolated final class HandOverDoor: Sendable {
  private struct Desk {
    var waiting: [HandedThing] = []
    var isClosed = false
  }

  /// Who has come in, and when it was heard last.
  struct Guest {
    let socket: LocalSocket
    var heard: ContinuousClock.Instant
  }

  private let place: HandOverPlace
  private let socket: LocalSocket
  private let number: ino_t?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let desk = Mutex(Desk())

  /// How many are listened to at once; one more sends the quietest away.
  private static let seats = 8
  /// How long somebody may say nothing.
  private static let patience = Duration.seconds(1)
  /// How much the window keeps in mind before it takes no more.
  static let room = 1000

  /// Others can come from now on, and wait in line until ``open(wake:)``.
  ///
  /// - Parameters:
  ///   - place: of a folder that this program holds.
  ///   - now: the time, by which those are sent away who say nothing.
  init(
    _ place: HandOverPlace,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) throws(FileError) {
    self.place = place
    self.now = now
    (socket, number) = try place.listen()
  }

  deinit { close() }

  /// Begins to listen.
  ///
  /// - Parameter wake: called on another thread when there is something to ``collect()``.
  func open(wake: @escaping @Sendable () -> Void) {
    // Where there is no thread, nobody could come in.
    let close: @Sendable () -> Void = { [weak self] in self?.close() }
    Background.start(cutShort: close) { [weak self, socket] in
      var guests: [Guest] = []
      while true {
        Self.rest(socket, guests)
        guard let self, !isClosed else { return }
        guests.removeAll { $0.heard.duration(to: self.now()) > Self.patience }
        guests = guests.compactMap { guest in self.hear(guest, wake) }
        if let guest = socket.accepted(), guest.isOfThisPlayer {
          Self.seat(Guest(socket: guest, heard: now()), among: &guests)
        }
      }
    }
  }

  /// What has been handed over since the last time, in its order.
  func collect() -> [HandedThing] {
    desk.withLock { desk in
      defer { desk.waiting = [] }
      return desk.waiting
    }
  }

  /// Takes no more, and leaves nothing behind.
  func close() {
    let wasClosed = desk.withLock { desk in
      defer { desk.isClosed = true }
      return desk.isClosed
    }
    guard !wasClosed else { return }
    if let number { place.remove(number) }
    socket.shutDown()
  }

  private var isClosed: Bool { desk.withLock { $0.isClosed } }

  /// Adds a guest. Where all seats are taken, it replaces the guest that has been quiet for longest.
  static func seat(_ guest: Guest, among guests: inout [Guest]) {
    let quietest = guests.indices.min { guests[$0].heard < guests[$1].heard }
    if let quietest, guests.count == seats { guests.remove(at: quietest) }
    guests.append(guest)
  }

  /// Sleeps until somebody comes or speaks, or has been quiet for too long.
  private static func rest(_ socket: LocalSocket, _ guests: [Guest]) {
    var requests = ([socket] + guests.map(\.socket)).map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    poll(&requests, nfds_t(requests.count), guests.isEmpty ? -1 : 200)
  }

  /// - Returns: nil where there is nothing more to hear from it.
  private func hear(_ guest: Guest, _ wake: @Sendable () -> Void) -> Guest? {
    switch guest.socket.receive(atMost: HandedThing.limit, waits: false) {
    case .nothing: return guest
    case .end: return nil
    case .message(let bytes):
      guard let thing = HandedThing(message: bytes), take(thing, wake),
        guest.socket.send(HandOverPlace.answer, waits: false)
      else { return nil }
      return Guest(socket: guest.socket, heard: now())
    }
  }

  private func take(_ thing: HandedThing, _ wake: @Sendable () -> Void) -> Bool {
    let (isTaken, isFirst) = desk.withLock { desk in
      guard !desk.isClosed, desk.waiting.count < Self.room else { return (false, false) }
      desk.waiting.append(thing)
      return (true, desk.waiting.count == 1)
    }
    if isFirst { wake() }
    return isTaken
  }
}
