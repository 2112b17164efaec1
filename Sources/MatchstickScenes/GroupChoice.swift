import BoxKit
import Controls
import MatchstickBoard
import MatchstickGame
import Stage

/// The choice of heaps or rows for a new game: a preset, or the size of each group by a slider.
final class GroupChoice {
  /// The controls, in focus order.
  let controls: [Control]

  private let form: Matchsticks.Form
  private let context: StageContext
  private let presets: SegmentedControl
  private let sizes: SegmentedControl
  private let slider: Slider
  /// The size of each group; 0 for those that are not there.
  private var groups: [Int]

  private static func presets(of form: Matchsticks.Form) -> [[Int]] {
    form == .rows ? Matchsticks.rowPresets : Matchsticks.heapPresets
  }

  /// Creates the controls with the matches of a game.
  init(_ matches: Matchsticks.Matches, context: StageContext) {
    (form, self.context) = (matches.form, context)
    let (form, texts) = (matches.form, context.look.texts)
    let sized = matches.groups ?? Self.presets(of: form)[0]
    let most = form == .rows ? Matchsticks.rowCounts.upperBound : Matchsticks.heapCounts.upperBound
    groups = sized + Array(repeating: 0, count: most - sized.count)
    let names = Self.presets(of: form).map { MatchesNames(texts).name(of: $0, form) }
    // Translators: Choice of a setting: the program draws the heaps or rows of each game.
    let byChance = texts("By chance")
    // Translators: Choice of a setting: the player sets the size of each heap or row.
    let own = texts("Own")
    presets = SegmentedControl(
      id: "matches.preset", context: context,
      // Translators: Choice of a setting: the program draws the heaps or rows of each game.
      options: names + [byChance, own], selected: 0, onChange: { _ in })
    presets.isDense = true
    sizes = SegmentedControl(
      id: "matches.group", context: context, options: groups.map(Self.word), selected: 0,
      onChange: { _ in })
    sizes.label = MatchesNames(texts).name(of: form)
    presets.label = form == .rows ? texts("Rows at the start") : texts("Heaps at the start")
    let largest = form == .rows ? Matchsticks.rowMatchLimit : Matchsticks.heapSizes.upperBound
    slider = Slider(
      id: "matches.size", context: context, range: 0...largest, value: groups[0],
      title: texts("Matches"),
      valueText: { texts.plural("{count} match", "{count} matches", $0) }, onChange: { _ in })
    controls = [presets, sizes, slider]
    presets.onChange = { [weak self] in self?.choosePreset($0) }
    sizes.onChange = { [weak self] _ in self?.refresh() }
    slider.onChange = { [weak self] in self?.resize(to: $0) }
    presets.show(
      matches.groups == nil
        ? names.count : Self.presets(of: form).firstIndex(of: sized) ?? names.count + 1)
    refresh()
  }

  private static func word(_ size: Int) -> String { size == 0 ? "–" : String(size) }

  private var isByChance: Bool { presets.selected == Self.presets(of: form).count }

  /// The chosen matches.
  var matches: Matchsticks.Matches {
    let sizes = groups.filter { $0 > 0 }
    return form == .rows
      ? (isByChance ? .rowsByChance : .rows(sizes))
      : (isByChance ? .heapsByChance : .heaps(sizes))
  }

  private func choosePreset(_ index: Int) {
    let presets = Self.presets(of: form)
    if presets.indices.contains(index) {
      groups = presets[index] + Array(repeating: 0, count: groups.count - presets[index].count)
    }
    refresh()
  }

  /// Gives the chosen group a size. It is the nearest one with which the game is possible.
  private func resize(to size: Int) {
    let group = sizes.selected
    let others = groups.enumerated().filter { $0.offset != group && $0.element > 0 }
    let least = others.count < (form == .rows ? 1 : Matchsticks.heapCounts.lowerBound) ? 1 : 0
    let most =
      form == .rows
      ? Matchsticks.rowMatchLimit - others.map(\.element).reduce(0, +)
      : Matchsticks.heapSizes.upperBound
    groups[group] = size.clamped(to: min(least, most)...most)
    let known = Self.presets(of: form).firstIndex(of: groups.filter { $0 > 0 })
    presets.show(known ?? Self.presets(of: form).count + 1)
    refresh()
  }

  private func refresh() {
    sizes.options = isByChance ? groups.map { _ in "?" } : groups.map(Self.word)
    sizes.isEnabled = !isByChance
    slider.isEnabled = !isByChance
    slider.show(groups[sizes.selected])
    let number = ["number": String(sizes.selected + 1)]
    slider.title =
      form == .rows
      // Translators: Label of a slider: matchsticks in a row. {number} counts the rows from 1.
      ? context.look.texts("Row {number}", number)
      : HeapMarks.name(of: sizes.selected, context.look.texts)
  }
}

nonisolated extension Matchsticks.Matches {
  /// The sizes of heaps or rows, or `nil` for a pile and for those by chance.
  var groups: [Int]? {
    switch self {
    case .heaps(let groups), .rows(let groups): groups
    case .pile, .heapsByChance, .rowsByChance: nil
    }
  }
}

/// The names of the tables and of the matches on them.
struct MatchesNames {
  private let texts: Texts

  init(_ texts: Texts) { self.texts = texts }

  /// Returns the name of a form of the game.
  func name(of form: Matchsticks.Form) -> String {
    switch form {
    // Translators: A way to play Matchsticks: with one pile.
    case .pile: texts("One pile")
    // Translators: A way to play Matchsticks: several heaps.
    case .heaps: texts("Heaps")
    // Translators: A way to play Matchsticks: rows of matches that touch.
    case .rows: texts("Rows")
    }
  }

  /// Returns the name of the outcome for the last match.
  func name(of last: LastMatch) -> String {
    switch last {
    // Translators: Choice of a rule: the player who takes the last matchstick loses.
    case .loses: texts("Last match loses")
    // Translators: Choice of a rule: the player who takes the last matchstick wins.
    case .wins: texts("Last match wins")
    }
  }

  /// Returns the name of heaps or rows with what it means, or `nil` for a name that says it.
  func detail(of groups: [Int], _ form: Matchsticks.Form) -> String? {
    let name = name(of: groups, form)
    return switch (form, groups) {
    case (.heaps, [1, 3, 5, 7]): "\(name) · 1-3-5-7"
    // Translators: {name} is “Thirteen” or “Eighteen”: so many matchsticks in one row.
    case (.rows, [13]), (.rows, [18]): texts("{name} in one row", ["name": name])
    default: nil
    }
  }

  /// Returns the name of heaps or rows, such as `3-4-5`.
  func name(of groups: [Int], _ form: Matchsticks.Form) -> String {
    switch (form, groups) {
    // Translators: Thirteen matchsticks in one row.
    case (.rows, [13]): texts("Thirteen")
    // Translators: Eighteen matchsticks in one row.
    case (.rows, [18]): texts("Eighteen")
    // Translators: Four heaps of 1, 3, 5 and 7 matchsticks, as in the film “Last Year at Marienbad”.
    case (.heaps, [1, 3, 5, 7]): texts("Marienbad")
    case _ where groups.count == 1:
      texts.plural("{count} match", "{count} matches", groups[0])
    default: groups.map(String.init).joined(separator: "-")
    }
  }
}
