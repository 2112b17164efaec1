import BoxKit
import Controls
import GameKernel
import PairsGame
import PictureScenes
import Stage

/// The section of Pairs on the settings page.
final class PairsSection: SettingsSection {
  /// Called with the deck that the player wants to change, or with `nil` for a new one.
  var onDeck: (PictureDeck.ID?) -> Void = { _ in }

  private let editor: SettingsEditor
  private let decks: DocumentModel<DeckBook>
  private var look: Look { editor.context.look }

  /// Returns the settings of the game in progress; `nil` without one.
  private let game: () -> PairsSettings?

  init(
    _ editor: SettingsEditor, _ decks: DocumentModel<DeckBook>,
    game: @escaping () -> PairsSettings? = { nil }
  ) {
    (self.editor, self.decks, self.game) = (editor, decks, game)
  }

  /// Returns whether a setting differs from the game in progress.
  private func waits<Value: Equatable>(_ setting: (PairsSettings) -> Value) -> Bool {
    game().map { setting($0) != setting(editor.settings.pairs) } ?? false
  }

  func group() -> SettingsGroup {
    let texts = look.texts
    return SettingsGroup(
      title: texts("Pairs"),
      rows: [
        [
          SettingsField(
            // Translators: Label of a setting: the set of cards.
            texts("Deck"), deckChoice, isNoteMinor: !isSilent, waits: self.waits(\.deck),
            note: self.deckNote),
          SettingsField(
            texts("Size"), cardLayout, isNoteMinor: true, waits: self.waits(\.layout),
            note: self.layoutNote),
        ]
      ] + deckRow + [
        [
          SettingsField(
            // Translators: Label of a setting: the number of players.
            texts("Players"), seatCount, isNoteMinor: true, waits: self.waits(\.seats.count),
            note: self.seatCountNote)
        ]
      ] + seatRows + [
        [
          SettingsField(
            texts("Show a miss for"), missTime, isNoteMinor: true, note: self.missNote)
        ] + turnRule
      ])
  }

  private var layoutNote: String {
    look.texts.plural(
      // Translators: Below the choice of a size.
      "{count} pair to find.", "{count} pairs to find.", editor.settings.pairs.layout.pairCount)
  }

  private var seatCountNote: String {
    editor.settings.pairs.seats.count == 1
      ? look.texts("Use as few flips as you can.")
      : look.texts("Find the most pairs to win.")
  }

  private var missNote: String {
    editor.settings.pairs.waitsForTap
      ? look.texts("Tap to flip both cards back.")
      : look.texts("Then both cards flip back by themselves.")
  }

  private var turnRuleNote: String {
    switch editor.settings.pairs.turnRule {
    case .unknownCard: look.texts("It counts as a miss.")
    case .passing: look.texts("Two passes in a row end the game.")
    }
  }

  private var cardLayout: Control {
    editor.segments(
      "card-layout", \.pairs.layout, decks.value.layouts(of: deck),
      name: PairsWords.size)
  }

  // MARK: The deck

  private var deck: DeckChoice { decks.value.existing(editor.settings.pairs.deck) }

  /// The row below the choice of a deck: the language of words, or a button that changes the deck. Empty for
  /// figures.
  private var deckRow: [[SettingsField]] {
    switch deck {
    case .figures, .sounds: return []
    case .words: return [[SettingsField(look.texts("Language of words"), wordLanguage)]]
    case .own(let id):
      let change = Button(
        id: "change-deck", context: editor.context,
        // Translators: Button.
        title: look.texts("Edit deck")
      ) { [weak self] in self?.onDeck(id) }
      return [[SettingsField(nil, change)]]
    }
  }

  private var deckNote: String {
    switch deck {
    case .figures: return look.texts("Two of the same figure make a pair.")
    case .words: return look.texts("A figure and its word make a pair.")
    case .sounds:
      return isSilent
        // Translators: Below the choice of cards with sounds.
        ? look.texts("Sound is off. Turn it on to hear the cards.")
        : look.texts("Two of the same sound make a pair.")
    case .own(let id):
      let deck = decks.value[id]
      return deck?.areNamed == true
        ? look.texts("A picture and its name make a pair.")
        : look.texts.plural(
          // Translators: Below the name of a deck.
          "{count} picture", "{count} pictures", deck?.pictures.count ?? 0)
    }
  }

  /// Whether a deck of sounds is chosen while the sound is off.
  private var isSilent: Bool {
    let sound = editor.settings.sound
    return deck == .sounds && (sound.isMuted || sound.volume == 0)
  }

  /// The choice of a deck. Its last row makes a new deck, if there is room for one and a picture store.
  private var deckChoice: Control {
    let texts = look.texts
    let choices: [DeckChoice] = [.figures, .words, .sounds] + decks.value.decks.map { .own($0.id) }
    let names =
      [
        // Translators: A deck with pictures such as a moon and a key.
        texts("Figures"),
        texts("Word and figure"),
        // Translators: A deck of cards with sounds in place of pictures.
        texts("Sounds"),
      ] + decks.value.decks.map(\.name)
    let hasNew = editor.services.pictures != nil && decks.value.hasRoom
    let control = DropDown(
      id: "deck", context: editor.context,
      // Translators: Last row of a list of decks.
      source: ArrayListSource(names + (hasNew ? [texts("New deck…")] : [])),
      selected: choices.firstIndex(of: deck) ?? 0
    ) { _ in }
    control.onChange = { [weak self, weak control] row in
      guard let self else { return }
      guard choices.indices.contains(row) else {
        control?.show(choices.firstIndex(of: deck) ?? 0)
        return onDeck(nil)
      }
      choose(choices[row])
    }
    return control
  }

  private func choose(_ choice: DeckChoice) {
    editor.change { settings in
      settings.pairs.deck = choice
      settings.pairs.layout = self.decks.value.filled(settings.pairs.layout, by: choice)
    }
    // The layouts offered depend on the deck.
    editor.remakeControls()
  }

  /// The language of words on cards. The first choice is the program's language.
  private var wordLanguage: Control {
    let texts = look.texts
    let writable = Language.all.filter { $0.isWritable(by: look.measurer) }
    let choices = [nil] + writable.map { Optional($0.code) }
    return editor.dropDown("word-language", \.pairs.wordLanguage, choices) { code in
      code.flatMap { Language(code: $0)?.name } ?? texts("Same as the program")
    }
  }

  private var seatCount: Control {
    let counts = Array(Pairs.seatCounts)
    let control = SegmentedControl(
      id: "seat-count", context: editor.context, options: counts.map { String($0) },
      selected: counts.firstIndex(of: editor.settings.pairs.seats.count) ?? 0,
      onChange: { [weak self] index in
        self?.editor.change { $0.pairs.seat(counts[index]) }
        // The occupants offered depend on the number of players.
        self?.editor.remakeControls()
      })
    control.choosesOnArrow = false
    return control
  }

  /// One row per seat, with its occupant and its name, or the memory of the first forgetful one.
  private var seatRows: [[SettingsField]] {
    let seats = editor.settings.pairs.seats
    let forgetful = seats.firstIndex { $0.occupant.isForgetful }
    return seats.indices.map { index in
      let number = ["number": String(index + 1)]
      let occupant = SettingsField(
        look.texts("Player {number}", number), seat(index),
        waits: self.waits { $0.seats.indices.contains(index) ? $0.seats[index].occupant : nil },
        note: self.sentence(of: index))
      // Computers have their own names, and a single player needs none.
      let hasName =
        seats[index].occupant.isPerson && (seats.count > 1 || seats[index].name != nil)
      let name = look.texts.inContext("setting", "Name")
      return [occupant] + (hasName ? [SettingsField(name, playerName(index))] : [])
        + (index == forgetful ? [memory] : [])
    }
  }

  private func seat(_ index: Int) -> Control {
    let seats = editor.settings.pairs.seats
    let choices = PairsOccupant.choices(seatCount: seats.count)
    let texts = look.texts
    let names = choices.map { $0.name(texts) }
    let kind = names.firstIndex(of: seats[index].occupant.name(texts))
    return editor.seatChoice(
      "seat-\(index + 1)", index, of: seats, kinds: names, kind: kind ?? 0,
      onChange: { [weak self] kind, name in
        self?.editor.change { settings in
          var occupant = choices[kind]
          if occupant.isForgetful { occupant = .forgetful(memory: settings.pairs.memory) }
          settings.pairs.seats[index].occupant = occupant
          settings.pairs.seats[index].name = name
        }
        self?.editor.remakeControls()
      })
  }

  /// Returns the field for the name of a person.
  private func playerName(_ index: Int) -> TextField {
    var seats = editor.settings.pairs.seats
    let seat = seats[index]
    seats[index].name = nil
    let usual = PairsWords(seats, look).name(of: Seat(index))
    return .naming(
      "name-\(index + 1)", seat, usual: usual, context: editor.context,
      pasteText: { [weak self] in self?.editor.services.pasteText() },
      onChange: { [weak self] in self?.rename(index, $0) })
  }

  private func rename(_ index: Int, _ name: String) {
    editor.change { $0.pairs.seats[index].name = name }
    // Shows the trimmed name.
    editor.remakeControls()
  }

  /// Describes how the computer in a seat plays. Returns `nil` for a person, and for a seat that was just removed.
  private func sentence(of index: Int) -> String? {
    let seats = editor.settings.pairs.seats
    guard seats.indices.contains(index) else { return nil }
    return switch seats[index].occupant {
    case .person: nil
    case .forgetful(let memory):
      // Translators: How a computer plays.
      look.texts("Remembers {percent}% of the cards.", ["percent": String(memory)])
    case .perfect: look.texts("Never forgets a card.")
    }
  }

  /// The memory of all forgetful players.
  private var memory: SettingsField {
    // Translators: Label of a slider: how many cards a computer remembers.
    let title = look.texts("Memory")
    return SettingsField(nil, editor.share("memory", \.pairs.memory, title: title))
  }

  /// The time a miss stays open. The last choice waits for a tap.
  private var missTime: Control {
    let texts = look.texts
    let times = [8, 10, 15, 20, 25, 30, 35, 40]
    let names = times.map {
      // Translators: A time: {seconds} before and {tenths} after the point.
      texts("{seconds}.{tenths} s", ["seconds": String($0 / 10), "tenths": String($0 % 10)])
    }
    let now = editor.settings.pairs
    // A time that is not in the list, from an edited file, shows as the next longer one.
    let selected = times.firstIndex { $0 >= now.missTime } ?? times.count - 1
    return DropDown(
      id: "miss-time", context: editor.context,
      // Translators: Choice of how long two cards stay open.
      source: ArrayListSource(names + [texts("Until you tap")]),
      selected: now.waitsForTap ? times.count : selected,
      onChange: { [weak self] row in
        self?.editor.change { settings in
          settings.pairs.waitsForTap = row == times.count
          if row < times.count { settings.pairs.missTime = times[row] }
        }
      })
  }

  /// The rule for a turn of two known cards that are no pair, with two players. If it is a pass, two in a row end the
  /// game.
  private var turnRule: [SettingsField] {
    guard editor.settings.pairs.seats.count == 2 else { return [] }
    let control = editor.segments(
      "turn-rule", \.pairs.turnRule, TurnRule.allCases
    ) { rule in
      switch rule {
      // Translators: Choice of a rule: two known cards that are no pair count as a miss.
      case .unknownCard: look.texts("A miss")
      // Translators: Choice of a rule: two known cards that are no pair count as a pass.
      case .passing: look.texts("A pass")
      }
    }
    let label = look.texts("Two known cards, no pair")
    return [
      SettingsField(label, control, waits: self.waits(\.turnRule), note: self.turnRuleNote)
    ]
  }
}

nonisolated extension PairsSettings {
  /// The memory of all forgetful players, in per cent.
  fileprivate var memory: Int {
    get {
      for case .forgetful(let memory) in seats.map(\.occupant) { return memory }
      return Ladder.first
    }
    set {
      for index in seats.indices where seats[index].occupant.isForgetful {
        seats[index].occupant = .forgetful(memory: newValue)
      }
    }
  }
}
