import Motion
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
    alpha = animator.makeTrack(.alpha, isTaken ? 0 : 1)
    light = animator.makeTrack(.alpha, 0)
  }

  isolated deinit {
    animator.remove(place)
    for track in [turn, lift, glow, flight, alpha, light] { animator.remove(track) }
  }

  /// Whether it is being turned over.
  var isTurning: Bool { animator.isBusy(turn) }

  var isAtRest: Bool {
    !animator.isBusy(place)
      && ![turn, lift, glow, flight, alpha, light].contains(where: animator.isBusy)
  }

  /// Whether its place in the felt is to be seen.
  var hasLeft: Bool { pose.isTaken && (isFlying || animator.value(of: alpha) < 1) }

  /// Whether it is on its way to or from a winner.
  var isFlying: Bool { animator.value(of: flight) > 0 }
}
