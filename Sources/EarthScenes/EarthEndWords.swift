import BoxKit
import EarthGame
import GameKernel
import Stage

/// The text after a game of Through the Earth: the errors of the flags and the rank of the game.
struct EarthEndWords {
  private let table: EarthTable
  private let par: Double
  private let place: ResultPlace?
  private let look: Look
  private let names: EarthWords

  /// Creates the text for the game on a table.
  ///
  /// - Parameters:
  ///   - par: The average total of a Globetrotter, in kilometres.
  ///   - place: The rank in the best list, or `nil` if the game is not in it.
  init(
    _ table: EarthTable, _ names: EarthWords, par: Double, place: ResultPlace?,
    _ look: Look
  ) {
    (self.table, self.names, self.par) = (table, names, par)
    (self.place, self.look) = (place, look)
  }

  private var texts: Texts { look.texts }
  private var state: ThroughTheEarth.State { table.state }
  private var isAlone: Bool { state.options.seatCount == 1 }

  /// The complete content of the dialog.
  var words: EndWords {
    EndWords(
      title: title, summary: summary, emblems: emblems, lines: lines, note: note,
      isNews: place != nil)
  }

  private var title: String {
    if state.options.mode == .dry { return texts("Six dry places found") }
    if isAlone { return names.places.distance(state.total(of: .first)) }
    guard state.winners.count == 1, let winner = state.winners.first else {
      // Translators: Title at the end of a game that several players win.
      return texts("Tie")
    }
    return names.isOnlyPerson(winner)
      // Translators: Title at the end of a game.
      ? texts("You win")
      // Translators: Title at the end of a game. {name} is a person or a computer.
      : texts("{name} wins", ["name": names.name(of: winner)])
  }

  private var summary: String? {
    if state.options.mode == .dry {
      // Translators: The result of a game of “Dry feet”: how many times the child dug.
      return texts.plural("{count} dig", "{count} digs", state.digs)
    }
    return texts(
      // Translators: At the end of a game. {distance} is a computer's average for all five places together.
      "An average Globetrotter: {distance}.", ["distance": names.places.distance(par)])
  }

  private var emblems: [[Picture]] {
    let side = EndHead.side(look.metrics)
    guard !isAlone else {
      return [[Badges(.star, diameter: side, look).badge(isLit: true)]]
    }
    let star = Icon.star.picture(
      size: 2 * (side * 0.25).rounded(), color: look.theme.panel.second, in: look.pictures)
    return state.winners.compactMap { seat in sign(of: seat, side: side).map { [$0, star] } }
  }

  private func sign(of seat: Seat, side: Double) -> Picture? {
    SeatSign(rawValue: table.seats[seat.index].colour)?.picture(side: side, look)
  }

  private var lines: [EndLine] {
    if state.options.mode == .dry { return finds }
    return isAlone ? rounds : players
  }

  /// One line for each place, with the flag and the antipode.
  private var rounds: [EndLine] {
    state.cities.indices.map { round in
      let error = state.error(of: .first, round: round) ?? 0
      let flag = state.flags[round].first.map { names.title(Atlas.shared.look(at: $0)) } ?? ""
      let far = names.title(Atlas.shared.look(at: state.cities[round].place.antipode))
      return EndLine(
        word: names.places.name(of: state.cities[round]),
        number: names.places.distance(error),
        // Translators: {flag} and {far} are the countries or seas of the player's flag and of its goal.
        detail: texts("Flag: {flag} · Far side: {far}", ["flag": flag, "far": far]))
    }
  }

  /// One line for each player, sorted by ascending total.
  private var players: [EndLine] {
    let side = (0.8 * look.metrics.medium).rounded()
    return state.seats.sorted { state.total(of: $0) < state.total(of: $1) }.map { seat in
      EndLine(
        word: names.name(of: seat), number: names.places.distance(state.total(of: seat)),
        isStrong: state.winners.contains(seat), sign: sign(of: seat, side: side))
    }
  }

  /// One line for each find, with the countries at both ends.
  private var finds: [EndLine] {
    state.finds.map { find in
      let (near, far) = (Atlas.shared.look(at: find), Atlas.shared.look(at: find.antipode))
      return EndLine(word: names.title(near), number: names.title(far))
    }
  }

  /// The rank in the best list, or the reason why the game is not in it, or else a surprise.
  private var note: String? {
    if let place { return place.words(texts) }
    let surprise = state.cities.lazy.compactMap { Atlas.shared.surprise(at: $0.place) }.first
    let surprising = surprise.map { names.surprise($0) }
    guard isAlone, !table.canHaveResult else { return surprising }
    return table.session.usedUndo
      ? texts("Played with undo, so not in the best results.")
      : texts("You had seen these places before, so this is not in the best results.")
  }
}
