import BoxKit
import EarthGame
import GameKernel

/// The settings of Through the Earth.
public nonisolated struct EarthSettings: SettingsPart {
  /// The section's key in `settings.json`.
  public static let part = ThroughTheEarth.name
  /// The saved settings.
  public static let fields: [Field] = [
    Field("mode", \.mode),
    Field(
      "seats", \.seats,
      decode: { try $0.decode($1, atMost: ThroughTheEarth.seatCounts.upperBound) },
      where: { EarthSetup.canPlay($0) }),
    Field("error", \.error, in: Globetrotter.errors),
    Field("usesMiles", \.usesMiles),
    Field("tiltsWithPad", \.tiltsWithPad, of: .machine),
  ]

  /// The mode of the next game.
  public var mode = ThroughTheEarth.Mode.guess
  /// The players in the order of play, with at least one person.
  public var seats = [EarthSeat()]
  /// The error of every Globetrotter, in kilometres, within `Globetrotter.errors`. It acts at once unless a
  /// Globetrotter plays.
  public var error = Globetrotter.usualError
  /// Whether distances are in miles. It acts at once.
  public var usesMiles = false
  /// Whether tilting the gamepad rolls the child.
  public var tiltsWithPad = true

  /// Creates the default settings.
  public init() {}

  /// Returns the setup of a new game.
  ///
  /// - Parameter start: the first place of the child.
  public func setup(from start: Place = .lisbon) -> EarthSetup {
    guard mode == .guess else {
      let name = seats.first { $0.occupant.isPerson }?.name
      return EarthSetup(mode: mode, seats: [EarthSeat(name: name)], start: start)
    }
    var seats = seats
    for index in seats.indices where !seats[index].occupant.isPerson {
      seats[index].occupant = .globetrotter(error: error)
    }
    return EarthSetup(mode: mode, seats: seats, start: start)
  }

  /// Returns the first Globetrotter of some seats, or else one with the error of these settings.
  func globetrotter(among seats: [EarthSeat]) -> Globetrotter {
    for case .globetrotter(let error) in seats.map(\.occupant) { return Globetrotter(error: error) }
    return Globetrotter(error: error)
  }

  /// Whether the change from `old` needs a new game. Names and units act at once.
  public func needsNewGame(after old: EarthSettings) -> Bool {
    namelessSetup != old.namelessSetup
  }

  private var namelessSetup: EarthSetup {
    let setup = setup()
    return EarthSetup(
      mode: setup.mode, seats: setup.seats.map { EarthSeat($0.occupant, colour: $0.colour) })
  }

  /// Adopts the mode of a game's setup, and in ``ThroughTheEarth/Mode/guess`` also its seats and their error. A
  /// seat that already has a name keeps it.
  mutating func adopt(_ setup: EarthSetup) {
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
}

nonisolated extension EarthSettings {
  /// Returns these settings with the setup of a game.
  func adopting(_ setup: EarthSetup) -> EarthSettings {
    var settings = self
    settings.adopt(setup)
    return settings
  }
}

nonisolated extension Settings {
  /// The settings of Through the Earth.
  public var tunnel: EarthSettings {
    get { self[EarthSettings.self] }
    set { self[EarthSettings.self] = newValue }
  }
}
