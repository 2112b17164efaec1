import BoxKit
import Controls
import EarthGame
import GlobeMap
import Motion
import Stage

/// The two globes on the felt: the near one with the child, and the far one where it comes out.
///
/// Each globe is a child scene. The pair observes each turn of a globe and applies the antipodal orientation to the
/// other one.
///
/// The owner must forward its lifecycle events, time, drawing, and the intents for a globe.
package final class GlobePair {
  /// The globe with the child.
  package let near: GlobeView
  /// The globe where the child comes out.
  package let far: GlobeView
  /// Whether each globe shows the antipodes of the other's view, at the same zoom.
  ///
  /// When it becomes `true`, the far globe turns to match the near one.
  package var isCoupled = true {
    didSet {
      guard isCoupled, !oldValue else { return }
      leader = near
      far.zoom = near.zoom
      far.glide(to: near.centre.antipode)
      isJoining = true
    }
  }
  /// Whether a lens under the child shows the far side of the Earth.
  package var lens: Bool {
    get { near.hasLens }
    set { near.hasLens = newValue }
  }
  /// Whether only the far globe is shown, with the room of both. It acts at the next layout.
  package var showsFarAlone = false
  /// Whether the globes show the names of cities, countries and seas.
  package var showsNames: Bool {
    get { nameAlpha.target > 0 }
    set { nameAlpha.go(to: newValue ? 1 : 0) }
  }
  /// The names that the globes can show, measured for one look.
  private var labels: GlobeLabels?

  private let look: Look
  private let children: ChildScenes
  private let nameAlpha: AnimatedValue
  private let digAnimation: DigAnimation
  /// The globe that was turned last. If the globes are coupled, the other one follows it.
  private var leader: GlobeView
  /// Whether the far globe is still turning to match the near one.
  private var isJoining = false
  private var rose: (picture: Picture, frame: Rect)?
  /// The frame of the compass between the globes, or `nil` if it has no room.
  package var compass: Rect? { rose?.frame }

  /// Creates both globes. Their lines are computed when first painted.
  package init(context: StageContext) {
    let lines = GlobeLines.shared
    look = context.look
    near = GlobeView("near", lines, context: context)
    far = GlobeView("far", lines, context: context)
    leader = near
    nameAlpha = AnimatedValue(context.animator, .alpha)
    children = ChildScenes(context: context)
    digAnimation = DigAnimation(context: context)
    children.show(near, in: near.name)
    children.show(far, in: far.name)
    for globe in [near, far] {
      globe.onTurn = { [weak self] globe in
        self?.isJoining = false
        self?.couple(after: globe)
      }
    }
    couple(after: near)
  }

  /// Makes a globe the leader and applies its orientation to the other globe.
  private func couple(after globe: GlobeView) {
    leader = globe
    isJoining = isJoining && far.isTurning
    guard isCoupled, !isJoining else { return }
    let other = globe === near ? far : near
    other.follow(globe.attitude.antipode, zoom: globe.zoom)
  }

  // MARK: Layout and drawing

  /// Lays both discs out on the felt: beside each other, or one above the other if the felt is higher than wide.
  package func layOut(in felt: Rect) {
    let layout = GlobeLayout(in: felt, look.metrics, isSingle: showsFarAlone)
    let art = GlobeArt(radius: layout.radius, look: look)
    near.isHidden = showsFarAlone
    for (globe, middle) in [(near, layout.near), (far, layout.far)] {
      let origin = middle - art.center
      globe.layOut(art, origin: origin)
      children.layout(globe.name, in: Rect(origin, Size(art.side, art.side)))
    }
    rose = showsFarAlone ? nil : RoseDrawing(layout, in: felt, look)?.placed
    digAnimation.layOut(in: felt, art)
  }

  /// Draws the globes and, during a dig, the cut of the Earth over them.
  package func draw(into list: inout DisplayList) {
    couple(after: leader)
    if let rose { list.picture(rose.picture, at: rose.frame.origin) }
    digAnimation.hand(to: near, far)
    let alpha = nameAlpha.value
    for globe in [near, far] { globe.labels = labels.map { ($0, alpha) } }
    children.draw(into: &list)
    digAnimation.draw(into: &list)
  }

  // MARK: Intents

  /// Passes an intent to the globe under the pointer. A drag turns the globe, and the wheel zooms.
  ///
  /// - Returns: whether the intent was handled.
  @discardableResult package func handle(_ intent: Intent) -> Bool {
    switch intent {
    case .press(let point), .scroll(_, let point):
      guard !isDigging, globe(at: point) != nil else { return false }
    case .drag(let drag) where drag.phase == .began:
      guard !isDigging, globe(at: drag.start) != nil else { return false }
    default: break
    }
    return children.handle(intent)
  }

  /// Returns the globe whose disc contains a point, if any.
  package func globe(at point: Point) -> GlobeView? {
    [near, far].first { $0.place(at: point) != nil }
  }

  /// Prepares the names of cities, countries and seas for the current language and look.
  ///
  /// - Parameter countries: an external catalogue of country names, or `nil` if there is none.
  package func label(_ countries: (any CountryCatalogue)? = nil) {
    let names = PlaceNames(look.texts, countries, usesMiles: false)
    labels = GlobeLabels(MapNames(names), look: look)
  }

  // MARK: Digging

  /// Whether the animation of a dig is running.
  package var isDigging: Bool { digAnimation.isRunning }

  /// Animates the child's fall from a place to its antipode. The far globe turns there meanwhile if needed.
  ///
  /// - Parameter completion: called at the end, or by `skip`.
  package func dig(from place: Place, completion: @escaping () -> Void) {
    skip()
    let isLand = Coast.shared.isLand(place.antipode)
    if !isCoupled || far.point(of: place.antipode) == nil {
      far.turn(to: place.antipode, animated: true)
    }
    digAnimation.run(from: place, isLand: isLand) { [weak self] in
      guard let self else { return }
      if far.isTurning { far.turn(to: far.destination, animated: false) }
      digAnimation.hand(to: near, far)
      completion()
    }
  }

  /// Ends the animation of a dig at once and shows its final state.
  package func skip() { digAnimation.skip() }

  // MARK: Time

  /// Advances the child scenes.
  package func advance(by elapsed: Duration) {
    children.advance(by: elapsed)
  }

  /// The time until `advance` has something to do, or `nil` if nothing is pending.
  package var nextTimer: Duration? { children.nextTimer }

  /// Notifies the child scenes that the owner is about to appear.
  package func willAppear() { children.willAppear() }
  /// Notifies the child scenes that the owner has appeared.
  package func didAppear() { children.didAppear() }
  /// Ends the animation of a dig at once, and notifies the child scenes that the owner is about to disappear.
  package func willDisappear() {
    skip()
    children.willDisappear()
  }
  /// Notifies the child scenes that the owner has disappeared, and drops computed pixels.
  package func didDisappear() {
    children.didDisappear()
    leftSight()
  }

  /// Drops computed pixels, since the owner is no longer drawn.
  package func leftSight() {
    for globe in [near, far] { globe.forget() }
  }
}
