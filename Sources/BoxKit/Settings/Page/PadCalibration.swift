import Controls
import Stage

/// The button that stores the current pose of the gamepad as level, for all games with tilt controls.
final class PadCalibration {
  private let editor: SettingsEditor
  /// The button, whose title reports the result.
  private var button: Button?

  private static let id = "calibrate"

  init(_ editor: SettingsEditor) { self.editor = editor }

  /// Creates the field in the current language.
  func field() -> SettingsField {
    let texts = editor.context.look.texts
    let button = Button(
      id: Self.id, context: editor.context,
      // Translators: Button: from now on this is how the player holds the gamepad.
      title: texts("Calibrate")
    ) { [weak self] in self?.calibrate() }
    self.button = button
    return SettingsField(
      // Translators: Label of a setting: the player tilts the gamepad to play.
      texts("Tilt controls"), button,
      note: texts("Hold the gamepad as you like to play, then press."))
  }

  private func calibrate() {
    let texts = editor.context.look.texts
    if let pose = editor.services.readPose() {
      editor.change { $0.padPose = pose }
      // Translators: Button: the gamepad is calibrated.
      button?.title = texts("Calibrated")
    } else {
      button?.title = texts("No sensor found yet")
    }
  }

  /// Returns the rest pose if `control`, the highlighted control, is the calibration button, or else `nil`.
  ///
  /// The page needs the sensor only for calibration. At other times, tilting would move the focus.
  func restPose(at control: Control?) -> Vector3? {
    control?.id == Self.id ? editor.settings.restPose : nil
  }
}
