import GameKernel

/// The judgements of the flags or digs in a game of Through the Earth: where each was and should have been.
public struct EarthReview: Hashable, Sendable {
  /// The flags in ``ThroughTheEarth/Mode/guess`` whose round is complete, else the digs, in order.
  public let turns: [Judgement]

  /// The quality of a flag: at most ``goodDistance`` from the right place, at most ``fairDistance``, or farther.
  public enum Quality: Hashable, Sendable { case good, fair, poor }

  /// The largest distance of a good flag, in kilometres.
  public static let goodDistance = 1000.0
  /// The largest distance of a fair flag, in kilometres.
  public static let fairDistance = 3000.0

  /// The flag or dig that is farthest from its answer, or `nil` if none missed.
  public var worst: Judgement? {
    turns.filter { ($0.loss ?? 0) > 0 }.max { ($0.loss ?? 0) < ($1.loss ?? 0) }
  }

  /// A flag or a dig.
  public struct Judgement: Hashable, Sendable {
    /// The number of the flag or dig, from 0.
    public let turn: Int
    /// The seat.
    public let seat: Seat
    /// The place of the flag or dig.
    public let place: Place
    /// The right place: for a flag the antipode of the city, for a dig of ``ThroughTheEarth/Mode/dry`` the nearest
    /// place that would have been a find. `nil` in ``ThroughTheEarth/Mode/dig``.
    public let answer: Place?

    /// The distance to the answer in kilometres.
    public var loss: Double? { answer.map { place.distance(to: $0) } }

    /// The quality of a flag, or `nil` without an answer.
    public var quality: Quality? {
      loss.map { $0 <= goodDistance ? .good : $0 <= fairDistance ? .fair : .poor }
    }

    /// The direction to the answer, in radians clockwise from north, or `nil` if the place is the answer or its
    /// antipode.
    public var bearing: Double? { answer.flatMap { place.bearing(to: $0) } }
  }
}

extension EarthReview {
  /// Judges a recorded game. Returns `nil` if the rules refuse a move.
  ///
  /// - Complexity: for each dig of ``ThroughTheEarth/Mode/dry`` about 10 ms, far from land 0.1 s
  public init?(_ record: GameRecord<ThroughTheEarth>) {
    var state = ThroughTheEarth.start(record.options, seed: record.seed)
    var turns: [Judgement] = []
    for move in record.moves {
      let before = state
      guard let events = try? ThroughTheEarth.apply(move, to: &state) else { return nil }
      guard events.contains(where: { if case .dug = $0 { true } else { false } }) else { continue }
      let ends: [(seat: Seat, place: Place, answer: Place?)] =
        switch state.options.mode {
        case .dig: [(.first, state.place, nil)]
        case .dry: [(.first, state.place, before.nearestFind(to: state.place))]
        case .guess:
          zip(state.seats, state.flags[state.round]).map { ($0, $1, state.place.antipode) }
        }
      for end in ends {
        turns.append(
          Judgement(turn: turns.count, seat: end.seat, place: end.place, answer: end.answer))
      }
    }
    self.turns = turns
  }
}

extension ThroughTheEarth.State {
  /// The distance between the places that ``nearestFind(to:)`` tries first, in kilometres.
  private static let step = 60.0

  /// Returns the nearest place that would be a new find, or `nil` if there is none within a quarter of the globe.
  ///
  /// It tries places on circles of growing radius, 60 km apart, and then narrows the radius to 1 km. It can miss
  /// smaller islands.
  public func nearestFind(to place: Place) -> Place? {
    if isFind(place) { return place }
    let quarter = Place.radius * .pi / 2
    for radius in stride(from: Self.step, to: quarter, by: Self.step) {
      let count = Int((2 * .pi * radius / Self.step).rounded(.up))
      for turn in 0..<count {
        let bearing = 2 * .pi * Double(turn) / Double(count)
        guard isFind(place.moved(by: radius, bearing: bearing)) else { continue }
        var (sea, land) = (radius - Self.step, radius)
        while land - sea > 1 {
          let middle = (sea + land) / 2
          if isFind(place.moved(by: middle, bearing: bearing)) {
            land = middle
          } else {
            sea = middle
          }
        }
        return place.moved(by: land, bearing: bearing)
      }
    }
    return nil
  }
}
