import GameKernel

/// The settings in force: one object that everyone who depends on settings observes, as they observe a session.
///
/// ```swift
/// observation = settings.changes.observe { [weak self] in self?.show($0) }
/// settings.change { $0.scale = 150 }
/// ```
public final class SettingsModel {
  /// One committed change.
  public struct Change {
    /// What held before.
    public let before: Settings
    /// What holds now.
    public let after: Settings
  }

  /// What holds now.
  public var current: Settings
  /// Tells of every change, after it was made.
  public let changes = ObserverList<Change>()

  /// - Parameter settings: what holds at first.
  public init(_ settings: Settings = Settings()) { current = settings }

  /// Edits the settings and tells of it once; an edit that leaves all as it was is told to nobody.
  public func change(_ edit: (inout Settings) -> Void) {
    let before = current
    edit(&current)
    if current != before { changes.send(Change(before: before, after: current)) }
  }
}
