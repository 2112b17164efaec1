import GameKernel

/// How the results of one game are told and filtered: what each part of its categories means.
public struct ResultKind {
  /// One part of a category, such as the length of the board.
  struct Part {
    /// Also the id of the list that filters by it.
    let id: String
    /// Above its column.
    let title: (Texts) -> String
    /// The row of the filter that leaves it open.
    let any: (Texts) -> String
    /// What can be filtered by, in the order of the rows.
    let values: [String]
    /// A value in words; one that is not among `values` is told as it is.
    let name: (String, Texts) -> String
  }

  /// The game's name in its categories.
  let game: String
  let parts: [Part]
}

extension ResultKind {
  /// The sliding puzzle: by the length of the square, and by numbers or pictures.
  public static let sliding = ResultKind(
    game: "sliding",
    parts: [
      Part(
        id: "length", title: { texts in texts("Length") }, any: { texts in texts("All lengths") },
        values: (3...8).map { String($0) }, name: { length, _ in "\(length) × \(length)" }),
      Part(
        id: "mode", title: { texts in texts("Mode") }, any: { texts in texts("All modes") },
        values: ["numbers", "pictures"],
        name: { mode, texts in
          switch mode {
          case "numbers": texts("Numbers")
          case "pictures": texts("Picture")
          default: mode
          }
        }),
    ])
}
