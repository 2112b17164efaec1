import BoxKit
import EarthGame
import GameKernel
import Stage

/// The content of the dialog after a game of Through the Earth.
struct EarthEndWords {
  private let table: EarthTable
  private let error: Double
  private let place: ResultPlace?
  private let look: Look
  private let names: EarthWords
  /// Starts a game of another mode.
  private let onMode: (ThroughTheEarth.Mode) -> Void

  /// Creates the content for the game on a table.
  ///
  /// - Parameters:
  ///   - error: the mean error of a flag of a Globetrotter, in kilometres.
  ///   - place: the rank in the best games, or `nil` if the game is not there.
  ///   - onMode: starts a game of another mode.
  init(
    _ table: EarthTable, _ names: EarthWords, error: Double, place: ResultPlace?,
    _ look: Look, onMode: @escaping (ThroughTheEarth.Mode) -> Void
  ) {
    (self.table, self.names, self.error) = (table, names, error)
    (self.place, self.look, self.onMode) = (place, look, onMode)
  }

  private var texts: Texts { look.texts }
  private var state: ThroughTheEarth.State { table.state }
  private var mode: ThroughTheEarth.Mode { state.options.mode }
  private var isAlone: Bool { state.options.seatCount == 1 }

  /// The whole content.
  var words: EndWords {
    EndWords(
      title: title, comparison: comparison, note: note, isNews: place?.isNews == true,
      pieces: Self.pieces, sign: sign, zone: .plates(plates), medals: medals, next: next)
  }

  /// A picture of the Earth, cut open.
  static let pieces: EndWords.Sketch = { frame, look in
    let cover = EarthCover(felt: frame.inset(by: -0.12 * frame.width), look: look)
    return { cover.draw(into: &$0) }
  }

  private var title: String {
    if mode == .dry {
      // Translators: Title at the end of a game of “Dry feet”: how many times the child dug.
      return texts.plural("Six finds in {count} dig", "Six finds in {count} digs", state.digs)
    }
    if isAlone { return result }
    guard state.winners.count == 1, let winner = state.winners.first else {
      // Translators: Title at the end of a game that several players win.
      return texts("Tie")
    }
    return names.isOnlyPerson(winner)
      // Translators: Title at the end of a game.
      ? texts("You won!")
      // Translators: Title at the end of a game. {name} is a person or a computer.
      : texts("{name} won", ["name": names.name(of: winner)])
  }

  /// The medal of a single player in Guess, with the distance of all flags.
  private var result: String {
    let total = ["distance": names.places.distance(state.total(of: .first))]
    guard case .scale(let medal?, _) = medals else {
      // Translators: Title at the end of a game. {distance} is the sum of all misses, such as “23,400 km”.
      return texts("{distance} in all", total)
    }
    return switch medal {
    // Translators: Title at the end of a game: a medal, and the sum of all misses, such as “4,300 km”.
    case .gold: texts("Gold with {distance}", total)
    // Translators: Title at the end of a game: a medal, and the sum of all misses, such as “8,300 km”.
    case .silver: texts("Silver with {distance}", total)
    // Translators: Title at the end of a game: a medal, and the sum of all misses, such as “14,300 km”.
    case .bronze: texts("Bronze with {distance}", total)
    }
  }

  private var comparison: String {
    if mode == .dry { return texts("Both ends of each are on land.") }
    guard isAlone else {
      return texts(
        // Translators: At the end of a game. {distance} is a computer's average for a place.
        "The Globetrotter, a computer, misses by {distance} on average.",
        ["distance": names.places.distance(error)])
    }
    let average = state.total(of: .first) / Double(ThroughTheEarth.placeCount)
    return texts(
      // Translators: At the end of a game. {distance} is the player's average, such as “843 km”.
      "Five places, {distance} each on average.", ["distance": names.places.distance(average)])
  }

  /// The sign of the only winner of several players. `nil` in a tie or with a single player.
  private var sign: EndWords.Sketch? {
    guard !isAlone, state.winners.count == 1, let winner = state.winners.first else { return nil }
    return SeatSign(rawValue: table.seats[winner.index].colour)?.sketch
  }

  /// A plate for each place, find or player.
  private var plates: [EndPlate] {
    if mode == .dry {
      return state.finds.map { find in
        let (near, far) = (
          Atlas.shared.surroundings(at: find), Atlas.shared.surroundings(at: find.antipode)
        )
        return EndPlate(names.title(near), names.title(far))
      }
    }
    if isAlone {
      return state.cities.indices.map { round in
        EndPlate(
          names.places.name(of: state.cities[round]),
          names.places.distance(state.error(of: .first, round: round) ?? 0))
      }
    }
    let side = (0.8 * look.metrics.medium).rounded()
    return state.seats.sorted { state.total(of: $0) < state.total(of: $1) }.map { seat in
      EndPlate(
        names.name(of: seat), names.places.distance(state.total(of: seat)),
        sign: SeatSign(rawValue: table.seats[seat.index].colour)?.picture(side: side, look),
        isStrong: state.winners.contains(seat))
    }
  }

  /// The medals of a single player, or `nil` with several.
  private var medals: EndMedals? {
    guard isAlone, let scale = ThroughTheEarth.medals(mode) else { return nil }
    if table.session.usedUndo, place == nil, !table.isOfDay {
      return .none(texts("Played with undo, so no medal and no place in Best games."))
    }
    guard table.sheet.isByChance else {
      return .none(
        texts("You had seen these places before, so no medal and no place in Best games."))
    }
    // Rounds the total up, so that 5,000.3 km are above a limit of 5,000 km.
    let count = Int((state.totals.first ?? 0).rounded(.up))
    return .scale(scale, count) { limit in
      mode == .dry
        // Translators: Condition of a medal: how many times the child dug.
        ? texts.plural("up to {count} dig", "up to {count} digs", limit)
        // Translators: Condition of a medal. {distance} is such as “5,000 km”.
        : texts("up to {distance}", ["distance": names.places.distance(Double(limit))])
    }
  }

  /// The suggestion to play the other mode with a goal.
  private var next: NextSuggestion? {
    let other: ThroughTheEarth.Mode = mode == .dry ? .guess : .dry
    return NextSuggestion(
      "next-mode",
      // Translators: Button at the end of a game. {game} is the name of another one, such as “Dry feet”.
      title: texts("Next: {game}", ["game": EarthWords.name(of: other, texts)]),
      reason: other == .dry
        ? texts("Find six holes that begin and end on land.")
        : texts("Plant five flags where you would come out.")
    ) { [onMode] in onMode(other) }
  }

  /// The rank in the best games, or else a surprise, if there is one.
  private var note: String? {
    if let place { return place.words(texts) }
    let surprise = state.cities.lazy.compactMap { Atlas.shared.surprise(at: $0.place) }.first
    return surprise.map { names.surprise($0) }
  }
}
