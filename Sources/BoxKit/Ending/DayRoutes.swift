import Stage

/// The routes of a table with the game of a day. Its rules and its deal are fixed.
public struct DayRoutes {
  /// Returns the title of the table, such as *Today · 27 November*.
  let title: (Texts) -> String
  /// Gives up an unfinished try, and begins a practice at the player's own table.
  let practise: () -> Void
  /// Copies the results of the day, and returns whether that succeeded.
  let copyResult: () -> Bool
  /// Returns another game of the day that is open, as a suggestion.
  let next: (Texts) -> NextSuggestion?

  /// Creates the routes.
  package init(
    title: @escaping (Texts) -> String, practise: @escaping () -> Void,
    copyResult: @escaping () -> Bool, next: @escaping (Texts) -> NextSuggestion?
  ) {
    (self.title, self.practise) = (title, practise)
    (self.copyResult, self.next) = (copyResult, next)
  }
}
