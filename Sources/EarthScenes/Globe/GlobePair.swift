import GlobeMap
import Motion
import Stage
import TunnelGame

/// The two globes on the felt: the near one, on which somebody stands, and the far one, where one comes out.
///
/// Each lies in a part of its own, whose front is its map and whose back says the name of the place. Neither map knows the
/// other: the pair hears of every turn and hands it on, as the far ends of what the one shows.
///
/// Whoever holds the pair tells it of its own comings and goings, and hands it time, drawing, and the intents that are meant
/// for a globe.
package final class GlobePair {
  /// On which one stands.
  package let near: GlobeView
  /// Where one comes out.
  package let far: GlobeView
  /// Whether each globe shows the far ends of what the other shows, in the same size.
  ///
  /// When they are coupled, the far globe turns to what belongs to the near one.
  package var isCoupled = true {
    didSet {
      guard isCoupled, !oldValue else { return }
      leader = near
      far.zoom = near.zoom
      far.glide(to: near.centre.antipode)
      isJoining = true
    }
  }
  /// Whether a glass under the child shows the far side.
  package var lens: Bool {
    get { near.hasLens }
    set { near.hasLens = newValue }
  }
  /// Whether the names are shown.
  package private(set) var isLampLit = false

  private nonisolated enum Alarm: Sendable { case flipFar }

  private let context: StageContext
  private let children: ChildScenes
  private let names: (near: GlobeName, far: GlobeName)
  private let show: DigShow
  private var alarms = Alarms<Alarm>()
  /// The globe that was turned last: where both are coupled, the other one follows it.
  private var leader: GlobeView
  /// Whether the far globe is still on its way to what it shows of the near one.
  private var isJoining = false
  private var rose: (picture: Picture, frame: Rect)?

  /// Both globes; their lines are made when one is first painted.
  package init(context: StageContext) {
    let lines = GlobeLines.shared
    self.context = context
    near = GlobeView("near", lines, context: context)
    far = GlobeView("far", lines, context: context)
    leader = near
    names = (GlobeName("near name", context: context), GlobeName("far name", context: context))
    children = ChildScenes(context: context)
    show = DigShow(context: context)
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

  /// Hands on what the leader shows.
  private func couple(after globe: GlobeView) {
    leader = globe
    isJoining = isJoining && far.isTurning
    guard isCoupled, !isJoining else { return }
    let other = globe === near ? far : near
    other.follow(globe.attitude.antipode, zoom: globe.zoom)
  }

  // MARK: Layout and drawing

  /// Lays both discs out on the felt: beside each other, or one above the other where it is higher than wide.
  package func layOut(in felt: Rect) {
    let layout = GlobeLayout(in: felt, context.metrics)
    let art = GlobeArt(radius: layout.radius, context: context)
    for (globe, name, middle) in [
      (near, names.near, layout.near), (far, names.far, layout.far),
    ] {
      let origin = middle - art.center
      globe.layOut(art, origin: origin)
      name.layOut(art)
      children.layout(globe.name, in: Rect(origin, Size(art.side, art.side)))
    }
    rose = RoseDrawing(layout, in: felt, context)?.placed
    show.layOut(in: felt, art)
  }

  /// Adds the globes, and while one digs the cut of the Earth over them.
  package func draw(into list: inout DisplayList) {
    couple(after: leader)
    if let rose { list.picture(rose.picture, at: rose.frame.origin) }
    show.hand(to: near, far)
    children.draw(into: &list)
    show.draw(into: &list)
  }

  // MARK: What is done with them

  /// Passes an intent to the globe it lies on: it turns under a drag, and both zoom under the wheel.
  ///
  /// - Returns: whether there is one.
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

  /// The globe whose disc lies at a point.
  package func globe(at point: Point) -> GlobeView? {
    [near, far].first { $0.place(at: point) != nil }
  }

  /// Turns both discs over: to the names of the two places, or back to the maps; the far one 0.2 s later.
  package func flipLamp(names words: (near: GlobeWords, far: GlobeWords)) {
    (names.near.words, names.far.words) = words
    isLampLit.toggle()
    flip(near, names.near)
    alarms.set(.flipFar, in: .milliseconds(200))
  }

  /// Changes what the backs say.
  package func setNames(_ words: (near: GlobeWords, far: GlobeWords)) {
    (names.near.words, names.far.words) = words
  }

  private func flip(_ globe: GlobeView, _ back: GlobeName) {
    children.show(isLampLit ? back : globe, in: globe.name, flippedAbout: .level)
  }

  // MARK: Digging

  /// Whether somebody is falling through the Earth.
  package var isDigging: Bool { show.isRunning }

  /// Lets the child fall from a place to its far end, to which the far globe turns meanwhile.
  ///
  /// - Parameter completion: called at the end, or by `skip`.
  package func dig(from place: Place, completion: @escaping () -> Void) {
    skip()
    if isLampLit { flipLamp(names: (names.near.words, names.far.words)) }
    let isLand = Coast.shared.isLand(place.antipode)
    if !isCoupled || far.point(of: place.antipode) == nil {
      far.turn(to: place.antipode, animated: true)
    }
    show.run(from: place, isLand: isLand) { [weak self] in
      guard let self else { return }
      if far.isTurning { far.turn(to: far.destination, animated: false) }
      show.hand(to: near, far)
      completion()
    }
  }

  /// Ends a fall at once, with all as it would be.
  package func skip() { show.skip() }

  // MARK: Time

  /// Lets time pass for what comes by itself.
  package func advance(by elapsed: Duration) {
    children.advance(by: elapsed)
    for alarm in alarms.advance(by: elapsed) {
      switch alarm {
      case .flipFar: flip(far, names.far)
      }
    }
  }

  /// How long until `advance` has something to do; nil where nothing is pending.
  package var nextTimer: Duration? { Duration.soonest(alarms.next, children.nextTimer) }

  /// The holder comes into sight.
  package func willAppear() { children.willAppear() }
  /// The holder stands still.
  package func didAppear() { children.didAppear() }
  /// The holder begins to leave: what is shown by and by is shown at once.
  package func willDisappear() {
    skip()
    children.willDisappear()
  }
  /// The holder is out of sight.
  package func didDisappear() {
    children.didDisappear()
    leftSight()
  }

  /// Nothing of the holder is drawn any more.
  package func leftSight() {
    for globe in [near, far] { globe.forget() }
  }
}
