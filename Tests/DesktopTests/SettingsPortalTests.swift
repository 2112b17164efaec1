import Desktop
import Stage
import Testing

@Suite(
  "The portal on a bus", .enabled(if: TestBus.isInstalled), .timeLimit(.minutes(1)))
struct SettingsPortalTests {
  private static let dark = MockPortal.Setting(key: "color-scheme", number: 1)
  private static let light = MockPortal.Setting(key: "color-scheme", number: 2)

  /// Returns the themes that the desktop has asked for, up to an expected one.
  private func themes(
    _ settings: [MockPortal.Setting], then changes: [MockPortal.Setting] = [],
    isHung: Bool = false, until last: Theme.Name
  ) async throws -> [Theme.Name] {
    let bus = try TestBus()
    defer { withExtendedLifetime(bus) {} }
    try #require(await MockPortal.open(bus.address, settings, then: changes, isHung: isHung))
    let (portal, (wakes, wake)) = (SettingsPortal(), AsyncStream.makeStream(of: Void.self))
    portal.follow(at: bus.address) { wake.yield() }
    var themes: [Theme.Name] = []
    for await _ in wakes {
      if let theme = portal.collect()?.theme { themes.append(theme) }
      if themes.last == last { break }
    }
    return themes
  }

  @Test("tells what is set")
  func set() async throws {
    #expect(try await themes([Self.dark], until: .evening) == [.evening])
    #expect(try await themes([Self.light], until: .day) == [.day])
  }

  @Test("tells each change")
  func changes() async throws {
    let themes = try await themes([Self.dark], then: [Self.light], until: .day)
    #expect(themes.last == .day)
  }

  @Test("is given half a second to answer, and followed afterwards")
  func hung() async throws {
    #expect(try await themes([Self.dark], then: [Self.light], isHung: true, until: .day) == [.day])
  }

  @Test(
    "Without a bus there is no connection, and nothing is said",
    arguments: [
      "unix:path=/nowhere/bus", "", "nonsense", "unix:path=",
    ])
  func noBus(address: String) {
    #expect(BusConnection(address) == nil)
  }
}
