/// A setting that one run borrows, as the command line asks: it holds while the program runs and is not kept.
public nonisolated struct SettingOverlay: Sendable {
  fileprivate let lay: @Sendable (inout Settings) -> Void
  fileprivate let restore: @Sendable (inout Settings, Settings) -> Void

  /// - Parameters:
  ///   - path: to the setting.
  ///   - value: what it is in this run.
  public init<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<Settings, Value> & Sendable, _ value: Value
  ) {
    lay = { $0[keyPath: path] = value }
    restore = { shown, stored in
      if shown[keyPath: path] == value { shown[keyPath: path] = stored[keyPath: path] }
    }
  }
}

nonisolated extension Settings {
  /// The settings with what a run borrows laid over them.
  public func with(_ overlays: [SettingOverlay]) -> Settings {
    overlays.reduce(into: self) { settings, overlay in overlay.lay(&settings) }
  }

  /// The settings to keep: these, but where the run only borrows a value, the stored one.
  ///
  /// A value that the player has changed since is the player's own, and is kept.
  public func without(_ overlays: [SettingOverlay], over stored: Settings) -> Settings {
    overlays.reduce(into: self) { settings, overlay in overlay.restore(&settings, stored) }
  }
}
