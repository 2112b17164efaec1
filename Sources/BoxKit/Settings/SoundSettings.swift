/// The settings of the sound.
public nonisolated struct SoundSettings: SettingsPart {
  /// The key of the section in `settings.json`.
  public static let part = "sound"
  /// The saved settings.
  public static let fields: [Field] = [
    Field("volume", \.volume, in: volumes, of: .machine),
    Field("isMuted", \.isMuted, of: .machine),
    Field("hasFire", \.hasFire, of: .machine),
  ]
  /// The valid volumes in percent.
  public static let volumes = 0...100
  /// The change of the volume by one key press, in percentage points.
  public static let step = 10

  /// The volume, within ``volumes``.
  public var volume = 70
  /// Whether the sound is off.
  public var isMuted = false
  /// Whether a fire crackles in the background.
  public var hasFire = false

  /// Creates the default settings.
  public init() {}

  /// Raises or lowers the volume by a number of steps. Raising it also unmutes the sound.
  public mutating func change(by steps: Int) {
    volume = (volume + Self.step * steps).clamped(to: Self.volumes)
    if steps > 0 { isMuted = false }
  }

  /// The amplitude as a share of the full one, 0 to 1. It is the square of the volume, so that equal steps sound
  /// about equal.
  public var amplitude: Double {
    let share = Double(volume) / 100
    return share * share
  }
}

nonisolated extension Settings {
  /// The settings of the sound.
  public var sound: SoundSettings {
    get { self[SoundSettings.self] }
    set { self[SoundSettings.self] = newValue }
  }
}
