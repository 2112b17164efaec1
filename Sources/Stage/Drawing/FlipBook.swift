import Motion

/// A sequence of frames that repeats, such as the flame of a candle.
///
/// It is a value without a clock. Its user animates a track that counts the passes, and shows the frame for the
/// track's value. The animation thus follows the pauses and the speed of the track's group:
/// ```swift
/// let book = FlipBook(flames, rate: 12)
/// let turns = animator.makeTrack(.position, 0.0)
/// animator.run(book.thumbed(turns, for: .seconds(3)), in: group)
/// list.picture(book.frame(after: animator.value(of: turns)), at: origin)
/// ```
public struct FlipBook<Frame> {
  /// The frames in order; at least one.
  public let frames: [Frame]
  /// The number of frames per second.
  public let rate: Double

  /// Creates a sequence of at least one frame, with a rate above 0.
  public init(_ frames: [Frame], rate: Double) {
    precondition(!frames.isEmpty, "a flip-book has a frame")
    precondition(rate > 0 && rate.isFinite, "a flip-book is thumbed at a rate above 0")
    (self.frames, self.rate) = (frames, rate)
  }

  /// The duration of one pass.
  public var time: Duration { .seconds(Double(frames.count) / rate) }

  /// Two successive frames and the share of the second one.
  public struct Blend {
    /// The current frame.
    public let frame: Frame
    /// The next frame, which is the first one after the last.
    public let next: Frame
    /// The share of the next frame in a cross-fade, from 0 to less than 1.
    public let share: Double
  }

  // MARK: Frames

  /// Returns the frame at a progress through one pass, clamped to 0…1. At 1 it is the last frame.
  public func frame(at progress: Double) -> Frame {
    let place = max(0, min(1, progress)) * Double(frames.count)
    return frames[min(frames.count - 1, Int(place))]
  }

  /// Returns the frame after a number of passes. The sequence repeats after each.
  public func frame(after turns: Double) -> Frame { blend(after: turns).frame }

  /// Returns the frame after a number of passes together with the next one, for a cross-fade.
  public func blend(after turns: Double) -> Blend {
    let count = frames.count
    let place = (turns - turns.rounded(.down)) * Double(count)
    let index = min(count - 1, Int(place))
    return Blend(
      frame: frames[index], next: frames[(index + 1) % count], share: place - Double(index))
  }

  // MARK: Time

  /// Returns an animation that runs through the frames at their rate.
  ///
  /// The time is rounded to whole passes, at least one, so that the first frame is also the last one shown.
  ///
  /// - Parameters:
  ///   - turns: a track at 0 that counts the passes. With reduced motion it jumps to the end, unless it is a track of
  ///     alpha or colour.
  ///   - time: the approximate duration.
  public func thumbed(_ turns: Track<Double>, for time: Duration) -> Animation {
    let passes = max(1, (time / self.time).rounded())
    return .tween(turns, to: passes, over: self.time * passes)
  }
}

extension FlipBook: Sendable where Frame: Sendable {}
extension FlipBook.Blend: Sendable where Frame: Sendable {}
