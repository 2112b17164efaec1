import GameKernel
import Glibc
import Stage
import TunnelGame

/// The two globes as the game shows them: who stands where, what can be moved, and how the one follows the other.
final class TunnelGlobes {
  let pair: GlobePair
  /// The game as it is seen; while the child falls, as it was before.
  private(set) var shown: Tunnel.State
  /// Where the child stands or is carried; where flags are put, where the flag is that is being placed.
  private(set) var hand: Place?
  private let context: StageContext

  init(_ state: Tunnel.State, context: StageContext) {
    pair = GlobePair(context: context)
    shown = state
    self.context = context
    look(at: state)
  }

  /// Whether flags are put now, on a far globe that has been turned by chance.
  var putsFlag: Bool { shown.hidesFlags }

  /// Whether the two show opposite sides of the Earth.
  var areCoupled: Bool { !shown.hidesFlags }

  /// The globe on which something can be carried.
  var board: GlobeView { putsFlag ? pair.far : pair.near }

  /// Where the child stands, carried or not.
  var child: Place { putsFlag ? shown.place : hand ?? shown.place }

  // MARK: The game

  /// Follows a game that has changed, at once; the globes turn to where the child is.
  func look(at state: Tunnel.State) {
    let goesOn =
      state.round == shown.round && state.options == shown.options && state.cities == shown.cities
    let isNew = !goesOn || state.isDug != shown.isDug || hand == nil
    shown = state
    hand = putsFlag ? nil : state.place
    if isNew { face() }
    mark(names: nil)
  }

  /// Turns both globes to what is to be seen first.
  private func face() {
    pair.near.turn(to: shown.place, animated: true)
    let far = putsFlag ? shown.farViews[shown.round] : shown.place.antipode
    pair.far.turn(to: far, animated: true)
  }

  /// Puts on the globes what stands there.
  ///
  /// - Parameter names: the length of the way from a flag to the far end, in words.
  func mark(names: PlaceNames?) {
    let far = child.antipode
    pair.near.child = child
    pair.lens = areCoupled && !shown.isDug
    pair.far.targetMark = putsFlag || shown.isDug ? nil : far
    pair.far.child = shown.isDug ? far : nil
    pair.far.flags = flags
    pair.far.way = nil
    guard shown.options.mode == .guess, shown.isDug, let names else { return }
    let nearest = shown.flags[shown.round].min { $0.distance(to: far) < $1.distance(to: far) }
    if let nearest {
      pair.far.way = (nearest, far, names.distance(nearest.distance(to: far)))
    }
  }

  /// The flags to be seen: all of them after the dig, before it the one that is being placed.
  private var flags: [(place: Place, seat: Seat)] {
    guard shown.options.mode == .guess else { return [] }
    if shown.isDug {
      return shown.flags[shown.round].enumerated().map { ($1, Seat($0)) }
    }
    guard let hand, let seat = shown.toMove else { return [] }
    return [(hand, seat)]
  }

  // MARK: Carrying

  /// Carries the child, or the flag, to a place.
  func carry(to place: Place) {
    hand = place
    mark(names: nil)
  }

  /// Carries it some way along a great circle, and turns the globe so that it stays in sight.
  ///
  /// - Parameters:
  ///   - way: right and down on the screen, in kilometres.
  func walk(_ way: Point) {
    let length = way.distance(to: .zero)
    guard length > 0 else { return }
    let start = hand ?? board.centre
    carry(to: start.moved(by: length, bearing: Self.bearing(way)))
    if let hand { turn(board, to: hand) }
  }

  /// Turns a globe by what a finger drags, in pixels; the other one follows where they are coupled.
  func turn(_ globe: GlobeView, by way: Point) {
    let length = way.distance(to: .zero)
    guard length > 0, globe.frame.width > 0 else { return }
    let kilometres = length / (globe.frame.width / 2 * globe.zoom) * Place.radius
    turn(globe, to: globe.centre.moved(by: kilometres, bearing: Self.bearing(way * -1)))
  }

  private func turn(_ globe: GlobeView, to place: Place) {
    globe.turn(to: place, animated: false)
    guard areCoupled else { return }
    let other = globe === pair.near ? pair.far : pair.near
    other.turn(to: place.antipode, animated: false)
  }

  /// Looks nearer, or from farther away.
  func zoom(by factor: Double) {
    for globe in [pair.near, pair.far] { globe.zoom *= factor }
  }

  /// The globe whose disc a point lies on.
  func globe(at point: Point) -> GlobeView? {
    [pair.near, pair.far].first { $0.place(at: point) != nil }
  }

  private static func bearing(_ way: Point) -> Double { atan2(way.x, -way.y) }
}
