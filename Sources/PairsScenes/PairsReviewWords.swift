import BoxKit
import GameKernel
import PairsGame
import ReviewKit
import Stage

/// The texts and marks of the review of a game of Pairs.
struct PairsReviewWords {
  private let review: PairsReview
  private let setup: PairsSetup
  private let record: GameRecord<Pairs>
  private let end: Pairs.State
  private let names: PairsWords
  private let lacksDeck: Bool
  private let look: Look

  init(
    _ review: PairsReview, _ game: RecordedGame<Pairs>, _ setup: PairsSetup, lacksDeck: Bool,
    _ look: Look
  ) {
    (self.review, self.setup, self.lacksDeck, self.look) = (review, setup, lacksDeck, look)
    record = game.record
    end = game.states[game.states.count - 1]
    names = PairsWords(setup.seats, look)
  }

  private var texts: Texts { look.texts }
  private var isAlone: Bool { end.seatCount == 1 }
  /// The factor from the units of the review to those of the page: pairs for two players, flips alone.
  private var unit: Double { isAlone ? 1 : 0.5 }

  // MARK: Judgements

  private func isPerfect(_ seat: Seat) -> Bool { setup.seats[seat.index].occupant == .perfect }

  /// Whether the computer with the larger table left this turn's usual values.
  private func usesLargerTable(_ turn: PairsReview.Judgement) -> Bool {
    guard let balance = turn.worth?.balance, isPerfect(turn.seat) else { return false }
    return balance.loss > 0 || balance.outside > 0
  }

  /// The pairs or flips that a turn lost, or the pairs that it overlooked where no values exist.
  func loss(of turn: PairsReview.Judgement) -> Double {
    turn.worth.map { unit * $0.balance.loss } ?? Double(turn.overlooked.count)
  }

  /// The least number that the page shows, with one decimal.
  private static let least = 0.05

  /// Whether a turn lost at least what the page shows.
  func isMistake(_ turn: PairsReview.Judgement) -> Bool {
    !isPerfect(turn.seat) && loss(of: turn) >= Self.least
  }

  // MARK: The page of a turn

  func page(of turn: PairsReview.Judgement) -> ReviewPage {
    let number = ["turn": String(turn.turn + 1), "name": names.name(of: turn.seat)]
    let title =
      isAlone
      // Translators: Title: the number of a turn.
      ? texts("Turn {turn}", number)
      // Translators: Title: the number of a turn, and the player.
      : texts("Turn {turn}: {name}", number)
    if usesLargerTable(turn) {
      return ReviewPage(
        title, .neutral, texts("Perfect used the larger table."), luck: luck(of: turn))
    }
    guard isMistake(turn) else {
      return ReviewPage(
        title, turn.worth == nil ? .neutral : .good, whatCame(turn), detail: gain(of: turn),
        luck: luck(of: turn))
    }
    guard let worth = turn.worth else {
      return ReviewPage(title, .mistake, overlooked(turn))
    }
    let (what, better) = mistake(turn, worth)
    return ReviewPage(
      title, .mistake, what + " " + cost(of: turn), detail: better, luck: luck(of: turn))
  }

  private func cost(of turn: PairsReview.Judgement) -> String {
    isAlone ? texts.cost(flips: loss(of: turn)) : texts.cost(pairs: loss(of: turn))
  }

  private func luck(of turn: PairsReview.Judgement) -> String? {
    guard let luck = turn.worth.map({ unit * $0.balance.luck }), abs(luck) >= Self.least else {
      return nil
    }
    let number = ["number": texts.signed(luck)]
    return isAlone
      // Translators: The luck of a turn. {number} has a sign, such as +0.5: flips saved.
      ? texts("Luck: {number} flips", number)
      // Translators: The luck of a turn. {number} has a sign, such as −0.2.
      : texts("Luck: {number} pairs", number)
  }

  /// The gain of a choice that the values leave out.
  private func gain(of turn: PairsReview.Judgement) -> String? {
    guard let worth = turn.worth else { return nil }
    if worth.balance.loss > 0 { return texts("Another choice was a little better.") }
    let gain = unit * worth.balance.outside
    guard gain >= Self.least else { return texts("No choice was better.") }
    return texts.gain(pairs: gain)
  }

  /// The number of the turn after which both cards of a pair were known, or `nil` if a peek showed the second.
  private func since(_ pair: PairsReview.KnownPair, _ turn: PairsReview.Judgement) -> String? {
    let cards = [pair.first, pair.second].filter { $0 != turn.first || isKnown($0, turn) }
    let last = cards.max { (review.firstTurns[$0] ?? -1) < (review.firstTurns[$1] ?? -1) }
    guard let last, !review.peekedCards.contains(last) else { return nil }
    return String((review.firstTurns[last] ?? turn.turn) + 1)
  }

  private func isKnown(_ card: Int, _ turn: PairsReview.Judgement) -> Bool {
    review.firstTurns[card].map { $0 < turn.turn } ?? false
  }

  private func overlooked(_ turn: PairsReview.Judgement) -> String {
    guard turn.overlooked.count == 1, let pair = turn.overlooked.first else {
      return texts.plural(
        // Translators: In a turn that took no pair.
        "{count} pair was known.", "{count} pairs were known.", turn.overlooked.count)
    }
    guard let since = since(pair, turn) else { return texts("A pair was known since your peek.") }
    // Translators: Both cards of a pair had been open by the end of turn {turn}.
    return texts("A pair was known since turn {turn}.", ["turn": since])
  }

  /// Returns the sentences about the wrong choice and the better one.
  private func mistake(
    _ turn: PairsReview.Judgement, _ worth: PairsReview.Worth
  ) -> (what: String, better: String) {
    if worth.chosen[0] != worth.best[0] {
      switch worth.best[0] {
      case .pair: return (overlooked(turn), texts("Better: take the known pair."))
      case .unknown:
        return (texts("The first card was known already."), texts("Better: flip a new card first."))
      case .known:
        return (texts("The first card was new."), texts("Better: flip a known card first."))
      }
    }
    switch worth.best[1] {
    case .pair:
      let pair = turn.overlooked.first { $0.first == turn.first || $0.second == turn.first }
      let since = pair.flatMap { self.since($0, turn) }
      let what =
        since.map {
          // Translators: The partner of the card that was flipped first had been open in turn {turn}.
          texts("The first card’s partner was known since turn {turn}.", ["turn": $0])
          // Translators: The partner of the card that was flipped first.
        } ?? texts("The first card’s partner was known since your peek.")
      return (what, texts("Better: flip the partner."))
    case .unknown:
      return (texts("The second card was known already."), texts("Better: flip a new card second."))
    case .known:
      return (texts("The second card was new."), texts("Better: flip a known card second."))
    }
  }

  /// Returns the sentence about the cards of a turn without a mistake.
  private func whatCame(_ turn: PairsReview.Judgement) -> String {
    let known = (isKnown(turn.first, turn), isKnown(turn.second, turn))
    if turn.isPair {
      return switch known {
      // Translators: About a turn: both cards of the pair had been seen.
      case (true, true): texts("A known pair")
      case (true, false), (false, true): texts("A known card and its new partner")
      case (false, false): texts("Two new cards, and a pair!")
      }
    }
    return switch known {
    case (true, true): texts("Two known cards: a pass")
    case (false, false): texts("Two new cards, no pair")
    case (true, false): texts("A known card, then a new one, no pair")
    case (false, true): texts("A new card, then a known one, no pair")
    }
  }

  // MARK: The whole game

  /// The page of the start, which sums up the game.
  var overview: ReviewPage {
    // Translators: Title: the sums of a finished game.
    ReviewPage(texts("The whole game"), .neutral, costliest, detail: caution)
  }

  /// The sentence about the turn that lost most. The totals have the sum of the game.
  private var costliest: String {
    guard review.result != nil else {
      return texts("For three and more players, the review shows which known pairs were left.")
    }
    let worst = review.turns.filter(isMistake).max { loss(of: $0) < loss(of: $1) }
    guard let worst else { return texts("No turn gave anything away.") }
    let (turn, lost) = (worst.turn + 1, loss(of: worst))
    return isAlone
      ? texts.worst(turn: turn, flips: lost)
      : texts.worst(turn: turn, of: names.name(of: worst.seat), pairs: lost)
  }

  /// The sentences about a deck that is gone, about peeks, whose cards count as known, and about undone turns, which
  /// the record does not have.
  private var caution: String? {
    var notes: [String] = []
    if lacksDeck {
      notes.append(texts("Your deck of this game was deleted, so the cards show figures."))
    }
    if end.peeks > 0 { notes.append(texts("After a peek, all cards count as known.")) }
    if record.usedUndo { notes.append(texts("What undone turns have shown counts as luck.")) }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  private var summary: String? {
    guard let result = review.result, let value = review.value else { return nil }
    if isAlone, end.peeks > 0 { return summary(peeked: end.flips, par: -value) }
    return isAlone ? summary(flips: -result, par: -value) : summary(lead: result)
  }

  /// A sum with the price of peeks less what they saved. Its parts, as they are shown, add up.
  private func summary(peeked flips: Int, par: Double) -> String {
    func rounded(_ number: Double) -> Double { (10 * number).rounded() / 10 }
    let luck = rounded(review.total(of: .first)?.luck ?? 0)
    let peeks = rounded(Double(flips + (review.result ?? 0)) - review.peekGain)
    let lost = Double(flips) - rounded(par) + luck - peeks
    return texts(
      // Translators: A sum, such as “41 flips: 24.1 expected, +3.0 lost, −1.4 luck, +15.3 by peeking”.
      "{flips} flips: {par} expected, {lost} lost, {luck} luck, {peeks} by peeking",
      [
        "flips": String(flips), "par": texts.tenths(par), "lost": texts.signed(max(0, lost)),
        "luck": texts.signed(-luck), "peeks": texts.signed(peeks),
      ])
  }

  /// A sum whose parts, as they are shown, add up.
  private func summary(flips: Int, par: Double) -> String {
    func rounded(_ number: Double) -> Double { (10 * number).rounded() / 10 }
    let luck = rounded(review.total(of: .first)?.luck ?? 0)
    let lost = Double(flips) - rounded(par) + luck
    let values = [
      "par": texts.tenths(par), "luck": texts.tenths(abs(luck)), "lost": texts.tenths(max(0, lost)),
      "flips": String(flips),
    ]
    return luck >= 0
      ? texts(
        // Translators: A sum, such as “52.4 expected + 6.0 lost − 1.4 luck = 57 flips”.
        "{par} expected + {lost} lost − {luck} luck = {flips} flips", values)
      : texts(
        // Translators: A sum, such as “52.4 expected + 3.0 lost + 1.6 bad luck = 57 flips”.
        "{par} expected + {lost} lost + {luck} bad luck = {flips} flips", values)
  }

  private func summary(lead: Int) -> String {
    let seat: Seat = lead < 0 ? .second : .first
    let luck = [seat, Seat(1 - seat.index)].map { unit * (review.total(of: $0)?.luck ?? 0) }
    let half = Double(abs(lead)) / 2
    let shown = (10 * (luck[0] - luck[1])).rounded() / 10
    let values = [
      "name": names.name(of: seat), "luck": texts.signed(shown),
      "choices": texts.signed(half - shown), "pairs": texts.tenths(half),
    ]
    if lead == 0 {
      // Translators: A tie. {name} is a player, {luck} and {choices} are such as +2.3 pairs.
      return texts("{name}: half the pairs. Luck {luck}, choices {choices}.", values)
    }
    guard lead.isMultiple(of: 2) else {
      // Translators: {name} is a player, {luck} and {choices} are such as +2.3 pairs.
      return texts("{name}: {pairs} pairs more than half. Luck {luck}, choices {choices}.", values)
    }
    return texts.plural(
      // Translators: {name} is a player, {luck} and {choices} are such as +2.3 pairs.
      "{name}: {count} pair more than half. Luck {luck}, choices {choices}.",
      "{name}: {count} pairs more than half. Luck {luck}, choices {choices}.", abs(lead) / 2, values
    )
  }

  var totals: ReviewTotals {
    let seats = (0..<end.seatCount).map { Seat($0) }
    let hasValues = review.value != nil
    let heads =
      isAlone
      ? [
        // Translators: Heading of a column: how often the player flipped a card.
        texts.inContext("heading", "flips"),
        // Translators: Heading of a column: a number from 0 to 100.
        texts("skill of 100"),
        // Translators: Heading of a column: flips saved by luck.
        texts("luck, flips"),
      ]
      : hasValues
        ? [
          // Translators: Heading of a column.
          texts.inContext("heading", "pairs"), texts("skill of 100"),
          // Translators: Heading of a column: pairs won by luck.
          texts("luck, pairs"),
        ]
        : [
          texts.inContext("heading", "pairs"),
          // Translators: Heading of a column: known pairs that a player did not take.
          texts("overlooked"),
        ]
    let side = (0.9 * look.metrics.medium).rounded()
    let rows = seats.map { seat in
      ReviewTotals.Row(
        sign: isAlone
          ? nil : SeatSign(rawValue: setup.seats[seat.index].colour)?.picture(side: side, look),
        names.name(of: seat), cells(of: seat))
    }
    return ReviewTotals(heads: heads, rows: rows, sentence: summary)
  }

  private func cells(of seat: Seat) -> [ReviewTotals.Cell] {
    let count = isAlone ? end.flips : end.pairsTaken[seat.index]
    guard let total = review.total(of: seat) else {
      let overlooked = review.turns.count { $0.seat == seat && !$0.overlooked.isEmpty }
      return [.words(String(count)), .words(String(overlooked))]
    }
    return [
      .words(String(count)), .score(skill(of: seat)), .words(texts.signed(unit * total.luck)),
    ]
  }

  /// The share of what a player without memory would have lost that a seat kept, in hundredths.
  private func skill(of seat: Seat) -> Int? {
    if isPerfect(seat) { return 100 }
    let turns = review.turns.filter { $0.seat == seat }.compactMap(\.worth)
    let aimless = turns.reduce(0) { $0 + $1.aimlessLoss }
    guard aimless > 0 else { return nil }
    let lost = turns.reduce(0) { $0 + $1.balance.loss }
    return Int((100 * (1 - lost / aimless)).rounded()).clamped(to: 0...100)
  }

  // MARK: The time line

  /// The largest loss or luck of the time line, in pairs. Larger ones end at its edge with a break.
  private static let most = 2.5

  var timeLine: ReviewPlot {
    let hasValues = review.value != nil
    let most = isAlone ? 2 * Self.most : Self.most
    let columns = review.turns.map { turn in
      let lost = usesLargerTable(turn) ? 0 : loss(of: turn)
      let luck = turn.worth.map { [(ReviewPlot.Mark.luck, unit * $0.balance.luck)] } ?? []
      let marks = lost >= Self.least ? [(ReviewPlot.Mark.loss, -lost)] + luck : luck
      return ReviewPlot.Column(
        name: isAlone ? "" : names.name(of: turn.seat), isMuted: turn.seat.index % 2 == 1,
        isMistake: isMistake(turn), marks: marks, beyond: lost > most ? texts.signed(-lost) : "")
    }
    let values = columns.flatMap { $0.marks.map(\.1) }
    let low = -min(most, max(1, -(values.min() ?? 0)))
    let high = hasValues ? min(most, max(1, values.max() ?? 0)) : 0.2
    let step = high - low > 6 ? 2 : 1
    let ticks = stride(
      from: step * Int(low / Double(step)), through: Int(high), by: step
    ).map { ReviewPlot.Tick(Double($0), $0 > 0 ? "+\($0)" : $0 < 0 ? "−\(-$0)" : "0") }
    let lossWords =
      isAlone
      // Translators: What a mark means.
      ? texts("flips lost by the choice")
      : hasValues
        // Translators: What a mark means.
        ? texts("pairs lost by the choice")
        // Translators: What a mark means.
        : texts("known pairs left")
    let legend =
      [ReviewPlot.Legend(.loss, lossWords)]
      + (hasValues
        // Translators: What a mark means: the pairs or flips that luck brought.
        ? [ReviewPlot.Legend(.luck, isAlone ? texts("flips saved by luck") : texts("luck, pairs"))]
        : [])
    return ReviewPlot(
      heading: hasValues
        // Translators: Above the picture of a finished game.
        ? texts("Skill and luck, turn by turn") : texts("Turn by turn"),
      legend: legend, scale: low...high, ticks: ticks, isLine: false, firstTurn: 1,
      columns: columns)
  }
}
