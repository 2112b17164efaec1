import GameKernel
import Stage

/// What the player has set; the program keeps it from one start to the next.
///
/// What holds for one game is a section of its own, found by its type; see ``SettingsPart``.
public nonisolated struct Settings: Sendable {
  /// A language of the catalogue, such as `de`; nil follows the environment.
  public var language: String?
  /// The look of everything.
  public var theme = Theme.Name.evening
  /// The UI scale in percent that the player has chosen; nil before that.
  public var chosenScale: Int?
  /// The UI scale in percent, 100 to 200.
  public var scale: Int {
    get { chosenScale ?? Self.scales.lowerBound }
    set { chosenScale = newValue }
  }
  /// Whether movements become short fades.
  public var reducedMotion = false
  /// What the accelerometer of a gamepad measures as the player holds it, in m/s²; nil for the usual pose.
  public var padPose: Vector3?
  /// Whether a gamepad may rumble.
  public var rumble = true

  /// By the name of each part.
  private var sections: [String: any SettingsPart] = [:]

  /// The UI scales that can be set, in percent.
  public static let scales = 100...200

  /// What holds until the player sets something else.
  public init() {}

  /// What that accelerometer measures at rest, set or not.
  public var restPose: Vector3 { padPose ?? InputInterpreter.usualRestPose }

  /// What holds for one part, such as a game.
  public subscript<Section: SettingsPart>(_ section: Section.Type) -> Section {
    get { sections[Section.part] as? Section ?? Section() }
    set { sections[Section.part] = newValue }
  }
}

/// What the player has set for one game, or for something else that keeps its own part of the settings.
///
/// Reading never fails for a value that is missing or out of range: it becomes its default or nearest limit.
public nonisolated protocol SettingsPart: Hashable, Codable, Sendable {
  /// The name of the game, or of what else it is, under which its settings stand in the file.
  static var part: String { get }

  /// What holds until the player sets something else.
  init()
}

nonisolated extension Settings: Hashable {
  /// Whether the same holds: a section that was never set is as good as its default.
  public static func == (one: Settings, other: Settings) -> Bool {
    one.language == other.language && one.theme == other.theme
      && one.chosenScale == other.chosenScale && one.reducedMotion == other.reducedMotion
      && one.padPose == other.padPose && one.rumble == other.rumble
      && one.setSections == other.setSections
  }

  /// Feeds what holds.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(theme)
    hasher.combine(chosenScale)
    hasher.combine(reducedMotion)
    hasher.combine(padPose)
    hasher.combine(rumble)
    hasher.combine(setSections)
  }

  /// The sections that are not as they were at first.
  private var setSections: [String: AnyHashable] {
    func ifSet<Section: SettingsPart>(_ section: Section) -> AnyHashable? {
      section == Section() ? nil : AnyHashable(section)
    }
    return sections.compactMapValues { ifSet($0) }
  }
}

nonisolated extension Settings: Codable {
  /// Where a decoder finds the types of the games' settings: an array of `any SettingsPart.Type`.
  public static let sectionTypes = CodingUserInfoKey(rawValue: "sections")

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    static let language = Key(stringValue: "language")
    static let theme = Key(stringValue: "theme")
    static let scale = Key(stringValue: "scale")
    static let reducedMotion = Key(stringValue: "reducedMotion")
    static let padPose = Key(stringValue: "padPose")
    // Where the pose stood while one game alone was tilted.
    static let sliding = Key(stringValue: "sliding")
    static let restPose = Key(stringValue: "restPose")
    static let rumble = Key(stringValue: "rumble")
  }

  /// Reads what is there: a missing or unknown value becomes its default, a number out of range its nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    language = try? values.decodeIfPresent(String.self, forKey: .language)
    if let name = try? values.decode(String.self, forKey: .theme) {
      theme = Theme.Name(rawValue: name) ?? theme
    }
    chosenScale = (try? values.decode(Int.self, forKey: .scale))?.clamped(to: Self.scales)
    reducedMotion = values.value(.reducedMotion, or: reducedMotion)
    let older = try? values.nestedContainer(keyedBy: Key.self, forKey: .sliding)
    padPose = Self.pose(
      (try? values.decode(.padPose, atMost: 3)) ?? (try? older?.decode(.restPose, atMost: 3)) ?? [])
    rumble = values.value(.rumble, or: rumble)
    let types = Self.sectionTypes.flatMap { decoder.userInfo[$0] } as? [any SettingsPart.Type]
    for type in types ?? [] {
      sections[type.part] = try? values.decode(type, forKey: Key(stringValue: type.part))
    }
  }

  /// Writes every value under its name.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encodeIfPresent(language, forKey: .language)
    try values.encode(theme.rawValue, forKey: .theme)
    try values.encodeIfPresent(chosenScale, forKey: .scale)
    try values.encode(reducedMotion, forKey: .reducedMotion)
    try values.encodeIfPresent(padPose.map { [$0.x, $0.y, $0.z] }, forKey: .padPose)
    try values.encode(rumble, forKey: .rumble)
    for (game, section) in sections {
      try values.encode(section, forKey: Key(stringValue: game))
    }
  }

  /// The pose of three numbers that an accelerometer could say, nil for anything else.
  private static func pose(_ numbers: [Double]) -> Vector3? {
    guard numbers.count == 3 else { return nil }
    let pose = Vector3(numbers[0], numbers[1], numbers[2])
    return (1...100).contains(pose.length) ? pose : nil
  }
}

nonisolated extension KeyedDecodingContainer {
  /// The value of a key, or the fallback where it is missing or of another kind.
  package func value<Value: Decodable>(_ key: Key, or fallback: Value) -> Value {
    (try? decode(Value.self, forKey: key)) ?? fallback
  }
}

extension Comparable {
  /// The value, or the nearest limit of the range.
  package nonisolated func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

/// A setting that one run borrows, as the command line asks: it holds while the program runs and is not kept.
public nonisolated struct SettingOverlay: Sendable {
  fileprivate let lay: @Sendable (inout Settings) -> Void
  fileprivate let restore: @Sendable (inout Settings, Settings) -> Void

  /// - Parameters:
  ///   - path: to the setting.
  ///   - value: what it is in this run.
  public init<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<Settings, Value> & Sendable, _ value: Value
  ) {
    lay = { $0[keyPath: path] = value }
    restore = { shown, stored in
      if shown[keyPath: path] == value { shown[keyPath: path] = stored[keyPath: path] }
    }
  }
}

nonisolated extension Settings {
  /// The settings with what a run borrows laid over them.
  public func with(_ overlays: [SettingOverlay]) -> Settings {
    overlays.reduce(into: self) { settings, overlay in overlay.lay(&settings) }
  }

  /// The settings to keep: these, but where the run only borrows a value, the stored one.
  ///
  /// A value that the player has changed since is the player's own, and is kept.
  public func without(_ overlays: [SettingOverlay], over stored: Settings) -> Settings {
    overlays.reduce(into: self) { settings, overlay in overlay.restore(&settings, stored) }
  }
}
