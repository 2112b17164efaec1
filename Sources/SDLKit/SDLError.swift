import CSDL2

/// A failed call of SDL or one of its companion libraries.
public nonisolated struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the C function, such as `SDL_CreateWindow`.
  public let call: String
  /// The error message of the library.
  public let message: String

  /// Creates an error with a custom message.
  public init(_ call: String, _ message: String) {
    self.call = call
    self.message = message
  }

  /// Creates an error with SDL's message for the last failed call.
  init(_ call: String) {
    unsafe self.init(call, String(cString: SDL_GetError()))
  }

  /// The call and the message in one line.
  public var description: String { "\(call): \(message)" }
}

nonisolated extension SDLError {
  /// Retries a failed operation once, since a shortage of memory or other resources may have passed.
  public static func retryingOnce<Value>(
    _ act: () throws(SDLError) -> Value
  ) throws(SDLError) -> Value {
    do {
      return try act()
    } catch {
      return try act()
    }
  }
}

/// Returns a handle, or throws if the call has returned none.
nonisolated func made<Handle>(_ handle: Handle?, _ call: String) throws(SDLError) -> Handle {
  guard let handle else { throw SDLError(call) }
  return handle
}

/// Throws if a call has returned a negative number.
nonisolated func check(_ result: Int32, _ call: String) throws(SDLError) {
  if result < 0 { throw SDLError(call) }
}
