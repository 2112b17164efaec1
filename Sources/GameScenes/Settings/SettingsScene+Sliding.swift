import Stage

extension SettingsScene {
  func slidingGroup() -> SettingsGroup {
    let texts = context.texts
    let now = draft.sliding
    let arrows = SegmentedControl(
      id: "arrows", context: context, options: [texts("the tile"), texts("the gap")],
      selected: now.arrowsMoveGap ? 1 : 0,
      onChange: { [weak self] index in self?.change { $0.sliding.arrowsMoveGap = index == 1 } })
    let numbers = Switch(
      id: "numbers", context: context, isOn: now.showsNumbers,
      title: texts("Numbers on pictures"), note: texts("A small number on every piece"),
      onChange: { [weak self] isOn in self?.change { $0.sliding.showsNumbers = isOn } })
    let coach = Switch(
      id: "coach", context: context, isOn: now.coaches, title: texts("Coach"),
      note: texts("Nearer or farther after each move; no best results"),
      onChange: { [weak self] isOn in self?.change { $0.sliding.coaches = isOn } })
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
      id: "tilt", context: context, isOn: draft.sliding.tiltsWithPad,
      title: context.texts("Tilt the gamepad"),
      note: context.texts("It tilts the board, where the gamepad has a sensor"),
      onChange: { [weak self] isOn in
        self?.change { $0.sliding.tiltsWithPad = isOn }
        self?.calibration?.isEnabled = isOn
      })
  }

  /// Takes the way in which the gamepad is held now as level.
  private var calibrate: Control {
    let button = Button(
      id: Self.calibrateID, context: context, title: context.texts("This is level")
    ) { [weak self] in self?.takePose() }
    button.isEnabled = draft.sliding.tiltsWithPad
    calibration = button
    return button
  }

  private func takePose() {
    let texts = context.texts
    if let pose = readPose() {
      change { $0.sliding.restPose = pose }
      calibration?.title = texts("Level is set")
    } else {
      calibration?.title = texts("No sensor felt yet")
    }
  }

  static let calibrateID = "calibrate"

  /// The sensor is needed only to take a pose; otherwise tilting would move the focus here.
  public var usesTilt: Bool {
    draft.sliding.tiltsWithPad && panel.highlighted?.id == Self.calibrateID
  }
}
