extension Animation {
  /// Waits for `duration`, which must not be negative.
  public static func delay(_ duration: Duration) -> Animation {
    Animation(.delay(checked(duration)))
  }

  /// Moves one track from the value it shows when the tween starts to `target`, where it ends exactly.
  ///
  /// `duration` must not be negative.
  @inlinable public static func tween<Value>(
    _ track: Track<Value>, to target: Value, over duration: Duration, curve: Curve = .linear
  ) -> Animation {
    Animation(.tween(goal(track, [target]), over: checked(duration), curve: curve))
  }

  /// Moves one track from the value it shows when the path starts through each keyframe, to the last one.
  ///
  /// Each keyframe takes the same share of the curve's progress. `keyframes` must not be empty, and `duration` must
  /// not be negative.
  @inlinable public static func path<Value>(
    _ track: Track<Value>, through keyframes: [Value], shape: PathShape = .smooth,
    over duration: Duration, curve: Curve = .linear
  ) -> Animation {
    precondition(!keyframes.isEmpty, "a path needs a keyframe")
    return Animation(
      .path(goal(track, keyframes), shape: shape, over: checked(duration), curve: curve))
  }

  /// Runs the animations one after another.
  public static func sequence(_ animations: [Animation]) -> Animation {
    Animation(.sequence(animations))
  }

  /// Runs the animations at the same time, until the longest has ended. Two of them must not move the same track.
  public static func parallel(_ animations: [Animation]) -> Animation {
    Animation(.parallel(animations))
  }

  /// Repeats an animation `times` times, at least once. Every pass starts from the same values as the first one.
  public static func repeated(_ animation: Animation, times: Int) -> Animation {
    precondition(times > 0, "an animation repeats at least once")
    return Animation(.repeated(animation, times: times))
  }

  /// Plays an animation forwards, then backwards. It ends where it started and takes twice as long.
  public static func autoreversed(_ animation: Animation) -> Animation {
    Animation(.autoreversed(animation))
  }

  @inlinable static func checked(_ duration: Duration) -> Duration {
    precondition(duration >= .zero, "an animation needs times that are not negative")
    return duration
  }

  @inlinable static func goal<Value>(_ track: Track<Value>, _ values: [Value]) -> Target {
    let count = Value.componentCount
    let components = [Double](unsafeUninitializedCapacity: count * values.count) { buffer, filled in
      for (index, value) in values.enumerated() {
        let part = UnsafeMutableBufferPointer(rebasing: buffer[(index * count)...].prefix(count))
        value.write(components: part)
      }
      filled = count * values.count
    }
    return Target(slot: track.slot, generation: track.generation, components: components)
  }
}
