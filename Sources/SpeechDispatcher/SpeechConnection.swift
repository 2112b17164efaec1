import CSpeech
import Glibc

/// A connection to the user's speech-dispatcher. Its calls wait for the server without a limit.
///
/// One thread at a time calls it. Only ``abort()`` may be called on another one meanwhile.
@safe final class SpeechConnection: @unchecked Sendable {
  private let calls: SPD_Calls
  private let connection: UnsafeMutablePointer<SPDConnection>

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
    // The library writes the reason of a failure without asking whether there is room for it.
    var reason: UnsafeMutablePointer<CChar>?
    defer { unsafe free(reason) }
    guard let calls = Self.library,
      let address = unsafe calls.spd_get_default_address(&reason)
    else { return nil }
    defer { unsafe calls.SPDConnectionAddress__free(address) }
    guard
      let connection = unsafe calls.spd_open2(
        "matchwood", "main", nil, SPD_MODE_SINGLE, address, startsServer ? 1 : 0, &reason)
    else { return nil }
    unsafe (self.calls, self.connection) = (calls, connection)
    unsafe _ = calls.spd_set_language(connection, language)
  }

  deinit {
    // After a failure the library has closed the file already; closing it again could hit another one.
    if unsafe connection.pointee.stream != nil { unsafe calls.spd_close(connection) }
  }

  /// Sets the language of later texts. Returns whether the server has answered.
  func setLanguage(_ code: String) -> Bool {
    unsafe calls.spd_set_language(connection, code) == 0 && isOpen
  }

  /// Stops speaking. Returns whether the server has answered.
  func cancel() -> Bool { unsafe calls.spd_cancel(connection) == 0 && isOpen }

  /// Queues a text after the older ones. Returns whether the server has taken it.
  func say(_ text: String) -> Bool {
    // A line with a full stop alone would end the text.
    let text = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return unsafe calls.spd_say(connection, SPD_MESSAGE, text) >= 0 && isOpen
  }

  private var isOpen: Bool { unsafe connection.pointee.stream != nil }

  /// Ends a call that waits on another thread. The connection is of no use afterwards.
  func abort() { unsafe _ = shutdown(connection.pointee.socket, Int32(SHUT_RDWR)) }
}
