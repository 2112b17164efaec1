import Stage

/// The part of the page of settings that belongs to one game.
public protocol SettingsSection: AnyObject {
  /// Makes its controls anew, for what holds now and in the language of now.
  func group() -> SettingsGroup
}

/// What the sections of the page of settings share: what holds, and how it is changed.
public final class SettingsEditor {
  /// Look and words.
  public let context: StageContext
  /// What the program can do.
  public let services: Services
  /// Makes all controls anew, where what they offer depends on what was changed.
  public var remakeControls: () -> Void = {}
  private let model: SettingsModel

  package init(_ model: SettingsModel, _ services: Services, context: StageContext) {
    self.model = model
    self.services = services
    self.context = context
  }

  /// What holds now.
  public var settings: Settings { model.current }

  /// Changes a setting. What can act at once does; the rest waits until the page is left.
  public func change(_ edit: (inout Settings) -> Void) { model.change(edit) }

  // MARK: Controls of one setting each

  /// All choices of a setting side by side, each called by its name.
  ///
  /// - Parameter endsGame: whether another choice ends the game on the table, so that none is made in passing.
  package func segments<Choice: Equatable>(
    _ id: String, _ setting: WritableKeyPath<Settings, Choice>, _ choices: [Choice],
    endsGame: Bool = false, name: (Choice) -> String
  ) -> SegmentedControl {
    let control = SegmentedControl(
      id: id, context: context, options: choices.map(name),
      selected: choices.firstIndex(of: settings[keyPath: setting]) ?? 0,
      onChange: { [weak self] in self?.set(setting, choices[$0]) })
    control.choosesInPassing = !endsGame
    return control
  }

  /// All choices of a setting in a list, each called by its name.
  package func dropDown<Choice: Equatable>(
    _ id: String, _ setting: WritableKeyPath<Settings, Choice>, _ choices: [Choice],
    name: (Choice) -> String
  ) -> DropDown {
    DropDown(
      id: id, context: context, source: ArrayListSource(choices.map(name)),
      selected: choices.firstIndex(of: settings[keyPath: setting]) ?? 0,
      onChange: { [weak self] in self?.set(setting, choices[$0]) })
  }

  /// A switch of a setting.
  package func toggle(
    _ id: String, _ setting: WritableKeyPath<Settings, Bool>, title: String, note: String
  ) -> Switch {
    Switch(
      id: id, context: context, isOn: settings[keyPath: setting], title: title, note: note,
      onChange: { [weak self] in self?.set(setting, $0) })
  }

  /// A share in per cent.
  package func share(_ id: String, _ setting: WritableKeyPath<Settings, Int>, title: String)
    -> Slider
  {
    let texts = context.texts
    return Slider(
      id: id, context: context, range: 0...100, value: settings[keyPath: setting], title: title,
      valueText: { texts("{percent} %", ["percent": String($0)]) }, numberedEvery: 25, step: 5,
      onChange: { [weak self] in self?.set(setting, $0) })
  }

  private func set<Value>(_ setting: WritableKeyPath<Settings, Value>, _ value: Value) {
    change { $0[keyPath: setting] = value }
  }
}

/// Settings that belong together, below one heading: rows of one or two fields.
public struct SettingsGroup {
  package let title: String
  package let rows: [[SettingsField]]

  /// - Parameter rows: from top to bottom, each with its fields from left to right.
  public init(title: String, rows: [[SettingsField]]) {
    (self.title, self.rows) = (title, rows)
  }

  /// In the order of the focus.
  package var controls: [Control] { rows.flatMap(\.self).map(\.control) }
}

/// A control with the word above it, which some controls bring themselves, and a sentence below it.
public struct SettingsField {
  package let label: String?
  package let control: Control
  /// Whether its note goes where it would push another control out of sight.
  package let isNoteMinor: Bool
  private let note: () -> String?

  /// A field of a row.
  ///
  /// - Parameters:
  ///   - isNoteMinor: whether the note goes where it would push another control out of sight.
  ///   - note: says in one sentence what the choice means, nil where that is plain; asked anew after every change,
  ///     before the controls are made anew.
  public init(
    _ label: String? = nil, _ control: Control, isNoteMinor: Bool = false,
    note: @autoclosure @escaping () -> String? = nil
  ) {
    self.label = label
    self.control = control
    self.note = note
    self.isNoteMinor = isNoteMinor
  }

  /// What stands below the control: why it is off, else what the choice means.
  package var sentence: String? {
    control.isEnabled ? note() : control.saysReason ? nil : control.reason ?? note()
  }

  /// What its words need in one line.
  package func leastWidth(_ context: StageContext) -> Double {
    let word = label.map { context.measurer.size(of: $0, context.metrics.medium(.medium)).width }
    return max(word ?? 0, control.leastWidth)
  }
}
