import Stage

/// The routes of a table with the game of a day, or with a practice of it. Its rules and its deal are fixed.
public struct DayRoutes {
  /// Whether the game on the table is the try that counts.
  let isTry: Bool
  /// Returns the title of the table, such as *Today · 27 November*.
  let title: (Texts) -> String
  /// Returns the task of the game, such as *Shortest solution: 42 moves*.
  package let task: (Texts) -> String
  /// Gives up an unfinished try, and begins a practice.
  let practise: () -> Void
  /// Copies the results of the day, and returns whether that succeeded.
  let copyResult: () -> Bool
  /// Returns another game of the day that is open, as a suggestion.
  let next: (Texts) -> NextSuggestion?
  /// Whether the table has said its title.
  var isAnnounced = false

  /// Creates the routes.
  package init(
    isTry: Bool, title: @escaping (Texts) -> String, task: @escaping (Texts) -> String,
    practise: @escaping () -> Void, copyResult: @escaping () -> Bool,
    next: @escaping (Texts) -> NextSuggestion?
  ) {
    (self.isTry, self.title, self.task, self.practise) = (isTry, title, task, practise)
    (self.copyResult, self.next) = (copyResult, next)
  }
}
