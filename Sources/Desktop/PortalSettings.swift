import Stage

/// The settings of the desktop that the portal has sent so far.
package struct PortalSettings: Sendable {
  private var values: [String: BusValue] = [:]

  /// The groups of settings with wishes. The second and third are of older portals and of GNOME.
  package static let namespaces = [
    "org.freedesktop.appearance", "org.gnome.desktop.interface",
    "org.gnome.desktop.a11y.interface",
  ]

  /// Creates settings without values.
  package init() {}

  /// Stores a value.
  package mutating func set(_ namespace: String, _ key: String, to value: BusValue) {
    if Self.namespaces.contains(namespace) { values["\(namespace) \(key)"] = value }
  }

  /// Stores all values of an answer to `ReadAll`: dictionaries by namespace.
  mutating func set(all answer: [BusValue]) {
    for space in answer.first?.list ?? [] {
      guard let name = space.list.first?.text, space.list.count == 2 else { continue }
      for entry in space.list[1].list where entry.list.count == 2 {
        if let key = entry.list[0].text { set(name, key, to: entry.list[1]) }
      }
    }
  }

  /// The wishes by these settings.
  package var wishes: DesktopWishes {
    var wishes = DesktopWishes()
    wishes.isDark = appearance("color-scheme")?.number.flatMap { [1: true, 2: false][$0] }
    let high = values["org.gnome.desktop.a11y.interface high-contrast"]?.truth
    wishes.wantsContrast = either(appearance("contrast")?.number.map { $0 == 1 }, high)
    let animates = values["org.gnome.desktop.interface enable-animations"]?.truth
    wishes.reducesMotion = either(
      appearance("reduced-motion")?.number.map { $0 == 1 }, animates.map { !$0 })
    wishes.accent = accent
    return wishes
  }

  private func appearance(_ key: String) -> BusValue? {
    values["org.freedesktop.appearance \(key)"]
  }

  /// Returns whether one of two values is true; `nil` if both are missing.
  private func either(_ one: Bool?, _ other: Bool?) -> Bool? {
    one == nil && other == nil ? nil : one == true || other == true
  }

  /// The accent as `0xRRGGBB`. By the portal's rules, parts outside 0 to 1 mean that there is none.
  private var accent: UInt32? {
    let parts = appearance("accent-color")?.list.compactMap(\.real) ?? []
    guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
    return parts.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }
}
