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
  public private(set) var current: Settings
  /// Tells of every change, after it was made.
  public let changes = ObserverList<Change>()
  /// Tells when the player is done with the page of settings, and all that was changed there: the moment for
  /// what does not act at once, such as a new game.
  public let settled = ObserverList<Change>()

  /// - Parameter settings: what holds at first.
  public init(_ settings: Settings = Settings()) { current = settings }

  /// Edits the settings and tells of it once; an edit that leaves all as it was is told to nobody.
  public func change(_ edit: (inout Settings) -> Void) {
    let before = current
    edit(&current)
    if current != before { changes.send(Change(before: before, after: current)) }
  }

  /// Tells that the player is done with what was changed since.
  public func settle(since before: Settings) {
    if current != before { settled.send(Change(before: before, after: current)) }
  }
}
