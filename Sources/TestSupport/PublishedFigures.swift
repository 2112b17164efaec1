import FoundationEssentials

/// Published figures, available if `../shared/data` exists beside the project.
public enum PublishedFigures {
  /// Returns the rows of a table without its header, or `nil` if the table does not exist.
  public static func rows(_ name: String) -> [[Substring]]? {
    let folder = #filePath.split(separator: "/Sources/")[0]
    guard let data = FileManager.default.contents(atPath: "\(folder)/../shared/data/\(name).csv")
    else { return nil }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
  }

  /// Whether the tables exist.
  public static var arePresent: Bool { rows("states_by_depth") != nil }
}
