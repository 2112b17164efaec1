/// What is to happen to one or more tracks, as a value: tweens, paths and delays, one after another
/// or side by side, repeated or there and back.
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
/// A tween starts from the value its track then shows. Within one pass that is the end of the tween
/// before it on the same track; each pass of a repetition is the same as the first one.
public struct Animation: Sendable {
  /// The tree that `Timeline` lays out flat.
  @usableFromInline indirect enum Node: Sendable {
    case delay(Duration)
    case tween(Target, over: Duration, curve: Curve)
    case path(Target, shape: PathShape, over: Duration, curve: Curve)
    case sequence([Animation])
    case parallel([Animation])
    case repeated(Animation, times: Int)
    case forever(Animation)
    case autoreversed(Animation)
  }

  /// A track without its type, and the values it is to reach, one after another.
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

/// How a path runs between its keyframes.
public enum PathShape: Hashable, Sendable {
  /// In straight lines.
  case straight
  /// In one smooth line through all of them, a uniform Catmull-Rom spline.
  ///
  /// Source: E. Catmull and R. Rom, *A class of local interpolating splines* (1974).
  case smooth
}
