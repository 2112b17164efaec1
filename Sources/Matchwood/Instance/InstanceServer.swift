import Files
import Glibc
import SDLKit
import Synchronization
import Threads

/// The server of an open window: receives the requests of later starts on a thread that sleeps while there are
/// none.
nonisolated final class InstanceServer: Sendable {
  private struct Inbox {
    var waiting: [OpenRequest] = []
    var isClosed = false
  }

  /// A client and the time of its last message.
  struct Client {
    let socket: LocalSocket
    var heard: ContinuousClock.Instant
  }

  private let place: InstanceSocket
  private let socket: LocalSocket
  private let number: ino_t?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let desk = Mutex(Inbox())

  /// The maximum number of clients at a time. Another one replaces the client that has been silent longest.
  private static let seats = 8
  /// The longest time that a client may send nothing.
  private static let patience = Duration.seconds(1)
  /// The maximum number of requests that wait for the window. Further ones are rejected.
  static let room = 1000

  /// Binds the socket. Clients can connect from now on and wait until ``open(wake:)``.
  ///
  /// - Parameters:
  ///   - place: the place of a folder that this program has locked.
  ///   - now: the clock for disconnecting silent clients.
  init(
    _ place: InstanceSocket,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) throws(FileError) {
    self.place = place
    self.now = now
    (socket, number) = try place.listen()
  }

  deinit { close() }

  /// Starts the thread that serves clients.
  ///
  /// - Parameter wake: called on another thread when there is something to ``collect()``.
  func open(wake: @escaping @Sendable () -> Void) {
    // Without a thread no client could be served.
    let close: @Sendable () -> Void = { [weak self] in self?.close() }
    Background.start(cutShort: close) { [weak self, socket] in
      var guests: [Client] = []
      while true {
        Self.rest(socket, guests)
        guard let self, !isClosed else { return }
        guests.removeAll { $0.heard.duration(to: self.now()) > Self.patience }
        guests = guests.compactMap { guest in self.hear(guest, wake) }
        if let guest = socket.accepted(), guest.isOfThisPlayer {
          Self.seat(Client(socket: guest, heard: now()), among: &guests)
        }
      }
    }
  }

  /// Returns the requests received since the last call, in order.
  func collect() -> [OpenRequest] {
    desk.withLock { desk in
      defer { desk.waiting = [] }
      return desk.waiting
    }
  }

  /// Stops the server and removes its socket.
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

  /// Adds a client. If there are too many, it replaces the one that has been silent longest.
  static func seat(_ guest: Client, among guests: inout [Client]) {
    let quietest = guests.indices.min { guests[$0].heard < guests[$1].heard }
    if let quietest, guests.count == seats { guests.remove(at: quietest) }
    guests.append(guest)
  }

  /// Sleeps until a client connects, sends or has been silent too long.
  private static func rest(_ socket: LocalSocket, _ guests: [Client]) {
    var requests = ([socket] + guests.map(\.socket)).map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    poll(&requests, nfds_t(requests.count), guests.isEmpty ? -1 : 200)
  }

  /// Receives a message of a client and answers it.
  ///
  /// - Returns: `nil` if the connection is over.
  private func hear(_ guest: Client, _ wake: @Sendable () -> Void) -> Client? {
    switch guest.socket.receive(atMost: OpenRequest.limit, waits: false) {
    case .nothing: return guest
    case .end: return nil
    case .message(let bytes):
      guard let thing = OpenRequest(message: bytes), take(thing, wake),
        guest.socket.send(InstanceSocket.answer, waits: false)
      else { return nil }
      return Client(socket: guest.socket, heard: now())
    }
  }

  private func take(_ thing: OpenRequest, _ wake: @Sendable () -> Void) -> Bool {
    let (isTaken, isFirst) = desk.withLock { desk in
      guard !desk.isClosed, desk.waiting.count < Self.room else { return (false, false) }
      desk.waiting.append(thing)
      return (true, desk.waiting.count == 1)
    }
    if isFirst { wake() }
    return isTaken
  }
}
