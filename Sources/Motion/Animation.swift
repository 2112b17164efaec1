/// A description of movements of one or more tracks: tweens, paths and delays, in sequence or in parallel, repeated
/// or reversed.
///
/// ```swift
/// animator.run(
///   .sequence([
///     .delay(.milliseconds(80)),
///     .parallel([
///       .tween(angle, to: .pi / 2, over: .milliseconds(700), curve: .easeInOut),
///       .tween(alpha, to: 0, over: .milliseconds(700), curve: .easeInOut),
///     ]),
///   ]))
/// ```
///
/// A tween starts from the value its track shows at that time: within a pass, the end of the previous tween on the
/// same track. Each pass of a repetition equals the first one.
public struct Animation: Sendable {
  /// The tree that `Timeline` flattens.
  @usableFromInline indirect enum Node: Sendable {
    case delay(Duration)
    case tween(Target, over: Duration, curve: Curve)
    case path(Target, shape: PathShape, over: Duration, curve: Curve)
    case sequence([Animation])
    case parallel([Animation])
    case repeated(Animation, times: Int)
    case autoreversed(Animation)
  }

  /// A type-erased track and the values that it reaches in turn.
  @usableFromInline struct Target: Sendable {
    let slot: Int32
    let generation: UInt32
    let components: [Double]

    @usableFromInline init(slot: Int32, generation: UInt32, components: [Double]) {
      self.slot = slot
      self.generation = generation
      self.components = components
    }
  }

  let node: Node

  @usableFromInline init(_ node: Node) { self.node = node }
}

/// The shape of a path between its keyframes.
public enum PathShape: Hashable, Sendable {
  /// Straight lines.
  case straight
  /// One smooth line through all keyframes, a uniform Catmull-Rom spline.
  ///
  /// Source: E. Catmull and R. Rom, *A class of local interpolating splines* (1974).
  case smooth
}
