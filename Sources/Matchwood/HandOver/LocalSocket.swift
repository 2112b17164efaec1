import Files
import Glibc

/// An end of a connection within the machine that keeps messages whole and apart.
nonisolated struct LocalSocket: Sendable {
  /// What has come.
  enum Received: Equatable {
    case message([UInt8])
    /// Nothing yet, or not in time.
    case nothing
    /// The other end has gone, or has sent more than is read.
    case end
  }

  private let file: File

  /// The number that the system knows it by.
  var descriptor: Int32 { file.descriptor }

  private init(named name: FilePath) throws(FileError) {
    let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let descriptor = socket(AF_UNIX, type, 0)
    guard descriptor >= 0 else { throw FileError("make a socket at", name) }
    file = File(owning: descriptor, name)
  }

  private init(_ file: File) { self.file = file }

  /// Waits for others under a path where nothing is yet.
  ///
  /// - Parameter name: for errors.
  init(listeningAt path: FilePath, named name: FilePath) throws(FileError) {
    try self.init(named: name)
    guard Self.withAddress(path, { bind(descriptor, $0, $1) }) == 0,
      chmod(path.cString, 0o600) == 0, listen(descriptor, Self.backlog) == 0
    else { throw FileError("listen at", name) }
  }

  /// Connects with who listens under a path.
  ///
  /// - Parameters:
  ///   - name: for errors.
  ///   - patience: how long this end waits for whatever the other one does, in seconds.
  /// - Throws: where nobody listens any more, or nobody answers in time.
  init(connectedTo path: FilePath, named name: FilePath, patience: Int) throws(FileError) {
    try self.init(named: name)
    var time = timeval(tv_sec: patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
    guard Self.withAddress(path, { connect(descriptor, $0, $1) }) == 0 else {
      throw FileError("connect to", name)
    }
  }

  /// More wait in line for the others, and then for as long as their own patience lasts.
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
  /// Who waits in line first; nil where nobody does.
  func accepted() -> LocalSocket? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) == 1, case let guest = accept(descriptor, nil, nil), guest >= 0
    else {
      return nil
    }
    _ = fcntl(guest, F_SETFD, FD_CLOEXEC)
    return LocalSocket(File(owning: guest, file.path))
  }

  /// Whether the other end was opened by a process of the same player.
  var isOfThisPlayer: Bool {
    // The process, its user and its group, as the system saw them when it connected or listened.
    var owner: [UInt32] = [0, .max, .max]
    var size = socklen_t(owner.count * MemoryLayout<UInt32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &owner, &size) == 0 else { return false }
    return owner[1] == geteuid()
  }

  /// Sends a message whole.
  ///
  /// - Parameter waits: whether there may be no room for it yet.
  func send(_ message: [UInt8], waits: Bool = true) -> Bool {
    let flags = Int32(MSG_NOSIGNAL) | (waits ? 0 : Int32(MSG_DONTWAIT))
    return Glibc.send(descriptor, message, message.count, flags) == message.count
  }

  /// The next message.
  ///
  /// - Parameter waits: whether it may still be on its way.
  func receive(atMost limit: Int, waits: Bool = true) -> Received {
    var bytes = [UInt8](repeating: 0, count: limit)
    let flags = Int32(MSG_TRUNC) | (waits ? 0 : Int32(MSG_DONTWAIT))
    let count = recv(descriptor, &bytes, limit, flags)
    if count < 0 { return [EAGAIN, EINTR].contains(errno) ? .nothing : .end }
    return 1...limit ~= count ? .message(Array(bytes[..<count])) : .end
  }

  /// Ends it for whoever waits at it, on whatever thread.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }
}
