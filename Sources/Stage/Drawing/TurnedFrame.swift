import Glibc

/// A frame that is turned about the upright line through its middle, as its picture is then seen.
///
/// The eye stands before the middle, `distance` widths away: of a frame that is turned by a positive
/// angle the right side goes away and becomes shorter, and the left one comes nearer. A whole turn
/// is 2π; from a quarter on, either way, the picture would show its back and is not seen.
public struct TurnedFrame: Sendable {
  /// From the eye to the middle of the frame, in widths of the frame.
  public static let distance = 4.0

  /// The frame before it is turned.
  public let frame: Rect
  private let cosine: Double
  /// How much farther away a point is for each width to the right, as a share of the distance.
  private let slope: Double

  /// - Parameter turn: in radians.
  public init(_ frame: Rect, turn: Double) {
    self.frame = frame
    cosine = cos(turn)
    slope = sin(turn) / Self.distance
  }

  /// Whether the front is seen, by more than a line.
  public var isVisible: Bool { cosine > 0.001 }

  /// Where an upright line of the frame is seen, and how tall, as a factor.
  ///
  /// - Parameter share: from 0 at the left edge of the frame to 1 at the right one.
  public func line(at share: Double) -> (x: Double, scale: Double) {
    let out = share - 0.5
    let scale = 1 / (1 + out * slope)
    return (frame.midX + out * frame.width * cosine * scale, scale)
  }

  /// How tall an upright line is seen that stands in a column, as a factor.
  ///
  /// - Parameter x: in output pixels; beyond the frame it is as at the nearer side.
  public func scale(at x: Double) -> Double {
    let held = max(line(at: 0).x, min(line(at: 1).x, x))
    // What `line(at:)` says, solved for the way from the middle, in widths.
    let seen = (held - frame.midX) / frame.width
    return 1 / (1 + seen / (cosine - seen * slope) * slope)
  }

  /// The upright rectangle that holds what is seen; empty where nothing is.
  public var bounds: Rect {
    guard isVisible else { return Rect(center: frame.center, Size(0, 0)) }
    let (left, right) = (line(at: 0), line(at: 1))
    let height = frame.height * max(left.scale, right.scale)
    return Rect(left.x, frame.midY - height / 2, right.x - left.x, height)
  }
}
