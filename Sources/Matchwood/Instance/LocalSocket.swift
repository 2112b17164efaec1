import Files
import Glibc

/// An end of a Unix socket that preserves message boundaries (`SOCK_SEQPACKET`).
nonisolated struct LocalSocket: Sendable {
  /// The result of receiving.
  enum Received: Equatable {
    case message([UInt8])
    /// There is no message yet, or none came in time.
    case nothing
    /// The connection is closed or has failed, or the message was longer than the limit.
    case end
  }

  private let file: File

  /// The file descriptor.
  var descriptor: Int32 { file.descriptor }

  private init(named name: FilePath) throws(FileError) {
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, type, 0)
    guard descriptor >= 0 else { throw FileError("make a socket at", name) }
    file = File(owning: descriptor, name)
  }

  private init(_ file: File) { self.file = file }

  /// Starts listening at a path. No file may exist there.
  ///
  /// - Parameter name: the path for errors.
  init(listeningAt path: FilePath, named name: FilePath) throws(FileError) {
    try self.init(named: name)
    guard Self.withAddress(path, { bind(descriptor, $0, $1) }) == 0,
      chmod(path.cString, 0o600) == 0, listen(descriptor, Self.backlog) == 0
    else { throw FileError("listen at", name) }
  }

  /// Connects to the socket at a path.
  ///
  /// - Parameters:
  ///   - name: the path for errors.
  ///   - timeout: the longest wait for the other end in each call, in seconds.
  /// - Throws: if no program listens there, or its queue of connections stays full for that time.
  init(connectedTo path: FilePath, named name: FilePath, timeout: Int) throws(FileError) {
    try self.init(named: name)
    var time = timeval(tv_sec: timeout, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    guard Self.withAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
      throw FileError("connect to", name)
    }
  }

  /// The maximum number of connections that wait to be accepted. Further clients wait until their own timeout.
  private static let backlog: Int32 = 16

  private static func withAddress(
    _ path: FilePath, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      errno = ENAMETOOLONG
      return -1
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, size) }
    }
  }
}

nonisolated extension LocalSocket {
  /// Accepts the next connection. Returns `nil` if none is waiting.
  func accepted() -> LocalSocket? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) == 1, case let connection = accept(descriptor, nil, nil),
      connection >= 0
    else {
      return nil
    }
    _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
    return LocalSocket(File(owning: connection, file.path))
  }

  /// Whether a process of the same user opened the other end.
  var isOfThisPlayer: Bool {
    // The other end's process, user and group at the time when it connected or began to listen.
    var owner: [UInt32] = [0, .max, .max]
    var size = socklen_t(owner.count * MemoryLayout<UInt32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &owner, &size) == 0 else { return false }
    return owner[1] == geteuid()
  }

  /// Sends a whole message. Returns whether it was sent.
  ///
  /// - Parameter waits: whether to wait for room in the buffer.
  func send(_ message: [UInt8], waits: Bool = true) -> Bool {
    let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
    return Glibc.send(descriptor, message, message.count, flags) == message.count
  }

  /// Receives the next message, of at most `limit` bytes.
  ///
  /// - Parameter waits: whether to wait for a message.
  func receive(atMost limit: Int, waits: Bool = true) -> Received {
    var bytes = [UInt8](repeating: 0, count: limit)
    let flags = Int32(MSG_TRUNC) | (waits ? 0 : Int32(MSG_DONTWAIT))
    let count = recv(descriptor, &bytes, limit, flags)
    if count < 0 { return [EAGAIN, EINTR].contains(errno) ? .nothing : .end }
    return 1...limit ~= count ? .message(Array(bytes[..<count])) : .end
  }

  /// Shuts the connection down. All waiting calls on it return.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
