/// Where a list takes its rows from.
@MainActor public protocol ListSource {
  var count: Int { get }
  /// - Parameter index: from 0 to `count` − 1.
  func title(at index: Int) -> String
  /// A quiet word at the right of a row, nil for none.
  func note(at index: Int) -> String?
}

extension ListSource {
  public func note(at index: Int) -> String? { nil }
}

/// Rows from an array of titles.
public struct ArrayListSource: ListSource {
  public let titles: [String]

  public nonisolated init(_ titles: [String]) { self.titles = titles }

  public var count: Int { titles.count }
  public func title(at index: Int) -> String { titles[index] }
}
