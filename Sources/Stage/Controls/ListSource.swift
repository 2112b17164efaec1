/// Where a list takes its rows from.
@MainActor public protocol ListSource {
  /// How many rows there are.
  var count: Int { get }
  /// The words of a row.
  ///
  /// - Parameter index: from 0 to `count` − 1.
  func title(at index: Int) -> String
  /// A quiet word at the right of a row, nil for none.
  func note(at index: Int) -> String?
}

extension ListSource {
  /// None.
  public func note(at index: Int) -> String? { nil }
}

/// Rows from an array of titles.
public struct ArrayListSource: ListSource {
  /// One for each row.
  public let titles: [String]

  /// As many rows as titles.
  public nonisolated init(_ titles: [String]) { self.titles = titles }

  /// The number of titles.
  public var count: Int { titles.count }
  /// The title of a row.
  public func title(at index: Int) -> String { titles[index] }
}
