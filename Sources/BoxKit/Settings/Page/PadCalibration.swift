import Stage

/// The button that takes the way in which a gamepad is held now as level, for all games that are tilted.
final class PadCalibration {
  private let editor: SettingsEditor
  /// Says what has come of it.
  private var button: Button?

  private static let id = "calibrate"

  init(_ editor: SettingsEditor) { self.editor = editor }

  /// The button anew, in the language of now.
  func field() -> SettingsField {
    let texts = editor.context.texts
    let button = Button(
      id: Self.id, context: editor.context, title: texts("The gamepad is level now")
    ) { [weak self] in self?.takePose() }
    self.button = button
    return SettingsField(
      texts("How the gamepad is held"), button,
      note: texts("Hold it as you like to play, then press."))
  }

  private func takePose() {
    let texts = editor.context.texts
    if let pose = editor.services.readPose() {
      editor.change { $0.padPose = pose }
      button?.title = texts("Level is set")
    } else {
      button?.title = texts("No sensor felt yet")
    }
  }

  /// The pose at rest while the button is pointed at or has the focus; nil for all others.
  ///
  /// The sensor is needed only to take a pose; otherwise tilting would move the focus.
  func restPose(at control: Control?) -> Vector3? {
    control?.id == Self.id ? editor.settings.restPose : nil
  }
}
