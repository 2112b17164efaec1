import BoxKit
import Commands

/// The answer of `matchwood review` to one game: figures of the game, and a row of figures for each turn.
public nonisolated struct ReviewAnswer: Answer, Sendable {
  /// A name and its figure, in the order of the answer. Figures that do not exist are `null`.
  public typealias Figure = (name: String, value: any JSONWritable & Sendable)

  private let figures: [Figure]
  private let turns: [[Figure]]?

  /// 0 for a review, 2 for a text that is no game.
  package let exitCode: Int32

  /// Makes an answer from the figures of the game and of each turn. All turns have the same figures.
  public init(_ figures: [Figure], turns: [[Figure]]) {
    (self.figures, self.turns) = (figures, turns)
    exitCode = 0
  }

  /// Makes the answer to a text that is no game.
  public init(error: String) {
    (figures, turns) = ([("error", error)], nil)
    exitCode = UsageError.exitCode
  }

  /// The answer as one JSON object, with the turns as the array `turns`.
  package var json: JSONLine {
    var line = JSONLine(figures)
    if let turns { line.add("turns", turns.map { JSONLine($0) }) }
    return line
  }

  /// A line for each figure of the game, then a table with a row for each turn. For an error its text.
  package var text: String {
    guard let turns else { return figures.map { Self.cell($0) }.joined() }
    let heads = figures.map { "\($0.name)  \(Self.cell($0))" }
    let rows = [turns.first?.map(\.name) ?? []] + turns.map { $0.map(Self.cell) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let table = rows.map { row in
      zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: "  ")
    }
    return (heads + table).joined(separator: "\n")
  }

  private static func cell(_ figure: Figure) -> String {
    if let text = figure.value as? String { return text }
    let json = figure.value.json
    return json == "null" ? "–" : json
  }
}

nonisolated extension JSONLine {
  fileprivate init(_ figures: [ReviewAnswer.Figure]) {
    self.init()
    for figure in figures { add(figure.name, figure.value) }
  }
}

nonisolated extension JSONLine: JSONWritable {
  /// The object as JSON.
  public var json: String { description }
}
