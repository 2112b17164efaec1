import BoxKit
import Controls
import MatchstickGame
import Stage

/// The choice of the table, *One pile*, *Heaps* or *Rows*, and of the outcome for the last match.
final class FormChoice {
  /// Called with another form. Each form keeps its own game.
  var onForm: (Matchsticks.Form) -> Void = { _ in }
  /// Called with another outcome for the last match.
  var onLast: (LastMatch) -> Void = { _ in }
  /// The segments of the forms.
  let forms: SegmentedControl
  /// The segments of the outcomes.
  let last: SegmentedControl

  private let look: Look
  private var layout = Matchsticks.Layout(.pile(18, takeLimit: 3))

  init(context: StageContext) {
    look = context.look
    let names = MatchesNames(look.texts)
    forms = SegmentedControl(
      id: "form", context: context, options: Matchsticks.Form.allCases.map { names.name(of: $0) },
      selected: 0, onChange: { _ in })
    last = SegmentedControl(
      id: "last", context: context, options: LastMatch.allCases.map { names.name(of: $0) },
      selected: 0, onChange: { _ in })
    for control in [forms, last] { control.choosesOnArrow = false }
    forms.onChange = { [weak self] in self?.onForm(Matchsticks.Form.allCases[$0]) }
    last.onChange = { [weak self] index in
      guard let self else { return }
      // The game on the table keeps its rule until a new one begins.
      let chosen = LastMatch.allCases[index]
      show(layout)
      onLast(chosen)
    }
  }

  /// Shows the form and the outcome of a game.
  func show(_ layout: Matchsticks.Layout) {
    self.layout = layout
    forms.show(Matchsticks.Form.allCases.firstIndex(of: layout.form) ?? 0)
    last.show(LastMatch.allCases.firstIndex(of: layout.last) ?? 0)
  }

  /// Adds the widths that determine the layout, as multiples of the type size.
  func want(_ inputs: inout MatchsticksAreas.Inputs) {
    let names = MatchesNames(look.texts)
    forms.options = Matchsticks.Form.allCases.map { names.name(of: $0) }
    last.options = LastMatch.allCases.map { names.name(of: $0) }
    func widest(_ titles: [String]) -> Double {
      // Widths at a large size do not depend on the rounding of small ones.
      titles.map { look.measurer.size(of: $0, TextStyle(.bold, 100)).width / 100 }.max() ?? 0
    }
    (inputs.forms, inputs.last) = (widest(forms.options), widest(last.options))
  }

  /// - Parameter isFixed: whether the form and the rule are those of a day.
  func place(_ areas: MatchsticksAreas, isFixed: Bool = false) {
    for (control, frame) in [(forms, areas.forms), (last, areas.last)] {
      control.isHidden = frame == nil
      if let frame { control.frame = frame }
    }
    last.isEnabled = !isFixed
    if isFixed { forms.isHidden = true }
  }

  /// The rows of *More* for choices that are not on the table.
  var rows: [MenuButton.Row] {
    let names = MatchesNames(look.texts)
    let others = Matchsticks.Form.allCases.filter { $0 != layout.form }
    let tables = others.map { form in
      MenuButton.Row(names.name(of: form)) { [weak self] in self?.onForm(form) }
    }
    let other = LastMatch.allCases.filter { $0 != layout.last }
    let outcomes = other.map { last in
      MenuButton.Row(newGame(last)) { [weak self] in self?.onLast(last) }
    }
    return (forms.isHidden ? tables : []) + (last.isHidden ? outcomes : [])
  }

  private func newGame(_ last: LastMatch) -> String {
    switch last {
    // Translators: Menu item: it starts a game with this rule.
    case .loses: look.texts("New game: last match loses")
    // Translators: Menu item: it starts a game with this rule.
    case .wins: look.texts("New game: last match wins")
    }
  }
}
