import Motion

/// The animation that joins the tiles of a solved board.
final class BoardUnion {
  private let animator: Animator
  private let pieceTrack: Track<Double>
  private let jointTrack: Track<Double>
  private let growthTrack: Track<Double>
  private let glowTrack: Track<Double>
  /// Whether the board is joined or is joining.
  private(set) var isClosed = false

  init(_ animator: Animator) {
    self.animator = animator
    pieceTrack = animator.makeTrack(.alpha, 0)
    jointTrack = animator.makeTrack(.alpha, 0)
    growthTrack = animator.makeTrack(.scale, 0)
    glowTrack = animator.makeTrack(.alpha, 0)
  }

  isolated deinit {
    for track in tracks { animator.remove(track) }
  }

  /// The opacity of the gap's piece, 0 to 1.
  var piece: Double { animator.value(of: pieceTrack) }
  /// The progress with which joints and edges fade, 0 to 1.
  var joint: Double { animator.value(of: jointTrack) }
  /// The progress with which the tiles grow towards each other, 0 to 1.
  var growth: Double { animator.value(of: growthTrack) }
  /// The brightness of the board's glow, 0 to 1.
  var glow: Double { animator.value(of: glowTrack) }

  var isAtRest: Bool { !tracks.contains(where: animator.isBusy) }
  /// Whether no joint is visible any more.
  var isWhole: Bool { joint == 1 && growth == 1 && piece == 1 }

  private var tracks: [Track<Double>] { [pieceTrack, jointTrack, growthTrack, glowTrack] }

  /// The time until the board is joined and has glowed.
  static let time = Duration.milliseconds(1240)

  /// Shows the gap's piece, closes the joints, and makes the board glow once if `glows`.
  ///
  /// With the glow it takes ``time`` after the delay, otherwise less than half of it.
  func close(after delay: Duration, glows: Bool) {
    isClosed = true
    let joining = delay + .milliseconds(200)
    animator.animate(pieceTrack, to: 1, over: .milliseconds(250), after: delay, curve: .easeOut)
    for track in [jointTrack, growthTrack] {
      animator.animate(
        track, to: 1, over: .milliseconds(350), after: joining, curve: .easeInOut)
    }
    guard glows else { return }
    animator.run(
      .sequence([
        .delay(joining + .milliseconds(290)),
        .tween(glowTrack, to: 1, over: .milliseconds(300), curve: .easeOut),
        .tween(glowTrack, to: 0, over: .milliseconds(450), curve: .easeInOut),
      ]))
  }

  /// Opens the joints and the gap again.
  ///
  /// - Parameter completion: called at the end, unless the board is closed again before.
  func open(completion: @escaping () -> Void) {
    isClosed = false
    for track in [pieceTrack, growthTrack, glowTrack] {
      animator.animate(track, to: 0, over: TileNode.slide, curve: .easeOut)
    }
    animator.animate(jointTrack, to: 0, over: TileNode.slide, curve: .easeOut) { outcome in
      if outcome == .finished { completion() }
    }
  }

  /// Joins or separates the board at once, without animation.
  func set(_ isClosed: Bool) {
    self.isClosed = isClosed
    for track in [pieceTrack, jointTrack, growthTrack] {
      animator.set(isClosed ? 1 : 0, for: track)
    }
    animator.set(0, for: glowTrack)
  }
}
