import Stage

/// A game of a day.
public nonisolated struct DailyGame: Sendable {
  /// The link to the game, without the scheme.
  public let link: String
  /// The task in a few words, such as *Beat Clever: heaps of 3 · 4 · 5*.
  public let task: @Sendable (Texts) -> String
  /// The number by which the day was drawn.
  public let measure: Measure

  /// A number by which a day is drawn, and the least and the greatest that a day can have.
  public struct Measure: Hashable, Sendable {
    /// The name of the number in the answer of `matchwood today`, such as `moves`.
    public let name: String
    public let value: Double
    public let band: ClosedRange<Double>

    public init(_ name: String, _ value: Double, in band: ClosedRange<Double>) {
      (self.name, self.value, self.band) = (name, value, band)
    }
  }

  public init(
    link: some CustomStringConvertible, measure: Measure,
    task: @escaping @Sendable (Texts) -> String
  ) {
    (self.link, self.measure, self.task) = (String(describing: link), measure, task)
  }
}
