import Stage
import Synchronization
import Threads

/// The settings portal of the desktop: it knows the desktop's wishes and sends each change of them.
///
/// A thread of its own asks it and then sleeps until something changes. So a slow or hung desktop delays nothing. Without
/// a bus or a portal there are no wishes.
public final class SettingsPortal: Sendable {
  /// The wishes that were not collected yet.
  private let wishes = Mutex<DesktopWishes?>(nil)

  private static let service = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  /// The time in which the portal must answer. A later answer is dropped.
  private static let milliseconds: Int32 = 500

  public init() {}

  /// Starts to follow the portal.
  ///
  /// - Parameters:
  ///   - address: the address of the session's bus.
  ///   - wake: called on another thread when there is something to ``collect()``.
  public func follow(at address: String, wake: @escaping @Sendable () -> Void) {
    Background.makeThread { [self] in
      guard let bus = BusConnection(address) else { return }
      var settings = PortalSettings()
      func tell() {
        wishes.withLock { $0 = settings.wishes }
        wake()
      }
      // Changes from now on are not missed.
      bus.receive(
        "type='signal',sender='\(Self.service)',path='\(Self.path)',interface='\(Self.interface)'")
      let answer = bus.call(
        "ReadAll", of: Self.interface, at: Self.path, in: Self.service,
        [.list("s", PortalSettings.namespaces.map(BusArgument.text))],
        milliseconds: Self.milliseconds)
      if let answer {
        settings.set(all: answer.values)
        tell()
      }
      while let message = bus.next() {
        guard message.isSignal("SettingChanged", of: Self.interface) else { continue }
        let values = message.values
        guard values.count == 3, let space = values[0].text, let key = values[1].text else {
          continue
        }
        let before = settings.wishes
        settings.set(space, key, to: values[2])
        if settings.wishes != before { tell() }
      }
    }
  }

  /// Returns the wishes, if they are new since the last call.
  public func collect() -> DesktopWishes? {
    wishes.withLock { wishes in
      defer { wishes = nil }
      return wishes
    }
  }
}
