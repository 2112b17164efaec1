import Stage

/// Settings that belong together, below one heading: rows of one or two fields.
struct SettingsGroup {
  let title: String
  let rows: [[SettingsField]]
}

/// A control with the word above it; some controls bring their own.
struct SettingsField {
  let label: String?
  let control: Control

  init(_ label: String? = nil, _ control: Control) {
    self.label = label
    self.control = control
  }
}
