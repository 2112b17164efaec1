/// One line of the table of figures.
struct BenchRow {
  /// What was measured.
  let name: String
  /// The median and the spread, with the unit.
  let value: String
  /// What is to be reached; empty where nothing is.
  let reach: String
}
