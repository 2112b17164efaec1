import BoxKit
import EarthGame
import GameKernel
import ReviewKit
import Stage

/// The globes of a recorded game at one flag or dig, with the way to the right place.
///
/// The start of the game shows all flags or finds on both globes, which together show the whole Earth. A flag is
/// shown on one large globe.
final class EarthReviewBoard: ReviewBoard {
  private let review: EarthReview
  private let start: ThroughTheEarth.State
  private let seats: [EarthSeat]
  private let countries: (any CountryCatalogue)?
  private let pair: GlobePair
  private let look: Look
  private var tray: Tray?
  private var felt = Rect.zero
  private var turn = 0

  init(
    _ review: EarthReview, _ start: ThroughTheEarth.State, _ seats: [EarthSeat],
    _ countries: (any CountryCatalogue)?, context: StageContext
  ) {
    (self.review, self.start, self.seats) = (review, start, seats)
    (self.countries, look) = (countries, context.look)
    pair = GlobePair(context: context)
    pair.showsNames = true
  }

  private var isGuess: Bool { start.options.mode == .guess }

  func layout(in frame: Rect) {
    let rim = look.metrics.px(12, small: 6)
    tray = Tray(frame, rim: rim, look: look)
    felt = frame.inset(by: rim)
    pair.layOut(in: felt)
    pair.label(countries)
  }

  func show(_ turn: Int, plays: Bool) {
    self.turn = turn
    let isFlag = isGuess && judgement != nil
    if pair.showsFarAlone != isFlag {
      pair.showsFarAlone = isFlag
      pair.layOut(in: felt)
    }
    pair.isCoupled = !isFlag
    placeFigures()
    guard let judgement else {
      return pair.near.turn(to: middleOfAll, animated: false)
    }
    if isGuess {
      pair.far.turn(to: middle(judgement), animated: plays)
      if plays { pair.far.waveFlag() }
    } else {
      pair.near.turn(to: middle(judgement), animated: plays)
    }
  }

  private var judgement: EarthReview.Judgement? {
    turn > 0 && turn <= review.turns.count ? review.turns[turn - 1] : nil
  }

  /// The place in the middle of all right places or digs.
  private var middleOfAll: Place {
    Place.middle(of: review.turns.map { isGuess ? $0.answer ?? $0.place : $0.place })
      ?? start.place
  }

  private func middle(_ judgement: EarthReview.Judgement) -> Place {
    judgement.answer.map { judgement.place.middle(to: $0) } ?? judgement.place
  }

  // MARK: Figures

  private func placeFigures() {
    for globe in [pair.near, pair.far] {
      (globe.child, globe.flags, globe.arcs, globe.spots, globe.targetMark) = (nil, [], [], [], nil)
    }
    guard let judgement else { return placeAll() }
    let way = way(judgement)
    if isGuess {
      pair.far.child = judgement.answer
      pair.far.flags = [flag(judgement)]
      pair.far.arcs = way
    } else {
      pair.near.child = judgement.place
      pair.far.child = judgement.place.antipode
      pair.near.arcs = way
      pair.near.spots = way.map(\.end)
      pair.far.spots = way.map(\.end.antipode)
    }
  }

  /// Shows all flags with their ways, or all finds, each on the globe on whose side it is.
  private func placeAll() {
    if isGuess {
      for globe in [pair.near, pair.far] {
        globe.flags = review.turns.map(flag)
        globe.spots = review.turns.compactMap(\.answer)
        globe.arcs = review.turns.flatMap(way)
      }
    } else {
      let finds = review.turns.filter { $0.loss == 0 }.map(\.place)
      pair.near.spots = finds
      pair.far.spots = finds.map(\.antipode)
    }
  }

  /// Returns the way to the right place; none if it was hit or is not known. The words beside it tell its length.
  private func way(_ judgement: EarthReview.Judgement) -> [GreatCircleArc] {
    guard let answer = judgement.answer, judgement.place != answer else { return [] }
    return [GreatCircleArc(from: judgement.place, to: answer)]
  }

  private func flag(_ judgement: EarthReview.Judgement) -> GlobeFlag {
    let seat = start.options.seatCount > 1 ? seats[judgement.seat.index].colour : nil
    return GlobeFlag(judgement.place, seat: seat)
  }

  // MARK: Scene

  func handle(_ intent: Intent) { pair.handle(intent) }

  func advance(by elapsed: Duration) { pair.advance(by: elapsed) }

  var nextTimer: Duration? { pair.nextTimer }

  func begin() {
    pair.willAppear()
    pair.didAppear()
  }

  func leave() {
    pair.willDisappear()
    pair.didDisappear()
  }

  func draw(into list: inout DisplayList) {
    tray?.draw(into: &list)
    pair.draw(into: &list)
  }
}
