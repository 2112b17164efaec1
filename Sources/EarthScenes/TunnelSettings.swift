import BoxKit
import GameKernel
import TunnelGame

/// What the player has set for Through the Earth.
public nonisolated struct TunnelSettings: SettingsPart {
  /// The game that they are of.
  public static let part = Tunnel.name

  /// What the next game is.
  public var mode = Tunnel.Mode.dig
  /// Who puts flags, in the order of play; a person among them.
  public var seats = [TunnelSeat()]
  /// The error of every Globetrotter, in kilometres, one of `Globetrotter.errors`; acts at once where none plays.
  public var error = Globetrotter.usualError
  /// Whether distances are told in miles; acts at once.
  public var usesMiles = false
  /// Whether a tilted gamepad lets the child roll.
  public var tiltsWithPad = true

  /// What holds until the player sets something else.
  public init() {}

  /// What a new game starts with.
  ///
  /// - Parameter start: where the child stands at first.
  public func setup(from start: Place = .lisbon) -> TunnelSetup {
    guard mode == .guess else {
      let name = seats.first { $0.occupant.isPerson }?.name
      return TunnelSetup(mode: mode, seats: [TunnelSeat(name: name)], start: start)
    }
    var seats = seats
    for index in seats.indices where !seats[index].occupant.isPerson {
      seats[index].occupant = .globetrotter(error: error)
    }
    return TunnelSetup(mode: mode, seats: seats, start: start)
  }

  /// Whether going from one to the other asks for a new game; names and units act at once.
  public func needsNewGame(after old: TunnelSettings) -> Bool {
    namelessSetup != old.namelessSetup
  }

  private var namelessSetup: TunnelSetup {
    let setup = setup()
    return TunnelSetup(
      mode: setup.mode, seats: setup.seats.map { TunnelSeat($0.occupant, colour: $0.colour) })
  }

  /// Takes over what a game has started with; those who are named already keep their names.
  mutating func take(_ setup: TunnelSetup) {
    mode = setup.mode
    guard mode == .guess else { return }
    let named = seats
    seats = setup.seats
    for index in seats.indices {
      if named.indices.contains(index) {
        seats[index].name = named[index].name ?? seats[index].name
      }
      if case .globetrotter(let error) = seats[index].occupant { self.error = error }
    }
  }

  private enum Key: CodingKey { case mode, seats, error, usesMiles, tiltsWithPad }

  /// Reads what is there: a missing or unknown value becomes its default, an error out of range its nearest limit.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    mode = values.value(.mode, or: mode)
    let seats = (try? values.decode(.seats, atMost: Tunnel.seatCounts.upperBound)) ?? seats
    if TunnelSetup.canPlay(seats) { self.seats = seats }
    error = values.value(.error, or: error).clamped(to: Globetrotter.errors)
    usesMiles = values.value(.usesMiles, or: usesMiles)
    tiltsWithPad = values.value(.tiltsWithPad, or: tiltsWithPad)
  }
}

nonisolated extension Settings {
  /// What holds for Through the Earth.
  public var tunnel: TunnelSettings {
    get { self[TunnelSettings.self] }
    set { self[TunnelSettings.self] = newValue }
  }
}
