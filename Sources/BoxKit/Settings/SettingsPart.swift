import GameKernel

/// The settings of one game, or of another part of the program with its own section.
///
/// A setting is a property and a row of ``fields``:
///
/// ```swift
/// public nonisolated struct SoundSettings: SettingsPart {
///   public static let part = "sound"
///   public static let fields: [Field] = [
///     Field("volume", \.volume, in: 0...100, of: .machine),
///     Field("isMuted", \.isMuted, of: .machine),
///   ]
///   public var volume = 70
///   public var isMuted = false
///   public init() {}
/// }
/// ```
public nonisolated protocol SettingsPart: Hashable, Codable, Sendable {
  /// A setting of this section.
  typealias Field = SettingField<Self>

  /// The key of the section in `settings.json`: the name of the game or other part.
  static var part: String { get }
  /// The saved settings.
  static var fields: [Field] { get }

  /// Creates the default settings.
  init()
}

nonisolated extension SettingsPart {
  /// Decodes the section. A missing or unknown value becomes its default, a number out of range the nearest limit.
  ///
  /// - Throws: `DecodingError` if the section is not an object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: TextKey.self)
    self.init()
    for field in Self.fields { field.read(values, &self) }
  }

  /// Encodes the settings. Leaves out `nil`, and the default of a field with `omitsDefault`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: TextKey.self)
    let defaults = Self()
    for field in Self.fields { try field.write(self, defaults, &values) }
  }
}
