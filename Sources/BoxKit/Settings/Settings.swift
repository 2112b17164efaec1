import GameKernel
import Stage

/// The player's settings, which are saved between runs.
///
/// Each game has its own section; see ``SettingsPart``. A setting of the box is a property and a row of `fields`.
public nonisolated struct Settings: Hashable, Sendable {
  /// The code of a ``Language``, such as `de`; `nil` follows the environment.
  public var language: String?
  /// The theme if the player has chosen one, or else `nil`.
  public var chosenTheme: Theme.Name?
  /// The theme: as chosen, or as the desktop wants.
  public var theme: Theme.Name {
    get { chosenTheme ?? desktop.theme ?? .evening }
    set { chosenTheme = newValue }
  }
  /// The accent colour of the desktop as `0xRRGGBB`, which goes with a theme that follows the desktop.
  public var accent: UInt32? { chosenTheme == nil ? desktop.accent : nil }
  /// The UI scale in percent if the player has chosen one, or else `nil`.
  public var chosenScale: Int?
  /// The UI scale in percent, 100 to 200.
  public var scale: Int {
    get { chosenScale ?? Self.scales.lowerBound }
    set { chosenScale = newValue }
  }
  /// Whether fades replace movements: as chosen, or as the desktop wants.
  public var reducedMotion: Bool {
    get { chosenReducedMotion ?? desktop.reducesMotion ?? false }
    // A choice that is the desktop's wish follows it again.
    set { chosenReducedMotion = newValue == desktop.reducesMotion ? nil : newValue }
  }
  /// Whether fades replace movements if the player has chosen that, or else `nil`.
  public var chosenReducedMotion: Bool?
  /// The last known wishes of the desktop.
  public var desktop = DesktopWishes()
  /// The acceleration of the gamepad in m/s² in the pose that counts as level; `nil` for the usual pose.
  public var padPose: Vector3?
  /// Whether the program speaks, if the player has chosen; `nil` follows the desktop's screen reader.
  public var chosenSpeech: Bool?
  /// Whether the program speaks: as chosen, or as the desktop's screen reader does.
  public var speaks: Bool {
    get { chosenSpeech ?? hasScreenReader ?? false }
    set { chosenSpeech = newValue == hasScreenReader ? nil : newValue }
  }
  /// Whether the desktop's screen reader ran when it was last asked; `nil` if it never was.
  public var hasScreenReader: Bool?
  /// Whether the mistakes of finished games are kept as puzzles.
  public var keepsMistakes = true
  /// Whether a gamepad may rumble.
  public var rumble = true

  private var sections = Sections()

  /// The valid UI scales in percent.
  public static let scales = 100...200

  /// Creates the default settings.
  public init() {}

  /// The acceleration of the gamepad in m/s² in the pose that counts as level: the calibrated or the usual one.
  public var restPose: Vector3 { padPose ?? InputInterpreter.usualRestPose }

  /// The settings of one part, such as a game.
  public subscript<Section: SettingsPart>(_ section: Section.Type) -> Section {
    get { sections.all[Section.part] as? Section ?? Section() }
    set { sections.all[Section.part] = newValue }
  }
}

/// The sections by their keys.
///
/// Two values are equal if all their settings are equal. A section that was never set equals a section with default
/// values.
private nonisolated struct Sections: Sendable {
  var all: [String: any SettingsPart] = [:]

  /// The sections that differ from their defaults.
  private var changed: [String: AnyHashable] {
    func ifChanged<Section: SettingsPart>(_ section: Section) -> AnyHashable? {
      section == Section() ? nil : AnyHashable(section)
    }
    return all.compactMapValues { ifChanged($0) }
  }
}

nonisolated extension Sections: Hashable {
  static func == (one: Sections, other: Sections) -> Bool { one.changed == other.changed }

  func hash(into hasher: inout Hasher) { hasher.combine(changed) }
}

nonisolated extension Settings: Codable {
  /// The key in a decoder's `userInfo` for the types of the sections, an array of `any SettingsPart.Type`. Sections
  /// of other types are not decoded.
  public static let sectionTypes = CodingUserInfoKey(rawValue: "sections")

  private typealias Field = SettingField<Settings>

  /// The saved settings of the box.
  private static let fields: [Field] = [
    Field("language", \.language),
    Field("theme", \.chosenTheme),
    Field("scale", \.chosenScale, in: scales),
    Field("reducedMotion", \.chosenReducedMotion),
    Field("speaks", \.chosenSpeech),
    Field("screenReader", \.hasScreenReader, of: .machine),
    Field("desktop", \.desktop, of: .machine, omitsDefault: true),
    Field("keepsMistakes", \.keepsMistakes, omitsDefault: true),
    pose("padPose"),
    Field("rumble", \.rumble, of: .machine),
  ]

  private static func pose(_ key: String) -> Field {
    Field(key, \.poseNumbers, of: .machine, decode: { try $0.decode($1, atMost: 3) })
  }

  /// ``padPose`` as three numbers in m/s². Setting it to a vector without a plausible length of 1 to 100 m/s² gives
  /// `nil`.
  private var poseNumbers: [Double]? {
    get { padPose.map { [$0.x, $0.y, $0.z] } }
    set {
      padPose = nil
      guard let newValue, newValue.count == 3 else { return }
      let pose = Vector3(newValue[0], newValue[1], newValue[2])
      if (1...100).contains(pose.length) { padPose = pose }
    }
  }

  /// Decodes the settings. A missing or unknown value becomes its default, a number out of range the nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: TextKey.self)
    // Older files have the pose in the section of the sliding puzzle, which was the only game to use it.
    let sliding = try? values.nestedContainer(keyedBy: TextKey.self, forKey: TextKey("sliding"))
    if let sliding { Self.pose("restPose").read(sliding, &self) }
    for field in Self.fields { field.read(values, &self) }
    let types = Self.sectionTypes.flatMap { decoder.userInfo[$0] } as? [any SettingsPart.Type]
    for type in types ?? [] {
      sections.all[type.part] = try? values.decode(type, forKey: TextKey(type.part))
    }
  }

  /// Encodes the settings of the box and all sections that were set.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: TextKey.self)
    let defaults = Settings()
    for field in Self.fields { try field.write(self, defaults, &values) }
    for (part, section) in sections.all { try values.encode(section, forKey: TextKey(part)) }
  }
}

nonisolated extension Settings {
  /// The settings of the box without those of its parts.
  public var general: Settings {
    var settings = self
    settings.sections = Sections()
    return settings
  }

  /// Returns these settings with the values of one owner from other settings.
  public func taking(_ owner: SettingOwner, from other: Settings) -> Settings {
    var settings = self
    for field in Self.fields where field.owner == owner { field.copy(other, &settings) }
    for section in (sections.all.merging(other.sections.all) { mine, _ in mine }).values {
      settings.take(section, of: owner, from: other)
    }
    return settings
  }

  private mutating func take<Section: SettingsPart>(
    _ section: Section, of owner: SettingOwner, from other: Settings
  ) {
    for field in Section.fields where field.owner == owner {
      field.copy(other[Section.self], &self[Section.self])
    }
  }
}

/// A setting that applies to one run of the program, as the command line requests, and is not saved.
public nonisolated struct SettingOverlay: Sendable {
  fileprivate let apply: @Sendable (inout Settings) -> Void
  fileprivate let restore: @Sendable (inout Settings, Settings) -> Void

  /// - Parameters:
  ///   - path: the path of the setting.
  ///   - value: its value for this run.
  public init<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Settings, Value> & Sendable, _ value: Value
  ) {
    apply = { $0[keyPath: path] = value }
    restore = { shown, stored in
      if shown[keyPath: path] == value { shown[keyPath: path] = stored[keyPath: path] }
    }
  }
}

nonisolated extension Settings {
  /// Returns the settings with overlays applied.
  public func with(_ overlays: [SettingOverlay]) -> Settings {
    overlays.reduce(into: self) { settings, overlay in overlay.apply(&settings) }
  }

  /// Returns the settings to save: these, with the stored values in place of the overlays.
  ///
  /// If the player has changed an overlaid setting since, the player's value is saved.
  public func without(_ overlays: [SettingOverlay], over stored: Settings) -> Settings {
    overlays.reduce(into: self) { settings, overlay in overlay.restore(&settings, stored) }
  }
}
