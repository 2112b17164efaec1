import BoxKit
import GameKernel
import PairsGame
import Stage

/// What is said after a game of Pairs: who has won, what each has found, and where the game stands.
struct PairsEndWords {
  private let table: PairsTable
  private let place: ResultPlace?
  private let faces: GameFaces
  private let context: StageContext

  /// - Parameters:
  ///   - place: where the game stands in its best list; nil where it does not.
  ///   - faces: what the cards show.
  init(
    _ table: PairsTable, _ place: ResultPlace?, _ faces: GameFaces, _ context: StageContext
  ) {
    (self.table, self.place, self.faces) = (table, place, faces)
    self.context = context
  }

  private var texts: Texts { context.texts }
  private var state: Pairs.State { table.state }
  private var names: PairsWords { PairsWords(table.seats, context) }
  private var isAlone: Bool { state.seatCount == 1 }

  /// All of it.
  var words: EndWords {
    EndWords(
      title: isAlone && hasPersonWon ? texts("Well done!") : names.end(state), summary: summary,
      emblems: emblems, lines: isAlone ? figures : players, note: note, isNews: place != nil)
  }

  private var hasPersonWon: Bool {
    state.winners.contains { table.seats[$0.index].occupant.isPerson }
  }

  /// Who wins is congratulated.
  private var summary: String? {
    if isAlone { return texts("All pairs found") }
    guard hasPersonWon else { return nil }
    return state.winners.count == 1 ? texts("Congratulations!") : texts("Well played!")
  }

  /// The signs of all who have won, in their colours; a star where one played alone.
  private var emblems: [[Picture]] {
    let side = EndHead.side(context.metrics)
    guard !isAlone else {
      return [[Badges(.star, diameter: side, context).badge(isLit: true)]]
    }
    let star = Icon.star.picture(
      size: 2 * (side * 0.25).rounded(), color: context.theme.panel.second, shelf: context.shelf)
    return state.winners.compactMap { seat in
      sign(of: seat.index, side: side).map { [$0, star] }
    }
  }

  private func sign(of seat: Int, side: Double) -> Picture? {
    SeatSign(rawValue: table.seats[seat].colour)?.picture(side: side, context)
  }

  /// The players in the order of their pairs, each with the last ones.
  private var players: [EndLine] {
    let art = context.metrics.reviewIsCompact ? nil : cards
    return state.pairsTaken.indices.sorted {
      (-state.pairsTaken[$0], $0) < (-state.pairsTaken[$1], $1)
    }.map { seat in
      EndLine(
        word: names.name(of: Seat(seat)), number: String(state.pairsTaken[seat]),
        isStrong: state.winners.contains(Seat(seat)),
        sign: sign(of: seat, side: (0.8 * context.metrics.medium).rounded()),
        pictures: art.map { art in lastKinds(of: seat).map { art.front($0) } } ?? [])
    }
  }

  /// The cards of the game, small.
  private var cards: CardArt {
    let width = context.metrics.px(34)
    return CardArt(
      CardArt.Key(
        theme: context.theme.name, k: context.metrics.k,
        size: Size(width, (1.1 * width).rounded()), faces: faces), context)
  }

  /// The kinds of the last pairs that a seat has found, the last one last.
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

  /// Where the game stands in the best list, or why it cannot.
  private var note: String? {
    if let place { return place.words(texts) }
    guard isAlone, !table.isDemonstration, !table.canHaveResult else { return nil }
    return table.wasUndone
      ? texts("Not in the best list: a turn was undone.")
      : texts("Not in the best list: these cards were known.")
  }
}
