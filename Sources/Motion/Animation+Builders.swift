extension Animation {
  /// Nothing, for a time. Negative times are a programmer's mistake, here and below.
  public static func delay(_ duration: Duration) -> Animation {
    Animation(.delay(checked(duration)))
  }

  /// One track goes from the value it then shows to `target`, where it ends exactly.
  @inlinable public static func tween<Value>(
    _ track: Track<Value>, to target: Value, over duration: Duration, curve: Curve = .linear
  ) -> Animation {
    Animation(.tween(goal(track, [target]), over: checked(duration), curve: curve))
  }

  /// One track goes from the value it then shows through each keyframe and ends at the last one.
  ///
  /// Each keyframe takes the same share of the curve's progress. There must be at least one.
  @inlinable public static func path<Value>(
    _ track: Track<Value>, through keyframes: [Value], shape: PathShape = .smooth,
    over duration: Duration, curve: Curve = .linear
  ) -> Animation {
    precondition(!keyframes.isEmpty, "a path needs a keyframe")
    return Animation(
      .path(goal(track, keyframes), shape: shape, over: checked(duration), curve: curve))
  }

  /// One after another.
  public static func sequence(_ animations: [Animation]) -> Animation {
    Animation(.sequence(animations))
  }

  /// Side by side, until the longest has ended; no two of them may move the same track.
  public static func parallel(_ animations: [Animation]) -> Animation {
    Animation(.parallel(animations))
  }

  /// The same pass `times` times, at least once; each pass starts from where the first one started.
  public static func repeated(_ animation: Animation, times: Int) -> Animation {
    precondition(times > 0, "an animation repeats at least once")
    return Animation(.repeated(animation, times: times))
  }

  /// The same pass again and again, until its tracks are taken or its group is cancelled.
  ///
  /// A pass must take time, and nothing may follow it in a sequence.
  public static func forever(_ animation: Animation) -> Animation {
    Animation(.forever(animation))
  }

  /// There and back the same way; ends where it started and takes twice as long.
  public static func autoreversed(_ animation: Animation) -> Animation {
    Animation(.autoreversed(animation))
  }

  @inlinable static func checked(_ duration: Duration) -> Duration {
    precondition(duration >= .zero, "an animation needs times that are not negative")
    return duration
  }

  @inlinable static func goal<Value>(_ track: Track<Value>, _ values: [Value]) -> Target {
    let count = Value.componentCount
    let components = [Double](unsafeUninitializedCapacity: count * values.count) { room, filled in
      for (index, value) in values.enumerated() {
        let part = UnsafeMutableBufferPointer(rebasing: room[(index * count)...].prefix(count))
        value.write(components: part)
      }
      filled = count * values.count
    }
    return Target(slot: track.slot, generation: track.generation, components: components)
  }
}
