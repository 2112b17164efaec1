import Acoustics
import Controls
import EarthGame
import GameKernel
import Glibc
import Stage

/// The two globes of the current game as a control. Its figures can be moved, and the globes turned and zoomed.
final class EarthGlobes: Control {
  /// Called when the player has put down the child or the flag.
  var onPut: () -> Void = {}
  /// Called for each step of an arrow key, which repeats while it is held, or for a long step of another key.
  var onStep: (_ direction: Direction, _ isLong: Bool) -> Void = { _, _ in }
  /// Called on Enter, Space or A.
  var onActivate: () -> Void = {}
  /// Called while the player drags a figure, so that the texts can follow.
  var onCarry: () -> Void = {}
  /// Returns the place of the figure that can be moved in words; `nil` for a flag that is not on the globe.
  var describe: (Place?) -> SpokenControl = { _ in SpokenControl("") }
  /// Whether the figures cannot be moved, as during a computer's turn or a dig.
  var isLocked = false
  let pair: GlobePair
  /// The state that the globes show. During the animation of a dig, it is the state before the dig.
  private(set) var shown: ThroughTheEarth.State
  /// The place of the figure that can be moved: the child, or in a guess the next flag, `nil` until it is placed.
  private(set) var hand: Place?
  /// The discs without their rims.
  private(set) var discs = (near: Rect.zero, far: Rect.zero)
  /// The colours of the seats.
  private var colours: [Int] = []
  /// The names and distances in the current language and units.
  private var names: PlaceNames?
  /// The last answer of the atlas.
  private var cachedPair: AntipodalPair?
  /// Whether the current drag moves a figure instead of turning a globe.
  private var isCarrying = false
  private var pointer: Point?

  init(_ state: ThroughTheEarth.State, context: StageContext) {
    pair = GlobePair(context: context)
    shown = state
    super.init(id: "globes", context: context)
    isOnBoard = true
    show(at: state)
    // A loaded game can be at any place.
    pair.near.turn(to: state.place, animated: false)
  }

  /// Whether a flag is due on the far globe.
  var putsFlag: Bool { shown.hidesFlags }

  /// Whether the player has put down the figure: the flag of this turn, or the child since the last dig.
  var isPlaced: Bool {
    putsFlag ? hand != nil : shown.isPlaced || hand != shown.place
  }

  /// Whether the child can dig where it is now.
  var canDig: Bool {
    shown.options.mode == .dig || isPlaced && !putsFlag && shown.canDig(at: child)
  }

  /// Whether the player must not see yet where the child comes out. While it is so, the globes turn independently.
  private var isSecret: Bool { shown.options.mode != .dig && !shown.isDug }

  /// The globe with the figure that can be moved.
  var board: GlobeView { putsFlag ? pair.far : pair.near }

  /// The disc of ``board``.
  var boardDisc: Rect { putsFlag ? discs.far : discs.near }

  /// Returns the disc with its rim.
  func whole(_ disc: Rect) -> Rect { disc.inset(by: (1 - GlobeLayout.rim) * disc.width / 2) }

  /// The place of the child, also while it is being moved.
  var child: Place { putsFlag ? shown.place : hand ?? shown.place }

  /// The atlas's knowledge of the child's place and its antipode, cached for the last place.
  var ends: AntipodalPair {
    if let cachedPair, cachedPair.near.place == child { return cachedPair }
    let ends = AntipodalPair(of: child)
    cachedPair = ends
    return ends
  }

  /// Lays out both globes on the felt.
  func layOut(in felt: Rect) {
    pair.layOut(in: felt)
    let layout = GlobeLayout(in: felt, context.look.metrics)
    let size = Size(2 * layout.radius, 2 * layout.radius)
    discs = (Rect(center: layout.near, size), Rect(center: layout.far, size))
  }

  // MARK: The game

  /// Sets the names and distances to show and the colours of the seats.
  func setNames(_ names: PlaceNames, _ seats: [EarthSeat]) {
    self.names = names
    colours = seats.map(\.colour)
    placeFigures()
  }

  /// Shows a changed state at once. If the place, the dig or the flags have changed, the globes turn to their
  /// first views.
  func show(at state: ThroughTheEarth.State) {
    let goesOn = state.round == shown.round && state.cities == shown.cities
    let flags = (state.flags.last?.count, shown.flags.last?.count)
    let isNew =
      !goesOn || state.place != child || state.isDug != shown.isDug || flags.0 != flags.1
    let wasCoupled = pair.isCoupled
    shown = state
    hand = putsFlag ? nil : state.place
    pair.near.isChildMoving = false
    pair.isCoupled = !isSecret
    if isNew || wasCoupled != pair.isCoupled { turnToFirstViews(wasCoupled: wasCoupled) }
    placeFigures()
  }

  /// Turns both globes to their first view.
  ///
  /// A far globe that has shown the antipode turns without animation. Otherwise, its turn would reveal where the
  /// antipode is.
  private func turnToFirstViews(wasCoupled: Bool) {
    pair.near.turn(to: nearView, animated: true)
    // After its first dig in Dry feet, the far globe stays as the player has seen it.
    guard isSecret, putsFlag || shown.digs == 0 else { return }
    pair.far.turn(to: farView, animated: !wasCoupled)
  }

  /// The place in the middle of the near globe: the child, or after a far miss a place opposite the first quarter of the
  /// way to the flag. The far globe then shows the exit at most 45° from its middle.
  private var nearView: Place {
    guard shown.options.mode == .guess, shown.isDug else { return shown.place }
    let far = shown.place.antipode
    let best = shown.flags[shown.round].min { $0.distance(to: far) < $1.distance(to: far) }
    guard let best, best.distance(to: far) > Self.farMiss else { return shown.place }
    return best.middle(to: far).middle(to: far).antipode
  }

  /// The distance from which the far globe shows the way to the flag, in kilometres.
  private static let farMiss = 6000.0

  /// The first view of the far globe while it keeps the secret.
  private var farView: Place { putsFlag ? shown.farViews[shown.round] : .origin }

  /// Turns both globes back to their first view, at the first zoom.
  func turnBack() {
    guard !pair.isDigging else { return }
    for globe in [pair.near, pair.far] { globe.zoom = 1 }
    pair.near.turn(to: child, animated: true)
    if isSecret { pair.far.turn(to: farView, animated: true) }
  }

  /// Puts all figures on the globes.
  private func placeFigures() {
    let far = child.antipode
    pair.near.child = child
    pair.lens = !isSecret && !shown.isDug
    pair.near.spots = shown.finds
    pair.far.spots = shown.finds.map(\.antipode)
    pair.far.targetMark = isSecret || shown.isDug ? nil : far
    pair.far.child = shown.isDug ? far : nil
    pair.far.flags = flags
    pair.far.arcs = []
    guard shown.options.mode == .guess, shown.isDug, let names else { return }
    // The arc of the nearest flag has a label. The errors of other flags are below the tray. In a small window the
    // words above tell the distance of a single flag, and a label would hide much of the globe.
    let flags = shown.flags[shown.round].sorted { $0.distance(to: far) < $1.distance(to: far) }
    let isLabelled = flags.count > 1 || !context.look.metrics.isSmall
    pair.far.arcs = flags.enumerated().map { index, flag in
      let label = index == 0 && isLabelled ? names.distance(flag.distance(to: far)) : nil
      return GreatCircleArc(from: flag, to: far, label: label)
    }
  }

  /// The visible flags: all flags after the dig, or else the flag being placed.
  private var flags: [GlobeFlag] {
    guard shown.options.mode == .guess else { return [] }
    if shown.isDug {
      return shown.flags[shown.round].enumerated().map { GlobeFlag($1, seat: colour(of: $0)) }
    }
    guard let hand, let seat = shown.toMove else { return [] }
    return [GlobeFlag(hand, seat: colour(of: seat.index))]
  }

  private func colour(of seat: Int) -> Int? {
    shown.options.seatCount > 1 && colours.indices.contains(seat) ? colours[seat] : nil
  }

  /// Animates the dig. The near globe turns to the child meanwhile.
  func dig(from place: Place, completion: @escaping () -> Void) {
    if isSecret { pair.near.turn(to: place, animated: true) }
    pair.dig(from: place, completion: completion)
  }

  // MARK: Moving

  /// Moves the child or the flag to a place.
  func carry(to place: Place) {
    hand = place
    pair.near.isChildMoving = !putsFlag
    placeFigures()
  }

  /// Moves the figure along a great circle and keeps it in view.
  ///
  /// - Parameter offset: the distance to the right and down on the screen, in kilometres.
  func walk(_ offset: Point) {
    let length = offset.distance(to: .zero)
    guard length > 0 else { return }
    let start = hand ?? board.centre
    carry(to: board.walk(from: start, toward: offset, kilometres: length))
    if let hand { board.keepVisible(hand) }
  }

  /// Moves the figure by a key and keeps it in view: along its meridian or parallel, or near a pole as in ``walk(_:)``.
  ///
  /// - Parameter offset: the distance to the east and south, in kilometres.
  func step(_ offset: Point) {
    let start = hand ?? board.centre
    let degrees = 180 / (Place.radius * .pi)
    let (from, to) = (start.latitude, start.latitude - offset.y * degrees)
    guard max(abs(from), abs(to)) < Self.polar else { return walk(offset) }
    let turn = offset.x * degrees / cos(from * .pi / 180)
    let longitude = (start.longitude + turn).remainder(dividingBy: 360)
    guard let place = Place(latitude: to, longitude: longitude) else { return }
    carry(to: place)
    board.keepVisible(place)
  }

  /// The latitude from which on keys walk along great circles, in degrees.
  private static let polar = 75.0

  /// Zooms both globes. A visible figure that can be moved stays in view.
  func zoom(by factor: Double) {
    let seen = hand.flatMap { board.point(of: $0) == nil ? nil : $0 }
    for globe in [pair.near, pair.far] { globe.zoom *= factor }
    if let seen { board.keepVisible(seen) }
  }

  // MARK: Control

  override var targetFrame: Rect { frame }
  override var actsOnFirstArrow: Bool { true }
  /// Empty during the animation of a dig.
  override var focusShape: (frame: Rect, radius: Double) {
    pair.isDigging ? (.zero, 0) : (boardDisc, boardDisc.width / 2)
  }

  override var words: SpokenControl { describe(hand) }

  /// A grid of places on the globe that takes the child or the flag, and the compass.
  override var parts: [Rect] {
    let disc = boardDisc
    let grid = CellGrid(rows: 12, columns: 12, in: disc)
    let cells = (0..<144).map(grid.frame).filter {
      $0.center.distance(to: disc.center) < 0.48 * disc.width
    }
    return cells + [pair.compass].compactMap(\.self)
  }

  /// The control itself, both globes as `globes.near` and `globes.far`, and the compass as `globes.compass`.
  override var reports: [ControlReport] {
    let compass = pair.compass.map { [("compass", $0)] } ?? []
    return super.reports
      + ([("near", discs.near), ("far", discs.far)] + compass).map {
        ControlReport(id: "\(id).\($0)", frame: $1, isEnabled: isEnabled)
      }
  }

  /// Puts a flag in the middle of the far globe if there is none. Otherwise performs the next action.
  override func activate() -> Bool {
    if putsFlag, hand == nil, !isLocked {
      carry(to: board.centre)
      put()
    } else {
      onActivate()
    }
    return true
  }

  override var usesAllArrows: Bool { true }

  /// Walks in the direction of the arrow.
  override func adjust(_ direction: Direction) -> Bool {
    onStep(direction, false)
    return true
  }

  /// Walks far: Page Up to the north, Page Down to the south, Home to the west, End to the east.
  override func leap(_ leap: Intent.Leap) -> Bool {
    let direction: Direction =
      switch leap {
      case .pageUp: .up
      case .pageDown: .down
      case .toStart: .left
      case .toEnd: .right
      }
    onStep(direction, true)
    return true
  }

  override func draw(into list: inout DisplayList) { pair.draw(into: &list) }

  // MARK: Pointer

  override func pointerMoved(to point: Point?) { pointer = point }

  /// Puts the child or the flag at the tapped place. The compass turns the globes back.
  override func tapped(at point: Point) {
    if isOnCompass(point) { return turnBack() }
    guard !isLocked, let place = board.place(at: point) else { return }
    carry(to: place)
    put()
  }

  /// Whether a point is on the compass or near enough for a finger, and on no globe.
  private func isOnCompass(_ point: Point) -> Bool {
    guard let compass = pair.compass, pair.globe(at: point) == nil else { return false }
    let reach = max(compass.width, context.look.metrics.target) / 2
    return compass.center.distance(to: point) <= reach
  }

  /// Ends the movement of the child or the flag. The flag waves.
  private func put() {
    if putsFlag, let hand {
      pair.far.waveFlag()
      context.feedback.play(.flag, at: pair.far.point(of: hand))
    }
    onPut()
  }

  override func wantsDrag(_ drag: Drag) -> Bool { true }

  override func dragged(_ drag: Drag) {
    if drag.phase == .began { isCarrying = isOnPiece(drag.start) }
    guard isCarrying else {
      pair.handle(.drag(drag))
      return
    }
    if drag.phase != .cancelled, let place = board.place(at: drag.position) {
      carry(to: place)
      onCarry()
    }
    guard drag.phase == .ended || drag.phase == .cancelled else { return }
    isCarrying = false
    put()
  }

  /// Whether a point is on the child or the flag.
  private func isOnPiece(_ point: Point) -> Bool {
    guard !isLocked, let piece = hand, let place = board.point(of: piece) else { return false }
    let reach = max(context.look.metrics.target / 2, context.look.metrics.px(36))
    return place.distance(to: point) <= reach
  }

  override func scrolled(_ steps: Double) -> Bool {
    pair.handle(.scroll(steps, at: pointer ?? boardDisc.center))
  }
}

/// The atlas's knowledge of a place and its antipode.
struct AntipodalPair {
  let near: Surroundings
  let far: Surroundings
  /// The surprise at the place, if there is one.
  let surprise: Surprise?

  /// Queries the atlas.
  ///
  /// - Complexity: Some tens of microseconds.
  init(of place: Place) {
    let atlas = Atlas.shared
    near = atlas.surroundings(at: place)
    far = atlas.surroundings(at: place.antipode)
    surprise = atlas.surprise(at: place)
  }
}
