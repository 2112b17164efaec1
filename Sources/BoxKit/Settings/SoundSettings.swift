/// What the player has set for all that can be heard.
public nonisolated struct SoundSettings: SettingsPart {
  /// The name under which it is kept.
  public static let part = "sound"
  /// In per cent.
  public static let volumes = 0...100
  /// By how much a key changes it, in per cent.
  public static let step = 10

  /// How loud everything is, one of ``volumes``.
  public var volume = 70
  /// Whether everything is silent.
  public var isMuted = false
  /// Whether a fire burns beside the table.
  public var hasFire = false

  /// What holds until the player sets something else.
  public init() {}

  private enum Key: CodingKey { case volume, isMuted, hasFire }

  /// Reads what is there: a missing value becomes its default, a volume out of range its nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    volume = values.value(.volume, or: volume).clamped(to: Self.volumes)
    isMuted = values.value(.isMuted, or: isMuted)
    hasFire = values.value(.hasFire, or: hasFire)
  }

  /// Louder or softer by a step; who asks for more wants to hear something.
  public mutating func change(by steps: Int) {
    volume = (volume + Self.step * steps).clamped(to: Self.volumes)
    if steps > 0 { isMuted = false }
  }

  /// The share of the full amplitude: each tenth of the volume sounds about as far from the next.
  public var amplitude: Double {
    let share = Double(volume) / 100
    return share * share
  }
}

nonisolated extension Settings {
  /// What holds for all that can be heard.
  public var sound: SoundSettings {
    get { self[SoundSettings.self] }
    set { self[SoundSettings.self] = newValue }
  }
}
