import GameKernel
import Stage

/// The result of a game of a day, in the current language.
public nonisolated struct DayResult {
  /// The result in a few words, such as *52 moves*.
  public var title: String
  /// A comparison, such as *shortest: 38*, or `nil`.
  public var detail: String?
  /// The medal, if one was reached. A game with a hint or a peek has none.
  public var medal: Medal?

  public init(_ title: String, _ detail: String? = nil, medal: Medal? = nil) {
    (self.title, self.detail, self.medal) = (title, detail, medal)
  }
}
