import BoxKit
import EarthGame
import GameKernel
import Glibc
import ReviewKit
import Stage

/// The two globes of a recorded game at one flag or dig, with the way to the right place.
final class EarthReviewBoard: ReviewBoard {
  private let review: EarthReview
  private let start: ThroughTheEarth.State
  private let seats: [EarthSeat]
  private let countries: (any CountryCatalogue)?
  private let pair: GlobePair
  private let look: Look
  private var tray: Tray?
  private var turn = 0

  init(
    _ review: EarthReview, _ start: ThroughTheEarth.State, _ seats: [EarthSeat],
    _ countries: (any CountryCatalogue)?, context: StageContext
  ) {
    (self.review, self.start, self.seats) = (review, start, seats)
    (self.countries, look) = (countries, context.look)
    pair = GlobePair(context: context)
    pair.isCoupled = start.options.mode != .guess
    pair.showsNames = true
  }

  func layout(in frame: Rect) {
    let rim = look.metrics.px(12, small: 6)
    tray = Tray(frame, rim: rim, look: look)
    pair.layOut(in: frame.inset(by: rim))
    pair.label(countries)
  }

  func show(_ turn: Int, plays: Bool) {
    self.turn = turn
    placeFigures()
    guard let judgement else {
      return pair.near.turn(to: start.place, animated: plays)
    }
    switch start.options.mode {
    case .guess:
      let city = judgement.answer?.antipode ?? start.place
      pair.near.turn(to: city, animated: plays)
      pair.far.turn(to: middle(judgement), animated: plays)
      if plays { pair.far.waveFlag() }
    case .dig, .dry: pair.near.turn(to: middle(judgement), animated: plays)
    }
  }

  private var judgement: EarthReview.Judgement? {
    turn > 0 && turn <= review.turns.count ? review.turns[turn - 1] : nil
  }

  /// The place halfway to the answer, or the place itself if the answer is on the other side of the globe.
  private func middle(_ judgement: EarthReview.Judgement) -> Place {
    guard let loss = judgement.loss, let bearing = judgement.bearing else {
      return judgement.place
    }
    return judgement.place.moved(by: loss / 2, bearing: bearing)
  }

  private func placeFigures() {
    for globe in [pair.near, pair.far] {
      (globe.child, globe.flags, globe.arcs, globe.spots, globe.targetMark) = (nil, [], [], [], nil)
    }
    guard let judgement else {
      pair.near.child = start.place
      return
    }
    let way = judgement.answer.flatMap { answer in
      judgement.place == answer
        ? nil
        : GreatCircleArc(from: judgement.place, to: answer)
    }
    switch start.options.mode {
    case .guess:
      pair.near.child = judgement.answer?.antipode
      pair.far.child = judgement.answer
      pair.far.flags = [GlobeFlag(judgement.place, seat: colour(of: judgement.seat))]
      pair.far.arcs = [way].compactMap(\.self)
    case .dig, .dry:
      pair.near.child = judgement.place
      pair.far.child = judgement.place.antipode
      pair.near.arcs = [way].compactMap(\.self)
      if let way {
        pair.near.spots = [way.end]
        pair.far.spots = [way.end.antipode]
      }
    }
  }

  private func colour(of seat: Seat) -> Int? {
    start.options.seatCount > 1 ? seats[seat.index].colour : nil
  }

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
