import Motion

/// How one scene takes the place of another.
///
/// All take 280 ms. With reduced motion all but `none` become a short cross-fade.
public enum Transition: Hashable, Sendable {
  case none
  /// Both slide this way: with `.left` the new scene comes in from the right.
  case push(Direction)
  /// The old scene fades out, then the new one in: the two are never seen through each other.
  case crossFade
  /// The scene turns about one of its middle axes, seen in perspective, and the new one is its back; backwards, the
  /// other way round.
  case turn(Turn.Axis, isBackwards: Bool = false)

  /// What turns or fades changes in the middle of the time, so it must not rush through its first half.
  var curve: Curve {
    switch self {
    case .none, .push: .easeOut
    case .crossFade, .turn: .sineInOut
    }
  }
}

/// Says how scenes move in a transition, from wherever they are shown when it starts.
///
/// Nothing jumps at the start, and at the end nothing is seen but the incoming scene at rest.
struct TransitionPlan {
  let outgoing: [PageMove]
  let incoming: PageMove

  /// - Parameters:
  ///   - outgoing: how the scenes that leave are shown now.
  ///   - incoming: how the new scene is shown now, nil where it is not.
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

  /// All slide by the same way, like pictures on one strip, so that none runs into another.
  private init(sliding direction: Direction, _ outgoing: [Pose], _ incoming: Pose?) {
    let start = incoming ?? Pose(offset: Self.edge(behind: outgoing, direction))
    let moves = outgoing.map { pose in
      var end = pose
      end.offset = pose.offset - start.offset
      // What an earlier transition left between the places has to fade instead.
      if end.isVisible { end.alpha = 0 }
      return PageMove(start: pose, end: end)
    }
    self.init(outgoing: moves, incoming: PageMove(start: start))
  }

  /// The first place along the strip that is out of sight and behind all that is shown.
  private static func edge(behind poses: [Pose], _ direction: Direction) -> Point {
    let visible = poses.filter(\.isVisible).map(\.offset)
    return switch direction {
    case .left: Point(visible.map(\.x).reduce(0, max) + 1, 0)
    case .right: Point(visible.map(\.x).reduce(0, min) - 1, 0)
    case .up: Point(0, visible.map(\.y).reduce(0, max) + 1)
    case .down: Point(0, visible.map(\.y).reduce(0, min) - 1)
    }
  }

  /// The old goes to nothing in the first half, the new comes from nothing in the second.
  ///
  /// A new scene that is in sight already, because it was leaving, comes back at once.
  ///
  /// - Parameters:
  ///   - nothing: how a new scene stands half way.
  ///   - vanish: makes of a pose one that is not seen.
  private init(
    through nothing: Pose, _ outgoing: [Pose], _ incoming: Pose?, vanish: (inout Pose) -> Void
  ) {
    let moves = outgoing.map { pose in
      var end = pose
      vanish(&end)
      return PageMove(start: pose, end: end, span: PageMove.firstHalf)
    }
    let isAlone = !outgoing.contains(where: \.isVisible)
    let span = incoming != nil || isAlone ? 0.0...1.0 : PageMove.secondHalf
    self.init(outgoing: moves, incoming: PageMove(start: incoming ?? nothing, span: span))
  }
}
