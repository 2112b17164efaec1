import Stage

/// Where a table leads, and what it asks of whoever shows it.
public struct TableExits {
  /// To the menu.
  public var menu: () -> Void = {}
  /// To the settings.
  public var settings: () -> Void = {}
  /// To the best results; not offered where nil.
  public var results: (() -> Void)?
  /// Lays a dialog over the table.
  public var present: (any Scene) -> Void = { _ in }
  /// Puts a dialog away again.
  public var dismiss: (any Scene) -> Void = { _ in }
  /// Lays words over the table, with one button to go on.
  public var tell: (@escaping (Texts) -> String) -> Void = { _ in }
  /// Whether no other scene lies over the table, so that its time passes.
  public var isInFront: () -> Bool = { true }

  /// A table that leads nowhere.
  public init() {}
}
