import BoxKit
import EarthGame
import GameKernel
import Stage

/// The help page about the secret of Through the Earth: why tunnels mostly end at sea, where land faces land, and
/// how to find an antipode. The last step shows the antipode of any place.
final class EarthSecret: HelpPage {
  var onChange: (() -> Void)?

  private let look: Look
  private let places: () -> PlaceNames
  private let pair: GlobePair
  private let sample = EarthSample(5000, .shared)
  private var step = 0
  /// The place of the child. The player can change it on the last step.
  private var child = Place.madrid

  /// Creates the page.
  ///
  /// - Parameter places: returns the names of places in the current language and units.
  init(_ places: @escaping () -> PlaceNames, context: StageContext) {
    (self.places, self.look) = (places, context.look)
    pair = GlobePair(context: context)
  }

  var count: Int { 6 }
  var canBeTried: Bool { step == count - 1 }

  /// The place in the middle of the near globe at each step.
  private static let views: [Place] = [
    Place(nearly: (8, 18)), Place(nearly: (-12, -68)), .madrid, Place(nearly: (-38, -68)), .madrid,
    .madrid,
  ]

  func words(of step: Int) -> HelpWords {
    let texts = look.texts
    switch step {
    case 0:
      return HelpWords(
        // Translators: The secret. {share} is a percentage, such as “71%”.
        texts("{share} of the Earth is sea.", ["share": percent(sample.sea)]),
        detail: texts("Dig in Africa or Europe, and you nearly always come out in the Pacific."))
    case 1:
      return HelpWords(
        texts("Dig on land, and seven times out of eight you come out in water."),
        detail: texts(
          // Translators: The secret, below globes with dots. {share} is a percentage, such as “4%”.
          "The dots: land on both sides. That is {share} of the Earth.",
          ["share": percent(sample.both)]))
    case 2:
      return HelpWords(
        texts("On the far side of Spain: New Zealand."),
        detail: texts("Almost everywhere else in Europe you come out at sea."))
    case 3:
      return HelpWords(
        texts("On the far side of Argentina and Chile: China and Mongolia."),
        detail: texts(
          "On the equator, Borneo and Sumatra have Brazil, Colombia and Ecuador on the far side."))
    case 4:
      return HelpWords(
        texts("Find any far side: swap north and south, then go halfway round the Earth."),
        detail: texts(
          "Madrid: 40° N, 4° W. Its far side: 40° S, 176° E, because 180 − 4 = 176."))
    default: return trialWords
    }
  }

  private func percent(_ share: Double) -> String {
    look.texts("{percent}%", ["percent": look.texts.number(100 * share)])
  }

  /// The text about both ends of the place that the player tries.
  private var trialWords: HelpWords {
    let (texts, places, ends) = (look.texts, places(), AntipodalPair(of: child))
    let degrees = [ends.near, ends.far].map {
      places.degrees($0.place).joined(separator: " · ")
    }
    return HelpWords(
      texts(
        // Translators: {near} and {far} are countries or seas on opposite sides of the Earth.
        "{near}, and on the far side: {far}.",
        ["near": places.ground(ends.near), "far": places.ground(ends.far)]),
      detail: degrees.joined(separator: " → "), trial: texts("Try it: tap the first globe"))
  }

  // MARK: Globes

  func layout(in felt: Rect) { pair.layOut(in: felt) }

  func show(_ step: Int) {
    let isNear = abs(step - self.step) == 1
    self.step = step
    child = .madrid
    pair.near.turn(to: Self.views[step], animated: isNear)
    mark()
  }

  private func mark() {
    let hasChild = step == 2 || step > 3
    let spots = (1...3).contains(step) ? sample.dry : []
    (pair.near.spots, pair.far.spots) = (spots, spots)
    pair.near.child = hasChild ? child : nil
    pair.far.targetMark = hasChild ? child.antipode : nil
    pair.lens = canBeTried
  }

  func handle(_ intent: Intent) {
    guard canBeTried else { return }
    switch intent {
    case .tap(let point): if let place = pair.near.place(at: point) { moveChild(to: place) }
    case .tilt(let direction): walk(direction)
    default: pair.handle(intent)
    }
  }

  /// The length of a step with an arrow key, in kilometres.
  private static let stride = 400.0

  private func walk(_ direction: Direction) {
    moveChild(to: pair.near.walk(from: child, toward: direction.unit, kilometres: Self.stride))
    pair.near.keepVisible(child)
  }

  private func moveChild(to place: Place) {
    child = place
    mark()
    onChange?()
  }

  func draw(into list: inout DisplayList) { pair.draw(into: &list) }

  func advance(by elapsed: Duration) { pair.advance(by: elapsed) }

  var nextTimer: Duration? { pair.nextTimer }

  func leave() {
    pair.willDisappear()
    pair.didDisappear()
  }
}
