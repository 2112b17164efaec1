import BoxKit
import EarthGame
import GameKernel
import ReviewKit
import Stage

/// The texts and marks of the review of a game of Through the Earth.
struct EarthReviewWords {
  let words: EarthWords
  let review: EarthReview
  /// The position at the end of the game.
  let end: ThroughTheEarth.State?
  let look: Look

  /// Flags within this distance in kilometres are good.
  private static let near = 1000.0
  /// Flags beyond this distance in kilometres are marked as mistakes.
  private static let far = 3000.0

  private var texts: Texts { words.texts }
  private var mode: ThroughTheEarth.Mode { end?.options.mode ?? .dig }
  private var seats: [Seat] { end?.seats ?? [.first] }

  // MARK: The pages

  var overview: ReviewPage {
    ReviewPage(texts("The whole game"), .neutral, summary)
  }

  private var summary: String {
    let turns = review.turns.count
    guard mode == .guess else {
      // Translators: The number of holes that a child dug through the Earth.
      return texts.plural("{count} dig", "{count} digs", turns)
    }
    let best = review.turns.min { ($0.loss ?? .infinity) < ($1.loss ?? .infinity) }
    guard let best, let loss = best.loss else {
      // Translators: The flags that were put in a game.
      return texts.plural("{count} flag", "{count} flags", turns)
    }
    return texts(
      // Translators: Of a finished game. {turn} is the number of a flag.
      "The best flag is number {turn}: {distance} off.",
      ["turn": String(best.turn + 1), "distance": words.places.distance(loss)])
  }

  func page(of turn: EarthReview.Judgement) -> ReviewPage {
    switch mode {
    case .guess: flag(turn)
    case .dry: dryDig(turn)
    case .dig: dig(turn)
    }
  }

  private func title(_ turn: EarthReview.Judgement) -> String {
    let values = ["turn": String(turn.turn + 1), "name": words.name(of: turn.seat)]
    guard mode == .guess else {
      // Translators: Title: the number of a dig through the Earth.
      return texts("Dig {turn}", values)
    }
    return seats.count == 1
      // Translators: Title: the number of a flag on the globe.
      ? texts("Flag {turn}", values)
      // Translators: Title: the number of a flag on the globe, and its player.
      : texts("Flag {turn}: {name}", values)
  }

  private func flag(_ turn: EarthReview.Judgement) -> ReviewPage {
    guard let answer = turn.answer, let loss = turn.loss else {
      return ReviewPage(title(turn), .neutral, texts("Not checked yet."))
    }
    let verdict: ReviewPage.Verdict =
      loss < Self.near ? .good : loss < Self.far ? .neutral : .mistake
    // Translators: How far a flag is from the right place.
    let off = texts("{distance} off.", ["distance": words.places.distance(loss)])
    return ReviewPage(
      title(turn), verdict,
      [off, direction(turn.bearing)].compactMap(\.self).joined(separator: " "),
      detail: texts(
        // Translators: Two countries or seas: where a flag is, and where it should be.
        "Flag: {place} · Right place: {answer}",
        ["place": ground(turn.place), "answer": ground(answer)]))
  }

  private func dryDig(_ turn: EarthReview.Judgement) -> ReviewPage {
    let ends = dug(turn.place)
    guard let answer = turn.answer, let loss = turn.loss else {
      return ReviewPage(
        title(turn), .neutral, texts("No new land on both sides within reach."), detail: ends)
    }
    guard loss > 0 else {
      return ReviewPage(title(turn), .good, texts("Land on both sides."), detail: ends)
    }
    let what = texts(
      // Translators: The nearest place from which one could have dug to land.
      "Land on both sides was {distance} away, in {place}.",
      ["distance": words.places.distance(loss), "place": ground(answer)])
    return ReviewPage(
      title(turn), .mistake,
      [what, direction(turn.bearing)].compactMap(\.self).joined(separator: " "), detail: ends)
  }

  private func dig(_ turn: EarthReview.Judgement) -> ReviewPage {
    ReviewPage(title(turn), .neutral, dug(turn.place))
  }

  private func dug(_ place: Place) -> String {
    texts(
      // Translators: A dig through the Earth, between two countries or seas.
      "{place} → {answer}", ["place": ground(place), "answer": ground(place.antipode)])
  }

  private func ground(_ place: Place) -> String {
    words.places.ground(Atlas.shared.surroundings(at: place))
  }

  /// Returns the sentence about the direction to the right place.
  ///
  /// - Parameter bearing: in radians clockwise from north.
  private func direction(_ bearing: Double?) -> String? {
    guard let bearing else { return nil }
    let eighth = Int((bearing / (.pi / 4)).rounded()) & 7
    return switch eighth {
    case 0: texts("It lies to the north.")
    case 1: texts("It lies to the northeast.")
    case 2: texts("It lies to the east.")
    case 3: texts("It lies to the southeast.")
    case 4: texts("It lies to the south.")
    case 5: texts("It lies to the southwest.")
    case 6: texts("It lies to the west.")
    default: texts("It lies to the northwest.")
    }
  }

  // MARK: The sums and the time line

  var totals: ReviewTotals? {
    guard mode == .guess else { return nil }
    let side = (0.9 * look.metrics.medium).rounded()
    return ReviewTotals(
      heads: [
        // Translators: Heading of a column: the nearest flag of a player.
        texts.inContext("heading", "best flag"),
        // Translators: Heading of a column: the distances of all flags of a player, added up.
        texts.inContext("heading", "total"),
      ],
      rows: seats.map { seat in
        let losses = review.turns.filter { $0.seat == seat }.compactMap(\.loss)
        return ReviewTotals.Row(
          sign: seats.count == 1
            ? nil : SeatSign(rawValue: words.colour(of: seat))?.picture(side: side, look),
          words.name(of: seat),
          [losses.min() ?? 0, losses.reduce(0, +)].map { .words(words.places.distance($0)) })
      },
      sentence: summary)
  }

  var timeLine: ReviewPlot {
    let losses = review.turns.compactMap(\.loss)
    let most = max(1, losses.max() ?? 1)
    let step = [500.0, 1000, 2000, 5000].first { most / $0 <= 4 } ?? 10_000
    let columns = review.turns.map { turn in
      let isGood = (turn.loss ?? .infinity) < (mode == .guess ? Self.near : 1)
      return ReviewPlot.Column(
        name: seats.count == 1 ? "" : words.name(of: turn.seat),
        isMuted: turn.seat.index % 2 == 1,
        isMistake: mode != .dig && (turn.loss ?? 0) >= (mode == .guess ? Self.far : 1),
        marks: turn.loss.map { [(isGood ? .good : .loss, $0)] } ?? [])
    }
    let ticks = stride(from: 0, through: most, by: step).map {
      ReviewPlot.Tick($0, words.places.distance($0))
    }
    let limit = ["distance": words.places.distance(Self.near)]
    return ReviewPlot(
      heading: mode == .dry
        // Translators: Heading of a picture of distances.
        ? texts("Way to land on both sides")
        // Translators: Heading of a picture of distances.
        : mode == .guess ? texts("Way to the right place") : texts("Turn by turn"),
      legend: mode == .guess
        ? [
          // Translators: What a mark means.
          .init(.good, texts("less than {distance}", limit)),
          // Translators: What a mark means.
          .init(.loss, texts("{distance} or more", limit)),
        ] : [],
      scale: 0...most, ticks: ticks, isLine: false, firstTurn: 1, columns: columns)
  }
}
