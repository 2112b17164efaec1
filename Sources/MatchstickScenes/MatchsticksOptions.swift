import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The command-line options of Matchsticks.
nonisolated enum MatchsticksOptions {
  static let all = [
    GameOption("--form", words(of: Matchsticks.Form.allCases)) { texts in
      // Translators: Help of the command-line option --form.
      texts("one pile, several heaps or rows in Matchsticks")
    } apply: { launch, word in
      guard let form = Matchsticks.Form(rawValue: word) else {
        return words(of: Matchsticks.Form.allCases)
      }
      return set(\.matchsticks.form, form, &launch)
    },
    matches(
      "--heaps", "1-3-5-7", .heaps, \.matchsticks.heaps,
      "2 to 5 heaps of 1 to 9 matches such as 1-3-5-7, or chance"
    ) { texts in
      // Translators: Help of the command-line option --heaps.
      texts("the heaps in Matchsticks, 2 to 5 of up to 9, or chance")
    },
    matches(
      "--rows", "3-5-7", .rows, \.matchsticks.rows,
      "1 to 4 rows with at most 24 matches in all such as 3-5-7, or chance"
    ) { texts in
      // Translators: Help of the command-line option --rows.
      texts("the rows in Matchsticks, 1 to 4 with 24 matches in all, or chance")
    },
    GameOption("--last", words(of: LastMatch.allCases)) { texts in
      // Translators: Help of the command-line option --last.
      texts("whether the last match loses or wins in Matchsticks")
    } apply: { launch, word in
      guard let last = LastMatch(rawValue: word) else { return words(of: LastMatch.allCases) }
      launch.overrideSetting(\.matchsticks.lastOfPile, last)
      launch.overrideSetting(\.matchsticks.lastOfHeaps, last)
      launch.overrideSetting(\.matchsticks.lastOfRows, last)
      launch.askForNewGame(of: Matchsticks.name)
      return nil
    },
  ]

  /// Returns the option for the matches of a form, which starts a game of that form.
  ///
  /// - Parameter range: the accepted values, for the message about another one.
  private static func matches(
    _ name: String, _ example: String, _ form: Matchsticks.Form,
    _ path: any WritableKeyPath<Settings, Matchsticks.Matches> & Sendable, _ range: String,
    help: @escaping @Sendable (Texts) -> String
  ) -> GameOption {
    GameOption(
      name, example, help: help,
      apply: { launch, word in
        guard let matches = Matchsticks.Matches("\(form.rawValue):\(word)") else { return range }
        launch.overrideSetting(\.matchsticks.form, form)
        return set(path, matches, &launch)
      })
  }

  private static func words<Value: RawRepresentable<String>>(of values: [Value]) -> String {
    values.map(\.rawValue).joined(separator: "|")
  }

  /// Sets a value for this run, which starts a new game.
  private static func set<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Settings, Value> & Sendable, _ value: Value,
    _ launch: inout Launch
  ) -> String? {
    launch.overrideSetting(path, value)
    launch.askForNewGame(of: Matchsticks.name)
    return nil
  }
}
