import Stage

extension SettingsScene {
  /// The settings that hold for every game.
  func boxGroup() -> SettingsGroup {
    let texts = context.texts
    let scale = Slider(
      id: "scale", context: context, range: Settings.scales, value: editor.settings.scale,
      title: texts("Size of everything"),
      valueText: { texts("{percent} %", ["percent": String($0)]) }, numberedEvery: 50, step: 10,
      onChange: { [weak self] scale in self?.editor.change { $0.scale = scale } })
    // Its own size changes with it, so that it would run from under the pointer.
    scale.tellsWhileDragging = false
    let motion = Switch(
      id: "reduced-motion", context: context, isOn: editor.settings.reducedMotion,
      title: texts("Reduced motion"), note: texts("Short fades instead of movement"),
      onChange: { [weak self] isOn in self?.editor.change { $0.reducedMotion = isOn } })
    let done = Button(
      id: "done", context: context, title: texts("Back"), isPrimary: true
    ) { [weak self] in self?.leave() }
    return SettingsGroup(
      title: texts("The whole box"),
      rows: [
        [SettingsField(texts("Language"), language)],
        [SettingsField(texts("Theme"), theme)],
        [SettingsField(nil, scale)],
        [SettingsField(nil, motion)],
        [SettingsField(nil, done)],
      ])
  }

  /// The languages of the catalogue; each is called as its speakers call it.
  private static let languages: [(code: String?, name: String)] = [
    ("en", "English"), ("de", "Deutsch"),
  ]

  private var language: Control {
    let choices: [(code: String?, name: String)] =
      [(nil, context.texts("As the system"))] + Self.languages
    return DropDown(
      id: "language", context: context, source: ArrayListSource(choices.map(\.name)),
      selected: choices.firstIndex { $0.code == editor.settings.language } ?? 0,
      onChange: { [weak self] index in
        self?.editor.change { $0.language = choices[index].code }
        self?.relayout()
      })
  }

  private var theme: Control {
    let texts = context.texts
    let names = Theme.Name.allCases
    return SegmentedControl(
      id: "theme", context: context,
      options: names.map { name in
        switch name {
        case .evening: texts("Evening")
        case .day: texts("Day")
        case .contrast: texts("Contrast")
        }
      },
      selected: names.firstIndex(of: editor.settings.theme) ?? 0,
      onChange: { [weak self] index in self?.editor.change { $0.theme = names[index] } })
  }
}
