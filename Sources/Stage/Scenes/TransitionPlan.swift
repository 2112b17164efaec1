import GameKernel
import Motion

/// The animation with which one scene replaces another.
///
/// All but `none` take 280 ms. With reduced motion they become a short cross-fade.
public enum Transition: Hashable, Sendable {
  case none
  /// Both scenes slide in a direction. With `.left` the new scene enters from the right.
  case push(Direction)
  /// The old scene fades out, then the new one fades in. They never overlap.
  case crossFade
  /// The scene turns in perspective about one of its middle axes, and the new scene is its back.
  ///
  /// Backwards, it turns in the opposite direction.
  case turn(Turn.Axis, isBackwards: Bool = false)

  /// The timing curve. A turn or fade changes scenes half way, so its first half must not be too fast.
  var curve: Curve {
    switch self {
    case .none, .push: .easeOut
    case .crossFade, .turn: .sineInOut
    }
  }
}

/// The movements of all scenes in a transition, from their poses at its start.
///
/// No pose jumps at the start. At the end only the incoming scene is visible, at rest.
struct TransitionPlan {
  let outgoing: [PageMove]
  let incoming: PageMove

  /// - Parameters:
  ///   - outgoing: the current poses of the leaving scenes.
  ///   - incoming: the current pose of the new scene; `nil` where it is not shown.
  init(_ transition: Transition, outgoing: [Pose], incoming: Pose?) {
    let incoming = incoming.flatMap { $0.isVisible ? $0 : nil }
    switch transition {
    case .none:
      self.init(outgoing: outgoing.map { PageMove(start: $0) }, incoming: PageMove())
    case .push(let direction):
      self.init(sliding: direction, outgoing, incoming)
    case .crossFade:
      self.init(through: Pose(alpha: 0), outgoing, incoming) { $0.alpha = 0 }
    case .turn(let axis, let isBackwards):
      let quarter = isBackwards ? -Double.pi / 2 : .pi / 2
      self.init(through: Pose(turn: -quarter, axis: axis), outgoing, incoming) { pose in
        if pose.turn == 0 { pose.axis = axis }
        pose.turn = quarter
      }
    }
  }

  private init(outgoing: [PageMove], incoming: PageMove) {
    self.outgoing = outgoing
    self.incoming = incoming
  }

  /// Moves all scenes by the same offset, like pictures on one strip, so that they never overlap.
  private init(sliding direction: Direction, _ outgoing: [Pose], _ incoming: Pose?) {
    let start = incoming ?? Pose(offset: Self.edge(behind: outgoing, direction))
    let moves = outgoing.map { pose in
      var end = pose
      end.offset = pose.offset - start.offset
      // Fades a pose that an interrupted transition left off the grid and that would stay visible.
      if end.isVisible { end.alpha = 0 }
      return PageMove(start: pose, end: end)
    }
    self.init(outgoing: moves, incoming: PageMove(start: start))
  }

  /// Returns the nearest offset along the strip that is out of sight and behind all visible scenes.
  private static func edge(behind poses: [Pose], _ direction: Direction) -> Point {
    let visible = poses.filter(\.isVisible).map(\.offset)
    return switch direction {
    case .left: Point(visible.map(\.x).reduce(0, max) + 1, 0)
    case .right: Point(visible.map(\.x).reduce(0, min) - 1, 0)
    case .up: Point(0, visible.map(\.y).reduce(0, max) + 1)
    case .down: Point(0, visible.map(\.y).reduce(0, min) - 1)
    }
  }

  /// Hides the old scenes in the first half and shows the new one in the second.
  ///
  /// A new scene that is still visible because it was leaving returns over the whole time.
  ///
  /// - Parameters:
  ///   - hidden: the pose of a new scene half way.
  ///   - hide: makes a pose invisible.
  private init(
    through hidden: Pose, _ outgoing: [Pose], _ incoming: Pose?, hide: (inout Pose) -> Void
  ) {
    let moves = outgoing.map { pose in
      var end = pose
      hide(&end)
      return PageMove(start: pose, end: end, span: PageMove.firstHalf)
    }
    let isAlone = !outgoing.contains(where: \.isVisible)
    let span = incoming != nil || isAlone ? 0.0...1.0 : PageMove.secondHalf
    self.init(outgoing: moves, incoming: PageMove(start: incoming ?? hidden, span: span))
  }
}
