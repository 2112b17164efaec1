import BoxKit
import EarthGame
import Stage

/// The help page with the rules of Through the Earth. A child digs on two globes in each of the three modes.
final class EarthRule: HelpPage {
  let playsItself = true

  private let look: Look
  private let places: () -> PlaceNames
  private let pair: GlobePair
  private var state = EarthRule.start
  private var step = 0
  private var alarms = Alarms<Alarm>()

  private nonisolated enum Alarm: Sendable { case play }

  /// A state of the globes at the beginning or the end of a step.
  private struct GlobeState {
    var place: Place
    /// Whether the antipode is marked.
    var isMarked = false
    /// Whether the far globe is turned independently, for putting a flag.
    var isGuess = false
    var flag: Place?
    /// Whether the child has come out at the antipode.
    var isOut = false
  }

  /// Creates the page.
  ///
  /// - Parameter places: returns the names of places in the current language and units.
  init(_ places: @escaping () -> PlaceNames, context: StageContext) {
    (self.places, self.look) = (places, context.look)
    pair = GlobePair(context: context)
  }

  // MARK: Steps

  private static let start = GlobeState(place: .madrid)
  private static let guess = GlobeState(place: .buenosAires, isGuess: true)
  /// The view of the far globe that shows both the flag and the antipode.
  private static let farView = Place(nearly: (18, 96))
  /// The guess for the antipode.
  private static let flag = Place(nearly: (28.6, 77.2))
  private static let pause = Duration.milliseconds(1200)

  /// The state at the beginning of each step.
  private static let states: [GlobeState] = [
    start, start, GlobeState(place: .madrid, isMarked: true), guess,
    GlobeState(place: .buenosAires, isGuess: true, flag: flag),
    GlobeState(place: Place(nearly: (28.5, 112.5)), isMarked: true),
  ]

  private func play() {
    switch step {
    case 0: break
    case 1: apply(Self.states[2])
    case 3: apply(Self.states[4])
    default:
      pair.dig(from: state.place) { [weak self] in
        guard let self else { return }
        state.isOut = true
        apply(state)
      }
    }
  }

  /// Shows a state. The globes turn if necessary.
  private func apply(_ state: GlobeState, isAnimated: Bool = true) {
    let isElsewhere = state.place != self.state.place || !isAnimated
    self.state = state
    let far = state.place.antipode
    pair.isCoupled = !state.isGuess
    if isElsewhere {
      pair.near.turn(to: state.place, animated: isAnimated)
      if state.isGuess { pair.far.turn(to: Self.farView, animated: isAnimated) }
    }
    pair.near.child = state.place
    pair.lens = state.isMarked && !state.isOut
    pair.far.targetMark = state.isMarked && !state.isOut ? far : nil
    pair.far.child = state.isOut ? far : nil
    pair.far.flags = state.flag.map { [GlobeFlag($0)] } ?? []
    pair.far.arcs = state.isOut ? state.flag.map { [arc(from: $0, to: far)] } ?? [] : []
  }

  private func arc(from flag: Place, to far: Place) -> GreatCircleArc {
    GreatCircleArc(from: flag, to: far, label: places().distance(flag.distance(to: far)))
  }

  // MARK: Help page

  var count: Int { Self.states.count }

  func words(of step: Int) -> HelpWords {
    let texts = look.texts
    switch step {
    case 0:
      return HelpWords(
        texts("Dig straight down. Where do you come out?"),
        // Translators: Help, below a globe. {city} is Madrid.
        detail: texts("The child is here: {city}.", city(.madrid)))
    case 1:
      return HelpWords(
        texts("The other globe shows the far side."),
        detail: texts("So does the lens under the child: it sees through the Earth."))
    case 2:
      return HelpWords(
        texts(
          // Translators: Help. {place} is the country where the child comes out, New Zealand.
          "The child digs, falls through the Earth and comes out here: {place}.",
          ["place": ground(Place.madrid.antipode)]),
        detail: texts("A fall through the Earth takes about 42 minutes."))
    case 3:
      return HelpWords(
        // Translators: Help. {game} is “Guess”.
        texts("“{game}” hides the far side. You plant a flag.", name(of: .guess)),
        detail: texts(
          // Translators: Help. {city} is where the child digs, Buenos Aires.
          "{city}: what do you think? The other globe is turned at random.", city(.buenosAires)))
    case 4:
      return HelpWords(
        texts("Then the child digs. The closer your flag, the better."),
        detail: texts("Five places: the shortest total distance wins."))
    default:
      let place = Self.states[5].place
      return HelpWords(
        // Translators: Help. {game} is “Dry feet”.
        texts("“{game}”: there must be land on both sides.", name(of: .dry)),
        detail: texts(
          // Translators: Help. {near} and {far} are countries, China and Argentina.
          "For example: {near} and {far}. Find six such places in as few digs as you can.",
          ["near": ground(place), "far": ground(place.antipode)]))
    }
  }

  private func ground(_ place: Place) -> String {
    places().ground(Atlas.shared.surroundings(at: place))
  }

  private func city(_ place: Place) -> [String: String] {
    ["city": places().name(of: Atlas.shared.nearestCity(to: place))]
  }

  private func name(of mode: ThroughTheEarth.Mode) -> [String: String] {
    ["game": EarthWords.name(of: mode, look.texts)]
  }

  func layout(in felt: Rect) { pair.layOut(in: felt) }

  func show(_ step: Int) {
    pair.skip()
    let isNext = step == self.step + 1
    self.step = step
    apply(Self.states[step], isAnimated: isNext)
    alarms.cancelAll()
    alarms.set(.play, in: Self.pause)
  }

  func draw(into list: inout DisplayList) { pair.draw(into: &list) }

  func advance(by elapsed: Duration) {
    pair.advance(by: elapsed)
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .play: play()
      }
    }
  }

  var nextTimer: Duration? { Duration.soonest(alarms.next, pair.nextTimer) }

  func leave() {
    alarms.cancelAll()
    pair.willDisappear()
    pair.didDisappear()
  }
}

extension Place {
  /// The first place of the child on the help pages.
  static let madrid = Place(nearly: (40.4, -3.6833))
  static let buenosAires = Place(nearly: (-34.6, -58.45))

  /// Creates a place from its degrees north and east.
  init(nearly degrees: (north: Double, east: Double)) {
    self = Place(latitude: degrees.north, longitude: degrees.east) ?? .lisbon
  }
}
