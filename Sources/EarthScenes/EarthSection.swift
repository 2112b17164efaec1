import BoxKit
import Controls
import EarthGame
import GameKernel
import Stage

/// The section of Through the Earth on the settings page.
final class EarthSection: SettingsSection {
  private let editor: SettingsEditor
  private var look: Look { editor.context.look }
  private var settings: EarthSettings { editor.settings.tunnel }

  /// Returns the settings of the game in progress; `nil` without one.
  private let game: () -> EarthSettings?

  init(_ editor: SettingsEditor, game: @escaping () -> EarthSettings? = { nil }) {
    (self.editor, self.game) = (editor, game)
  }

  /// Returns whether a setting differs from the game in progress, if that has players.
  private func waits<Value: Equatable>(_ setting: (EarthSettings) -> Value) -> Bool {
    guard let game = game(), game.mode == .guess, settings.mode == .guess else { return false }
    return setting(game) != setting(settings)
  }

  func group() -> SettingsGroup {
    let texts = look.texts
    let units = editor.segments("units", \.tunnel.usesMiles, [false, true]) {
      $0
        // Translators: Unit of distances, in the settings.
        ? texts("Miles")
        // Translators: Unit of distances, in the settings.
        : texts("Kilometres")
    }
    let mode = SettingsField(texts("Game"), mode, note: self.modeNote)
    let shared = [
      [
        // Translators: Label of a setting: kilometres or miles.
        SettingsField(texts("Distances"), units),
        SettingsField(nil, tilt),
      ]
    ]
    guard settings.mode == .guess else {
      return SettingsGroup(title: texts("Through the Earth"), rows: [[mode]] + shared)
    }
    // Translators: Label of a setting: the number of players.
    let players = SettingsField(texts("Players"), seatCount, waits: self.waits(\.seats.count))
    return SettingsGroup(
      title: texts("Through the Earth"), rows: [[mode, players]] + seatRows + error + shared)
  }

  /// The description of the selected mode.
  private var modeNote: String {
    switch settings.mode {
    case .dig: look.texts("Dig anywhere and see where you come out.")
    case .guess: look.texts("Plant flags on the far side of five places.")
    case .dry: look.texts("Find land with land on the far side.")
    }
  }

  /// Returns the note about a Globetrotter's average error. It is `nil` for a person and for a seat that has just
  /// been removed.
  private func errorNote(of index: Int) -> String? {
    let seats = settings.seats
    guard seats.indices.contains(index), !seats[index].occupant.isPerson else { return nil }
    let names = PlaceNames(look.texts, nil, usesMiles: settings.usesMiles)
    let average = Globetrotter(error: settings.error).averageError
    return look.texts(
      // Translators: Note about the Globetrotter. {distance} is the average from its flag to the far side.
      "A computer. It misses by {distance} on average.", ["distance": names.distance(average)])
  }

  private var mode: Control {
    let modes = ThroughTheEarth.Mode.allCases
    return DropDown(
      id: "tunnel-mode", context: editor.context,
      source: ArrayListSource(modes.map { EarthWords.name(of: $0, look.texts) }),
      selected: modes.firstIndex(of: settings.mode) ?? 0,
      onChange: { [weak self] row in
        self?.editor.change { $0.tunnel.mode = modes[row] }
        // Only one of the modes has players.
        self?.editor.remakeControls()
      })
  }

  private var seatCount: Control {
    let counts = Array(ThroughTheEarth.seatCounts)
    let control = SegmentedControl(
      id: "tunnel-seats", context: editor.context, options: counts.map { String($0) },
      selected: counts.firstIndex(of: settings.seats.count) ?? 0,
      onChange: { [weak self] index in
        self?.editor.change { $0.tunnel.seat(counts[index]) }
        self?.editor.remakeControls()
      })
    control.choosesOnArrow = false
    return control
  }

  /// One row for each seat, with its occupant and name.
  private var seatRows: [[SettingsField]] {
    let seats = settings.seats
    // Alone, only a person can play.
    let isAlone = seats.count == 1
    return seats.indices.map { index in
      let number = ["number": String(index + 1)]
      let occupant = SettingsField(
        // Translators: Label of a setting, and name of a player without one.
        look.texts("Player {number}", number), seat(index),
        waits: self.waits { $0.seats.indices.contains(index) ? $0.seats[index].occupant : nil },
        note: self.errorNote(of: index))
      // Computers have their own names, and a single player needs none.
      let hasName = seats[index].occupant.isPerson && (!isAlone || seats[index].name != nil)
      // Translators: Label of a setting: the name of a player.
      let label = look.texts.inContext("setting", "Name")
      return (isAlone ? [] : [occupant]) + (hasName ? [SettingsField(label, name(index))] : [])
    }
  }

  /// Returns the control for a seat's occupant. The last person cannot be replaced.
  private func seat(_ index: Int) -> Control {
    let seats = settings.seats
    let isPerson = seats[index].occupant.isPerson
    let isLast = isPerson && seats.count { $0.occupant.isPerson } == 1
    // Translators: Row of a choice of who plays: not a computer.
    let person = look.texts("Person")
    let names = [person, look.texts("Globetrotter")]
    return editor.seatChoice(
      "tunnel-seat-\(index + 1)", index, of: seats, kinds: isLast ? [names[0]] : names,
      kind: isPerson ? 0 : 1,
      onChange: { [weak self] kind, name in
        self?.editor.change { settings in
          let error = settings.tunnel.error
          settings.tunnel.seats[index].occupant =
            kind == 0 ? .person : .globetrotter(error: error)
          settings.tunnel.seats[index].name = name
        }
        self?.editor.remakeControls()
      })
  }

  private func name(_ index: Int) -> TextField {
    var seats = settings.seats
    seats[index].name = nil
    let names = PlaceNames(look.texts, nil, usesMiles: false)
    let usual = EarthWords(seats, names, editor.context).name(of: Seat(index))
    return .naming(
      "tunnel-name-\(index + 1)", settings.seats[index], usual: usual, context: editor.context,
      pasteText: { [weak self] in self?.editor.services.pasteText() },
      onChange: { [weak self] name in
        self?.editor.change { $0.tunnel.seats[index].name = name }
        // Shows the name as trimmed by the settings.
        self?.editor.remakeControls()
      })
  }

  /// The row for the error of the Globetrotters. Empty if none plays.
  private var error: [[SettingsField]] {
    guard settings.seats.contains(where: { !$0.occupant.isPerson }) else { return [] }
    let names = PlaceNames(look.texts, nil, usesMiles: settings.usesMiles)
    let slider = Slider(
      id: "globetrotter", context: editor.context, range: Globetrotter.errors,
      value: settings.error,
      title: look.texts("The Globetrotter’s error"),
      valueText: { names.distance(Double($0)) }, numberedEvery: 1000, step: 100,
      onChange: { [weak self] error in self?.editor.change { $0.tunnel.error = error } })
    return [[SettingsField(nil, slider, waits: self.waits(\.error))]]
  }

  private var tilt: Control {
    editor.toggle(
      "tunnel-tilt", \.tunnel.tiltsWithPad, title: look.texts("Tilt the gamepad to roll"),
      note: look.texts("The child rolls like a marble"))
  }
}

nonisolated extension EarthSettings {
  /// Sets the number of seats. New seats are persons, and at least one person remains.
  fileprivate mutating func seat(_ count: Int) {
    seats = (0..<count).map { index in
      seats.indices.contains(index) ? seats[index] : EarthSeat(colour: index)
    }
    if !EarthSetup.canPlay(seats) { seats[0].occupant = .person }
  }
}
