/// The settings that adapt the program to a player's eyes and hands.
public nonisolated struct AccessSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "access"
  /// The saved settings.
  public static let fields: [Field] = [
    Field("switch", \.scanSwitch, of: .machine, omitsDefault: true),
    Field("scanTime", \.scanTime, in: scanTimes, of: .machine),
    Field("dwell", \.dwell, of: .machine, where: { dwells.contains($0) }),
    Field("keys", \.keys, of: .machine, omitsDefault: true, where: { $0.count <= 100 }),
    Field("font", \.font, where: { $0.utf8.count <= 200 }),
    Field("bold", \.isBold, omitsDefault: true),
    Field("pointer", \.pointer, in: pointers),
  ]

  /// The switches with which a player can scan.
  public enum ScanSwitch: String, Codable, Sendable, CaseIterable {
    case off, space, enter, pad, tap
  }

  /// The valid times of ``scanTime``.
  public static let scanTimes = 5...40
  /// The valid times of ``dwell``.
  public static let dwells = [6, 10, 15, 20, 30]
  /// The valid sizes of ``pointer``.
  public static let pointers = 1...3

  /// The single switch that plays everything.
  public var scanSwitch = ScanSwitch.off
  /// The time that a scan marks each control, in tenths of a second.
  public var scanTime = 10
  /// The time after which a resting pointer clicks, in tenths of a second; `nil` if it does not.
  public var dwell: Int?
  /// The names of the keys that are exchanged, by those of the usual ones.
  public var keys: [String: String] = [:]
  /// The family of the font; `nil` for the usual one.
  public var font: String?
  /// Whether all texts are bolder.
  public var isBold = false
  /// The size of the pointer, as a multiple of the usual one.
  public var pointer = 1

  /// Creates the default settings.
  public init() {}
}

nonisolated extension Settings {
  /// The settings for a player's eyes and hands.
  public var access: AccessSettings {
    get { self[AccessSettings.self] }
    set { self[AccessSettings.self] = newValue }
  }
}
