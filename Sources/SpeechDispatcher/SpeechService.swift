/// A service that reads texts aloud.
public protocol SpeechService: AnyObject {
  /// Speaks a text after the older ones, or instead of them.
  func say(_ text: String, cancels: Bool)
  /// Stops speaking and drops the waiting texts.
  func stop()
  /// Sets the language of later texts, such as `de`.
  func setLanguage(_ code: String)
  /// Whether the last attempt to reach the service has failed.
  var isMissing: Bool { get }
}
