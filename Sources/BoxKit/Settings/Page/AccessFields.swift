import Controls
import Stage

/// The settings for players who read larger or other letters, use one switch, or need other keys.
struct AccessFields {
  private let editor: SettingsEditor
  private var texts: Texts { editor.context.look.texts }

  init(_ editor: SettingsEditor) { self.editor = editor }

  /// The rows of the settings page.
  var rows: [[SettingsField]] { [font, [bold], [pointer], scanning, [dwell], keys] }

  // MARK: Reading

  /// The families of the fonts, where there is a choice. Letters that are often confused show the current one.
  private var font: [SettingsField] {
    let families = editor.services.fontFamilies()
    guard families.count > 1 else { return [] }
    let choices = [nil] + families.map(Optional.some)
    let list = DropDown(
      id: "font", context: editor.context,
      // Translators: Choice of a font: the usual one.
      source: ArrayListSource([texts("Usual font")] + families),
      selected: choices.firstIndex(of: editor.settings.access.font) ?? 0,
      onChange: { [editor] index in editor.change { $0.access.font = choices[index] } })
    // Translators: Label of a setting: the font of all texts.
    return [SettingsField(texts("Font"), list, note: "a b d p q · I l 1 · O 0 · m rn")]
  }

  private var bold: SettingsField {
    // Translators: Switch: all texts are bolder.
    SettingsField(
      nil,
      editor.toggle(
        "bold", \.access.isBold,
        // Translators: Switch of the settings.
        title: texts("Bolder text"), note: texts("All letters are heavier")
      ))
  }

  private var pointer: SettingsField {
    let control = editor.segments("pointer", \.access.pointer, Array(AccessSettings.pointers)) {
      size in
      // Translators: Choice of a size, as a multiple of the usual one.
      texts("{number}×", ["number": String(size)])
    }
    // Translators: Label of a setting: the size of the mouse pointer.
    return SettingsField(texts("Size of the pointer"), control)
  }

  // MARK: One switch

  private var scanning: [SettingsField] {
    let note =
      editor.settings.access.scanSwitch == .off
      ? nil : texts("Press once to start, then for the row, then for the button.")
    // Translators: Label of a setting: the program marks one control after the other, and one key chooses.
    let choice = SettingsField(texts("Play with one switch"), scanSwitch, note: note)
    guard editor.settings.access.scanSwitch != .off else { return [choice] }
    return [choice, SettingsField(nil, scanTime)]
  }

  private var scanSwitch: DropDown {
    let choices = AccessSettings.ScanSwitch.allCases
    return DropDown(
      id: "switch", context: editor.context, source: ArrayListSource(choices.map(name)),
      selected: choices.firstIndex(of: editor.settings.access.scanSwitch) ?? 0,
      onChange: { [editor] index in
        editor.change { $0.access.scanSwitch = choices[index] }
        editor.remakeControls()
      })
  }

  private func name(_ choice: AccessSettings.ScanSwitch) -> String {
    switch choice {
    // Translators: Choice of a setting: it is not used.
    case .off: texts("Off")
    // Translators: Choice of the switch that plays everything.
    case .space: texts("Space bar")
    // Translators: Choice of the switch that plays everything.
    case .enter: texts("Enter key")
    // Translators: Choice of the switch that plays everything.
    case .pad: texts("Any gamepad button")
    // Translators: Choice of the switch that plays everything: a click or tap anywhere.
    case .tap: texts("Click or tap anywhere")
    }
  }

  private var scanTime: Slider {
    let slider = Slider(
      id: "scan-time", context: editor.context, range: AccessSettings.scanTimes,
      value: editor.settings.access.scanTime,
      // Translators: Label of a slider: how long each control is marked.
      title: texts("Time for each step"), valueText: { [texts] in texts.seconds(tenths: $0) },
      numberedEvery: 5, step: 5,
      onChange: { [editor] time in editor.change { $0.access.scanTime = time } })
    slider.tickText = { [texts] in texts.tenths($0) }
    return slider
  }

  // MARK: Pointer and keys

  private var dwell: SettingsField {
    let choices = [nil] + AccessSettings.dwells.map(Optional.some)
    let list = editor.dropDown("dwell", \.access.dwell, choices) { [texts] time in
      time.map { texts.seconds(tenths: $0) } ?? texts("Off")
    }
    // Translators: Label of a setting: a pointer that rests clicks after a time.
    return SettingsField(texts("Click by resting the pointer"), list)
  }

  private var keys: [SettingsField] {
    guard let open = editor.services.openKeys else { return [] }
    return [
      SettingsField(
        nil,
        Button(
          id: "keys", context: editor.context,
          // Translators: Button: it opens the page where the player gives actions other keys.
          title: texts("Change keys…"), action: open)
      )
    ]
  }
}

extension Texts {
  /// Returns a time in seconds.
  ///
  /// - Parameter tenths: the time in tenths of a second.
  fileprivate func seconds(tenths: Int) -> String {
    // Translators: A time: {seconds} before and {tenths} after the point.
    self("{seconds}.{tenths} s", ["seconds": String(tenths / 10), "tenths": String(tenths % 10)])
  }

  /// Returns a number of tenths as a decimal number.
  fileprivate func tenths(_ tenths: Int) -> String {
    // Translators: A decimal number: {whole} before and {tenths} after the point.
    self("{whole}.{tenths}", ["whole": String(tenths / 10), "tenths": String(tenths % 10)])
  }
}
