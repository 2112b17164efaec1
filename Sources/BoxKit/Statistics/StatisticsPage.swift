import Controls
import Stage

/// The content of a page of statistics.
public struct StatisticsPage {
  /// The figures in the row at the top.
  public let figures: [Figure]
  /// The charts, of which the first is the widest.
  public let charts: [Chart]
  /// The sentence that teaches.
  public let lesson: Lesson

  /// Creates a page.
  public init(figures: [Figure], charts: [Chart], lesson: Lesson) {
    (self.figures, self.charts, self.lesson) = (figures, charts, lesson)
  }

  /// A number with a label above it and a line below it.
  public struct Figure: Hashable, Sendable {
    public let label: String
    public let number: String
    public let detail: String?
    private let isKnown: Bool

    /// Creates a figure. A number that is not known yet is a dash.
    public init(_ label: String, _ number: String?, _ detail: String? = nil) {
      (self.label, self.number, self.detail) = (label, number ?? "–", detail)
      isKnown = number != nil
    }

    /// The figure for listeners, such as “Played: 3, 2 won”. Empty while it is not known.
    package func words(_ texts: Texts) -> String {
      let figure = "\(label): \(texts.spoken(figure: number))"
      return isKnown ? [figure, detail].compactMap(\.self).joined(separator: ", ") : ""
    }
  }

  /// A part of the page with a heading.
  public enum Chart: Sendable {
    case plot(Plot)
    case rows(RowPlot)
    /// A sentence in place of a chart that has too few games.
    case sentence(String)
  }

  /// A sentence about the games, and the ground on which it is true.
  public struct Lesson: Hashable, Sendable {
    public let sentence: String
    public let ground: String?

    /// Creates a sentence.
    public init(_ sentence: String, _ ground: String? = nil) {
      (self.sentence, self.ground) = (sentence, ground)
    }
  }
}
