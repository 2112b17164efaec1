/// A chart of horizontal bars, one for each name, with the value that theory gives.
public nonisolated struct RowPlot: Sendable {
  /// The heading above the chart.
  public let heading: String
  /// The names of the bars and of the theoretical values in the legend; `nil` for a chart without the latter.
  public let legend: (bars: String, theory: String?)
  /// The axis of the bars, from 0.
  public let axis: Plot.Axis
  /// The rows from top to bottom.
  public let rows: [Row]

  /// Creates a chart.
  public init(
    _ heading: String, legend: (bars: String, theory: String?), axis: Plot.Axis, rows: [Row]
  ) {
    (self.heading, self.legend, self.axis, self.rows) = (heading, legend, axis, rows)
  }

  /// A bar with its name.
  public struct Row: Sendable {
    let name: String
    let value: Double
    let theory: Double?
    let text: String

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - theory: the theoretical value, which a diamond marks.
    ///   - text: the value in words at the right end, such as "9 of 14".
    public init(_ name: String, _ value: Double, theory: Double?, text: String) {
      (self.name, self.value, self.theory, self.text) = (name, value, theory, text)
    }
  }
}
