import GameKernel
import Motion
import PairsGame
import Stage

/// One card on the table, with its animations. The node stays the same while the card turns and moves.
final class CardNode {
  /// The state of a card in the model.
  enum CardState: Hashable, Sendable {
    case hidden
    case open
    case taken(by: Int)

    var isTaken: Bool { if case .taken = self { true } else { false } }
  }

  let card: Int
  /// The kind of the card, which its pair shares.
  let kind: Int
  let animator: Animator
  /// The pose in the model. The card shows it or is moving to it.
  var pose: CardState { didSet { if case .taken(let seat) = pose { winner = seat } } }
  /// The seat that took the card last. An undo does not reset it. 0 if no seat has taken the card.
  private(set) var winner = 0

  /// The distance from home, in cells.
  let place: Track<Point>
  /// The turn in half turns: 0 shows the back, 1 the face, 2 the back again. With reduced motion, 0 to 1 is a fade.
  let turn: Track<Double>
  /// The lift: 0 on the felt, 1 raised because the pair is found.
  let lift: Track<Double>
  let glow: Track<Double>
  /// The flight: 0 at home, 1 at the winner.
  let flight: Track<Double>
  /// The progress of the card into the winner's hand on the felt after a game, 0 to 1.
  let gathering: Track<Double>
  /// Whether the card is in its winner's hand on the felt, or is moving there.
  private(set) var isGathered = false
  let alpha: Track<Double>
  /// The strength of the highlight on a card that a tap would turn, 0 to 1.
  let light: Track<Double>

  init(card: Int, kind: Int, pose: CardState, animator: Animator) {
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

  /// Whether the card is turning.
  var isTurning: Bool { animator.isBusy(turn) }

  var isAtRest: Bool {
    !animator.isBusy(place)
      && ![turn, lift, glow, flight, gathering, alpha, light].contains(where: animator.isBusy)
  }

  /// Whether the empty place of the card in the felt is visible.
  var hasLeft: Bool {
    pose.isTaken && (animator.value(of: flight) > 0 || animator.value(of: alpha) < 1)
  }

  /// Whether the card is away from home, but not in a hand.
  var isFlying: Bool {
    animator.value(of: flight) > 0 && animator.value(of: gathering) < 1
  }

  // MARK: Moves

  /// The duration of a flip about the vertical axis.
  static let flipTime = Duration.milliseconds(400)
  /// The duration of a flip in a peek.
  static let peekTime = Duration.milliseconds(250)
  /// The duration of a pair's flight to its winner.
  static let leaveTime = Duration.milliseconds(400)
  /// The duration of a card's flight into a hand after a game.
  static let gatherTime = Duration.milliseconds(450)
  /// The duration of a card's movement to its place when a game is dealt.
  static let dealTime = Duration.milliseconds(320)

  /// Returns the time from the start of a flip until the face is visible.
  static func timeToSee(_ animator: Animator) -> Duration {
    animator.reducedMotion ? .milliseconds(150) : flipTime
  }

  /// Turns the card to its face or back, from its current turn.
  func flip(
    showsFace: Bool, over time: Duration = CardNode.flipTime, after delay: Duration = .zero
  ) {
    let now = animator.value(of: turn)
    // A card that has turned beyond its face turns back the same way.
    if now > 1 { animator.set(2 - now, for: turn) }
    animator.animate(
      turn, to: showsFace ? 1 : 0, over: time, after: delay, curve: .sineInOut)
  }

  /// Rises and glows, because the pair is found.
  func celebrate() {
    animator.animate(lift, to: 1, over: .milliseconds(150), curve: .easeOut)
    animator.animate(glow, to: 1, over: .milliseconds(150), curve: .easeOut)
  }

  /// Whether the card is taken and still on the felt.
  var isStaying: Bool {
    pose.isTaken && animator.value(of: flight) == 0 && !animator.isBusy(flight)
      && animator.value(of: alpha) == 1
  }

  /// Whether the card is taken, and no longer waits to be revealed.
  var isFound: Bool {
    pose.isTaken
      && (isGathered
        || [lift, flight].contains { animator.isBusy($0) || animator.value(of: $0) > 0 })
  }

  /// Shows a taken card on the felt at once.
  func stay() {
    animator.set(1, for: turn)
    animator.set(0, for: flight)
    animator.set(1, for: alpha)
  }

  /// Turns half round, shrinks to the winner's side and fades out there. With reduced motion, it fades in place.
  func leave() {
    if !animator.reducedMotion {
      animator.animate(turn, to: 2, over: Self.leaveTime, curve: .sineInOut)
      animator.animate(flight, to: 1, over: Self.leaveTime, curve: .easeInOut)
    }
    animator.animate(glow, to: 0, over: .milliseconds(150))
    animator.animate(
      alpha, to: 0, over: .milliseconds(120), after: Self.leaveTime - .milliseconds(120))
  }

  /// Moves face up from the winner into a hand on the felt.
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

  /// Leaves the hand, because the game goes on.
  func scatter() {
    isGathered = false
    animator.animate(gathering, to: 0, over: .milliseconds(300), curve: .easeOut)
    animator.animate(alpha, to: 0, over: .milliseconds(150))
  }

  /// Returns from the winner, or lowers the card again if it has not left yet.
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

  /// Shows a pose at once.
  ///
  /// - Parameter isGathered: whether a taken card is in its winner's hand.
  func jump(to pose: CardState, isGathered: Bool) {
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

  /// Moves the card to its place when a game is dealt, from `offset`, in cells.
  func deal(from offset: Point, after delay: Duration) {
    animator.set(offset, for: place)
    animator.set(0, for: alpha)
    animator.animate(place, to: .zero, over: Self.dealTime, after: delay, curve: .easeOut)
    animator.animate(alpha, to: 1, over: .milliseconds(100), after: delay)
  }

  /// Turns the card face down, moves it to `offset`, in cells from its place, and fades it out there.
  func collect(to offset: Point, after delay: Duration) {
    flip(showsFace: false, over: .milliseconds(200))
    animator.animate(lift, to: 0, over: .milliseconds(150))
    animator.animate(glow, to: 0, over: .milliseconds(150))
    animator.animate(place, to: offset, over: .milliseconds(240), after: delay, curve: .easeInOut)
    animator.animate(
      alpha, to: 0, over: .milliseconds(100), after: delay + .milliseconds(140))
  }

  func setLit(_ isLit: Bool) {
    animator.animate(light, to: isLit ? 1 : 0, over: .milliseconds(150), curve: .easeOut)
  }
}

extension Pairs.State {
  /// Returns the pose of a card.
  nonisolated func pose(of card: Int) -> CardNode.CardState {
    if let taker = taker(of: card) { return .taken(by: taker.index) }
    return openCards.contains(card) ? .open : .hidden
  }
}
