import Stage

/// The source of a list's rows, which can be of different types.
@MainActor public protocol ListSource {
  /// The number of rows.
  var count: Int { get }
  /// Returns a new row.
  ///
  /// - Parameter index: from 0 to `count` − 1.
  func row(at index: Int) -> any Row
  /// Returns the height of a row in output pixels; `nil` for the default height. Default: `nil`.
  ///
  /// - Parameter width: the width of all rows.
  func height(at index: Int, width: Double) -> Double?
}

extension ListSource {
  public func height(at index: Int, width: Double) -> Double? { nil }
}

/// The source of rows that consist of a title and a note.
@MainActor public protocol TitleSource {
  /// The number of rows.
  var count: Int { get }
  /// Returns the title of a row.
  ///
  /// - Parameter index: from 0 to `count` − 1.
  func title(at index: Int) -> String
  /// Returns a note for the right side of a row; `nil` for none. Default: `nil`.
  func note(at index: Int) -> String?
}

extension TitleSource {
  public func note(at index: Int) -> String? { nil }
}

/// Rows from an array of titles.
public struct ArrayListSource: TitleSource {
  /// The titles, one for each row.
  public let titles: [String]

  /// Creates one row for each title.
  public nonisolated init(_ titles: [String]) { self.titles = titles }

  /// The number of titles.
  public var count: Int { titles.count }
  /// Returns the title of a row.
  public func title(at index: Int) -> String { titles[index] }
}
