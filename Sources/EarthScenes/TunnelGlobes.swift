import GameKernel
import Stage
import TunnelGame

/// The two globes as the game shows them: who stands where, what can be carried, and whether the one follows the other.
final class TunnelGlobes {
  let pair: GlobePair
  /// The game as it is seen; while the child falls, as it was before.
  private(set) var shown: Tunnel.State
  /// Where the child stands or is carried; where flags are put, where the flag is that is being placed.
  private(set) var hand: Place?
  /// The discs without their rims.
  private(set) var discs = (near: Rect.zero, far: Rect.zero)
  private let context: StageContext
  /// The colours of those who play.
  private var colours: [Int] = []
  /// Tells lengths in the language and the units of now.
  private var names: PlaceNames?
  /// What the atlas has said last.
  private var known: Ends?

  init(_ state: Tunnel.State, context: StageContext) {
    pair = GlobePair(context: context)
    shown = state
    self.context = context
    look(at: state)
    // A game that was kept may stand anywhere.
    pair.near.turn(to: state.place, animated: false)
  }

  /// Whether flags are put now, on a far globe that has been turned by chance.
  var putsFlag: Bool { shown.hidesFlags }

  /// The globe on which something can be carried.
  var board: GlobeView { putsFlag ? pair.far : pair.near }

  /// The disc of that globe.
  var boardDisc: Rect { putsFlag ? discs.far : discs.near }

  /// Where the child stands, carried or not.
  var child: Place { putsFlag ? shown.place : hand ?? shown.place }

  /// What is known of where the child stands and where it comes out; the atlas is asked once for each place.
  var ends: Ends {
    if let known, known.near.place == child { return known }
    let ends = Ends(of: child)
    known = ends
    return ends
  }

  /// Lays both out on the felt.
  func layOut(in felt: Rect) {
    pair.layOut(in: felt)
    let layout = GlobeLayout(in: felt, context.metrics)
    let size = Size(2 * layout.radius, 2 * layout.radius)
    discs = (Rect(center: layout.near, size), Rect(center: layout.far, size))
  }

  // MARK: The game

  /// Takes over how lengths are told, and the colours of those who play.
  func take(_ names: PlaceNames, _ seats: [TunnelSeat]) {
    self.names = names
    colours = seats.map(\.colour)
    mark()
  }

  /// Follows a game that has changed, at once; the globes turn to where the child is.
  func look(at state: Tunnel.State) {
    let goesOn = state.round == shown.round && state.cities == shown.cities
    let flags = (state.flags.last?.count, shown.flags.last?.count)
    let isNew =
      !goesOn || state.place != child || state.isDug != shown.isDug || flags.0 != flags.1
    let wasCoupled = pair.isCoupled
    shown = state
    hand = putsFlag ? nil : state.place
    pair.isCoupled = !putsFlag
    if isNew || wasCoupled != pair.isCoupled { face(wasCoupled: wasCoupled) }
    mark()
  }

  /// Turns both globes to what is to be seen first.
  ///
  /// Where the far one has shown the far end, it does not turn away from there: that would tell where it is.
  private func face(wasCoupled: Bool) {
    pair.near.turn(to: shown.place, animated: true)
    guard putsFlag else { return }
    pair.far.turn(to: shown.farViews[shown.round], animated: !wasCoupled)
  }

  /// Puts on the globes what stands there.
  private func mark() {
    let far = child.antipode
    pair.near.child = child
    pair.lens = !putsFlag && !shown.isDug
    pair.far.targetMark = putsFlag || shown.isDug ? nil : far
    pair.far.child = shown.isDug ? far : nil
    pair.far.flags = flags
    pair.far.ways = []
    guard shown.options.mode == .guess, shown.isDug, let names else { return }
    // How far off the nearest was is said on its way, of the others below.
    let flags = shown.flags[shown.round].sorted { $0.distance(to: far) < $1.distance(to: far) }
    pair.far.ways = flags.enumerated().map { index, flag in
      let label = index == 0 ? names.distance(flag.distance(to: far)) : nil
      return GlobeWay(from: flag, to: far, label: label)
    }
  }

  /// The flags to be seen: all of them after the dig, before it the one that is being placed.
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

  /// Lets the child dig; the near globe turns to it meanwhile.
  func dig(from place: Place, completion: @escaping () -> Void) {
    if putsFlag { pair.near.turn(to: place, animated: true) }
    pair.dig(from: place, completion: completion)
  }

  // MARK: Carrying

  /// Carries the child, or the flag, to a place.
  func carry(to place: Place) {
    hand = place
    mark()
  }

  /// Carries it some way along a great circle, straight on as it is seen; the globe keeps it in sight.
  ///
  /// - Parameter way: right and down on the screen, in kilometres.
  func walk(_ way: Point) {
    let length = way.distance(to: .zero)
    guard length > 0 else { return }
    let start = hand ?? board.centre
    carry(to: board.walk(from: start, toward: way, kilometres: length))
    if let hand { board.keep(hand) }
  }

  /// Looks nearer, or from farther away; what can be carried stays in sight.
  func zoom(by factor: Double) {
    let seen = hand.flatMap { board.point(of: $0) == nil ? nil : $0 }
    for globe in [pair.near, pair.far] { globe.zoom *= factor }
    if let seen { board.keep(seen) }
  }
}

/// What the atlas knows of a place and of its far end.
struct Ends {
  let near: Sight
  let far: Sight
  /// Two cities that are nearly antipodes, where there are such.
  let surprise: Surprise?

  /// - Complexity: some tens of microseconds.
  init(of place: Place) {
    let atlas = Atlas.shared
    near = atlas.look(at: place)
    far = atlas.look(at: place.antipode)
    surprise = atlas.surprise(at: place)
  }
}
