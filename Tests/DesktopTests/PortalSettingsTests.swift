import Desktop
import Stage
import Testing

@Suite("The settings of the desktop portal")
struct PortalSettingsTests {
  private func wishes(_ values: (String, String, BusValue)...) -> DesktopWishes {
    var settings = PortalSettings()
    for (space, key, value) in values { settings.set(space, key, to: value) }
    return settings.wishes
  }

  private static let appearance = "org.freedesktop.appearance"
  private static let gnome = "org.gnome.desktop.interface"

  @Test("Without settings there are no wishes, and settings of others are ignored")
  func none() {
    #expect(wishes() == DesktopWishes())
    #expect(wishes(("org.kde", "color-scheme", .number(1))) == DesktopWishes())
    #expect(wishes((Self.appearance, "color-scheme", .text("dark"))) == DesktopWishes())
  }

  @Test(
    "1 is dark, 2 light, and anything else no wish",
    arguments: [(0, nil), (1, true), (2, false), (3, nil)])
  func scheme(number: Int, isDark: Bool?) {
    #expect(wishes((Self.appearance, "color-scheme", .number(number))).isDark == isDark)
  }

  @Test("A high contrast asks for the theme Contrast, whatever else is set")
  func contrast() {
    let dark = (Self.appearance, "color-scheme", BusValue.number(1))
    #expect(wishes(dark).theme == .evening)
    #expect(wishes(dark, (Self.appearance, "contrast", .number(0))).theme == .evening)
    #expect(wishes(dark, (Self.appearance, "contrast", .number(1))).theme == .contrast)
    let older = ("org.gnome.desktop.a11y.interface", "high-contrast", BusValue.truth(true))
    #expect(wishes(dark, older).theme == .contrast)
  }

  @Test("Few movements are asked for by either of two settings")
  func motion() {
    #expect(wishes((Self.gnome, "enable-animations", .truth(true))).reducesMotion == false)
    #expect(wishes((Self.gnome, "enable-animations", .truth(false))).reducesMotion == true)
    #expect(wishes((Self.appearance, "reduced-motion", .number(1))).reducesMotion == true)
  }

  @Test("The accent has three parts from 0 to 1; others mean that there is none")
  func accent() {
    func accent(_ parts: Double...) -> UInt32? {
      wishes((Self.appearance, "accent-color", .list(parts.map { .real($0) }))).accent
    }
    #expect(accent(1, 0.5, 0) == 0xFF8000)
    #expect(accent(-1, -1, -1) == nil && accent(1, 1) == nil && accent(.nan, 0, 0) == nil)
  }
}
