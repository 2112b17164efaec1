import Files
import Glibc
import SDLKit
import Synchronization
import Threads

/// The server of an open window. Its thread receives the requests of later starts and sleeps between them.
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

  private let address: InstanceSocket
  private let socket: LocalSocket
  private let number: ino_t?
  private let now: @Sendable () -> ContinuousClock.Instant
  private let inbox = Mutex(Inbox())

  /// The maximum number of clients at a time. Another one replaces the client that has been silent longest.
  private static let clientLimit = 8
  /// The longest silence of a client. After it the server disconnects the client.
  private static let silenceLimit = Duration.seconds(1)
  /// The maximum number of requests that wait for the window. Further ones are rejected.
  static let room = 1000

  /// Binds the socket. Clients can connect from now on and wait until ``open(wake:)``.
  ///
  /// - Parameters:
  ///   - address: the address that belongs to a folder locked by this program.
  ///   - now: the clock for disconnecting silent clients.
  init(
    _ address: InstanceSocket,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) throws(FileError) {
    self.address = address
    self.now = now
    (socket, number) = try address.listen()
  }

  deinit { close() }

  /// Starts the thread that serves clients.
  ///
  /// - Parameter wake: called on another thread when there is something to ``collect()``.
  func open(wake: @escaping @Sendable () -> Void) {
    // Closes the server if the system cannot create a thread.
    let close: @Sendable () -> Void = { [weak self] in self?.close() }
    Background.start(cutShort: close) { [weak self, socket] in
      var clients: [Client] = []
      while true {
        Self.waitForActivity(socket, clients)
        guard let self, !isClosed else { return }
        clients.removeAll { $0.heard.duration(to: self.now()) > Self.silenceLimit }
        clients = clients.compactMap { client in self.serve(client, wake) }
        if let client = socket.accepted(), client.isOfThisPlayer {
          Self.seat(Client(socket: client, heard: now()), among: &clients)
        }
      }
    }
  }

  /// Returns the requests received since the last call, in order.
  func collect() -> [OpenRequest] {
    inbox.withLock { inbox in
      defer { inbox.waiting = [] }
      return inbox.waiting
    }
  }

  /// Stops the server and removes its socket.
  func close() {
    let wasClosed = inbox.withLock { inbox in
      defer { inbox.isClosed = true }
      return inbox.isClosed
    }
    guard !wasClosed else { return }
    if let number { address.remove(number) }
    socket.shutDown()
  }

  private var isClosed: Bool { inbox.withLock { $0.isClosed } }

  /// Adds a client. If there are too many, it replaces the one that has been silent longest.
  static func seat(_ client: Client, among clients: inout [Client]) {
    let quietest = clients.indices.min { clients[$0].heard < clients[$1].heard }
    if let quietest, clients.count == clientLimit { clients.remove(at: quietest) }
    clients.append(client)
  }

  /// Sleeps until a client connects, sends or has been silent too long.
  private static func waitForActivity(_ socket: LocalSocket, _ clients: [Client]) {
    var requests = ([socket] + clients.map(\.socket)).map {
      pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    poll(&requests, nfds_t(requests.count), clients.isEmpty ? -1 : 200)
  }

  /// Receives a request of a client, answers it and adds it to the inbox.
  ///
  /// - Returns: `nil` if the client has disconnected, or if its message was invalid, rejected or not answered.
  private func serve(_ client: Client, _ wake: @Sendable () -> Void) -> Client? {
    switch client.socket.receive(atMost: OpenRequest.limit, waits: false) {
    case .nothing: return client
    case .end: return nil
    case .message(let bytes):
      guard let request = OpenRequest(message: bytes), enqueue(request, of: client, wake) else {
        return nil
      }
      return Client(socket: client.socket, heard: now())
    }
  }

  /// Answers a request and adds it to the inbox. Does neither if the inbox is full or the client cannot be answered: it
  /// would send the request again.
  private func enqueue(
    _ request: OpenRequest, of client: Client, _ wake: @Sendable () -> Void
  ) -> Bool {
    let (isAccepted, isFirst) = inbox.withLock { inbox in
      guard !inbox.isClosed, inbox.waiting.count < Self.room,
        client.socket.send(InstanceSocket.answer, waits: false)
      else { return (false, false) }
      inbox.waiting.append(request)
      return (true, inbox.waiting.count == 1)
    }
    if isFirst { wake() }
    return isAccepted
  }
}
