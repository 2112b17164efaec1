import BoxKit
import EarthGame
import GameKernel
import ReviewKit
import Stage

/// The texts and marks of the review of a game of Through the Earth.
struct EarthReviewWords {
  let words: EarthWords
  let review: EarthReview
  /// The position at the start of the game.
  let start: ThroughTheEarth.State
  let look: Look

  private var texts: Texts { words.texts }
  private var mode: ThroughTheEarth.Mode { start.options.mode }
  private var isAlone: Bool { start.options.seatCount == 1 }

  // MARK: The pages

  var overview: ReviewPage {
    ReviewPage(texts("The whole game"), .neutral, summary, detail: farthest)
  }

  private var summary: String {
    guard mode == .guess else {
      let finds = review.turns.count { $0.loss == 0 }
      return finds == ThroughTheEarth.findCount
        // Translators: Title at the end of a game of “Dry feet”: how many times the child dug.
        ? texts.plural("Six finds in {count} dig", "Six finds in {count} digs", review.turns.count)
        // Translators: The number of holes that a child dug through the Earth.
        : texts.plural("{count} dig", "{count} digs", review.turns.count)
    }
    guard let best = review.turns.min(by: { $0.lossOrZero < $1.lossOrZero }) else {
      // Translators: The flags that were put in a game.
      return texts.plural("{count} flag", "{count} flags", 0)
    }
    return isAlone
      // Translators: Of a finished game: the best flag of the player was for {city}, {distance} from the right place.
      ? texts("You were closest at {city}: {distance} off.", values(best))
      // Translators: Of a finished game: the best flag was that of {name} for {city}.
      : texts("{name} was closest of all, at {city}: {distance} off.", values(best))
  }

  /// The sentence about the worst flag of a single player, or about the worst dig.
  private var farthest: String? {
    guard isAlone, review.turns.count > 1, let worst = review.worst else { return nil }
    guard mode == .guess else {
      return texts(
        // Translators: Of a finished game of “Dry feet”: dig number {turn} was the worst.
        "Dig {turn} was farthest from land on both sides: {distance}.", values(worst))
    }
    // Translators: Of a finished game: the worst flag of the player was for {city}.
    return texts("You were farthest off at {city}: {distance}.", values(worst))
  }

  private func values(_ turn: EarthReview.Judgement) -> [String: String] {
    [
      "city": city(turn), "name": words.name(of: turn.seat), "turn": String(turn.turn + 1),
      "distance": words.places.distance(turn.lossOrZero),
    ]
  }

  /// Returns the name of the city for which a flag was put.
  private func city(_ turn: EarthReview.Judgement) -> String {
    let round = turn.turn / start.options.seatCount
    return start.cities.indices.contains(round)
      ? words.places.name(of: start.cities[round]) : String(turn.turn + 1)
  }

  func page(of turn: EarthReview.Judgement) -> ReviewPage {
    switch mode {
    case .guess: flag(turn)
    case .dry: dryDig(turn)
    case .dig: dig(turn)
    }
  }

  private func title(_ turn: EarthReview.Judgement) -> String {
    guard mode == .guess else {
      return texts(
        // Translators: Title: the number of a dig through the Earth, and the country or sea where it began.
        "Dig {turn}: {place}", ["turn": String(turn.turn + 1), "place": ground(turn.place)])
    }
    return isAlone
      ? city(turn)
      // Translators: Title: the city for which a player put a flag.
      : texts("{city}: {name}", values(turn))
  }

  private func flag(_ turn: EarthReview.Judgement) -> ReviewPage {
    guard let answer = turn.answer, let quality = turn.quality else {
      return ReviewPage(title(turn), .neutral, texts("Not checked yet."))
    }
    let verdict: ReviewPage.Verdict =
      switch quality {
      case .good: .good
      case .fair: .neutral
      case .poor: .mistake
      }
    // Translators: How far a flag is from the right place.
    let off = texts("{distance} off.", values(turn))
    return ReviewPage(
      title(turn), verdict,
      [off, words.direction(turn.bearing)].compactMap(\.self).joined(separator: " "),
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
      // Translators: The nearest place from which one could have dug to land, and the land on its far side.
      "Land on both sides was {distance} away: {place} → {answer}.",
      [
        "distance": words.places.distance(loss), "place": ground(answer),
        "answer": ground(answer.antipode),
      ])
    return ReviewPage(
      title(turn), .mistake,
      [what, words.direction(turn.bearing)].compactMap(\.self).joined(separator: " "),
      // Translators: {dig} is a dig between two countries or seas, such as “Spain → Tasman Sea”.
      detail: texts("You dug here: {dig}", ["dig": ends]))
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

  // MARK: The sums and the time line

  var totals: ReviewTotals? {
    guard mode == .guess else { return nil }
    let side = (0.9 * look.metrics.medium).rounded()
    return ReviewTotals(
      heads: [
        // Translators: Heading of a column: the nearest flag of a player.
        texts.inContext("heading", "best flag"),
        // Translators: Heading of a column: the mean distance of a player's flags.
        texts.inContext("heading", "average"),
        // Translators: Heading of a column: the distances of all flags of a player, added up.
        texts.inContext("heading", "total"),
      ],
      rows: start.seats.map { seat in
        let losses = review.turns.filter { $0.seat == seat }.compactMap(\.loss)
        let total = losses.reduce(0, +)
        return ReviewTotals.Row(
          sign: isAlone
            ? nil : SeatSign(rawValue: words.colour(of: seat))?.picture(side: side, look),
          words.name(of: seat),
          [losses.min() ?? 0, total / Double(max(1, losses.count)), total].map {
            .words(words.places.distance($0))
          })
      })
  }

  var timeLine: ReviewPlot {
    let losses = review.turns.compactMap(\.loss)
    let most = max(1, losses.max() ?? 1)
    let step = [500.0, 1000, 2000, 5000].first { most / $0 <= 4 } ?? 10_000
    let columns = review.turns.map { turn in
      let mark = mark(of: turn)
      return ReviewPlot.Column(
        name: mode == .guess ? isAlone ? city(turn) : words.name(of: turn.seat) : "",
        isMuted: turn.seat.index % 2 == 1, isMistake: mode != .dig && mark == .loss,
        marks: turn.loss.map { [(mark, $0)] } ?? [])
    }
    let ticks = stride(from: 0, through: most, by: step).map {
      ReviewPlot.Tick($0, words.places.distance($0))
    }
    return ReviewPlot(
      heading: mode == .dry
        // Translators: Heading of a picture of distances.
        ? texts("Way to land on both sides")
        // Translators: Heading of a picture of distances.
        : mode == .guess ? texts("Way to the right place") : texts("Turn by turn"),
      legend: legend, scale: 0...most, ticks: ticks, isLine: false, firstTurn: 1, columns: columns)
  }

  /// Returns the mark of a flag by its quality, or of a dig by whether it was a find.
  private func mark(of turn: EarthReview.Judgement) -> ReviewPlot.Mark {
    guard mode == .guess else { return turn.lossOrZero > 0 ? .loss : .good }
    return switch turn.quality {
    case .good: .good
    case .fair: .luck
    case .poor, nil: .loss
    }
  }

  private var legend: [ReviewPlot.Legend] {
    func limit(_ distance: Double) -> String {
      // Translators: What a mark means: flags at most {distance} from the right place.
      texts("up to {distance}", ["distance": words.places.distance(distance)])
    }
    switch mode {
    case .dig: return []
    case .dry:
      return [
        // Translators: What a mark means: a dig with land on both sides.
        .init(.good, texts("land on both sides")),
        // Translators: What a mark means: a dig without land on both sides.
        .init(.loss, texts("missed")),
      ]
    case .guess:
      return [
        .init(.good, limit(EarthReview.goodDistance)),
        .init(.luck, limit(EarthReview.fairDistance)),
        // Translators: What a mark means: flags far from the right place.
        .init(.loss, texts("farther off")),
      ]
    }
  }
}

extension EarthReview.Judgement {
  fileprivate var lossOrZero: Double { loss ?? 0 }
}
