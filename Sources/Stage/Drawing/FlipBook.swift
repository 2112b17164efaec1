import Motion

/// Frames that are shown one after another, as those of a flip-book under the thumb: the flames of a candle, say.
///
/// It is a value and knows no clock. Whoever shows it lets a track count how often the book has been gone through, and asks for
/// the frame of its value; so it keeps pauses and speeds of the group that the track moves in:
///
/// ```swift
/// let book = FlipBook(flames, rate: 12)
/// let turns = animator.makeTrack(.position, 0.0)
/// animator.run(book.thumbed(turns, for: .seconds(3)), in: group)
/// list.picture(book.frame(after: animator.value(of: turns)), at: origin)
/// ```
public struct FlipBook<Frame> {
  /// In the order of showing; at least one.
  public let frames: [Frame]
  /// How many of them are shown in a second.
  public let rate: Double

  /// A book of frames, at least one; its rate is more than 0.
  public init(_ frames: [Frame], rate: Double) {
    precondition(!frames.isEmpty, "a flip-book has a frame")
    precondition(rate > 0 && rate.isFinite, "a flip-book is thumbed at a rate above 0")
    (self.frames, self.rate) = (frames, rate)
  }

  /// How long it takes to go through the book once.
  public var time: Duration { .seconds(Double(frames.count) / rate) }

  /// Two frames beside each other, and how far the second one has come, from 0 to less than 1.
  public struct Blend {
    /// The frame that shows.
    public let frame: Frame
    /// The one that comes next; the first one after the last.
    public let next: Frame
    /// How much of the next one is to be seen already, for who fades from one to the other.
    public let share: Double
  }

  // MARK: Frames

  /// The frame at a share of one way through the book, which is held to 0…1; at 1 it is the last one.
  public func frame(at progress: Double) -> Frame {
    let place = max(0, min(1, progress)) * Double(frames.count)
    return frames[min(frames.count - 1, Int(place))]
  }

  /// The frame after so many ways through the book, whole ones and the rest: it begins again after each.
  public func frame(after turns: Double) -> Frame { blend(after: turns).frame }

  /// The same with the frame that follows, for soft changes.
  public func blend(after turns: Double) -> Blend {
    let count = frames.count
    let place = (turns - turns.rounded(.down)) * Double(count)
    let index = min(count - 1, Int(place))
    return Blend(
      frame: frames[index], next: frames[(index + 1) % count], share: place - Double(index))
  }

  // MARK: Time

  /// Goes through the book at its rate for some time, counted by a track from where it stands.
  ///
  /// What is asked for is brought to whole ways through the book, at least one, so that the frame shown first is the last one too.
  ///
  /// - Parameters:
  ///   - turns: is at 0, and counts the ways; it jumps to the last one with reduced motion unless it fades.
  ///   - time: about how long.
  public func thumbed(_ turns: Track<Double>, for time: Duration) -> Animation {
    let ways = max(1, (time / self.time).rounded())
    return .tween(turns, to: ways, over: self.time * ways)
  }
}

extension FlipBook: Sendable where Frame: Sendable {}
extension FlipBook.Blend: Sendable where Frame: Sendable {}
