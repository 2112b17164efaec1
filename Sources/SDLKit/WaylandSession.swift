import Files
import Glibc
import Threads
import _Builtin_intrinsics

/// The Wayland session that the environment names, examined before SDL connects to it.
///
/// SDL 2.26 crashes in a session without a seat, that is, without keyboard and mouse.
nonisolated enum WaylandSession {
  /// Whether the session offers a seat, or `nil` if there is no session or it does not answer.
  static var hasSeat: Bool? {
    guard let connection = connected else { return nil }
    defer { close(connection) }
    return sendRequests(connection) ? readSeat(connection) : nil
  }

  /// Exits the program three seconds after the session has ended, if it is still running.
  ///
  /// If SDL does not notice the end, libdecor, through which SDL reads, loops forever. All games are saved by then.
  static func endProgramWithIt() {
    guard let connection = connected else { return }
    Background.start {
      // This connection sends no requests, so the only event is its end.
      var request = pollfd(fd: connection, events: 0, revents: 0)
      while unsafe poll(&request, 1, -1) < 0, errno == EINTR {}
      sleep(exitDelay)
      _exit(0)
    }
  }

  /// The time that the program has to exit normally, in seconds.
  private static let exitDelay: UInt32 = 3

  private static var connected: Int32? {
    guard let path, case let connection = socket(AF_UNIX, streams, 0), connection >= 0 else {
      return nil
    }
    if connect(connection, to: path) { return connection }
    close(connection)
    return nil
  }

  private static let streams = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)

  private static var path: FilePath? {
    var name = SDLLibrary.environment("WAYLAND_DISPLAY") ?? ""
    // The default name, where SDL would look as well.
    if name.isEmpty, SDLLibrary.environment("DISPLAY") == nil { name = "wayland-0" }
    guard !name.isEmpty else { return nil }
    if name.isAbsolute { return name }
    return SDLLibrary.environment("XDG_RUNTIME_DIR").map { "\($0)/\(name)" }
  }

  private static func connect(_ connection: Int32, to path: FilePath) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard path.bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Glibc.connect(connection, $0, size) == 0
      }
    }
  }

  /// Requests the registry (object 2) from the display (object 1), and a sync callback (object 3).
  private static func sendRequests(_ connection: Int32) -> Bool {
    var timeout = timeval(tv_sec: 2, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &timeout, size)
    // Each request: the object, its length in bytes and its opcode, and the new object.
    let words: [UInt32] = [1, 12 << 16 | 1, 2, 1, 12 << 16 | 0, 3]
    return unsafe words.withUnsafeBytes {
      unsafe send(connection, $0.baseAddress, $0.count, 0) == $0.count
    }
  }

  /// Reads the registry's globals until the sync callback arrives.
  private static func readSeat(_ connection: Int32) -> Bool? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var hasSeat = false
    while true {
      while bytes.count >= 8 {
        let (object, length) = (word(bytes, 0), Int(word(bytes, 4) >> 16))
        guard length >= 8 else { return nil }
        if bytes.count < length { break }
        if object == 3 { return hasSeat }
        // A global: its number, the length of its name including the zero, and its name.
        if object == 2, length >= 16, bytes[16..<length].starts(with: "wl_seat\0".utf8) {
          hasSeat = true
        }
        bytes.removeFirst(length)
      }
      let count = unsafe recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
