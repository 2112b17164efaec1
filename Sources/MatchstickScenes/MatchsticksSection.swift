import BoxKit
import Controls
import GameKernel
import MatchstickBoard
import MatchstickGame
import Stage

/// The section of Matchsticks on the settings page.
final class MatchsticksSection: SettingsSection {
  private let editor: SettingsEditor
  private var look: Look { editor.context.look }

  /// Returns the settings of the game in progress; `nil` without one.
  private let game: () -> MatchstickSettings?

  init(_ editor: SettingsEditor, game: @escaping () -> MatchstickSettings? = { nil }) {
    (self.editor, self.game) = (editor, game)
  }

  /// Returns whether a setting differs from the game in progress.
  private func waits<Value: Equatable>(_ setting: (MatchstickSettings) -> Value) -> Bool {
    game().map { setting($0) != setting(editor.settings.matchsticks) } ?? false
  }

  func group() -> SettingsGroup {
    let texts = look.texts
    return SettingsGroup(
      title: texts("Matchsticks"),
      rows: [
        [matches],
        [
          SettingsField(
            // Translators: Label of a setting: the second player.
            texts("Opponent"), opponent, narrow: seat("opponent", \.second),
            waits: self.waits(\.seating.second), note: self.notes.opponent)
        ],
        [
          SettingsField(
            // Translators: Label of a setting: a person or a computer.
            texts("Player 1"), seat("first-seat", \.first), waits: self.waits(\.seating.first),
            note: self.notes.firstPlayer)
        ] + strength + [
          // Translators: Label of a setting, above “Loses” and “Wins”.
          SettingsField(texts("Last match"), last, waits: self.waits(\.layout.last))
        ],
        limit + [
          // Translators: Label of a setting, above the names of the players.
          SettingsField(
            texts("Who goes first"), begins, narrow: beginsList, waits: self.waits(\.begins),
            note: self.notes.begins)
        ],
        [
          SettingsField(
            // Translators: Label of a setting: how matchsticks look.
            texts("Match style"), matchStyle, isNoteMinor: true, note: self.notes.style),
          SettingsField(
            // Translators: Label of a setting: how matchsticks leave the table.
            texts("Taken matches"), takeAnimation, isNoteMinor: true,
            note: self.notes.takeAnimation),
        ],
      ])
  }

  private var notes: MatchsticksNotes {
    MatchsticksNotes(settings: editor.settings.matchsticks, texts: look.texts)
  }

  /// The matches at the start: a slider for the pile, or a list of heaps or rows.
  private var matches: SettingsField {
    switch editor.settings.matchsticks.form {
    case .pile:
      SettingsField(nil, pile, waits: self.waits(\.pile))
    case .heaps:
      SettingsField(
        // Translators: Label of a setting: the sizes of the heaps.
        look.texts("Heaps at the start"), presets("heaps", \.matchsticks.heaps),
        waits: self.waits(\.layout.matches),
        note: self.notes.groups)
    case .rows:
      SettingsField(
        // Translators: Label of a setting: the sizes of the rows.
        look.texts("Rows at the start"), presets("rows", \.matchsticks.rows),
        waits: self.waits(\.layout.matches),
        note: self.notes.groups)
    }
  }

  /// Creates a list of the presets, of matches by chance, and of the current ones if they are others.
  private func presets(
    _ id: String, _ setting: WritableKeyPath<Settings, Matchsticks.Matches>
  ) -> Control {
    let (current, names) = (editor.settings[keyPath: setting], MatchesNames(look.texts))
    let offered: [Matchsticks.Matches] =
      current.form == .rows
      ? Matchsticks.rowPresets.map { .rows($0) } + [.rowsByChance]
      : Matchsticks.heapPresets.map { .heaps($0) } + [.heapsByChance]
    let choices = offered + (offered.contains(current) ? [] : [current])
    return editor.dropDown(id, setting, choices) { matches in
      matches.groups.map { names.name(of: $0, matches.form) } ?? look.texts("By chance")
    }
  }

  private var last: Control {
    let setting: WritableKeyPath<Settings, LastMatch> =
      switch editor.settings.matchsticks.form {
      case .pile: \.matchsticks.lastOfPile
      case .heaps: \.matchsticks.lastOfHeaps
      case .rows: \.matchsticks.lastOfRows
      }
    return editor.dropDown("last-match", setting, LastMatch.allCases) { last in
      switch last {
      // Translators: Below “Last match”: the player who takes it loses.
      case .loses: look.texts("Loses")
      // Translators: Below “Last match”: the player who takes it wins.
      case .wins: look.texts("Wins")
      }
    }
  }

  /// The most matches in a turn, of a pile.
  private var limit: [SettingsField] {
    guard editor.settings.matchsticks.form == .pile else { return [] }
    return [
      SettingsField(
        // Translators: Label of a setting, above the numbers 2 to 5.
        look.texts("Take at most"), takeLimit, waits: self.waits(\.takeLimit),
        note: self.notes.takeLimit)
    ]
  }

  /// The slider for the pile.
  private var pile: Control {
    let texts = look.texts
    return Slider(
      id: "pile", context: editor.context, range: Matchsticks.offeredPiles,
      value: editor.settings.matchsticks.pile,
      // Translators: Label of a slider: how many matchsticks the pile has.
      title: texts("Matches"),
      // Translators: Beside a slider. {count} is how many matchsticks the pile has.
      valueText: { texts.plural("{count} match", "{count} matches", $0) },
      onChange: { [weak self] pile in self?.editor.change { $0.matchsticks.pile = pile } })
  }

  private var words: MatchsticksWords {
    MatchsticksWords(texts: look.texts, seating: editor.settings.matchsticks.seating)
  }

  private var opponent: Control {
    let control = SegmentedControl(
      id: "opponent", context: editor.context,
      options: MatchstickOccupant.choices.map { words.kind($0) },
      selected: choice(of: editor.settings.matchsticks.seating.second),
      onChange: { [weak self] in self?.seat(MatchstickOccupant.choices[$0], at: \.second) })
    control.choosesOnArrow = false
    return control
  }

  /// Creates a drop-down list of the occupants of a seat.
  private func seat(
    _ id: String, _ place: WritableKeyPath<MatchstickSeats, MatchstickOccupant>
  ) -> Control {
    DropDown(
      id: id, context: editor.context,
      source: OccupantRows(MatchstickOccupant.choices, look.texts, title: words.kind),
      selected: choice(of: editor.settings.matchsticks.seating[keyPath: place]),
      onChange: { [weak self] in self?.seat(MatchstickOccupant.choices[$0], at: place) })
  }

  /// Returns the index of an occupant among the choices, regardless of its strength.
  private func choice(of occupant: MatchstickOccupant) -> Int {
    MatchstickOccupant.choices.firstIndex { words.kind($0) == words.kind(occupant) } ?? 0
  }

  private func seat(
    _ occupant: MatchstickOccupant, at place: WritableKeyPath<MatchstickSeats, MatchstickOccupant>
  ) {
    editor.change { settings in
      var occupant = occupant
      if case .humanLike = occupant { occupant = .humanLike(strength: settings.strength) }
      settings.matchsticks.seating[keyPath: place] = occupant
    }
    // The names in *Who goes first* and whether there is a strength depend on the seats.
    editor.remakeControls()
  }

  /// The strength of human-like players, if one has a seat.
  private var strength: [SettingsField] {
    guard editor.settings.seatsHumanLike else { return [] }
    // Translators: Label of a slider: how well a computer plays, in percent.
    let title = look.texts("Strength")
    return [
      SettingsField(
        nil, editor.share("strength", \.strength, title: title),
        waits: self.waits { [$0.seating.first.strength, $0.seating.second.strength] })
    ]
  }

  private var takeLimit: Control {
    editor.segments(
      "take-limit", \.matchsticks.takeLimit, Array(Matchsticks.takeLimits)
    ) { String($0) }
  }

  private var begins: Control {
    editor.segments(
      "begins", \.matchsticks.begins, BeginRule.allCases, name: name(of:))
  }

  private var beginsList: Control {
    editor.dropDown("begins", \.matchsticks.begins, BeginRule.allCases, name: name(of:))
  }

  private func name(of rule: BeginRule) -> String {
    switch rule {
    case .first: words.name(of: .first)
    case .second: words.name(of: .second)
    // Translators: Choice of a setting: the players take turns going first.
    case .inTurns: look.texts("Take turns")
    }
  }

  private var matchStyle: Control {
    let texts = look.texts
    return editor.dropDown("match-style", \.matchsticks.style, MatchStyle.allCases) { style in
      switch style {
      // Translators: A style of matchsticks, with red heads.
      case .kitchen: texts("Kitchen")
      // Translators: A style of matchsticks, like in old computer games.
      case .classic: texts("Classic")
      // Translators: A style of matchsticks, square ones.
      case .blocks: texts("Blocks")
      }
    }
  }

  private var takeAnimation: Control {
    let texts = look.texts
    return editor.dropDown(
      "take-animation", \.matchsticks.takeAnimation, TakeAnimation.allCases
    ) { animation in
      switch animation {
      // Translators: Taken matchsticks fade.
      case .fade: texts("Fade")
      // Translators: Taken matchsticks fall over.
      case .fall: texts("Fall")
      // Translators: Taken matchsticks fall over and fade slowly.
      case .slowFade: texts("Slow fade")
      // Translators: Taken matchsticks fall over, then fade.
      case .fallThenFade: texts("Fall, then fade")
      // Translators: Taken matchsticks fall over, some fast, some slow.
      case .uneven: texts("Tumble")
      // Translators: Taken matchsticks burn.
      case .burn: texts("Burn")
      // Translators: Taken matchsticks become smaller.
      case .shrink: texts("Shrink")
      }
    }
  }
}

nonisolated extension Settings {
  /// Whether a human-like player has a seat, so that the strength matters.
  fileprivate var seatsHumanLike: Bool {
    [matchsticks.seating.first, matchsticks.seating.second].contains {
      if case .humanLike = $0 { true } else { false }
    }
  }

  /// The strength of all human-like players, in percent.
  fileprivate var strength: Int {
    get {
      for case .humanLike(let strength) in [matchsticks.seating.first, matchsticks.seating.second] {
        return strength
      }
      return Ladder.first
    }
    set {
      if case .humanLike = matchsticks.seating.first {
        matchsticks.seating.first = .humanLike(strength: newValue)
      }
      if case .humanLike = matchsticks.seating.second {
        matchsticks.seating.second = .humanLike(strength: newValue)
      }
    }
  }
}
