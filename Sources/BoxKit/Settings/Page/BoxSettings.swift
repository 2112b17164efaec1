import Controls
import Stage

/// The settings that apply to every game, in three groups: general, sound and access.
final class BoxSettings {
  private let editor: SettingsEditor
  private let firstSteps: [String]
  private let calibration: PadCalibration
  /// The full-screen switch, which F11 changes too; `nil` without a window.
  private var fullScreen: Switch?
  /// The slider of the display size.
  private var scale: Slider?
  /// The volume slider, which the volume keys change too.
  private var volume: Slider?
  private var mute: Switch?
  /// The switch of speech, which F4 changes too.
  private var speech: Switch?
  private var look: Look { editor.context.look }

  /// - Parameter firstSteps: the names of the first steps that the player can see again.
  init(_ editor: SettingsEditor, firstSteps: [String]) {
    self.editor = editor
    self.firstSteps = firstSteps
    calibration = PadCalibration(editor)
  }

  /// Creates the controls for the current settings and language.
  func groups() -> [SettingsGroup] { [generalGroup(), soundGroup(), accessGroup()] }

  /// The number of groups.
  static let groupCount = 3

  /// Updates the controls of volume, mute and speech after keys have changed them.
  func show(_ settings: Settings) {
    let sound = settings.sound
    if speech?.isOn != settings.speaks { speech?.show(settings.speaks) }
    volume?.show(sound.volume)
    if mute?.isOn != sound.isMuted { mute?.show(sound.isMuted) }
  }

  /// Updates the slider to the size of the window, and the switch after the window has entered or left full screen.
  func followWindow() {
    scale?.show(editor.settings.scale, endingAt: mostScale)
    guard let fullScreen, let isOn = editor.services.isFullScreen(), isOn != fullScreen.isOn
    else { return }
    fullScreen.show(isOn)
  }

  /// Returns the rest pose of the gamepad if `control` is the calibration button, or else `nil`.
  func restPose(at control: Control?) -> Vector3? { calibration.restPose(at: control) }

  /// Creates the settings of language, theme and window.
  private func generalGroup() -> SettingsGroup {
    let texts = look.texts
    fullScreen = editor.services.isFullScreen().map { isOn in
      Switch(
        id: "full-screen", context: editor.context, isOn: isOn, title: texts("Full screen"),
        note: keyNote(.function(11)),
        onChange: { [editor] in editor.services.setFullScreen($0) })
    }
    let firstSteps = editor.toggle(
      "first-steps", \.firstSteps[names: firstSteps],
      // Translators: Switch: each game shows a new player what to do first.
      title: texts("First steps"),
      note: texts("Each game shows you how to begin"))
    let mistakes = editor.toggle(
      // Translators: Switch: mistakes of finished games come back as puzzles.
      "mistakes", \.keepsMistakes, title: texts("Puzzles from your own games"),
      note: texts("Your mistakes come back to be solved"))
    return SettingsGroup(
      // Translators: Heading of settings.
      title: texts("General"),
      rows: [
        // Translators: Label of a setting.
        [SettingsField(texts("Language"), language)],
        // Translators: Label of a setting: the colors of the program.
        [SettingsField(texts("Theme"), theme(as: .segments), narrow: theme(as: .list))],
        [displaySize()],
      ] + [fullScreen, firstSteps, mistakes].compactMap(\.self).map { [SettingsField(nil, $0)] }
        + [takingAlong])
  }

  /// Creates the slider of the display size, which ends at the largest one for which the window has room.
  private func displaySize() -> SettingsField {
    let texts = look.texts
    let scale = Slider(
      id: "scale", context: editor.context, range: Settings.scales, value: editor.settings.scale,
      // Translators: Label of a slider: the size of everything on the screen.
      title: texts("Display size"),
      valueText: { texts("{percent}%", ["percent": String($0)]) }, numberedEvery: 50, step: 10,
      onChange: { [editor] scale in editor.change { $0.scale = scale } })
    // Reports only on release, because a new scale also resizes the slider, which would then no longer be under the
    // pointer.
    scale.reportsWhileDragging = false
    self.scale = scale
    return SettingsField(nil, scale, note: self.scaleNote)
  }

  /// The buttons that save everything in one file and load it, where the program can.
  private var takingAlong: [SettingsField] {
    let (texts, services) = (look.texts, editor.services)
    return [
      // Translators: Button: it saves games, players, settings, pictures and decks in one file.
      ("save-everything", texts("Save everything…"), services.saveEverything),
      // Translators: Button: it loads games, players, settings, pictures and decks from one file.
      ("load-everything", texts("Load everything…"), services.loadEverything),
    ].compactMap { id, title, open in
      open.map {
        SettingsField(nil, Button(id: id, context: editor.context, title: title, action: $0))
      }
    }
  }

  /// Creates the settings that make the box easier to see and to operate.
  private func accessGroup() -> SettingsGroup {
    let texts = look.texts
    let motion = editor.toggle(
      "reduced-motion", \.reducedMotion, title: texts("Reduced motion"),
      note: texts("Short fades instead of movement"))
    let speech = editor.toggle(
      // Translators: Switch: a voice says what happens.
      "speak", \.speaks, title: texts("Speak"), note: speechUse)
    self.speech = speech
    let rumble = editor.toggle(
      "rumble", \.rumble,
      // Translators: Switch: the gamepad rumbles.
      title: texts("Rumble"),
      note: texts("When a move is not allowed, and at the end of a game"))
    return SettingsGroup(
      // Translators: Heading of settings: motion, speech, gamepad, keys.
      title: texts("Access"),
      rows: [
        [SettingsField(nil, motion, isNoteMinor: true, note: self.motionNote)],
        [SettingsField(nil, speech, note: self.speechNote)], [SettingsField(nil, rumble)],
        [calibration.field()],
      ] + AccessFields(editor).rows)
  }

  /// Returns the note of a switch with the key that does the same; `nil` for a player without a keyboard in hand.
  private func keyNote(_ key: Key) -> String? {
    guard [.mouse, .keyboard].contains(editor.context.input.device) else { return nil }
    // Translators: Note of a switch. {key} is the key that does the same.
    return look.texts("Or press {key}", ["key": look.texts.key(key)])
  }

  /// The note of the switch for speech, with the key or the button that belongs to it.
  private var speechUse: String {
    let (texts, input) = (look.texts, editor.context.input)
    guard input.device == .gamepad, editor.settings.speaks else {
      // Translators: Note of a switch: a voice says what happens.
      if input.device == .gamepad { return texts("Says what happens") }
      // Translators: Note of a switch: a voice says what happens.
      return texts("Says what happens ({key})", ["key": texts.key(.function(4))])
    }
    return texts(
      // Translators: Note of a switch: a voice says what happens. {button} is a stick of a gamepad that is pressed down.
      "Says what happens, and {button} says it again",
      ["button": input.padKind.name(of: .leftStick, in: texts)])
  }

  /// Creates the settings of volume, mute and the fire sound.
  private func soundGroup() -> SettingsGroup {
    let texts = look.texts
    // Translators: Label of a slider.
    let volume = editor.share("volume", \.sound.volume, title: texts("Volume"))
    let mute = editor.toggle(
      "mute", \.sound.isMuted,
      // Translators: Switch that turns all sound off.
      title: texts("Mute"),
      note: keyNote(.character("m")))
    (self.volume, self.mute) = (volume, mute)
    let fire = editor.toggle(
      "fire", \.sound.hasFire, title: texts("Crackling fire"),
      note: texts("A fire crackles beside the table"))
    return SettingsGroup(
      // Translators: Heading of settings.
      title: texts("Sound"),
      rows: [volume, mute, fire].map { [SettingsField(nil, $0)] })
  }

  /// The largest display size for which the window has room, in percent.
  private var mostScale: Int { Int(100 * look.metrics.mostScale) }

  /// The note at the end of the slider that only a larger window has room for more; `nil` elsewhere.
  private var scaleNote: String? {
    let (scale, range) = (editor.settings.scale, Settings.scales)
    guard mostScale < range.upperBound, scale >= mostScale, scale > range.lowerBound else {
      return nil
    }
    // Translators: Below a slider. {percent} is the largest size that fits.
    return look.texts("This window fits {percent}% at most", ["percent": String(mostScale)])
  }

  /// The note that there is no voice, or that speech follows the desktop, or `nil`.
  private var speechNote: String? {
    if editor.services.isSpeechMissing() {
      return look.texts("No voice found. Install speech-dispatcher.")
    }
    let settings = editor.settings
    return settings.chosenSpeech == nil && settings.hasScreenReader == true
      // Translators: Below the switch of speech: the desktop’s screen reader runs.
      ? look.texts("Follows your screen reader") : nil
  }

  /// The note that the movements follow the desktop, or `nil`.
  private var motionNote: String? {
    let settings = editor.settings
    return settings.chosenReducedMotion == nil && settings.desktop.reducesMotion != nil
      // Translators: Below a switch: it follows the setting of the desktop.
      ? look.texts("Follows your system") : nil
  }

  /// The control to choose the language. A language that no font can write is not chosen.
  private var language: Control {
    let source = LanguageSource(look)
    let list = DropDown(
      id: "language", context: editor.context, source: source,
      selected: source.index(of: editor.settings.language), onChange: { _ in })
    list.onChange = { [editor, weak list] index in
      guard source.isWritable(at: index) else {
        editor.context.feedback.rumble(.refusal)
        list?.show(source.index(of: editor.settings.language))
        return
      }
      editor.change { $0.language = source.code(at: index) }
      editor.remakeControls()
    }
    return list
  }

  private enum ChoiceForm { case segments, list }

  /// Creates the choice of a theme. The last one follows the desktop.
  private func theme(as form: ChoiceForm) -> Control {
    let (texts, choices) = (look.texts, Theme.Name.allCases.map(Optional.some) + [nil])
    func name(_ name: Theme.Name?) -> String {
      switch name {
      // Translators: Theme with dark wood.
      case .evening: texts("Evening")
      // Translators: Theme with light wood.
      case .day: texts("Day")
      // Translators: Theme in black and white.
      case .contrast: texts("Contrast")
      // Translators: Choice of a theme: dark or light, as the desktop wants.
      case nil: texts.inContext("theme", "System")
      }
    }
    return switch form {
    case .segments: editor.segments("theme", \.chosenTheme, choices, name: name)
    case .list: editor.dropDown("theme", \.chosenTheme, choices, name: name)
    }
  }
}
