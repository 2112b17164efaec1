import Motion
import PairsGame
import Stage

/// One card on the table: always the same card, whatever it shows and wherever it flies.
final class CardNode {
  /// How a card lies by the model.
  enum Pose: Hashable, Sendable {
    case hidden
    case open
    case taken(by: Int)

    var isTaken: Bool { if case .taken = self { true } else { false } }
  }

  let card: Int
  /// The figure on its face.
  let kind: Int
  let animator: Animator
  /// Where it belongs by the model; it is shown so, or on its way.
  var pose: Pose { didSet { if case .taken(let seat) = pose { winner = seat } } }
  /// The seat that has taken it, or has given it back.
  private(set) var winner = 0

  /// How far it is from home, in cells.
  let place: Track<Point>
  /// Half turns: 0 shows the back, 1 the face, 2 the back again. With reduced motion 0 to 1 is a fade.
  let turn: Track<Double>
  /// From 0, on the felt, to 1, lifted because its pair is found.
  let lift: Track<Double>
  let glow: Track<Double>
  /// From 0, at home, to 1, with the winner.
  let flight: Track<Double>
  /// From 0 to 1, in the winner's hand on the felt after a game.
  let gathering: Track<Double>
  /// Whether it belongs into that hand; it is shown there, or on its way.
  private(set) var isGathered = false
  let alpha: Track<Double>
  /// How much it is lit, because a tap would turn it.
  let light: Track<Double>

  init(card: Int, kind: Int, pose: Pose, animator: Animator) {
    self.card = card
    self.kind = kind
    self.pose = pose
    self.animator = animator
    let isTaken = pose.isTaken
    if case .taken(let seat) = pose { winner = seat }
    place = animator.makeTrack(.position, .zero)
    turn = animator.makeTrack(.alpha, pose == .hidden ? 0 : 1)
    lift = animator.makeTrack(.position, 0)
    glow = animator.makeTrack(.alpha, 0)
    flight = animator.makeTrack(.position, isTaken ? 1 : 0)
    gathering = animator.makeTrack(.position, 0)
    alpha = animator.makeTrack(.alpha, isTaken ? 0 : 1)
    light = animator.makeTrack(.alpha, 0)
  }

  isolated deinit {
    animator.remove(place)
    for track in [turn, lift, glow, flight, gathering, alpha, light] { animator.remove(track) }
  }

  /// Whether it is being turned over.
  var isTurning: Bool { animator.isBusy(turn) }

  var isAtRest: Bool {
    !animator.isBusy(place)
      && ![turn, lift, glow, flight, gathering, alpha, light].contains(where: animator.isBusy)
  }

  /// Whether its place in the felt is to be seen.
  var hasLeft: Bool {
    pose.isTaken && (animator.value(of: flight) > 0 || animator.value(of: alpha) < 1)
  }

  /// Whether it is on its way to or from a winner.
  var isFlying: Bool {
    animator.value(of: flight) > 0 && animator.value(of: gathering) < 1
  }

  // MARK: Moves

  /// A flip about the upright axis.
  static let flipTime = Duration.milliseconds(400)
  /// A flip within a peek.
  static let peekTime = Duration.milliseconds(250)
  /// The last way of a pair.
  static let leaveTime = Duration.milliseconds(400)
  /// The way of one card into the hand of its winner, when a game is over.
  static let gatherTime = Duration.milliseconds(450)
  /// The way of one card when all are dealt or collected.
  static let dealTime = Duration.milliseconds(320)

  /// How long a flip takes to be seen.
  static func timeToSee(_ animator: Animator) -> Duration {
    animator.reducedMotion ? .milliseconds(150) : flipTime
  }

  /// Turns back or face up, from however it is turned now.
  func flip(
    showsFace: Bool, over time: Duration = CardNode.flipTime, after delay: Duration = .zero
  ) {
    let now = animator.value(of: turn)
    // What has turned on beyond its face goes back the same way.
    if now > 1 { animator.set(2 - now, for: turn) }
    animator.animate(
      turn, to: showsFace ? 1 : 0, over: time, after: delay, curve: .sineInOut)
  }

  /// Rises and glows, because its pair is found.
  func celebrate() {
    animator.animate(lift, to: 1, over: .milliseconds(150), curve: .easeOut)
    animator.animate(glow, to: 1, over: .milliseconds(150), curve: .easeOut)
  }

  /// Turns half round, shrinks to the winner's side and is gone there; with reduced motion it fades where it lies.
  func leave() {
    if !animator.reducedMotion {
      animator.animate(turn, to: 2, over: Self.leaveTime, curve: .sineInOut)
      animator.animate(flight, to: 1, over: Self.leaveTime, curve: .easeInOut)
    }
    animator.animate(glow, to: 0, over: .milliseconds(150))
    animator.animate(
      alpha, to: 0, over: .milliseconds(120), after: Self.leaveTime - .milliseconds(120))
  }

  /// Comes face up from the winner into a hand on the felt.
  func gather(after delay: Duration) {
    isGathered = true
    animator.set(0, for: lift)
    animator.set(1, for: flight)
    animator.animate(
      turn, to: 1, over: animator.reducedMotion ? .zero : Self.gatherTime, after: delay,
      curve: .sineInOut)
    animator.animate(
      gathering, to: 1, over: Self.gatherTime, after: delay, curve: .easeInOut)
    animator.animate(alpha, to: 1, over: .milliseconds(120), after: delay)
  }

  /// Goes from the hand, since the game goes on.
  func scatter() {
    isGathered = false
    animator.animate(gathering, to: 0, over: .milliseconds(300), curve: .easeOut)
    animator.animate(alpha, to: 0, over: .milliseconds(150))
  }

  /// Comes back from the winner, or lies down again where it has not yet left.
  func comeBack(showsFace: Bool) {
    let time = Duration.milliseconds(300)
    isGathered = false
    animator.animate(gathering, to: 0, over: time, curve: .easeOut)
    animator.animate(flight, to: 0, over: time, curve: .easeOut)
    animator.animate(lift, to: 0, over: time, curve: .easeOut)
    animator.animate(glow, to: 0, over: .milliseconds(150))
    animator.animate(alpha, to: 1, over: .milliseconds(120))
    flip(showsFace: showsFace, over: time)
  }

  /// Lies at once as the model has it.
  ///
  /// - Parameter isGathered: whether it lies in its winner's hand, where it is taken.
  func jump(to pose: Pose, isGathered: Bool) {
    self.pose = pose
    let isTaken = pose.isTaken
    self.isGathered = isTaken && isGathered
    animator.set(.zero, for: place)
    animator.set(pose == .hidden ? 0 : 1, for: turn)
    animator.set(0, for: lift)
    animator.set(0, for: glow)
    animator.set(isTaken ? 1 : 0, for: flight)
    animator.set(self.isGathered ? 1 : 0, for: gathering)
    animator.set(isTaken && !self.isGathered ? 0 : 1, for: alpha)
  }

  /// Comes out of the middle of the table to its place.
  func deal(from way: Point, after delay: Duration) {
    animator.set(way, for: place)
    animator.set(0, for: alpha)
    animator.animate(place, to: .zero, over: Self.dealTime, after: delay, curve: .easeOut)
    animator.animate(alpha, to: 1, over: .milliseconds(100), after: delay)
  }

  /// Goes to the middle of the table, its back up, and is gone there.
  func collect(to way: Point, after delay: Duration) {
    flip(showsFace: false, over: .milliseconds(200))
    animator.animate(lift, to: 0, over: .milliseconds(150))
    animator.animate(glow, to: 0, over: .milliseconds(150))
    animator.animate(place, to: way, over: .milliseconds(240), after: delay, curve: .easeInOut)
    animator.animate(
      alpha, to: 0, over: .milliseconds(100), after: delay + .milliseconds(140))
  }

  func setLit(_ isLit: Bool) {
    animator.animate(light, to: isLit ? 1 : 0, over: .milliseconds(150), curve: .easeOut)
  }
}

extension Pairs.State {
  /// How a card lies.
  nonisolated func pose(of card: Int) -> CardNode.Pose {
    if let taker = taker(of: card) { return .taken(by: taker.index) }
    return openCards.contains(card) ? .open : .hidden
  }
}
