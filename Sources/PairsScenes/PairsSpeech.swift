import BoxKit
import GameKernel
import PairsGame
import Stage

/// The table of Pairs in words.
struct PairsSpeech {
  let words: PairsWords
  let table: PairsTable
  let faces: GameFaces
  /// The message or first step that is shown.
  let message: String?

  private var texts: Texts { words.texts }
  private var state: Pairs.State { table.state }

  var scene: SpokenScene {
    SpokenScene(
      texts("Pairs"), news: [message, lastCard].compactMap(\.self),
      place: [headline, words.left(state), words.flips(state.flips), taken].compactMap(\.self),
      board: (0..<state.layout.rows).map { row in
        (0..<state.layout.columns).map { shortState(row * state.layout.columns + $0) }
          .joined(separator: ", ")
      })
  }

  private var headline: String {
    words.headline(state, found: finder, isPaused: table.isPaused)
  }

  /// The last flip with what it has led to, as one text.
  private var lastCard: String {
    let left = finder == nil || state.isOver ? nil : words.leftInShort(state)
    guard case .flip(let card) = table.session.moves.last else { return headline }
    return [self.card(card, shows: true), headline, left].compactMap(\.self).sentences
  }

  /// The seat that has just taken a pair.
  private var finder: Seat? {
    guard case .flip(let card) = table.session.moves.last else { return nil }
    return state.taker(of: card)
  }

  /// The pairs of each of several players.
  private var taken: String? {
    guard state.seatCount > 1 else { return nil }
    return state.pairsTaken.enumerated().map { index, pairs in
      "\(words.name(of: Seat(index))): \(pairs)"
    }.joined(separator: ", ")
  }

  /// Returns the place of a card, and its face or state.
  ///
  /// - Parameter shows: whether to name the face of a card that has just been taken.
  func card(_ card: Int, shows: Bool = false) -> String {
    guard state.layout.cards.contains(card) else { return "" }
    let (row, column) = card.quotientAndRemainder(dividingBy: state.layout.columns)
    let values = [
      "row": String(row + 1), "column": String(column + 1),
      "card": shows ? face(card) : shortState(card),
    ]
    // Translators: Spoken: the place of a card. {card} is what it shows, or its state such as “face down”.
    return texts("Row {row}, column {column}: {card}", values)
  }

  private func shortState(_ card: Int) -> String {
    // Translators: Spoken: the state of a card that a player has taken.
    if state.isGone(card) { return texts.inContext("card", "taken") }
    if state.openCards.contains(card) { return face(card) }
    return state.lastTurn(of: card) == nil
      // Translators: Spoken: the state of a card that was never turned.
      ? texts.inContext("card", "new")
      // Translators: Spoken: the state of a card that has been turned before.
      : texts.inContext("card", "seen before")
  }

  private func face(_ card: Int) -> String {
    let kind = Int(state.kinds[card])
    switch faces.face(card: card, kind: kind) {
    case .figure(let figure): return Self.whole(figure.word(texts))
    case .word(let word): return Self.whole(word)
    case .picture, .loading:
      // Translators: Spoken: what a card shows. {number} distinguishes the player’s own pictures.
      return texts("picture {number}", ["number": String(kind + 1)])
    }
  }

  /// Returns a word without the marks where it may break.
  private static func whole(_ word: String) -> String { word.filter { $0 != "|" } }
}
