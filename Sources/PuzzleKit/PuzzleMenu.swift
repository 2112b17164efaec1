import BoxKit
import Controls
import Stage

/// The menu *More* of the page of puzzles.
final class PuzzleMenu {
  let button: MenuButton
  /// Called when the player shows or hides the time.
  var onClock: () -> Void = {}

  private let kinds: SegmentedControl
  private let parts: PuzzleControls
  private let settings: SettingsModel
  private let routes: TableRoutes
  private let context: StageContext
  private var texts: Texts { context.look.texts }

  init(
    _ kinds: SegmentedControl, _ parts: PuzzleControls, _ settings: SettingsModel,
    _ routes: TableRoutes, context: StageContext
  ) {
    (self.kinds, self.parts) = (kinds, parts)
    (self.settings, self.routes, self.context) = (settings, routes, context)
    button = MenuButton(id: "more", context: context, icon: .more)
  }

  /// Updates the rows.
  ///
  /// - Parameters:
  ///   - hasKinds: whether the menu offers the other kinds, for which the bar has no room.
  ///   - hasSteps: whether a puzzle can be started again.
  func update(hasKinds: Bool, hasSteps: Bool) {
    var rows: [MenuButton.Row] = []
    if hasKinds, kinds.options.count > 1 {
      rows += kinds.options.indices.filter { $0 != kinds.selected }.map { kind in
        .init(kinds.options[kind]) { [kinds] in kinds.onChange(kind) }
      }
    }
    let buttons = (hasSteps ? [parts.again] : []) + [parts.giveUp]
    rows += (buttons + (parts.own.isHidden ? [] : [parts.own])).map {
      .init($0.title, action: $0.action)
    }
    rows += [
      .init(
        settings.current.puzzles.showsTime
          // Translators: Menu item: the time that the player takes for a puzzle is no longer shown.
          ? texts("Hide the time")
          // Translators: Menu item: the time that the player takes for a puzzle is shown.
          : texts("Show the time")
      ) { [weak self] in
        self?.settings.change { $0.puzzles.showsTime.toggle() }
        self?.onClock()
      },
      // Translators: Menu item: it opens a text about the rating of puzzles.
      .init(texts("How the rating works")) { [weak self] in self?.explainRating() },
    ]
    if let help = routes.help {
      rows.append(.init(texts("How to play"), note: texts.key(.function(1)), action: help))
    }
    button.rows = rows + routes.speechRows(texts)
  }

  private func explainRating() {
    let message = MessageScene(context: context) { texts in
      // Translators: Title of a text: the player's strength at puzzles.
      texts("Rating")
    } message: { texts in
      texts(
        "It is the rating of chess players, by Arpad Elo: you begin with 1200, and a puzzle rated above you is worth more. Only the first try counts."
      )
    }
    message.onClose = { [weak message, routes] in message.map(routes.dismiss) }
    routes.present(message)
  }
}
