import GameKernel

/// The current settings, as one object that can be observed.
///
/// ```swift
/// observation = settings.changes.observe { [weak self] in self?.show($0) }
/// settings.change { $0.scale = 150 }
/// ```
public final class SettingsModel {
  /// A change of the settings.
  public struct Change {
    /// The settings before the change.
    public let before: Settings
    /// The settings after the change.
    public let after: Settings
  }

  /// The current settings.
  public private(set) var current: Settings
  /// Notifies observers after every change.
  public let changes = ObserverList<Change>()
  /// Notifies once when the player closes the settings page, with all changes made there.
  ///
  /// Observe it for effects that must not be immediate, such as a new game.
  public let settled = ObserverList<Change>()

  /// - Parameter settings: the initial settings.
  public init(_ settings: Settings = Settings()) { current = settings }

  /// Edits the settings and notifies ``changes`` once, unless the edit has changed nothing.
  public func change(_ edit: (inout Settings) -> Void) {
    let before = current
    edit(&current)
    if current != before { changes.send(Change(before: before, after: current)) }
  }

  /// Notifies ``settled`` if the settings differ from an earlier state.
  public func applyChange(since before: Settings) {
    if current != before { settled.send(Change(before: before, after: current)) }
  }
}
