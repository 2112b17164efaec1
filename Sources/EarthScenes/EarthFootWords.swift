import EarthGame
import GameKernel
import Stage

/// The texts below the globes: the places or boxes, the total, the button and the note.
struct EarthFootWords {
  let words: EarthWords

  private var texts: Texts { words.texts }
  private var places: PlaceNames { words.places }

  // MARK: The two places

  /// Returns the text about the child's place.
  func near(_ surroundings: Surroundings) -> PlaceLines {
    PlaceLines(title: words.title(surroundings), details: [places.degrees(surroundings.place)])
  }

  /// Returns the text about the place where the child comes out, or has come out.
  func far(_ surroundings: Surroundings, _ state: ThroughTheEarth.State) -> PlaceLines {
    let feet =
      switch (surroundings.isLand, state.isDug) {
      // Translators: Small text below the place where the child would come out: there is land.
      case (true, false): texts("you would stay dry")
      // Translators: Small text below the place where the child would come out: there is sea.
      case (false, false): texts("you would get wet")
      // Translators: Small text below the place where the child has come out: there is land.
      case (true, true): texts("you stayed dry")
      // Translators: Small text below the place where the child has come out: there is sea.
      case (false, true): texts("you got wet")
      }
    let nearest = places.nearest(surroundings)
    return PlaceLines(
      title: words.title(surroundings), details: [[nearest, feet], [nearest], [feet]])
  }

  // MARK: The button

  /// Returns the title of the button, which names the next action.
  func next(_ state: ThroughTheEarth.State) -> String {
    if state.isOver { return texts("Result") }
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
        + (state.options.mode == .dry ? [texts("Result")] : [])
    }
    return [texts("Dig"), texts("Next place"), texts("Result")]
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
        word: words.name(of: seat), figure: places.distance(state.total(of: seat)),
        progress: isLit ? .current : .done, seat: words.colour(of: seat))
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
        word: words.title(atlas.surroundings(at: find)),
        figure: words.title(atlas.surroundings(at: find.antipode)))
    }
  }

  /// Returns the names of the cities that the boxes of a single player show.
  func everyName(_ state: ThroughTheEarth.State) -> [String] {
    state.options.seatCount == 1 ? state.cities.map { places.name(of: $0) } : []
  }

  /// Returns all words in the boxes of a game that must fit in one line.
  func everyBox(_ state: ThroughTheEarth.State) -> [String] {
    switch state.options.mode {
    case .dig: return []
    case .dry: return [texts("{number} of 6", ["number": "6"])]
    case .guess:
      let names =
        state.options.seatCount > 1
        ? state.seats.map(words.name) : state.cities.map { places.name(of: $0) } + [five(4)]
      return names.flatMap { $0.split(separator: " ").map { String($0) } }
        + [places.distance(88_888)]
    }
  }

  /// Returns the current total with the best medal that is still possible.
  func total(_ state: ThroughTheEarth.State) -> EarthFoot.Total {
    guard state.options.seatCount == 1 else {
      return .init(figure: EarthWords.status(state, texts))
    }
    let total = state.totals.first ?? 0
    let medal = state.possibleMedal
    let detail = medal.map { condition(of: $0, in: state) }
    // Before the first result the medal is only the goal. A figure beside it would read as won.
    let figure = total > 0 ? sum(total, in: state) : ""
    return .init(figure: figure, detail: detail ?? noMedal, medal: medal)
  }

  /// Returns the widest lines of the total.
  func everyTotal(_ state: ThroughTheEarth.State) -> [String] {
    guard state.options.seatCount == 1 else { return [EarthWords.status(state, texts) + "0000"] }
    return Medal.allCases.map { condition(of: $0, in: state) } + [noMedal]
  }

  /// Returns the longest figure of the total of a single player.
  func longestTotal(_ state: ThroughTheEarth.State) -> String {
    state.options.seatCount == 1 ? sum(88_888, in: state) : ""
  }

  /// Returns the text for the kilometres of all places so far, or for the digs.
  private func sum(_ total: Double, in state: ThroughTheEarth.State) -> String {
    let amount = amount(total, in: state)
    guard state.options.mode == .guess else { return amount }
    // Translators: Title at the end of a game. {distance} is the sum of all misses, such as “23,400 km”.
    return texts("{distance} in all", ["distance": amount])
  }

  // Translators: In place of the best medal that a game can still win: none.
  private var noMedal: String { texts("No medal in reach") }

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

  // MARK: What to do

  /// Returns versions of the text that says what to do where a compact layout shows no hint, from long to short. Empty
  /// if the player can dig or go on.
  func steps(_ globes: EarthGlobes) -> [String] {
    let state = globes.shown
    guard !state.isDug, !globes.isPlaced, !globes.pair.isDigging else { return [] }
    switch state.options.mode {
    case .dig: return []
    case .dry: return [EarthQuestions(words: words).question(globes).hint]
    case .guess:
      // In later rounds the player knows how.
      guard let seat = state.toMove, words.isPerson(seat), state.round == 0 else { return [] }
      return [
        EarthFirstSteps.wayToFlag(words.device, texts), texts("Put a flag on the other globe."),
      ]
    }
  }

  // MARK: The note

  /// Returns the note below the globes on how to play with the last used device, from long to short versions.
  ///
  /// - Parameter hasCompass: whether there is a compass to press.
  func notes(_ state: ThroughTheEarth.State, hasCompass: Bool) -> [String] {
    let isDig = state.options.mode == .dig
    return switch words.device {
    case .gamepad:
      isDig
        ? [texts("Stick: walk · A: dig · Y: names"), texts("Stick: walk · A: dig")]
        : state.options.mode == .dry
          ? [texts("Stick: walk · A: dig")] : [texts("Stick: move the flag · A: dig")]
    case .keyboard:
      isDig
        ? [
          // Translators: {arrows} is “Arrow keys”, or such as “W, A, S, D”. {dig} and {names} are keys.
          texts("{arrows}: walk · {dig}: dig · {names}: names", keys),
          // Translators: {arrows} is “Arrow keys”, or such as “W, A, S, D”. {dig} is a key.
          texts("{arrows}: walk · {dig}: dig", keys),
        ]
        : state.options.mode == .dry
          ? [texts("{arrows}: walk · {dig}: dig", keys)]
          // Translators: {arrows} is “Arrow keys”, or such as “W, A, S, D”. {dig} is a key.
          : [texts("{arrows}: move the flag · {dig}: dig", keys)]
    case .touch:
      (hasCompass
        ? [texts("Drag a globe to turn it. Pinch to zoom. The compass turns it back.")] : [])
        + [texts("Drag a globe to turn it. Pinch to zoom."), texts("Drag a globe to turn it.")]
    case .mouse:
      (hasCompass
        ? [texts("Drag a globe to turn it. The wheel zooms. The compass turns it back.")] : [])
        + [texts("Drag a globe to turn it. The wheel zooms."), texts("Drag a globe to turn it.")]
    }
  }

  /// The names of the keys in the notes.
  private var keys: [String: String] {
    [
      "arrows": texts.arrowKeys, "dig": texts.key(.enter),
      "names": texts.key(.character("h")),
    ]
  }
}
