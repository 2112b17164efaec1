import GameKernel
import Stage
import TunnelGame

/// What Through the Earth says, for the seats at one table.
struct TunnelWords {
  let texts: Texts
  let places: PlaceNames
  /// What was used last.
  let device: InputDevice
  private let seats: [TunnelSeat]

  /// - Parameter seats: who plays; a name of which no font shows anything is none.
  init(_ seats: [TunnelSeat], _ places: PlaceNames, _ context: StageContext) {
    texts = context.texts
    device = context.device
    self.places = places
    self.seats = seats.map { $0.shown(context) }
  }

  /// What a seat is called: *You* where only one person plays.
  func name(of seat: Seat) -> String {
    let who = seats[seat.index]
    let number = ["number": String(seat.index + 1)]
    guard who.occupant.isPerson else {
      let isAlone = seats.count { !$0.occupant.isPerson } == 1
      return isAlone ? texts("Globetrotter") : texts("Globetrotter {number}", number)
    }
    return who.name ?? (isOnlyPerson(seat) ? texts("You") : texts("Player {number}", number))
  }

  func isOnlyPerson(_ seat: Seat) -> Bool {
    seats[seat.index].occupant.isPerson && seats.count { $0.occupant.isPerson } == 1
  }

  func isPerson(_ seat: Seat) -> Bool { seats[seat.index].occupant.isPerson }

  func colour(of seat: Seat) -> Int { seats[seat.index].colour }

  // MARK: Modes

  /// What a mode is called.
  static func name(of mode: Tunnel.Mode, _ texts: Texts) -> String {
    switch mode {
    case .dig: texts("Dig")
    case .guess: texts("Where do I come out?")
    case .dry: texts("Dry feet")
    }
  }

  /// How the game stands, for the menu.
  static func status(_ state: Tunnel.State, _ texts: Texts) -> String {
    switch state.options.mode {
    case .dig: return texts("Dig where you like")
    case .guess:
      if state.isOver { return texts("Five places guessed") }
      return texts("Place {number} of five", ["number": String(state.round + 1)])
    case .dry:
      if state.isOver { return texts("Six dry places found") }
      return texts.plural(
        "{count} dry place of six", "{count} dry places of six", state.finds.count)
    }
  }

  // MARK: Where one stands and comes out

  /// Whose land or which sea it is.
  func title(_ sight: Sight) -> String { places.ground(sight) }

  /// Where the child stands.
  func near(_ sight: Sight) -> PlaceLines {
    PlaceLines(title: title(sight), details: [places.degrees(sight.place)])
  }

  /// Where it comes out.
  func far(_ sight: Sight) -> PlaceLines {
    let feet = sight.isLand ? texts("dry feet") : texts("wet feet")
    let nearest = places.nearest(sight)
    return PlaceLines(title: title(sight), details: [[nearest, feet], [nearest], [feet]])
  }

  /// The same on the back of a globe.
  func back(_ lines: PlaceLines) -> GlobeWords {
    GlobeWords(lines.title, notes: lines.details.first ?? [])
  }

  /// Two cities that are nearly antipodes.
  func surprise(_ surprise: Surprise) -> String {
    texts(
      "{one} and {other} are {distance} from being antipodes.",
      [
        "one": places.name(of: surprise.near), "other": places.name(of: surprise.far),
        "distance": places.distance(surprise.distance),
      ])
  }
}
