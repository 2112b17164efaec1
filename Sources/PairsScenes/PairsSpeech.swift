import BoxKit
import GameKernel
import PairsGame
import Stage

/// The table of Pairs in words.
struct PairsSpeech {
  let words: PairsWords
  let table: PairsTable
  let faces: GameFaces
  /// By ear, the result of a turn follows the sound of its second card.
  let revealed: RevealedState
  /// The message or first step that is shown.
  let message: String?
  let title: String

  private var texts: Texts { words.texts }
  private var state: Pairs.State { isByEar ? revealed.state : table.state }
  private var isByEar: Bool { !faces.sounds.isEmpty }

  var scene: SpokenScene {
    SpokenScene(
      title, news: [message, lastCard].compactMap(\.self),
      place: [size, headline, words.left(state), words.flips(state.flips), taken]
        .compactMap(\.self),
      board: Self.rows(of: state.layout, texts, shortState))
  }

  /// Returns the cards row by row.
  static func rows(
    of layout: PairsLayout, _ texts: Texts, _ face: (_ card: Int) -> String
  ) -> [String] {
    (0..<layout.rows).map { row in
      let faces = (0..<layout.columns).map { face(row * layout.columns + $0) }
      let values = ["number": String(row + 1), "content": faces.joined(separator: ", ")]
      // Translators: Spoken: a row of a board and its content, such as “3, 2”.
      return texts("Row {number}: {content}", values)
    }
  }

  /// The columns, rows and pairs, such as “4 × 4, 8 pairs”.
  private var size: String {
    let layout = state.layout
    let pairs = texts.plural("{count} pair", "{count} pairs", layout.pairCount)
    return "\(layout.columns) × \(layout.rows), \(pairs)"
  }

  private var headline: String {
    words.headline(state, found: finder, isPaused: table.isPaused)
  }

  /// The last flip with what it has led to, as one text.
  private var lastCard: String? {
    if revealed.isUndo, case .flip(let card)? = table.session.undoneMoves.first {
      // Translators: Spoken: {move} is the move that undo has taken back.
      return [texts("Taken back: {move}", ["move": place(card)]), headline].sentences
    }
    let left = finder == nil || state.isOver ? nil : words.leftInShort(state)
    guard case .flip(let card) = table.session.moves.last else {
      return table.session.moves.isEmpty ? [size, headline].sentences : headline
    }
    if isByEar { return heardCard(card, left) }
    return [self.card(card, shows: true), headline, left].compactMap(\.self).sentences
  }

  /// Returns the news by ear: the place of a computer's card, whose sound says the rest, or the result of a turn.
  private func heardCard(_ card: Int, _ left: String?) -> String? {
    if revealed.isHeld || state.openCards.count == 1 {
      return table.seats[state.toMove.index].occupant.isPerson ? nil : place(card)
    }
    return [headline, finder.map { _ in face(card) }, left].compactMap(\.self).sentences
  }

  /// The seat that has just taken a pair.
  private var finder: Seat? {
    if isByEar { return revealed.found }
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

  /// Returns the place and the state of the card that has the focus. By ear, the sound of an open card is its state.
  func control(_ card: Int) -> SpokenControl {
    guard state.layout.cards.contains(card) else { return SpokenControl("") }
    let isHeard = isByEar && (table.state.openCards.contains(card) || revealed.isHeld)
    var words = SpokenControl(place(card), state: isHeard ? nil : shortState(card))
    words.isToldByNews = true
    return words
  }

  private func place(_ card: Int) -> String {
    let (row, column) = card.quotientAndRemainder(dividingBy: state.layout.columns)
    let values = ["row": String(row + 1), "column": String(column + 1)]
    // Translators: Spoken: the place of a card.
    return texts("Row {row}, column {column}", values)
  }

  /// Returns the place of a card, and its face or state.
  ///
  /// - Parameter shows: whether to name the face of a card that has just been taken.
  private func card(_ card: Int, shows: Bool = false) -> String {
    Self.card(card, in: state.layout, shows ? face(card) : shortState(card), texts)
  }

  /// Returns the place of a card in a layout, and some words about it.
  static func card(_ card: Int, in layout: PairsLayout, _ words: String, _ texts: Texts) -> String {
    let (row, column) = card.quotientAndRemainder(dividingBy: layout.columns)
    let values = ["row": String(row + 1), "column": String(column + 1), "card": words]
    // Translators: Spoken: the place of a card. {card} is what it shows, or its state such as “face down”.
    return texts("Row {row}, column {column}: {card}", values)
  }

  private func shortState(_ card: Int) -> String {
    if state.isGone(card) || !state.openCards.contains(card) {
      return Self.hiddenState(card, state, texts)
    }
    return face(card, isNamed: false)
  }

  /// Returns the state of a card that is not open.
  static func hiddenState(_ card: Int, _ state: Pairs.State, _ texts: Texts) -> String {
    // Translators: Spoken: the state of a card that a player has taken.
    if state.isGone(card) { return texts.inContext("card", "taken") }
    return state.lastTurn(of: card) == nil
      // Translators: Spoken: the state of a card that was never turned.
      ? texts.inContext("card", "new")
      // Translators: Spoken: the state of a card that has been turned before.
      : texts.inContext("card", "seen before")
  }

  private func face(_ card: Int, isNamed: Bool = true) -> String {
    let kind = Int(state.kinds[card])
    switch faces.face(card: card, kind: kind, isNamed: isNamed) {
    case .figure(let figure): return CardWord.whole(figure.word(texts))
    case .word(let word): return CardWord.whole(word)
    // Translators: Spoken: the state of a card with a sound.
    case .sound: return texts.inContext("card", "open")
    case .picture, .loading:
      // Translators: Spoken: what a card shows. {number} distinguishes the player’s own pictures.
      return texts("picture {number}", ["number": String(kind + 1)])
    }
  }
}
