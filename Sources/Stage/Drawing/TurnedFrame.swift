import Glibc

/// A frame that is turned about a line through the middle of a plane, as its picture is then seen.
///
/// The eye stands before the middle of the plane, `distance` of its widths away: of a plane that is turned about
/// its upright line by a positive angle the right side goes away and becomes shorter, and the left one comes
/// nearer; about the level line the lower side goes away. A whole turn is 2π; from a quarter on, either way, the
/// picture would show its back and is not seen.
///
/// All is said for a plane that is turned about its upright line. Where it is turned about the level one,
/// `isLevel`, columns mean rows, and x and y change places.
public struct TurnedFrame: Sendable {
  /// From the eye to the middle of the plane, in its widths.
  public static let distance = 4.0

  /// Whether x and y change places.
  public let isLevel: Bool
  private let plane: Rect
  /// From the middle of the plane to the left edge of the frame, and the frame's width, in widths of the plane.
  private let start: Double
  private let width: Double
  /// How far the middle of the frame lies below that of the plane, and half the frame's height, in pixels.
  private let drop: Double
  private let half: Double
  private let cosine: Double
  /// How much farther away a point is for each width to the right, as a share of the distance.
  private let slope: Double

  /// A frame that is turned in some way.
  public init(_ frame: Rect, _ turn: Turn) {
    switch turn {
    case .none: self.init(frame, of: frame, angle: 0, isLevel: false)
    case .upright(let angle): self.init(frame, of: frame, angle: angle, isLevel: false)
    case .plane(let plane, .upright, let angle):
      self.init(frame, of: plane, angle: angle, isLevel: false)
    case .plane(let plane, .level, let angle):
      self.init(frame.transposed, of: plane.transposed, angle: angle, isLevel: true)
    }
  }

  private init(_ frame: Rect, of plane: Rect, angle: Double, isLevel: Bool) {
    self.isLevel = isLevel
    self.plane = plane
    let isWhole = frame == plane
    start = isWhole ? -0.5 : (frame.x - plane.midX) / plane.width
    width = isWhole ? 1 : frame.width / plane.width
    drop = isWhole ? 0 : frame.midY - plane.midY
    half = frame.height / 2
    cosine = cos(angle)
    slope = sin(angle) / Self.distance
  }

  /// Whether the front is seen, by more than a line.
  public var isVisible: Bool { cosine > 0.001 }

  /// Where an upright line of the frame is seen, and how tall, as a factor.
  ///
  /// - Parameter share: from 0 at the left edge of the frame to 1 at the right one.
  public func line(at share: Double) -> (x: Double, scale: Double) {
    let out = start + share * width
    let scale = 1 / (1 + out * slope)
    return (plane.midX + out * plane.width * cosine * scale, scale)
  }

  /// The ends of an upright line that is seen at a scale.
  public func ends(_ scale: Double) -> (top: Double, bottom: Double) {
    (plane.midY + (drop - half) * scale, plane.midY + (drop + half) * scale)
  }

  /// How tall an upright line is seen that stands in a column, as a factor.
  ///
  /// - Parameter x: in output pixels; beyond the frame it is as at the nearer side.
  public func scale(at x: Double) -> Double {
    let held = max(line(at: 0).x, min(line(at: 1).x, x))
    // What `line(at:)` says, solved for the way from the middle, in widths.
    let seen = (held - plane.midX) / plane.width
    return 1 / (1 + seen / (cosine - seen * slope) * slope)
  }

  /// The upright rectangle that holds what is seen, as it lies in the window; empty where nothing is.
  public var bounds: Rect {
    guard isVisible else {
      let line = line(at: 0.5)
      let point = Rect(line.x, plane.midY + drop * line.scale, 0, 0)
      return isLevel ? point.transposed : point
    }
    let (left, right) = (line(at: 0), line(at: 1))
    let (first, last) = (ends(left.scale), ends(right.scale))
    let (top, bottom) = (min(first.top, last.top), max(first.bottom, last.bottom))
    let bounds = Rect(left.x, top, right.x - left.x, bottom - top)
    return isLevel ? bounds.transposed : bounds
  }
}

extension Rect {
  /// The rectangle with x and y in each other's place.
  public var transposed: Rect { Rect(y, x, height, width) }
}
