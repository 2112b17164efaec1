import Stage

/// A suggestion at the end of a game for the next one, with its reason.
package struct NextSuggestion {
  /// The identifier of its button.
  let id: String
  let title: String
  let reason: String
  let accept: () -> Void
  /// The pieces of another game; `nil` for those of the game that ended.
  package var pieces: EndWords.Sketch?

  /// - Parameters:
  ///   - id: the identifier of its button.
  ///   - title: what to play, such as “Next: the same board again”.
  ///   - accept: starts the game.
  package init(_ id: String, title: String, reason: String, accept: @escaping () -> Void) {
    (self.id, self.title, self.reason, self.accept) = (id, title, reason, accept)
  }

  /// Creates the suggestion to play against the next stronger computer.
  ///
  /// - Parameters:
  ///   - name: the name of that computer.
  ///   - percent: its strength, if it has one.
  package init(
    opponent name: String, percent: Int?, reason: String, _ texts: Texts,
    accept: @escaping () -> Void
  ) {
    let values = ["name": name, "percent": percent.map { String($0) } ?? ""]
    self.init(
      "next-rung",
      title: percent == nil
        // Translators: Button at the end of a game: the next opponent. {name} is a computer, such as “Clever”.
        ? texts("Next opponent: {name}", values)
        // Translators: Button at the end of a game: the next opponent. {name} is a computer, {percent} its strength.
        : texts("Next opponent: {name}, {percent}%", values),
      reason: reason, accept: accept)
  }
}
