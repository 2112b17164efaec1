/// A row of the result table.
struct BenchRow {
  /// The measured quantity.
  let name: String
  /// The measured value with its unit, usually the median and the spread.
  let value: String
  /// The target, or an empty string if there is none.
  var target = ""
  /// Whether a mandatory target was missed.
  var isMissed = false

  /// Creates a row for frames of a given size, from their durations in seconds.
  static func frame(
    _ what: String, size: String = "1280 × 800", _ seconds: [Double], reach: String = ""
  ) -> BenchRow {
    BenchRow(
      name: "frame: \(what), \(size)",
      value: Samples(seconds.map { $0 * 1e3 }).tailText("ms", digits: 2), target: reach)
  }

  /// Prints rows in aligned columns.
  static func printTable(_ rows: [BenchRow]) {
    let head = BenchRow(name: "what", value: "median  (5–95 %)", target: "reach")
    let all = [head] + rows
    let nameWidth = all.map(\.name.count).max() ?? 0
    let valueWidth = all.map(\.value.count).max() ?? 0
    for row in all {
      print(
        padded(row.name, to: nameWidth), padded(row.value, to: valueWidth), row.target,
        separator: "   ")
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}
