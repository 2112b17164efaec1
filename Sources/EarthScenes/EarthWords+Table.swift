import EarthGame
import GameKernel
import Stage

/// The texts around the globes.
extension EarthWords {
  // MARK: The question

  /// Returns the words above the globes: the question and a hint, or the answer.
  ///
  /// - Parameters:
  ///   - ends: the atlas's knowledge of the child's place.
  ///   - hasFlag: whether the player to move has put a flag that can still be moved.
  func question(
    _ state: ThroughTheEarth.State, _ ends: AntipodalPair, hasFlag: Bool
  ) -> EarthQuestion {
    switch state.options.mode {
    case .dig: digQuestion(state, ends)
    case .guess: guessQuestion(state, ends, hasFlag: hasFlag)
    case .dry: dryQuestion(state, ends)
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
        texts("Dig where you like"), hint: texts("Drag the child or turn the globe."),
        short: [texts("Drag the child or turn the globe."), texts("Dig where you like")])
    }
    let news =
      ends.surprise.map(surprise) ?? texts("A fall through the Earth takes about 42 minutes.")
    let answer = comesOut(ends)
    return EarthQuestion(answer, hint: news, short: [news, answer, title(ends.far)])
  }

  private func comesOut(_ ends: AntipodalPair) -> String {
    // Translators: After a dig. {place} is a country or a sea.
    texts("You came out here: {place}", ["place": title(ends.far)])
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
    let values = ["name": name(of: seat), "city": places.name(of: city)]
    if !isPerson(seat) {
      // Translators: {name} is a computer.
      let thinking = texts("{name} is thinking", values)
      return EarthQuestion(title, hint: thinking, short: [thinking])
    }
    if isOnlyPerson(seat) {
      let isLast = seat.index + 1 == state.options.seatCount
      let move = isLast ? texts("Move the flag, or dig.") : texts("Move the flag, or plant it.")
      return EarthQuestion(title, hint: hasFlag ? move : texts("Put a flag on the other globe."))
    }
    return EarthQuestion(
      title,
      hint: hasFlag
        // Translators: {name} is the person whose turn it is.
        ? texts("{name}: move the flag, or plant it.", values)
        // Translators: {name} is the person whose turn it is.
        : texts("{name}: put a flag on the other globe.", values),
      short: [
        // Translators: {name} is the person whose turn it is, {city} is where the child digs.
        texts("{name} · {city}: where do you come out?", values),
        // Translators: {name} is the person whose turn it is.
        texts("{name} to move", values),
      ])
  }

  /// Returns the answer of a round: the single player's error, or the nearest seat.
  private func answer(_ state: ThroughTheEarth.State, _ ends: AntipodalPair) -> EarthQuestion {
    let errors = state.seats.compactMap { seat in
      state.error(of: seat, round: state.round).map { (seat: seat, error: $0) }
    }
    guard let best = errors.min(by: { $0.error < $1.error }) else { return EarthQuestion("") }
    let values = [
      "name": name(of: best.seat), "distance": places.distance(best.error),
      "place": title(ends.far), "city": places.name(of: state.cities[state.round]),
    ]
    guard errors.count > 1 else {
      return EarthQuestion(
        // Translators: After a dig. {distance} is such as “885 km”, {city} is where the child dug.
        texts("{city}: {distance} from your flag", values), hint: comesOut(ends))
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
    _ state: ThroughTheEarth.State, _ ends: AntipodalPair
  ) -> EarthQuestion {
    guard state.isDug else {
      return EarthQuestion(
        texts("Where is there land on both sides?"),
        hint: texts("Find six such places in as few digs as you can."))
    }
    let values = ["near": title(ends.near), "far": title(ends.far), "place": title(ends.far)]
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

  /// Returns the note below the globes on how to play with the last used device, from long to short versions.
  func notes(_ state: ThroughTheEarth.State) -> [String] {
    let isDig = state.options.mode == .dig
    return switch device {
    case .gamepad:
      isDig
        ? [texts("Stick: walk · A: dig · Y: names"), texts("Stick: walk · A: dig")]
        : state.options.mode == .dry
          ? [texts("Stick: walk · A: dig")] : [texts("Stick: move the flag · A: dig")]
    case .keyboard:
      isDig
        ? [
          texts("Arrow keys: walk · Enter: dig · H: names"), texts("Arrow keys: walk · Enter: dig"),
        ]
        : state.options.mode == .dry
          ? [texts("Arrow keys: walk · Enter: dig")]
          : [texts("Arrow keys: move the flag · Enter: dig")]
    case .touch:
      [texts("Drag a globe to turn it. Pinch to zoom."), texts("Drag a globe to turn it.")]
    case .mouse:
      [texts("Drag a globe to turn it. The wheel zooms."), texts("Drag a globe to turn it.")]
    }
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

  // MARK: Boxes and total

  /// Returns one box for each place or find of a single player, or else one for each seat.
  func boxes(_ state: ThroughTheEarth.State) -> [EarthFoot.Box] {
    if state.options.mode == .dry { return finds(state) }
    guard state.options.seatCount > 1 else { return rounds(state) }
    return state.seats.map { seat in
      let isLit = state.toMove.map { $0 == seat } ?? state.winners.contains(seat)
      return .init(
        word: name(of: seat), figure: places.distance(state.total(of: seat)),
        progress: isLit ? .current : .done, seat: colour(of: seat))
    }
  }

  private func rounds(_ state: ThroughTheEarth.State) -> [EarthFoot.Box] {
    state.cities.indices.map { round in
      guard round <= state.round else { return .init(progress: .due) }
      let error = state.error(of: .first, round: round)
      return .init(
        word: places.name(of: state.cities[round]),
        figure: error.map { places.distance($0) } ?? five(round),
        progress: round == state.round ? .current : .done)
    }
  }

  private func five(_ round: Int) -> String {
    // Translators: Progress of a game, such as “3 of 5”. {number} is from 1 to 5.
    texts("{number} of 5", ["number": String(round + 1)])
  }

  private func finds(_ state: ThroughTheEarth.State) -> [EarthFoot.Box] {
    let atlas = Atlas.shared
    return (0..<ThroughTheEarth.findCount).map { index in
      guard index < state.finds.count else {
        guard index == state.finds.count else { return .init(progress: .due) }
        return .init(
          word: "?",
          // Translators: Progress of a game, such as “3 of 6”. {number} is from 1 to 6.
          figure: texts("{number} of 6", ["number": String(index + 1)]), progress: .current)
      }
      let find = state.finds[index]
      return .init(
        word: title(atlas.surroundings(at: find)),
        figure: title(atlas.surroundings(at: find.antipode)))
    }
  }

  /// Returns all words in the boxes of a game that must fit in one line.
  func everyBox(_ state: ThroughTheEarth.State) -> [String] {
    switch state.options.mode {
    case .dig: return []
    case .dry: return [texts("{number} of 6", ["number": "6"])]
    case .guess:
      let names =
        state.options.seatCount > 1
        ? state.seats.map(name) : state.cities.map { places.name(of: $0) } + [five(4)]
      return names.flatMap { $0.split(separator: " ").map { String($0) } }
        + [places.distance(88_888)]
    }
  }

  /// Returns the current total with the best medal that is still possible.
  ///
  /// - Parameter par: the comparison after the last medal: the average total of a Globetrotter.
  func total(_ state: ThroughTheEarth.State, par: String) -> EarthFoot.Total {
    guard state.options.seatCount == 1 else { return .init(figure: Self.status(state, texts)) }
    let total = state.totals.first ?? 0
    let medal = state.possibleMedal
    let detail = medal.map { condition(of: $0, in: state) }
    return .init(
      figure: amount(total, in: state), detail: detail ?? (state.options.mode == .dry ? "" : par),
      medal: medal)
  }

  /// Returns the widest lines of the total.
  func everyTotal(_ state: ThroughTheEarth.State, par: String) -> [String] {
    guard state.options.seatCount == 1 else { return [Self.status(state, texts) + "0000"] }
    return Medal.allCases.map { condition(of: $0, in: state) }
      + (state.options.mode == .guess ? [par] : [])
  }

  /// Returns the text for kilometres or digs.
  private func amount(_ total: Double, in state: ThroughTheEarth.State) -> String {
    state.options.mode == .dry
      // Translators: The result of a game of “Dry feet”: how many times the child dug.
      ? texts.plural("{count} dig", "{count} digs", Int(total)) : places.distance(total)
  }

  /// Returns the text for a medal and its worst result. It is empty in a mode without medals.
  private func condition(of medal: Medal, in state: ThroughTheEarth.State) -> String {
    guard let limit = ThroughTheEarth.medals(state.options.mode)?[medal] else { return "" }
    let values = ["result": amount(Double(limit), in: state)]
    return switch medal {
    // Translators: A medal and its worst result, such as “Gold up to 5,000 km” or “Gold up to 8 digs”.
    case .gold: texts("Gold up to {result}", values)
    // Translators: A medal and its worst result, such as “Silver up to 10,000 km”.
    case .silver: texts("Silver up to {result}", values)
    // Translators: A medal and its worst result, such as “Bronze up to 20,000 km”.
    case .bronze: texts("Bronze up to {result}", values)
    }
  }
}
