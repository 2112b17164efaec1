import Controls
import GameKernel
import Stage

/// Moves the focus on a table: home after a use of the pointer, along the bar, and between the board and the rest.
package final class TableFocus {
  /// Returns the control that gets the focus after the pointer was used, for the next key press. `nil` keeps the
  /// focus.
  package var home: () -> Control? = { nil }
  /// Returns the two groups of controls between which a gamepad switches the focus.
  ///
  /// The first control of the new group that can be operated gets the focus.
  package var places: () -> (board: [Control], aside: [Control]) = { ([], []) }

  private let panel: ControlPanel
  private let bar: GameBar
  private let input: InputContext

  init(_ panel: ControlPanel, _ bar: GameBar, _ input: InputContext) {
    (self.panel, self.bar, self.input) = (panel, bar, input)
  }

  /// Moves the focus to the control that ``home`` returns.
  package func goHome() {
    if let home = home() { panel.focus(id: home.id) }
  }

  /// Moves the focus left or right along the bar, but not to the board, from which no arrow would lead back.
  ///
  /// Returns whether the intent was used.
  func moveAlongBar(_ intent: Intent) -> Bool {
    guard let direction = intent.direction, direction.isLevel, panel.isFocusSeen else {
      return false
    }
    // The choice uses left and right itself.
    if let choice = bar.choice, choice === panel.focused { return false }
    let bar = bar.controls.filter(\.isOperable)
    guard let index = bar.firstIndex(where: { $0 === panel.focused }) else { return false }
    let next = direction == .left ? index - 1 : index + 1
    if bar.indices.contains(next) { panel.focus(id: bar[next].id) }
    return true
  }

  /// Moves the focus from the board to the controls beside it, or back.
  func switchPlace() {
    let (board, aside) = places()
    let isOnBoard = board.contains { $0 === panel.focused }
    let group = isOnBoard ? aside : board
    if let next = group.first(where: \.isOperable) { panel.focus(id: next.id) }
  }

  /// Returns the focus home after the pointer has operated a control.
  func goHome(after intent: Intent) {
    guard !input.device.showsFocus else { return }
    switch intent {
    case .tap, .release, .drag: goHome()
    default: break
    }
  }
}
