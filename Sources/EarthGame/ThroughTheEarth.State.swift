import GameKernel

extension ThroughTheEarth {
  /// A position of the game: the child's place, and all finds or guesses so far.
  public struct State: Hashable, Sendable {
    /// The options of the game.
    public let options: Options

    /// The cities whose antipodes the players guess, in order. Empty outside ``Mode/guess``.
    public let cities: [City]

    /// The random place in the middle of the far globe at the start of each round. Empty outside ``Mode/guess``.
    public let farViews: [Place]

    /// The child's place, or after a dig the upper end of its tunnel.
    public private(set) var place: Place

    /// Whether the child has come out at the antipode of ``place``.
    public private(set) var isDug = false

    /// Whether the last dig was a find, and the child has not left since.
    public private(set) var isFound = false

    /// Whether the child has been put on another place since the start or the last dig.
    public private(set) var isPlaced = false

    /// The number of digs.
    public private(set) var digs = 0

    /// The index of the city being guessed, from 0.
    public private(set) var round = 0

    /// The flags of each round so far, in the order of the seats.
    public private(set) var flags: [[Place]]

    /// The finds of ``Mode/dry``, in the order of discovery.
    public private(set) var finds: [Place] = []

    init(_ options: Options, seed: UInt64) {
      self.options = options
      cities = options.mode == .guess ? WellKnownCities.drawn(options.pool, seed: seed) : []
      farViews = cities.indices.map { round in
        var random = SeededGenerator.draw(seed: seed, move: -1 - round)
        return Place.random(using: &random)
      }
      place = cities.first?.place ?? options.start
      flags = [[]]
    }

    // MARK: Moves

    /// Moves the child to another place. It first returns from the antipode if it has dug.
    mutating func stand(at goal: Place) throws(Refusal) -> [Event] {
      guard options.mode != .guess else { throw .placeIsGiven }
      guard goal != place || isDug else { throw .alreadyThere }
      let climbed = isDug ? [Event.filled(place)] : []
      let stood = Event.moved(from: place, to: goal)
      isPlaced = goal != place || isPlaced && !isDug
      (isDug, isFound) = (false, false)
      place = goal
      return climbed + [stood]
    }

    /// Digs at the child's place. In ``Mode/dry``, two ends on land are a find.
    mutating func dig() throws(Refusal) -> [Event] {
      guard options.mode != .guess else { throw .flagsFirst }
      guard !isDug else { throw .isDug }
      isDug = true
      digs += 1
      isFound = options.mode == .dry && isFind(place)
      guard isFound else { return [.dug(place)] }
      finds.append(place)
      return [.dug(place), .found(place)] + end
    }

    /// Puts the flag of the seat to move. After the last flag of the round, the child digs.
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
    mutating func startNextRound() throws(Refusal) -> [Event] {
      guard options.mode == .guess else { throw .noNextPlace }
      guard isDug else { throw .flagsFirst }
      let from = round
      round += 1
      flags.append([])
      place = cities[round].place
      isDug = false
      return [.nextRound(from: from, to: round)]
    }

    private var end: [Event] { isOver ? [.over(totals: totals)] : [] }
  }
}

extension ThroughTheEarth.State {
  /// Whether all places have been guessed, or all finds have been made.
  public var isOver: Bool {
    switch options.mode {
    case .dig: false
    case .guess: isDug && round == ThroughTheEarth.placeCount - 1
    case .dry: finds.count == ThroughTheEarth.findCount
    }
  }

  /// The seat that puts the next flag, or `nil` if no flag is due.
  public var toMove: Seat? {
    options.mode == .guess && !isDug ? Seat(flags[round].count) : nil
  }

  /// All seats in the order of play.
  public var seats: [Seat] { (0..<options.seatCount).map { Seat($0) } }

  /// Whether the flags of this round are still secret, because the round is incomplete.
  public var hidesFlags: Bool { options.mode == .guess && !isDug }

  /// Returns the distance of a seat's flag from the antipode, in kilometres, or `nil` before the dig.
  public func error(of seat: Seat, round: Int) -> Double? {
    guard flags.indices.contains(round), isDug || round < self.round else { return nil }
    return flags[round][seat.index].distance(to: cities[round].place.antipode)
  }

  /// Returns the sum of a seat's errors in all rounds with a dig, in kilometres.
  public func total(of seat: Seat) -> Double {
    flags.indices.reduce(0) { $0 + (error(of: seat, round: $1) ?? 0) }
  }

  /// The kilometres of each seat so far, or outside ``ThroughTheEarth/Mode/guess`` the number of digs.
  public var totals: [Double] {
    options.mode == .guess ? seats.map(total) : [Double(digs)]
  }

  /// The best medal that a single player can still win, or `nil` if there is none.
  public var possibleMedal: Medal? {
    let missing = options.mode == .dry ? ThroughTheEarth.findCount - finds.count : 0
    let least = Int((totals.first ?? 0).rounded(.up)) + missing
    return ThroughTheEarth.medals(options.mode)?.medal(for: least)
  }

  /// The seats with the fewest kilometres at the end of ``ThroughTheEarth/Mode/guess``, several in a tie. Empty
  /// before the end and in other modes.
  public var winners: [Seat] {
    guard options.mode == .guess, isOver else { return [] }
    let least = seats.map(total).min()
    return seats.filter { total(of: $0) == least }
  }

  /// Whether a place would be a new find: on land at both ends, and at least ``ThroughTheEarth/findDistance`` from
  /// other finds.
  public func isFind(_ place: Place) -> Bool {
    isLand(place) && isLand(place.antipode) && !isNearFind(place)
  }

  /// Whether the child may dig at a place. In ``ThroughTheEarth/Mode/dry`` it starts on new land: a dig that cannot
  /// be a find costs nothing. Records of older versions have such digs.
  public func canDig(at place: Place) -> Bool {
    options.mode != .dry || isLand(place) && !isNearFind(place)
  }

  /// Whether a place is too close to a find to be another one.
  public func isNearFind(_ place: Place) -> Bool {
    finds.contains { $0.distance(to: place) < ThroughTheEarth.findDistance }
  }

  /// Whether a place counts as land in this game.
  public func isLand(_ place: Place) -> Bool {
    switch options.land {
    case .rings: Coast.shared.isWithinRings(place)
    case .ringsAndDiscs: Coast.shared.isLand(place)
    }
  }
}
