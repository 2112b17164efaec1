import BoxKit
import EarthGame
import GameKernel
import Stage

/// The texts of Through the Earth for the seats at one table.
struct EarthWords {
  let texts: Texts
  let places: PlaceNames
  /// The last used device.
  let device: InputDevice
  private let seats: [EarthSeat]

  /// Creates the texts.
  ///
  /// - Parameters:
  ///   - seats: the seats. A name without visible characters is ignored.
  ///   - player: the name that the only person has in labels, if the seat has none.
  init(
    _ seats: [EarthSeat], _ places: PlaceNames, _ context: StageContext, player: String? = nil
  ) {
    texts = context.look.texts
    device = context.input.device
    self.places = places
    self.seats = seats.shown(context.look, player: player)
  }

  /// Returns the name of a seat. The only person, if nameless, is *You*.
  func name(of seat: Seat) -> String {
    let who = seats[seat.index]
    let number = ["number": String(seat.index + 1)]
    guard who.occupant.isPerson else {
      let isAlone = seats.count { !$0.occupant.isPerson } == 1
      return isAlone
        ? texts("Globetrotter")
        // Translators: Name of one of several computers, such as “Globetrotter 2”.
        : texts("Globetrotter {number}", number)
    }
    if let name = who.name { return name }
    return isOnlyPerson(seat)
      // Translators: Name of the only person who plays.
      ? texts("You")
      // Translators: Label of a setting, and name of a player without one.
      : texts("Player {number}", number)
  }

  func isOnlyPerson(_ seat: Seat) -> Bool {
    seats[seat.index].occupant.isPerson && seats.count { $0.occupant.isPerson } == 1
  }

  func isPerson(_ seat: Seat) -> Bool { seats[seat.index].occupant.isPerson }

  func colour(of seat: Seat) -> Int { seats[seat.index].colour }

  // MARK: Modes

  /// Returns the name of a mode.
  static func name(of mode: ThroughTheEarth.Mode, _ texts: Texts) -> String {
    switch mode {
    // Translators: Name of a game without a goal, on a tab beside “Guess” and “Dry feet”.
    case .dig: texts("Just dig")
    // Translators: Name of a game, on a tab: you guess where you come out of the Earth.
    case .guess: texts("Guess")
    // Translators: Name of a game, on a tab. Its goal is to stay dry: land on both sides of the Earth.
    case .dry: texts("Dry feet")
    }
  }

  /// Returns the name of the command that shows or hides the names on the globes.
  static func names(areShown: Bool, _ texts: Texts) -> String {
    areShown
      // Translators: Button: it hides the names of cities, countries and seas on the globes.
      ? texts("Hide names")
      // Translators: Button: it shows the names of cities, countries and seas on the globes.
      : texts("Names")
  }

  /// Returns a line on the progress of a game, for the menu.
  static func status(_ state: ThroughTheEarth.State, _ texts: Texts) -> String {
    switch state.options.mode {
    case .dig: return texts("Dig where you like")
    case .guess:
      if state.isOver { return texts("Five places guessed") }
      // Translators: Progress of a game. {number} is from 1 to 5.
      return texts("Place {number} of 5", ["number": String(state.round + 1)])
    case .dry:
      if state.isOver { return texts("Six dry places found") }
      // Translators: Progress of a game. {number} is from 0 to 5.
      return texts("Dry places: {number} of 6", ["number": String(state.finds.count)])
    }
  }

  // MARK: The menu

  /// Returns the status of a table for the menu.
  static func cardStatus(_ table: EarthTable, _ texts: Texts) -> CardStatus {
    let state = table.state
    return CardStatus(of: table, status(state, texts), short: short(state, texts), texts)
  }

  /// Returns the progress of a game for a narrow card.
  private static func short(_ state: ThroughTheEarth.State, _ texts: Texts) -> String {
    if state.isOver { return texts("Result") }
    return switch state.options.mode {
    case .dig: texts("Dig")
    // Translators: Progress of a game, in short: places. {number} is from 1 to 5.
    case .guess: texts("{number} of 5", ["number": String(state.round + 1)])
    // Translators: Progress of a game, in short: dry places. {number} is from 0 to 5.
    case .dry: texts("{number} of 6", ["number": String(state.finds.count)])
    }
  }

  // MARK: Places

  /// Returns the name of the country or sea at a place.
  func title(_ surroundings: Surroundings) -> String { places.ground(surroundings) }

  /// Returns the sentence about the direction to the right place.
  ///
  /// - Parameter bearing: in radians clockwise from north.
  func direction(_ bearing: Double?) -> String? {
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

  /// Returns the sentence about two cities that are almost antipodes.
  func surprise(_ surprise: Surprise) -> String {
    texts(
      // Translators: {one} and {other} are cities. {distance} is what separates one from the far side of the other.
      "{one} and {other} are almost exactly opposite: only {distance} off.",
      [
        "one": places.name(of: surprise.near), "other": places.name(of: surprise.far),
        "distance": places.distance(surprise.distance),
      ])
  }
}
