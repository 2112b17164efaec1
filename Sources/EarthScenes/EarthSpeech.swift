import BoxKit
import EarthGame
import GameKernel
import Stage

/// The table of Through the Earth in words.
struct EarthSpeech {
  private let words: EarthWords
  private let globes: EarthGlobes
  private let title: String
  /// The message or first step that is shown.
  private let message: String?

  private var texts: Texts { words.texts }
  /// The state that the globes show.
  private var state: ThroughTheEarth.State { globes.shown }
  /// The atlas's knowledge of the child's place and its antipode.
  private var ends: AntipodalPair { globes.ends }

  init(_ words: EarthWords, _ globes: EarthGlobes, _ controller: TableController<ThroughTheEarth>) {
    (self.words, self.globes) = (words, globes)
    title = controller.spokenTitle(words.texts("Through the Earth"))
    message = controller.spokenMessage
  }

  var scene: SpokenScene {
    let question = EarthQuestions(words: words).question(globes)
    // The hint before a dig names what the player has just done, so it is no news.
    let news = state.isDug ? [question.title, answer ?? question.hint] : [question.title]
    var scene = SpokenScene(
      title,
      news: [message, news.sentences, next].compactMap(\.self),
      // As a whole sentence, it is not repeated with the focus on the child.
      place: [progress, question.title, question.hint, [near].sentences],
      board: [near, answer ?? far].compactMap(\.self))
    scene.refusal = refusal
    return scene
  }

  /// The reason why the child cannot dig in *Dry feet*.
  private var refusal: String? {
    guard state.options.mode == .dry, !state.isDug, !globes.canDig else { return nil }
    return EarthQuestions(words: words).refusal(globes)
  }

  /// After a guess of a single player, the direction from the flag to the right place, and both places.
  private var answer: String? {
    guard state.options.mode == .guess, state.options.seatCount == 1, state.isDug,
      let flag = state.flags[state.round].first
    else { return nil }
    let places = [
      "place": place(Atlas.shared.surroundings(at: flag)), "answer": place(ends.far),
    ]
    return [
      words.direction(flag.bearing(to: ends.far.place)) ?? "",
      // Translators: Two countries or seas: where a flag is, and where it should be.
      texts("Flag: {place} · Right place: {answer}", places),
    ].sentences
  }

  /// The button that goes on after a dig, which Enter presses on the globes too.
  private var next: String? {
    guard state.isDug, !state.isOver else { return nil }
    let title = EarthFootWords(words: words).next(state)
    // Translators: Spoken after the name of a control: its kind.
    return title + ", " + texts.inContext("control", "button")
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
    guard let place else {
      let middle = self.place(Atlas.shared.surroundings(at: globes.board.centre))
      return [
        // Translators: Spoken: the player has not put the flag on the globe.
        texts("No flag yet"),
        // Translators: Spoken: the place in the middle of the globe, where the flag will be first.
        texts("In the middle of the globe: {place}", ["place": middle]),
      ].sentences
    }
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
