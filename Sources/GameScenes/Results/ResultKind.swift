import GameKernel
import Stage

/// How the results of one game are told and filtered: what it counts, and what each part of its categories means.
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
  let count: Count
  let parts: [Part]
  /// Said while there are no results at all.
  let invitation: (Texts) -> String

  /// What a game counts of which fewer are better, such as moves.
  struct Count {
    /// Above its column.
    let title: (Texts) -> String
    /// The order by it.
    let order: (Texts) -> String
    /// So many of them.
    let number: (Int, Texts) -> String
  }
}

extension ResultKind {
  /// The sliding puzzle: by the length of the square, and by numbers or pictures.
  public static let sliding = ResultKind(
    game: "sliding",
    count: Count(
      title: { texts in texts("Moves") }, order: { texts in texts("By moves") },
      number: { count, texts in texts.plural("{count} move", "{count} moves", count) }),
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
    ],
    invitation: { texts in
      texts("No results yet. Solve a puzzle that chance has dealt, and it will stand here.")
    })
}
