import CSpeech
import Glibc
import Synchronization

/// A connection to the user's speech-dispatcher. Its calls wait for each other, and for the server without a limit.
///
/// ``abort()`` alone waits for nothing.
@safe final class SpeechConnection: Sendable {
  private let calls: SPD_Calls
  private let connection: Mutex<UnsafeMutablePointer<SPDConnection>>
  /// A second number of the connection's socket. The library closes its own after a failure, and another file may get
  /// that number.
  private let socket: Int32

  /// The functions of the library, opened on first use, or `nil` if it is not installed.
  private static let library: SPD_Calls? = {
    var calls = SPD_Calls()
    guard let library = unsafe dlopen("libspeechd.so.2", RTLD_NOW),
      unsafe SPD_FindCalls(&calls, library)
    else { return nil }
    return calls
  }()

  /// Connects to the server. Returns `nil` if there is none.
  ///
  /// - Parameter startsServer: whether to start a server if none runs.
  init?(language: String, startsServer: Bool) {
    guard let calls = Self.library, let connection = unsafe Self.open(calls, startsServer) else {
      return nil
    }
    unsafe _ = calls.spd_set_language(connection, language)
    self.calls = calls
    socket = unsafe dup(connection.pointee.socket)
    unsafe self.connection = Mutex(connection)
  }

  private static func open(
    _ calls: SPD_Calls, _ startsServer: Bool
  ) -> UnsafeMutablePointer<SPDConnection>? {
    // The library writes the reason of a failure without asking whether there is room for it.
    var reason: UnsafeMutablePointer<CChar>?
    defer { unsafe free(reason) }
    guard let address = unsafe calls.spd_get_default_address(&reason) else { return nil }
    defer { unsafe calls.SPDConnectionAddress__free(address) }
    return unsafe calls.spd_open2(
      "matchwood", "main", nil, SPD_MODE_SINGLE, address, startsServer ? 1 : 0, &reason)
  }

  deinit {
    // After a failure the library has closed the file already; closing it again could hit another one.
    unsafe connection.withLock { if unsafe $0.pointee.stream != nil { unsafe calls.spd_close($0) } }
    close(socket)
  }

  /// Sets the language of later texts. Returns whether the server has answered.
  func setLanguage(_ code: String) -> Bool {
    unsafe perform { unsafe calls.spd_set_language($0, code) == 0 }
  }

  /// Stops speaking. Returns whether the server has answered.
  func cancel() -> Bool { unsafe perform { unsafe calls.spd_cancel($0) == 0 } }

  /// Queues a text after the older ones. Returns whether the server has taken it.
  func say(_ text: String) -> Bool {
    // A line with a full stop alone would end the text.
    let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return unsafe perform { unsafe calls.spd_say($0, SPD_MESSAGE, text) >= 0 }
  }

  /// Makes a call. Returns whether it has succeeded and the connection is still open.
  private func perform(_ call: (UnsafeMutablePointer<SPDConnection>) -> Bool) -> Bool {
    unsafe connection.withLock { unsafe call($0) && $0.pointee.stream != nil }
  }

  /// Ends a call that waits on another thread. The connection is of no use afterwards.
  func abort() { _ = shutdown(socket, Int32(SHUT_RDWR)) }
}
