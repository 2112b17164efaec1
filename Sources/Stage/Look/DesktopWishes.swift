/// The wishes of the desktop for the look of its programs. `nil` means that it has none, or that none is known.
public struct DesktopWishes: Hashable, Codable, Sendable {
  /// Whether it prefers a dark look to a light one.
  public var isDark: Bool?
  /// Whether it wants a high contrast.
  public var wantsContrast: Bool?
  /// Whether it wants few movements.
  public var reducesMotion: Bool?
  /// Its accent colour as `0xRRGGBB`.
  public var accent: UInt32?

  /// Creates wishes, by default none.
  public init() {}

  /// The look that the desktop asks for, or `nil` if it has no preference.
  public var theme: Theme.Name? {
    if wantsContrast == true { return .contrast }
    return isDark.map { $0 ? .evening : .day }
  }
}
