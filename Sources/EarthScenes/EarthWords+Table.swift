import EarthGame
import GameKernel
import Stage

/// The texts around the globes.
extension EarthWords {
  /// Returns the note below the tray about the next action or the last event, from long to short versions.
  ///
  /// - Parameter ends: The atlas's knowledge of the child's place.
  func notes(_ state: ThroughTheEarth.State, _ ends: AntipodalPair) -> [String] {
    switch state.options.mode {
    case .dig: digNotes(state, ends)
    case .guess: guessNotes(state, ends)
    case .dry: [dryNote(state, ends)]
    }
  }

  private func digNotes(_ state: ThroughTheEarth.State, _ ends: AntipodalPair) -> [String] {
    guard state.isDug else { return howTo }
    return [
      ends.surprise.map(surprise) ?? texts("A fall through the Earth takes about 42 minutes.")
    ]
  }

  /// The instructions for the last used device.
  private var howTo: [String] {
    switch device {
    case .gamepad: [texts("Stick: walk · A: dig · Y: names")]
    case .keyboard: [texts("Arrow keys: walk · Enter: dig · H: names")]
    default:
      [
        texts("Drag the child or turn the globe. The lamp shows the names."),
        texts("Drag the child or turn the globe."),
      ]
    }
  }

  private func guessNotes(_ state: ThroughTheEarth.State, _ ends: AntipodalPair) -> [String] {
    let city = places.name(of: state.cities[state.round])
    guard let seat = state.toMove else { return answers(state, ends) }
    let name = ["name": name(of: seat), "city": city]
    // Translators: Below the table. {name} is a computer.
    if !isPerson(seat) { return [texts("{name} is thinking", name)] }
    if isOnlyPerson(seat) {
      return [
        // Translators: Below the table. {city} is where the child digs.
        texts("{city}: where do you come out? Plant your flag there.", name),
        texts("Where do you come out?"),
      ]
    }
    return [
      // Translators: Below the table. {name} is the person whose turn it is, {city} is where the child digs.
      texts("{name} · {city}: where do you come out?", name),
      // Translators: Below the table. {name} is the person whose turn it is.
      texts("{name} to move", name),
    ]
  }

  /// Returns the note after a dig: the single player's error, or the nearest seat.
  private func answers(_ state: ThroughTheEarth.State, _ ends: AntipodalPair) -> [String] {
    let errors = state.seats.compactMap { seat in
      state.error(of: seat, round: state.round).map { (seat: seat, error: $0) }
    }
    guard let best = errors.min(by: { $0.error < $1.error }) else { return [] }
    let values = [
      "name": name(of: best.seat), "distance": places.distance(best.error),
      "place": title(ends.far),
    ]
    return [
      errors.count == 1
        // Translators: After a dig. {distance} is such as “885 km”, {place} is where the child came out.
        ? texts("{distance} from your flag: {place}", values)
        // Translators: After a dig. {name} has the closest flag, {distance} away from {place}, the far side.
        : texts("Closest: {name}, {distance} off · {place}", values),
      values["distance"] ?? "",
    ]
  }

  private func dryNote(_ state: ThroughTheEarth.State, _ ends: AntipodalPair) -> String {
    guard state.isDug else { return Self.status(state, texts) }
    if state.isFound { return texts("Dry feet on both sides!") }
    if !state.isLand(ends.near.place) { return texts("You are at sea. Start on land to stay dry.") }
    if !state.isLand(ends.far.place) { return texts("Splash! The far side is at sea.") }
    return texts(
      // Translators: After a dig that does not count. {distance} is how far apart dry places must be.
      "Dry, but less than {distance} from another find.",
      ["distance": places.distance(ThroughTheEarth.findDistance)])
  }

  // MARK: The button

  /// Returns the title of the button, which names the next action.
  func next(_ state: ThroughTheEarth.State) -> String {
    if state.isOver { return texts("Play again") }
    guard state.options.mode == .guess else {
      return state.isDug
        // Translators: Button. The child climbs back through its tunnel to where it dug.
        ? texts("Climb back")
        // Translators: Button. The child digs a tunnel through the Earth.
        : texts("Dig")
    }
    // Translators: Button. It shows the next of five cities to guess.
    guard let seat = state.toMove else { return texts("Next place") }
    return seat.index + 1 == state.options.seatCount
      ? texts("Dig")
      // Translators: Button. It fixes the player's flag; then the next player plants one.
      : texts("Plant flag")
  }

  /// Returns all titles of the button in a mode.
  func everyNext(_ state: ThroughTheEarth.State) -> [String] {
    guard state.options.mode == .guess else {
      return [texts("Dig"), texts("Climb back")]
        + (state.options.mode == .dry ? [texts("Play again")] : [])
    }
    return [texts("Dig"), texts("Next place"), texts("Play again")]
      + (state.options.seatCount > 1 ? [texts("Plant flag")] : [])
  }

  // MARK: Plates and total

  /// Returns one plate for each place of a single player, or else one for each seat.
  func plates(_ state: ThroughTheEarth.State) -> [EarthFoot.Plate] {
    guard state.options.seatCount > 1 else {
      return state.cities.indices.map { round in
        guard round <= state.round else { return .init(word: "· · ·", figure: "") }
        let error = state.error(of: .first, round: round)
        return .init(
          word: places.name(of: state.cities[round]),
          figure: error.map { places.distance($0) } ?? "?",
          isLit: round == state.round)
      }
    }
    return state.seats.map { seat in
      .init(
        word: name(of: seat), figure: places.distance(state.total(of: seat)),
        isLit: state.toMove.map { $0 == seat } ?? state.winners.contains(seat),
        seat: colour(of: seat))
    }
  }

  /// Returns all words that the plates of a game can hold.
  func everyPlate(_ state: ThroughTheEarth.State) -> [String] {
    guard state.options.mode == .guess else { return [] }
    let names =
      state.options.seatCount > 1
      ? state.seats.map(name) : state.cities.map { places.name(of: $0) }
    return names.flatMap { $0.split(separator: " ").map { String($0) } }
      + [places.distance(88_888)]
  }

  /// Returns the current total.
  ///
  /// - Parameter par: The average total of a Globetrotter, or `nil` before the first dig.
  func total(_ state: ThroughTheEarth.State, par: String?, isCompact: Bool) -> EarthFoot.Total {
    let place = Self.status(state, texts)
    let city = places.name(of: state.cities[state.round])
    guard state.options.seatCount == 1 else {
      return .init(word: place, figure: city, par: nil)
    }
    let sum = places.distance(state.total(of: .first))
    return isCompact
      ? .init(word: place, figure: city, par: sum)
      // Translators: Label above the sum of a player's distances.
      : .init(word: texts("Total"), figure: sum, par: par)
  }
}
