import CSDL2

/// A call of SDL, or of one of its sister libraries, that failed.
public nonisolated struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The C function, such as `SDL_CreateWindow`.
  public let call: String
  /// What the library said about it.
  public let message: String

  /// A failure that is told in our own words.
  public init(_ call: String, _ message: String) {
    self.call = call
    self.message = message
  }

  /// The failure of a call that has just returned, in the library's own words.
  init(_ call: String) {
    self.init(call, String(cString: SDL_GetError()))
  }

  /// The call and what was said, in one line.
  public var description: String { "\(call): \(message)" }
}

nonisolated extension SDLError {
  /// Does once more what has failed: a lack of memory, or of anything else, may have passed.
  public static func again<Value>(
    _ act: () throws(SDLError) -> Value
  ) throws(SDLError) -> Value {
    do {
      return try act()
    } catch {
      return try act()
    }
  }
}

/// Passes a handle on, or throws where the call returned none.
nonisolated func made<Handle>(_ handle: Handle?, _ call: String) throws(SDLError) -> Handle {
  guard let handle else { throw SDLError(call) }
  return handle
}

/// Throws where a call returned a negative number.
nonisolated func check(_ result: Int32, _ call: String) throws(SDLError) {
  if result < 0 { throw SDLError(call) }
}
