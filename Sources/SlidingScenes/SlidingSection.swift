import BoxKit
import Stage

/// The section of the sliding puzzle on the settings page.
final class SlidingSection: SettingsSection {
  private let editor: SettingsEditor
  private var look: Look { editor.context.look }

  init(_ editor: SettingsEditor) { self.editor = editor }

  func group() -> SettingsGroup {
    let texts = look.texts
    let arrows = editor.segments("arrows", \.sliding.arrowsMoveGap, [false, true]) {
      $0
        // Translators: Choice beside “Arrow keys move”.
        ? texts("Gap")
        // Translators: Choice beside “Arrow keys move”.
        : texts("Tile")
    }
    let numbers = editor.toggle(
      "numbers", \.sliding.showsNumbers, title: texts("Numbers on pictures"),
      note: texts("A small number on every tile"))
    let coach = editor.toggle(
      // Translators: Title of a switch.
      "coach", \.sliding.coaches, title: texts("Coach"),
      note: texts("Says after each move whether you are closer. No best results."))
    let tilt = editor.toggle(
      "tilt", \.sliding.tiltsWithPad, title: texts("Tilt the gamepad"),
      note: texts("Tilts the board. Needs a motion sensor."))
    return SettingsGroup(
      title: texts("Sliding Puzzle"),
      rows: [
        [SettingsField(nil, numbers)],
        [SettingsField(nil, coach)],
        [SettingsField(texts("Arrow keys move"), arrows, note: self.arrowsNote)],
        [SettingsField(nil, tilt)],
      ])
  }

  /// The explanation of an arrow key's effect.
  private var arrowsNote: String {
    editor.settings.sliding.arrowsMoveGap
      ? look.texts("The gap moves the way the arrow points; a tile comes the other way.")
      : look.texts("A tile slides the way the arrow points.")
  }
}
