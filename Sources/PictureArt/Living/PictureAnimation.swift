import Motion
import Stage

/// The running animation of a solved picture, whose parts move in one animation group.
///
/// It only computes poses. Its owner draws the parts. With reduced motion there is no animation.
@MainActor public final class PictureAnimation {
  private let animator: Animator
  private var group: Group?
  /// The parts of each region.
  private var regions: [[MovingPart]] = []
  /// The progress of the animation, from 0 during the delay to 1 at the end.
  private let progress: Track<Double>

  /// Creates an idle animation.
  public init(_ animator: Animator) {
    self.animator = animator
    progress = animator.makeTrack(.position, 0)
  }

  isolated deinit {
    end()
    animator.remove(progress)
  }

  /// Whether the animation is running or waiting for its delay.
  public var isAlive: Bool { group != nil }
  /// Whether the animation is running and its delay is over.
  public var isSeen: Bool { isAlive && animator.value(of: progress) > 0 }

  /// Starts an animation after a delay, unless reduced motion is on.
  public func begin(_ picture: LivingPicture, after delay: Duration) {
    end()
    guard !animator.reducedMotion else { return }
    let group = animator.makeGroup { [weak self] _ in self?.end() }
    self.group = group
    regions = picture.regions.map { region in
      region.parts.map { MovingPart($0.moves, animator) }
    }
    animator.run(
      .sequence([.delay(delay), .tween(progress, to: 1, over: LivingPicture.time)]), in: group)
    for part in regions.joined() { part.run(after: delay, in: group, animator) }
  }

  /// Ends the animation at once. All parts are at rest.
  public func end() {
    guard let group else { return }
    self.group = nil
    group.cancel()
    for part in regions.joined() { part.remove(from: animator) }
    regions = []
    animator.set(0, for: progress)
  }

  /// Returns the poses of a region's parts, or an empty array if all are at rest.
  public func poses(ofRegion index: Int) -> [Moves.Pose] {
    guard isAlive, regions.indices.contains(index) else { return [] }
    let parts = regions[index]
    let poses = parts.map { $0.pose(animator) }
    return zip(parts, poses).allSatisfy({ $0.isAtRest($1) }) ? [] : poses
  }
}

/// The tracks of a part. Properties without movement have no track.
private struct MovingPart {
  private let moves: Moves
  private var offset: Track<Point>?
  private var numbers: [Track<Double>?]

  /// The numeric properties of a pose, with the kind of track that determines the effect of reduced motion.
  private static let values: [(WritableKeyPath<Moves.Pose, Double>, Property)] = [
    (\.turn, .rotation), (\.size, .scale), (\.alpha, .alpha), (\.flip, .rotation),
    (\.round, .position),
  ]

  init(_ moves: Moves, _ animator: Animator) {
    self.moves = moves
    if !moves.offsets.isEmpty { offset = animator.makeTrack(.position, Point.zero) }
    numbers = zip(Self.values, Self.goals(moves)).map { value, goals in
      goals.isEmpty ? nil : animator.makeTrack(value.1, moves.restingPose[keyPath: value.0])
    }
  }

  private static func goals(_ moves: Moves) -> [[Double]] {
    [moves.turn, moves.size, moves.alpha, moves.flip, moves.rounds > 0 ? [moves.rounds] : []]
  }

  func run(after delay: Duration, in group: Group, _ animator: Animator) {
    var paths: [Animation] = []
    if let offset {
      paths.append(.path(offset, through: moves.offsets, over: moves.time, curve: .sineInOut))
    }
    for (track, goals) in zip(numbers, Self.goals(moves)) {
      guard let track else { continue }
      paths.append(.path(track, through: goals, over: moves.time, curve: .sineInOut))
    }
    guard !paths.isEmpty else { return }
    animator.run(.sequence([.delay(delay + moves.after), .parallel(paths)]), in: group)
  }

  func pose(_ animator: Animator) -> Moves.Pose {
    var pose = moves.restingPose
    if let offset { pose.offset = animator.value(of: offset) }
    for (value, track) in zip(Self.values, numbers) {
      guard let track else { continue }
      pose[keyPath: value.0] = animator.value(of: track)
    }
    // After whole cycles, the phase is 0 again.
    pose.round -= pose.round.rounded(.down)
    if pose.flip >= 2 * .pi { pose.flip = 0 }
    return pose
  }

  /// Whether the part looks the same as at rest.
  func isAtRest(_ pose: Moves.Pose) -> Bool {
    pose == moves.restingPose || (pose.alpha <= 0 && moves.restingPose.alpha == 0)
  }

  func remove(from animator: Animator) {
    if let offset { animator.remove(offset) }
    for track in numbers { if let track { animator.remove(track) } }
  }
}
