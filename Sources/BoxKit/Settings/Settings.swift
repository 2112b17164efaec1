import GameKernel
import Stage

/// The player's settings, which are saved between runs.
///
/// Each game has its own section, found by its type; see ``SettingsPart``.
public nonisolated struct Settings: Sendable {
  /// The code of a ``Language``, such as `de`; `nil` follows the environment.
  public var language: String?
  /// The theme of the program.
  public var theme = Theme.Name.evening
  /// The UI scale in percent if the player has chosen one, or else `nil`.
  public var chosenScale: Int?
  /// The UI scale in percent, 100 to 200.
  public var scale: Int {
    get { chosenScale ?? Self.scales.lowerBound }
    set { chosenScale = newValue }
  }
  /// Whether fades replace movements.
  public var reducedMotion = false
  /// The acceleration of the gamepad in m/s² in the pose that counts as level; `nil` for the usual pose.
  public var padPose: Vector3?
  /// Whether a gamepad may rumble.
  public var rumble = true

  /// The sections by their keys.
  private var sections: [String: any SettingsPart] = [:]

  /// The valid UI scales in percent.
  public static let scales = 100...200

  /// Creates the default settings.
  public init() {}

  /// The acceleration of the gamepad in m/s² in the pose that counts as level: the calibrated or the usual one.
  public var restPose: Vector3 { padPose ?? InputInterpreter.usualRestPose }

  /// The settings of one part, such as a game.
  public subscript<Section: SettingsPart>(_ section: Section.Type) -> Section {
    get { sections[Section.part] as? Section ?? Section() }
    set { sections[Section.part] = newValue }
  }
}

/// The settings of one game, or of another part of the program with its own section.
///
/// Decoding must not fail for a missing value or one out of range: it becomes its default or the nearest limit.
public nonisolated protocol SettingsPart: Hashable, Codable, Sendable {
  /// The key of the section in `settings.json`: the name of the game or other part.
  static var part: String { get }

  /// Creates the default settings.
  init()
}

nonisolated extension Settings: Hashable {
  /// Whether all settings are equal. A section that was never set equals one with default values.
  public static func == (one: Settings, other: Settings) -> Bool {
    one.language == other.language && one.theme == other.theme
      && one.chosenScale == other.chosenScale && one.reducedMotion == other.reducedMotion
      && one.padPose == other.padPose && one.rumble == other.rumble
      && one.setSections == other.setSections
  }

  /// Hashes the settings of the box, and the sections that differ from their defaults.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(theme)
    hasher.combine(chosenScale)
    hasher.combine(reducedMotion)
    hasher.combine(padPose)
    hasher.combine(rumble)
    hasher.combine(setSections)
  }

  /// The sections that differ from their defaults.
  private var setSections: [String: AnyHashable] {
    func ifSet<Section: SettingsPart>(_ section: Section) -> AnyHashable? {
      section == Section() ? nil : AnyHashable(section)
    }
    return sections.compactMapValues { ifSet($0) }
  }
}

nonisolated extension Settings: Codable {
  /// The key under which a decoder needs the types of the sections, an array of `any SettingsPart.Type`.
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
    // The path of the pose in older files, `sliding.restPose`, from when only the sliding puzzle used it.
    static let sliding = Key(stringValue: "sliding")
    static let restPose = Key(stringValue: "restPose")
    static let rumble = Key(stringValue: "rumble")
  }

  /// Decodes the settings. A missing or unknown value becomes its default, a number out of range the nearest limit.
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

  /// Encodes every value under its key.
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

  /// Returns the pose of three numbers in m/s². It is `nil` unless their vector has a plausible length of 1 to 100
  /// m/s².
  private static func pose(_ numbers: [Double]) -> Vector3? {
    guard numbers.count == 3 else { return nil }
    let pose = Vector3(numbers[0], numbers[1], numbers[2])
    return (1...100).contains(pose.length) ? pose : nil
  }
}

nonisolated extension KeyedDecodingContainer {
  /// Returns the value of a key, or the fallback if it is missing or of another type.
  package func value<Value: Decodable>(_ key: Key, or fallback: Value) -> Value {
    (try? decode(Value.self, forKey: key)) ?? fallback
  }
}

extension Comparable {
  /// Returns the value, or the nearest limit of the range.
  package nonisolated func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}

/// A setting that applies to one run of the program, as the command line requests, and is not saved.
public nonisolated struct SettingOverlay: Sendable {
  fileprivate let lay: @Sendable (inout Settings) -> Void
  fileprivate let restore: @Sendable (inout Settings, Settings) -> Void

  /// - Parameters:
  ///   - path: the path of the setting.
  ///   - value: its value for this run.
  public init<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Settings, Value> & Sendable, _ value: Value
  ) {
    lay = { $0[keyPath: path] = value }
    restore = { shown, stored in
      if shown[keyPath: path] == value { shown[keyPath: path] = stored[keyPath: path] }
    }
  }
}

nonisolated extension Settings {
  /// Returns the settings with overlays applied.
  public func with(_ overlays: [SettingOverlay]) -> Settings {
    overlays.reduce(into: self) { settings, overlay in overlay.lay(&settings) }
  }

  /// Returns the settings to save: these, with the stored values in place of the overlays.
  ///
  /// If the player has changed an overlaid setting since, the player's value is saved.
  public func without(_ overlays: [SettingOverlay], over stored: Settings) -> Settings {
    overlays.reduce(into: self) { settings, overlay in overlay.restore(&settings, stored) }
  }
}
