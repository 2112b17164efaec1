import FoundationEssentials

/// Published figures that may lie beside the project, in `../shared/data`.
public enum PublishedFigures {
  /// The rows of a table without its head, or `nil` where the table is absent.
  public static func rows(_ name: String) -> [[Substring]]? {
    let folder = #filePath.split(separator: "/Sources/")[0]
    guard let data = FileManager.default.contents(atPath: "\(folder)/../shared/data/\(name).csv")
    else { return nil }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: ",") }
  }

  /// Whether the tables are here.
  public static var arePresent: Bool { rows("states_by_depth") != nil }
}
