/// Where a list takes its rows from; they may be of several kinds.
@MainActor public protocol ListSource {
  /// How many rows there are.
  var count: Int { get }
  /// Makes a row.
  ///
  /// - Parameter index: from 0 to `count` − 1.
  func row(at index: Int) -> any Row
  /// The height of a row in output pixels; nil for the usual one.
  ///
  /// - Parameter width: of all rows.
  func height(at index: Int, width: Double) -> Double?
}

extension ListSource {
  /// The usual one.
  public func height(at index: Int, width: Double) -> Double? { nil }
}

/// The words of rows that say no more than a title and a note.
@MainActor public protocol TitleSource {
  /// How many rows there are.
  var count: Int { get }
  /// The words of a row.
  ///
  /// - Parameter index: from 0 to `count` − 1.
  func title(at index: Int) -> String
  /// A quiet word at the right of a row, nil for none.
  func note(at index: Int) -> String?
}

extension TitleSource {
  /// None.
  public func note(at index: Int) -> String? { nil }
}

/// Rows from an array of titles.
public struct ArrayListSource: TitleSource {
  /// One for each row.
  public let titles: [String]

  /// As many rows as titles.
  public nonisolated init(_ titles: [String]) { self.titles = titles }

  /// The number of titles.
  public var count: Int { titles.count }
  /// The title of a row.
  public func title(at index: Int) -> String { titles[index] }
}
