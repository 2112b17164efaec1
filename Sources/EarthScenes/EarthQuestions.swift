import EarthGame
import GameKernel
import Stage

/// The texts above the globes: the question and what to do, or the answer.
struct EarthQuestions {
  let words: EarthWords

  private var texts: Texts { words.texts }
  private var places: PlaceNames { words.places }

  /// Returns the words above the globes in their current state.
  func question(_ globes: EarthGlobes) -> EarthQuestion {
    question(
      globes.shown, globes.ends, isPlaced: globes.isPlaced, canDig: globes.canDig,
      isFalling: globes.pair.isDigging)
  }

  /// Returns why the child cannot dig in *Dry feet*.
  func refusal(_ globes: EarthGlobes) -> String {
    globes.isPlaced ? question(globes).hint : texts("Put the child on another place.")
  }

  /// Returns the words above the globes: the question and a hint, or the answer.
  ///
  /// - Parameters:
  ///   - ends: the atlas's knowledge of the child's place.
  ///   - isPlaced: whether the player has put down a flag or the child, which can still be moved.
  ///   - canDig: whether the child can dig at its place.
  ///   - isFalling: whether the child falls through the Earth, so that the state is the one before the dig.
  func question(
    _ state: ThroughTheEarth.State, _ ends: AntipodalPair, isPlaced: Bool, canDig: Bool,
    isFalling: Bool
  ) -> EarthQuestion {
    if isFalling { return falling(state) }
    return switch state.options.mode {
    case .dig: digQuestion(state, ends)
    case .guess: guessQuestion(state, ends, hasFlag: isPlaced)
    case .dry:
      state.isDug
        ? dryAnswer(state, ends) : dryQuestion(state, ends, isPlaced: isPlaced, canDig: canDig)
    }
  }

  private func falling(_ state: ThroughTheEarth.State) -> EarthQuestion {
    // Translators: Above the globes, while the child falls through its tunnel.
    let news = texts("Straight through the Earth…")
    return switch state.options.mode {
    case .dig: EarthQuestion(news)
    case .guess:
      EarthQuestion(question(at: state.cities[state.round]), hint: news, short: [news])
    case .dry: EarthQuestion(texts("Where is there land on both sides?"), hint: news, short: [news])
    }
  }

  /// Returns all questions of a game, and as examples some answers, for the layout.
  func everyQuestion(_ state: ThroughTheEarth.State) -> [EarthQuestion] {
    switch state.options.mode {
    case .dig: return [EarthQuestion(texts("Dig where you like"))]
    case .guess: return state.cities.map { EarthQuestion(question(at: $0)) }
    case .dry:
      return [
        texts("Where is there land on both sides?"), texts("Dry feet on both sides!"),
        texts("Too close to another find"),
      ].map { EarthQuestion($0) }
    }
  }

  private func digQuestion(
    _ state: ThroughTheEarth.State, _ ends: AntipodalPair
  ) -> EarthQuestion {
    guard state.isDug else {
      return EarthQuestion(
        texts("Dig where you like"), hint: texts("Move the child. The lens shows the far side."),
        short: [
          texts("Move the child. The lens shows the far side."), texts("Dig where you like"),
        ])
    }
    let news =
      ends.surprise.map(words.surprise) ?? texts("A fall through the Earth takes about 42 minutes.")
    let answer = comesOut(ends)
    return EarthQuestion(answer, hint: news, short: [news, answer, words.title(ends.far)])
  }

  private func comesOut(_ ends: AntipodalPair) -> String {
    // Translators: After a dig. {place} is a country or a sea.
    texts("You came out here: {place}", ["place": words.title(ends.far)])
  }

  private func question(at city: City) -> String {
    // Translators: The question of a game. {city} is where the child digs.
    texts("{city}: where do you come out?", ["city": places.name(of: city)])
  }

  private func guessQuestion(
    _ state: ThroughTheEarth.State, _ ends: AntipodalPair, hasFlag: Bool
  ) -> EarthQuestion {
    let city = state.cities[state.round]
    guard let seat = state.toMove else { return answer(state, ends) }
    let title = question(at: city)
    let values = ["name": words.name(of: seat), "city": places.name(of: city)]
    if !words.isPerson(seat) {
      // Translators: {name} is the name of a computer that plays.
      let thinking = texts("{name} (computer) is thinking", values)
      return EarthQuestion(title, hint: thinking, short: [thinking])
    }
    if words.isOnlyPerson(seat) {
      let isLast = seat.index + 1 == state.options.seatCount
      let move = isLast ? texts("Move the flag, or dig.") : texts("Move the flag, or plant it.")
      // In later rounds the player knows how to put a flag.
      let put = state.round == 0 ? texts("Put a flag on the other globe.") : ""
      return EarthQuestion(title, hint: hasFlag ? move : put)
    }
    return EarthQuestion(
      title, hint: hint(hasFlag: hasFlag, state, values),
      short: [
        // Translators: {name} is the person whose turn it is, {city} is where the child digs.
        texts("{name} · {city}: where do you come out?", values),
        // Translators: {name} is the person whose turn it is.
        texts("{name} to move", values),
      ])
  }

  /// Returns what one of several persons can do. In later rounds they know how to put a flag.
  private func hint(
    hasFlag: Bool, _ state: ThroughTheEarth.State, _ values: [String: String]
  ) -> String {
    // Translators: {name} is the person whose turn it is.
    if hasFlag { return texts("{name}: move the flag, or plant it.", values) }
    return state.round == 0
      // Translators: {name} is the person whose turn it is.
      ? texts("{name}: put a flag on the other globe.", values)
      // Translators: {name} is the person whose turn it is.
      : texts("{name} to move", values)
  }

  /// Returns the answer of a round: the single player's error, or the nearest seat.
  private func answer(_ state: ThroughTheEarth.State, _ ends: AntipodalPair) -> EarthQuestion {
    let errors = state.seats.compactMap { seat in
      state.error(of: seat, round: state.round).map { (seat: seat, error: $0) }
    }
    guard let best = errors.min(by: { $0.error < $1.error }) else { return EarthQuestion("") }
    let values = [
      "name": words.name(of: best.seat), "distance": places.distance(best.error),
      "place": words.title(ends.far), "city": places.name(of: state.cities[state.round]),
    ]
    guard errors.count > 1 else {
      // Translators: After a dig. {distance} is such as “885 km”: how far the flag was off. {city} is where the child dug.
      let title = texts("{city}: {distance} off", values)
      return EarthQuestion(
        title, hint: comesOut(ends),
        short: [
          title + " · " + words.title(ends.far), texts("{distance} off · {place}", values), title,
        ])
    }
    // Translators: After a dig. {name} has the closest flag, {distance} away from {place}, the far side.
    let closest = texts("Closest: {name}, {distance} off · {place}", values)
    return EarthQuestion(
      // Translators: After a dig. {name} is the player with the closest flag.
      texts("{name} is closest", values),
      // Translators: After a dig. {distance} is from the closest flag to {place}, the far side.
      hint: texts("{distance} off · {place}", values),
      short: [closest, texts("{name} is closest", values)])
  }

  private func dryQuestion(
    _ state: ThroughTheEarth.State, _ ends: AntipodalPair, isPlaced: Bool, canDig: Bool
  ) -> EarthQuestion {
    let title = texts("Where is there land on both sides?")
    func asking(_ hint: String, isWarning: Bool = false) -> EarthQuestion {
      EarthQuestion(title, hint: hint, short: [hint, title], isWarning: isWarning)
    }
    guard isPlaced else {
      let hint =
        state.digs == 0
        ? texts("Find six such places in as few digs as you can.")
        : texts("Put the child on another place.")
      return EarthQuestion(title, hint: hint)
    }
    let place = ["place": words.title(ends.near)]
    if canDig {
      // Translators: {place} is the country where the child is.
      return asking(texts("{place}: move the child, or dig.", place))
    }
    guard state.isLand(ends.near.place) else {
      return asking(texts("You are at sea. Move the child to land."), isWarning: true)
    }
    let distance = ["distance": places.distance(ThroughTheEarth.findDistance)]
    return asking(
      // Translators: The child is too close to a place that has been found. {distance} is such as “1,000 km”.
      texts("Too close to another find. Keep {distance} away.", distance), isWarning: true)
  }

  private func dryAnswer(
    _ state: ThroughTheEarth.State, _ ends: AntipodalPair
  ) -> EarthQuestion {
    let values = [
      "near": words.title(ends.near), "far": words.title(ends.far), "place": words.title(ends.far),
    ]
    if state.isFound {
      return EarthQuestion(
        texts("Dry feet on both sides!"),
        // Translators: {near} and {far} are countries or seas on opposite sides of the Earth.
        hint: texts("{near}, and on the far side: {far}.", values))
    }
    if !state.isLand(ends.near.place) {
      return EarthQuestion(
        // Translators: After a dig that does not count, since it began at sea.
        texts("You are at sea."), hint: texts("Start on land to stay dry."),
        short: [texts("You are at sea. Start on land to stay dry."), texts("You are at sea.")])
    }
    if !state.isLand(ends.far.place) {
      // Translators: After a dig that ends at sea. {place} is the sea.
      let far = texts("The far side is at sea: {place}.", values)
      // Translators: The child has come out of the Earth at sea.
      return EarthQuestion(texts("Splash!"), hint: far, short: [far, texts("Splash!")])
    }
    let distance = ["distance": places.distance(ThroughTheEarth.findDistance)]
    return EarthQuestion(
      // Translators: After a dig that does not count.
      texts("Too close to another find"),
      // Translators: After a dig that does not count. {distance} is how far apart dry places must be.
      hint: texts("Dry places must be {distance} apart.", distance))
  }
}
