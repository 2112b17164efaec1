import Stage

/// The settings of the sliding puzzle on their page.
final class SlidingSection: SettingsSection {
  private let editor: SettingsEditor
  /// Takes the pose of the gamepad.
  private var calibration: Button?
  private var context: StageContext { editor.context }

  init(_ editor: SettingsEditor) { self.editor = editor }

  func group() -> SettingsGroup {
    let texts = context.texts
    let arrows = editor.segments("arrows", \.sliding.arrowsMoveGap, [false, true]) {
      $0 ? texts("the gap") : texts("the tile")
    }
    let numbers = editor.toggle(
      "numbers", \.sliding.showsNumbers, title: texts("Numbers on pictures"),
      note: texts("A small number on every piece"))
    let coach = editor.toggle(
      "coach", \.sliding.coaches, title: texts("Coach"),
      note: texts("Nearer or farther after each move; no best results"))
    return SettingsGroup(
      title: texts("Sliding Puzzle"),
      rows: [
        [SettingsField(nil, numbers)],
        [SettingsField(nil, coach)],
        [SettingsField(texts("Arrow keys move"), arrows)],
        [SettingsField(nil, tilt)],
        [SettingsField(texts("How the gamepad is held"), calibrate)],
      ])
  }

  private var tilt: Control {
    Switch(
      id: "tilt", context: context, isOn: editor.settings.sliding.tiltsWithPad,
      title: context.texts("Tilt the gamepad"),
      note: context.texts("It tilts the board, where the gamepad has a sensor"),
      onChange: { [weak self] isOn in
        self?.editor.change { $0.sliding.tiltsWithPad = isOn }
        // The sentence below the button goes, or comes.
        self?.editor.remakeControls()
      })
  }

  /// Takes the way in which the gamepad is held now as level.
  private var calibrate: Control {
    let button = Button(
      id: Self.calibrateID, context: context, title: context.texts("This is level")
    ) { [weak self] in self?.takePose() }
    button.isEnabled = editor.settings.sliding.tiltsWithPad
    button.reason = context.texts("Only where the gamepad is tilted.")
    calibration = button
    return button
  }

  private func takePose() {
    let texts = context.texts
    if let pose = editor.services.readPose() {
      editor.change { $0.sliding.restPose = pose }
      calibration?.title = texts("Level is set")
    } else {
      calibration?.title = texts("No sensor felt yet")
    }
  }

  private static let calibrateID = "calibrate"

  /// The sensor is needed only to take a pose; otherwise tilting would move the focus here.
  func restPose(at control: Control?) -> Vector3? {
    control?.id == Self.calibrateID ? editor.settings.sliding.usedPose : nil
  }
}
