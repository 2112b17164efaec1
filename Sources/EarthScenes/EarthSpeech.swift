import EarthGame
import GameKernel
import Stage

/// The table of Through the Earth in words.
struct EarthSpeech {
  private let words: EarthWords
  /// The state that the globes show.
  private let state: ThroughTheEarth.State
  /// The atlas's knowledge of the child's place and its antipode.
  private let ends: AntipodalPair
  /// Whether the player has put down the figure.
  private let isPlaced: Bool
  /// Whether the child can dig at its place.
  private let canDig: Bool
  /// Whether the child falls through the Earth.
  private let isFalling: Bool
  /// The message or first step that is shown.
  private let message: String?

  private var texts: Texts { words.texts }

  init(_ words: EarthWords, _ globes: EarthGlobes, message: String?) {
    (self.words, state, ends) = (words, globes.shown, globes.ends)
    (isPlaced, canDig, isFalling) = (globes.isPlaced, globes.canDig, globes.pair.isDigging)
    self.message = message
  }

  var scene: SpokenScene {
    let question = EarthQuestions(words: words).question(
      state, ends, isPlaced: isPlaced, canDig: canDig, isFalling: isFalling)
    // The hint before a dig names what the player has just done, so it is no news.
    let news = state.isDug ? [question.title, question.hint] : [question.title]
    return SpokenScene(
      texts("Through the Earth"), news: [message].compactMap(\.self) + [news.sentences],
      place: [progress, question.title, question.hint, near].compactMap(\.self),
      board: [near, far].compactMap(\.self))
  }

  private var progress: String {
    let status = EarthWords.status(state, texts)
    guard state.options.mode == .dry else { return status }
    return status + ", " + texts.plural("{count} dig", "{count} digs", state.digs)
  }

  private var near: String {
    // Translators: Spoken: where the child is. {place} is such as “Portugal, 39 degrees north, 9 degrees west”.
    texts("The child: {place}", ["place": place(ends.near)])
  }

  /// The far end, unless the player must not know it yet.
  private var far: String? {
    guard state.options.mode == .dig || state.isDug else { return nil }
    // Translators: Spoken: the place on the other side of the Earth.
    return texts("The far side: {place}", ["place": place(ends.far)])
  }

  /// Returns the figure that can be moved: its place, and once the keys.
  ///
  /// - Parameter place: `nil` for a flag that is not on the globe.
  func control(_ place: Place?) -> SpokenControl {
    let keys = EarthFootWords(words: words).notes(state, hasCompass: false).last
    return SpokenControl("", state: self.place(place), hint: state.isDug ? nil : keys)
  }

  private func place(_ place: Place?) -> String {
    if state.options.mode == .guess, state.isDug { return "" }
    // Translators: Spoken: the player has not put the flag on the globe.
    guard let place else { return texts("No flag yet") }
    return self.place(Atlas.shared.surroundings(at: place))
  }

  private func place(_ surroundings: Surroundings) -> String {
    let place = surroundings.place
    let (north, east) = (Int(place.latitude.rounded()), Int(place.longitude.rounded()))
    let latitude =
      north < 0
      // Translators: Spoken: a latitude.
      ? texts.plural("{count} degree south", "{count} degrees south", -north)
      // Translators: Spoken: a latitude.
      : texts.plural("{count} degree north", "{count} degrees north", north)
    let longitude =
      east < 0
      // Translators: Spoken: a longitude.
      ? texts.plural("{count} degree west", "{count} degrees west", -east)
      // Translators: Spoken: a longitude.
      : texts.plural("{count} degree east", "{count} degrees east", east)
    return [words.title(surroundings), latitude, longitude].joined(separator: ", ")
  }
}
