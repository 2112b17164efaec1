import BoxKit
import GameKernel
import PairsGame
import Stage

/// The texts of the dialog after a game of Pairs: the winners, the pairs of each player, and the rank of the game.
struct PairsEndWords {
  private let table: PairsTable
  private let place: ResultPlace?
  private let faces: GameFaces
  private let look: Look

  /// Makes the texts for the finished game on a table.
  ///
  /// - Parameters:
  ///   - place: The rank of the game in its best list, or `nil` if it is not in it.
  ///   - faces: The faces of the cards.
  init(
    _ table: PairsTable, _ place: ResultPlace?, _ faces: GameFaces, _ look: Look
  ) {
    (self.table, self.place, self.faces) = (table, place, faces)
    self.look = look
  }

  private var texts: Texts { look.texts }
  private var state: Pairs.State { table.state }
  private var names: PairsWords { PairsWords(table.seats, look) }
  private var isAlone: Bool { state.seatCount == 1 }

  /// All texts of the dialog.
  var words: EndWords {
    EndWords(
      // Translators: Title at the end of a game.
      title: isAlone && hasPersonWon ? texts("Well done!") : names.end(state), summary: summary,
      emblems: emblems, lines: isAlone ? figures : players, note: note, isNews: place != nil)
  }

  private var hasPersonWon: Bool {
    state.winners.contains { table.seats[$0.index].occupant.isPerson }
  }

  /// The sentence below the title, which congratulates persons who have won.
  private var summary: String? {
    if isAlone { return texts("All pairs found") }
    guard hasPersonWon else { return nil }
    return state.winners.count == 1
      ? texts("Congratulations!")
      // Translators: Below “Tie” at the end of a game.
      : texts("Well played!")
  }

  /// The signs of all winners, in their colours. A star in a single-player game.
  private var emblems: [[Picture]] {
    let side = EndHead.side(look.metrics)
    guard !isAlone else {
      return [[Badges(.star, diameter: side, look).badge(isLit: true)]]
    }
    let star = Icon.star.picture(
      size: 2 * (side * 0.25).rounded(), color: look.theme.panel.second, in: look.pictures)
    return state.winners.compactMap { seat in
      sign(of: seat.index, side: side).map { [$0, star] }
    }
  }

  private func sign(of seat: Int, side: Double) -> Picture? {
    SeatSign(rawValue: table.seats[seat].colour)?.picture(side: side, look)
  }

  /// The players by the number of their pairs, each with the pairs found last.
  private var players: [EndLine] {
    let art = look.metrics.reviewIsCompact ? nil : cards
    return state.pairsTaken.indices.sorted {
      (-state.pairsTaken[$0], $0) < (-state.pairsTaken[$1], $1)
    }.map { seat in
      EndLine(
        word: names.name(of: Seat(seat)), number: String(state.pairsTaken[seat]),
        isStrong: state.winners.contains(Seat(seat)),
        sign: sign(of: seat, side: (0.8 * look.metrics.medium).rounded()),
        pictures: art.map { art in lastKinds(of: seat).map { art.front($0) } } ?? [])
    }
  }

  /// Small pictures of the game's cards.
  private var cards: CardArt {
    let width = look.metrics.px(34)
    return CardArt(
      CardArt.Key(
        theme: look.theme.name, k: look.metrics.k,
        size: Size(width, (1.1 * width).rounded()), faces: faces), look)
  }

  /// Returns the kinds of up to four pairs that a seat found last, the latest one last.
  private func lastKinds(of seat: Int) -> [Int] {
    let taken = state.layout.cards.filter { state.taker(of: $0)?.index == seat }
    let turns = Dictionary(
      taken.map { (Int(state.kinds[$0]), state.lastTurn(of: $0) ?? 0) }, uniquingKeysWith: max)
    return turns.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.suffix(4).map(\.key)
  }

  private var figures: [EndLine] {
    names.figures(table).enumerated().map { index, figure in
      EndLine(word: figure.word, number: figure.number, isStrong: index == 0)
    }
  }

  /// The rank of the game in the best list, or the reason why it is not in it.
  private var note: String? {
    if let place { return place.words(texts) }
    guard isAlone, !table.isDemonstration, !table.canHaveResult else { return nil }
    return table.wasUndone
      ? texts("Played with undo, so not in the best results.")
      : texts("Not a new deal, so not in the best results.")
  }
}
