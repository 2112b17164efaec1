import BoxKit
import GameKernel
import PairsGame
import ReviewKit
import Stage

/// The content of the dialog after a game of Pairs.
struct PairsEndWords {
  private let table: PairsTable
  private let place: ResultPlace?
  private let look: Look
  /// Starts a game with a setup.
  private let onSetup: (PairsSetup) -> Void

  /// Makes the content for the finished game on a table.
  ///
  /// - Parameters:
  ///   - place: the rank of the game in the best games, or `nil` if it is not there.
  ///   - onSetup: starts a game with a setup.
  init(
    _ table: PairsTable, _ place: ResultPlace?, _ look: Look,
    onSetup: @escaping (PairsSetup) -> Void
  ) {
    (self.table, self.place, self.look, self.onSetup) = (table, place, look, onSetup)
  }

  private var texts: Texts { look.texts }
  private var state: Pairs.State { table.state }
  private var names: PairsWords { PairsWords(table.seats, look) }
  /// Whether a person has played alone.
  private var isAlone: Bool { state.seatCount == 1 && !table.isDemonstration }

  /// The whole content.
  var words: EndWords {
    EndWords(
      title: title, comparison: comparison, note: note, isNews: place?.isNews == true,
      pieces: Self.pieces, sign: sign, zone: state.seatCount == 1 ? figures : players,
      medals: medals, next: next)
  }

  private var title: String {
    guard isAlone else { return names.end(state) }
    return texts.plural(
      // Translators: Title at the end of a game: how often the player flipped a card.
      "All pairs in {count} flip", "All pairs in {count} flips", state.flips)
  }

  private var comparison: String? {
    if let par = table.par { return names.par(par) }
    guard let most = state.winners.first.map({ state.pairsTaken[$0.index] }) else { return nil }
    return state.winners.count == 1
      ? texts.plural(
        // Translators: At the end of a game: how many pairs the winner has.
        "With {count} pair.", "With {count} pairs.", most)
      // Translators: At the end of a game without a winner.
      : texts.plural("{count} pair each.", "{count} pairs each.", most)
  }

  /// Two cards, one on top of the other.
  static let pieces: EndWords.Sketch = { frame, look in
    let width = (0.54 * frame.width).rounded()
    let size = Size(width + 2, (1.1 * width).rounded() + 2)
    let palette = CardPalette(look.theme)
    let card = look.pictures.picture("ornament card", size) {
      $0.drawBack(Rect(.zero, size).inset(by: 1), palette)
    }
    let away = 0.16 * frame.width
    return { list in
      for side in [-1.0, 1] {
        list.picture(
          card, center: frame.center + Point(side * away, 0), rotation: side * 0.16)
      }
    }
  }

  /// The sign of the only winner of several players.
  private var sign: EndWords.Sketch? {
    guard state.seatCount > 1, state.winners.count == 1, let winner = state.winners.first,
      let sign = SeatSign(rawValue: table.seats[winner.index].colour)
    else { return nil }
    return sign.sketch
  }

  /// The players by the number of their pairs.
  private var players: EndZone {
    .plates(
      state.pairsTaken.indices.sorted {
        (-state.pairsTaken[$0], $0) < (-state.pairsTaken[$1], $1)
      }.map { seat in
        let side = (0.8 * look.metrics.medium).rounded()
        return EndPlate(
          names.name(of: Seat(seat)),
          // Translators: Below the name of a player.
          texts.plural("{count} pair", "{count} pairs", state.pairsTaken[seat]),
          sign: SeatSign(rawValue: table.seats[seat].colour)?.picture(side: side, look),
          isStrong: state.winners.contains(Seat(seat)))
      })
  }

  private var figures: EndZone {
    var figures = [
      (
        number: String(state.flips),
        label: texts.unit("{count} flip", "{count} flips", state.flips)
      ),
      // Translators: Below a time such as 2:13.
      (number: table.sheet.elapsed.clockText, label: texts.inContext("below a time", "time")),
    ]
    if let par = table.par {
      // Translators: Below a number: the flips that a perfect memory needs, as par in golf.
      let label = texts.inContext("below a number", "par")
      figures.append((number: String(Int(par.rounded())), label: label))
    }
    return .figures(figures)
  }

  /// The medals of a person who plays alone.
  private var medals: EndMedals? {
    guard isAlone else { return nil }
    if let turn = turnPlayedOn { return .playedOn(fromTurn: turn, texts) }
    if table.wasUndone, place == nil, !table.isOfDay {
      return .none(texts("Played with undo, so no medal and no place in Best games."))
    }
    guard table.sheet.isByChance else {
      return .none(texts("Not a new deal, so no medal and no place in Best games."))
    }
    if state.peeks > 0 { return .none(texts("Played with a peek, so no medal.")) }
    return .scale(state.layout.medals, state.flips) {
      // Translators: Condition of a medal.
      texts.plural("up to {count} flip", "up to {count} flips", $0)
    }
  }

  /// The first turn after those that the record of another game gave; `nil` if there were none.
  private var turnPlayedOn: Int? {
    let given = table.sheet.givenMoves
    guard given > 0, let game = RecordedGame(table.session.record) else { return nil }
    return PairsReviewBoard.ends(game).count { $0 <= given }
  }

  /// The rank of the game in the best games.
  private var note: String? { place?.words(texts) }

  // MARK: The suggestion

  private var next: NextSuggestion? {
    if let setup = table.nextRung, let rival = Pairs.rival(setup) {
      return NextSuggestion(
        opponent: rival.name(texts), percent: rival.memory,
        reason: texts("Two wins in a row. Try a stronger opponent."), texts
      ) { [onSetup] in onSetup(setup) }
    }
    let larger = size(1, isAlone ? texts("Gold! Try more cards.") : texts("Try more cards."))
    let smaller = size(-1, texts("Fewer cards are easier to remember."))
    switch medals {
    case .scale(.gold, _): return larger ?? opponent
    case .scale(.silver, _), .scale(.bronze, _): return opponent
    case .scale(nil, _), .none(_)?: return smaller ?? opponent
    case nil:
      guard state.winners.count == 1 else { return smaller ?? larger }
      let hasWon = state.winners.allSatisfy(names.isOnlyPerson)
      return hasWon ? larger ?? smaller : smaller ?? weaker ?? larger
    }
  }

  /// The suggestion to play against a computer after a game alone.
  private var opponent: NextSuggestion {
    let rival = PairsOccupant.forgetful(memory: Ladder.first)
    return play(against: rival, table.seats + [PairsSeat(rival, colour: 1)])
  }

  /// The suggestion to play against a weaker computer.
  private var weaker: NextSuggestion? {
    guard let seat = table.setup.computer, let rival = table.seats[seat].occupant.weaker else {
      return nil
    }
    var seats = table.seats
    seats[seat].occupant = rival
    return play(against: rival, seats)
  }

  private func play(against rival: PairsOccupant, _ seats: [PairsSeat]) -> NextSuggestion {
    let setup = table.setup.with(seats)
    return NextSuggestion(
      opponent: rival.name(texts), percent: rival.memory,
      reason: texts("Remembers {percent}% of the cards.", ["percent": String(Ladder.first)]), texts
    ) { [onSetup] in onSetup(setup) }
  }

  /// Suggests the next larger or smaller layout that the faces can fill.
  private func size(_ step: Int, _ reason: String) -> NextSuggestion? {
    let layouts = table.setup.faces.layouts
    guard let index = layouts.firstIndex(of: state.layout), layouts.indices.contains(index + step)
    else { return nil }
    let layout = layouts[index + step]
    return NextSuggestion(
      "next-size",
      // Translators: Button at the end of a game. {size} is a larger board, such as “4 × 4”.
      title: texts("Next: {size}", ["size": "\(layout.columns) × \(layout.rows)"]),
      reason: reason
    ) { [table, onSetup] in onSetup(table.setup.with(layout, table.setup.faces)) }
  }
}
