import BoxKit
import Controls
import EarthGame
import GameKernel
import Stage

extension TableController<ThroughTheEarth> {
  /// Sets the rows of the menu behind the button with the dots.
  ///
  /// - Parameter turnBack: shows the first view of both globes again.
  func offerRows(turnBack: @escaping () -> Void) {
    let texts = context.look.texts
    var rows = [
      MenuButton.Row(newGameTitle, note: "N") { [weak self] in self?.newGame() }
    ]
    if table.state.options.mode == .guess, !table.hasFixedRules {
      // Translators: Row of a menu. It opens the settings.
      rows.append(.init(texts("Players…")) { [weak self] in self?.routes.settings() })
      rows.append(.init(texts("Same places again")) { [weak self] in self?.table.restart() })
    }
    // Translators: Menu item: both globes show their first view again.
    rows.append(.init(texts("Turn the globes back"), action: turnBack))
    offer(rows)
  }
}
