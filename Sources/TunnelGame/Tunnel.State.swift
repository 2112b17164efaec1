import GameKernel

extension Tunnel {
  /// One position: where the child stands, and what has been found or guessed so far.
  public struct State: Hashable, Sendable {
    /// What was agreed.
    public let options: Options

    /// The cities whose far ends are to be guessed, in order; none but in ``Mode/guess``.
    public let cities: [City]

    /// What the middle of the far globe shows in each round, by chance; none but in ``Mode/guess``.
    public let farViews: [Place]

    /// Where the child stands, or has begun to dig.
    public private(set) var place: Place

    /// Whether the child has come out at the far end of ``place``.
    public private(set) var isDug = false

    /// How many times was dug.
    public private(set) var digs = 0

    /// The number of the city whose far end is being guessed, from 0.
    public private(set) var round = 0

    /// The flags of each city so far, in the order of the seats.
    public private(set) var flags: [[Place]]

    /// The finds of ``Mode/dry``, in the order in which they were made.
    public private(set) var finds: [Place] = []

    init(_ options: Options, seed: UInt64) {
      self.options = options
      cities = options.mode == .guess ? WellKnownCities.drawn(seed: seed) : []
      farViews = cities.indices.map { round in
        var random = SeededGenerator.draw(seed: seed, move: -1 - round)
        return Place.random(using: &random)
      }
      place = cities.first?.place ?? options.start
      flags = [[]]
    }

    // MARK: Moves

    /// Goes to another place, and climbs back before.
    mutating func stand(at goal: Place) throws(Refusal) -> [Event] {
      guard options.mode != .guess else { throw .placeIsGiven }
      guard goal != place || isDug else { throw .standsThere }
      let climbed = isDug ? [Event.filled(place)] : []
      let stood = Event.stood(from: place, to: goal)
      isDug = false
      place = goal
      return climbed + [stood]
    }

    /// Digs where the child stands; two dry ends are a find.
    mutating func dig() throws(Refusal) -> [Event] {
      guard options.mode != .guess else { throw .flagsFirst }
      guard !isDug else { throw .isDug }
      isDug = true
      digs += 1
      guard options.mode == .dry, isFind(place) else { return [.dug(place)] }
      finds.append(place)
      return [.dug(place), .found(place)] + end
    }

    /// Puts the flag of the seat that is to move; the last one lets the child dig.
    mutating func putFlag(at guess: Place) throws(Refusal) -> [Event] {
      guard let seat = toMove else {
        throw options.mode == .guess ? .isDug : .noFlags
      }
      flags[round].append(guess)
      guard flags[round].count == options.seatCount else { return [.flagged(guess, seat)] }
      isDug = true
      digs += 1
      let answers = seats.compactMap { seat in
        error(of: seat, round: round).map { Event.guessed(seat, error: $0) }
      }
      return [.flagged(guess, seat), .dug(place)] + answers + end
    }

    /// Goes on to the next city.
    mutating func goOn() throws(Refusal) -> [Event] {
      guard options.mode == .guess else { throw .noNextPlace }
      guard isDug else { throw .flagsFirst }
      let from = round
      round += 1
      flags.append([])
      place = cities[round].place
      isDug = false
      return [.wentOn(from: from, to: round)]
    }

    private var end: [Event] { isOver ? [.over(totals: totals)] : [] }
  }
}

extension Tunnel.State {
  /// Whether all places have been guessed, or all finds been made.
  public var isOver: Bool {
    switch options.mode {
    case .dig: false
    case .guess: isDug && round == Tunnel.placeCount - 1
    case .dry: finds.count == Tunnel.findCount
    }
  }

  /// Who puts a flag next; nil where nobody does.
  public var toMove: Seat? {
    options.mode == .guess && !isDug ? Seat(flags[round].count) : nil
  }

  /// All who play, in the order of play.
  public var seats: [Seat] { (0..<options.seatCount).map { Seat($0) } }

  /// Whether flags of this round are still to be put, so that those that stand are nobody's business.
  public var hidesFlags: Bool { options.mode == .guess && !isDug }

  /// How far a seat's flag was from the far end, in kilometres; nil until it has been dug.
  public func error(of seat: Seat, round: Int) -> Double? {
    guard flags.indices.contains(round), isDug || round < self.round else { return nil }
    return flags[round][seat.index].distance(to: cities[round].place.antipode)
  }

  /// How far all of a seat's flags were off together, in kilometres, so far as has been dug.
  public func total(of seat: Seat) -> Double {
    flags.indices.reduce(0) { $0 + (error(of: seat, round: $1) ?? 0) }
  }

  /// The kilometres of each seat so far; the digs in a game of another mode.
  public var totals: [Double] {
    options.mode == .guess ? seats.map(total) : [Double(digs)]
  }

  /// The seats with the fewest kilometres, once the places have been guessed; several if they tie.
  public var winners: [Seat] {
    guard options.mode == .guess, isOver else { return [] }
    let least = seats.map(total).min()
    return seats.filter { total(of: $0) == least }
  }

  /// Whether a place would be one more find: on land at both ends, and far enough from all others.
  public func isFind(_ place: Place) -> Bool {
    isLand(place) && isLand(place.antipode)
      && finds.allSatisfy { $0.distance(to: place) >= Tunnel.findDistance }
  }

  /// Whether a place counts as land in this game.
  public func isLand(_ place: Place) -> Bool {
    switch options.land {
    case .rings: Coast.shared.isWithinRings(place)
    case .ringsAndDiscs: Coast.shared.isLand(place)
    }
  }
}
