import Controls
import Stage

/// The section of the settings page that belongs to one game.
public protocol SettingsSection: AnyObject {
  /// Creates the section's controls for the current settings and language.
  func group() -> SettingsGroup
}

/// Reads and changes settings for all sections of the settings page, and creates controls for them.
public final class SettingsEditor {
  /// The look and texts.
  public let context: StageContext
  /// The services of the program.
  public let services: Services
  /// Recreates all controls. Call it if a change affects the choices that other controls offer.
  public var remakeControls: () -> Void = {}
  /// Makes all changes so far take effect. Call it before another scene opens from the page, which may not return.
  public var applyChanges: () -> Void = {}
  private let model: SettingsModel

  package init(_ model: SettingsModel, _ services: Services, context: StageContext) {
    self.model = model
    self.services = services
    self.context = context
  }

  /// The current settings.
  public var settings: Settings { model.current }

  /// Changes the settings. Most changes take effect at once. Those that need a new game wait for it.
  public func change(_ edit: (inout Settings) -> Void) { model.change(edit) }

  // MARK: Controls of one setting each

  /// Creates a segmented control with all choices of a setting.
  package func segments<Choice: Equatable>(
    _ id: String, _ setting: WritableKeyPath<Settings, Choice>, _ choices: [Choice],
    name: (Choice) -> String
  ) -> SegmentedControl {
    SegmentedControl(
      id: id, context: context, options: choices.map(name),
      selected: choices.firstIndex(of: settings[keyPath: setting]) ?? 0,
      onChange: { [weak self] in self?.set(setting, choices[$0]) })
  }

  /// Creates a drop-down list with all choices of a setting.
  package func dropDown<Choice: Equatable>(
    _ id: String, _ setting: WritableKeyPath<Settings, Choice>, _ choices: [Choice],
    name: (Choice) -> String
  ) -> DropDown {
    DropDown(
      id: id, context: context, source: ArrayListSource(choices.map(name)),
      selected: choices.firstIndex(of: settings[keyPath: setting]) ?? 0,
      onChange: { [weak self] in self?.set(setting, choices[$0]) })
  }

  /// Creates a switch for a setting.
  package func toggle(
    _ id: String, _ setting: WritableKeyPath<Settings, Bool>, title: String, note: String?
  ) -> Switch {
    Switch(
      id: id, context: context, isOn: settings[keyPath: setting], title: title, note: note,
      onChange: { [weak self] in self?.set(setting, $0) })
  }

  /// Creates a slider for a setting in percent, 0 to 100.
  package func share(_ id: String, _ setting: WritableKeyPath<Settings, Int>, title: String)
    -> Slider
  {
    let texts = context.look.texts
    return Slider(
      id: id, context: context, range: 0...100, value: settings[keyPath: setting], title: title,
      // Translators: A number of percent, for example of the volume.
      valueText: { texts("{percent}%", ["percent": String($0)]) }, numberedEvery: 25, step: 5,
      onChange: { [weak self] in self?.set(setting, $0) })
  }

  private func set<Value>(_ setting: WritableKeyPath<Settings, Value>, _ value: Value) {
    change { $0[keyPath: setting] = value }
  }
}

/// Settings with a common heading, in rows of one or more fields.
public struct SettingsGroup {
  package let title: String
  package let rows: [[SettingsField]]

  /// - Parameter rows: the rows from top to bottom, each with its fields from left to right. Empty rows are left out.
  public init(title: String, rows: [[SettingsField]]) {
    self.title = title
    self.rows = rows.filter { !$0.isEmpty }
  }

  /// The controls of the group in focus order.
  package var controls: [Control] { rows.flatMap(\.self).map(\.control) }
}

/// A control with a label above it and a note below it. Some controls draw their own label.
public struct SettingsField {
  package let label: String?
  /// The control that the last call of ``fit(inWidth:)`` has chosen.
  package var control: Control { form.isNarrow ? form.narrow ?? form.usual : form.usual }
  /// Whether to leave out the note if the page would otherwise need scrolling.
  package let isNoteMinor: Bool
  /// Returns whether the setting differs from the game in progress, and so waits for the next one.
  package let waits: () -> Bool
  private let form: Form
  private let note: () -> String?

  /// The usual control, its narrow replacement, and which of them is in use. A class, so that copies of the field
  /// share it.
  private final class Form {
    let usual: Control
    let narrow: Control?
    var isNarrow = false

    init(_ usual: Control, _ narrow: Control?) { (self.usual, self.narrow) = (usual, narrow) }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - narrow: replaces a segmented control whose titles do not fit in the usual size.
  ///   - isNoteMinor: whether to leave out the note if the page would otherwise need scrolling.
  ///   - waits: whether the setting differs from the game in progress. The note then says so. Evaluated again after
  ///     every change of the settings, as `note` is.
  ///   - note: explains the choice in one sentence, or `nil`.
  public init(
    _ label: String? = nil, _ control: Control, narrow: Control? = nil, isNoteMinor: Bool = false,
    waits: @autoclosure @escaping () -> Bool = false,
    note: @autoclosure @escaping () -> String? = nil
  ) {
    self.label = label
    for control in [control, narrow] { control?.label = label }
    form = Form(control, narrow)
    (self.waits, self.note) = (waits, note)
    self.isNoteMinor = isNoteMinor
  }

  /// Returns the sentence below the control.
  package func shownNote(_ texts: Texts) -> String? {
    // Translators: Below a setting that the game in progress does not have.
    waits() ? texts("Applies to your next game.") : note()
  }

  /// Returns the least width that shows the label on one line and the control untruncated.
  package func leastWidth(_ look: Look) -> Double {
    let word = label.map { look.measurer.size(of: $0, look.metrics.medium(.medium)).width }
    return max(word ?? 0, (form.narrow ?? form.usual).leastWidth)
  }

  /// Returns whether the usual control fits in a width, if need be with small titles.
  package func isWhole(inWidth width: Double) -> Bool {
    form.narrow == nil || form.usual.leastWidth <= width
  }

  /// Chooses the control that fits in a width with titles of the usual size.
  package func fit(inWidth width: Double) {
    form.isNarrow = form.narrow != nil && form.usual.preferredSize.width > width
  }
}
