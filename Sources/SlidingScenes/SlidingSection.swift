import BoxKit
import Controls
import PictureScenes
import Stage

/// The section of the sliding puzzle on the settings page.
final class SlidingSection: SettingsSection {
  private let editor: SettingsEditor
  private let pictures: SlidingPictures?
  private var look: Look { editor.context.look }

  /// - Parameter pictures: the pictures to choose from, if any.
  init(_ editor: SettingsEditor, _ pictures: SlidingPictures?) {
    (self.editor, self.pictures) = (editor, pictures)
  }

  func group() -> SettingsGroup {
    let texts = look.texts
    let arrows = editor.segments("arrows", \.sliding.arrowsMoveGap, [false, true]) {
      $0
        // Translators: Choice beside “{arrows} move”.
        ? texts("Gap")
        // Translators: Choice beside “{arrows} move”.
        : texts("Tile")
    }
    let numbers = editor.toggle(
      "numbers", \.sliding.showsNumbers, title: texts("Numbers on pictures"),
      note: texts("A small number on every tile"))
    let coach = editor.toggle(
      // Translators: Title of a switch.
      "coach", \.sliding.coaches, title: texts("Coach"),
      note: texts("Says after each move whether you are closer. Such games don't count."))
    let tilt = editor.toggle(
      "tilt", \.sliding.tiltsWithPad, title: texts("Tilt the gamepad"),
      note: texts("Tilts the board. Needs a motion sensor."))
    return SettingsGroup(
      title: texts("Sliding Puzzle"),
      rows: [
        // Translators: Label. Below it is a button with the picture on the tiles.
        pictures.map { [SettingsField(texts("Picture"), picture($0))] } ?? [],
        // Number tiles have no smaller numbers.
        editor.settings.sliding.picture == .numbers ? [] : [SettingsField(nil, numbers)],
        [SettingsField(nil, coach)],
        [SettingsField(arrowsTitle, arrows, note: self.arrowsNote)],
        [SettingsField(nil, tilt)],
      ])
  }

  private var arrowsTitle: String {
    // Translators: Label of a choice. {arrows} is “Arrow keys”, or such as “W, A, S, D”.
    look.texts("{arrows} move", ["arrows": look.texts.arrowKeys])
  }

  /// Creates the button with the picture on the tiles, which opens the list of pictures.
  private func picture(_ pictures: SlidingPictures) -> Control {
    let button = DetailButton(
      id: "picture", context: editor.context, title: pictures.chosenTitle,
      detail: look.texts("Choose another, or add your own")
    ) { [editor] in
      editor.applyChanges()
      pictures.showList()
    }
    button.emblem = { frame, _ in
      let thumb = pictures.chosenThumb(side: frame.width)
      return { list in
        var thumb = thumb
        thumb.draw(into: &list, at: frame.origin)
      }
    }
    button.isClose = look.metrics.isSmall
    return button
  }

  /// The explanation of an arrow key's effect.
  private var arrowsNote: String {
    editor.settings.sliding.arrowsMoveGap
      ? look.texts("The gap moves the way the arrow points; a tile comes the other way.")
      : look.texts("A tile slides the way the arrow points.")
  }
}
