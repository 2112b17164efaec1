import MatchstickGame
import Stage

/// What the player has set; the program keeps it from one start to the next.
public nonisolated struct Settings: Hashable, Codable, Sendable {
  /// A language of the catalogue, such as `de`; nil follows the environment.
  public var language: String?
  /// The look of everything.
  public var theme = Theme.Name.evening
  /// The UI scale in percent, 100 to 200.
  public var scale = 100
  /// Whether movements become short fades.
  public var reducedMotion = false
  /// What holds for Matchsticks.
  public var matchsticks = MatchstickSettings()
  /// What holds for the sliding puzzle.
  public var sliding = SlidingSettings()
  /// What holds for Pairs.
  public var pairs = PairsSettings()

  /// The UI scales that can be set, in percent.
  public static let scales = 100...200

  /// What holds until the player sets something else.
  public init() {}

  private enum Key: CodingKey {
    case language, theme, scale, reducedMotion, matchsticks, sliding, pairs
  }

  /// Reads what is there: a missing or unknown value becomes its default, a number out of range its nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    language = try? values.decodeIfPresent(String.self, forKey: .language)
    if let name = try? values.decode(String.self, forKey: .theme) {
      theme = Theme.Name(rawValue: name) ?? theme
    }
    if let number = try? values.decode(Int.self, forKey: .scale) {
      scale = number.clamped(to: Settings.scales)
    }
    reducedMotion = (try? values.decode(Bool.self, forKey: .reducedMotion)) ?? reducedMotion
    matchsticks =
      (try? values.decode(MatchstickSettings.self, forKey: .matchsticks)) ?? matchsticks
    sliding = (try? values.decode(SlidingSettings.self, forKey: .sliding)) ?? sliding
    pairs = (try? values.decode(PairsSettings.self, forKey: .pairs)) ?? pairs
  }

  /// Writes every value under its name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(language, forKey: .language)
    try values.encode(theme.rawValue, forKey: .theme)
    try values.encode(scale, forKey: .scale)
    try values.encode(reducedMotion, forKey: .reducedMotion)
    try values.encode(matchsticks, forKey: .matchsticks)
    try values.encode(sliding, forKey: .sliding)
    try values.encode(pairs, forKey: .pairs)
  }
}

extension Comparable {
  /// The value, or the nearest limit of the range.
  nonisolated func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
