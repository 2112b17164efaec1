import Glibc

/// The perspective projection of a frame that is turned about an axis through the centre of a plane.
///
/// The eye is in front of the plane's centre, at a distance of `distance` times its width. A positive angle about
/// the vertical axis moves the right side away, which becomes shorter, and the left side nearer. About the
/// horizontal axis it moves the lower side away. Angles are in radians. From a quarter turn on, in either
/// direction, only the back would be visible, and the frame is hidden.
///
/// All values are for a rotation about the vertical axis. With `isLevel`, the axis is horizontal, columns mean
/// rows, and x and y are exchanged.
public struct TurnedFrame: Sendable {
  /// The distance from the eye to the plane's centre, in widths of the plane.
  public static let distance = 4.0

  /// Whether x and y are exchanged.
  public let isLevel: Bool
  private let plane: Rect
  /// The offset from the plane's centre to the frame's left edge, and the frame's width, in widths of the plane.
  private let start: Double
  private let width: Double
  /// The offset of the frame's centre below the plane's centre, and half the frame's height, in pixels.
  private let drop: Double
  private let half: Double
  private let cosine: Double
  /// The increase of depth for each plane width to the right, as a share of the eye's distance.
  private let slope: Double

  /// Creates the projection of a frame.
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

  /// Whether the front is visible, as more than a line.
  public var isVisible: Bool { cosine > 0.001 }

  /// Returns the projected position of a vertical line of the frame, and its scale.
  ///
  /// - Parameter share: the position, from 0 at the left edge of the frame to 1 at the right one.
  public func line(at share: Double) -> (x: Double, scale: Double) {
    let offset = start + share * width
    let scale = 1 / (1 + offset * slope)
    return (plane.midX + offset * plane.width * cosine * scale, scale)
  }

  /// Returns the ends of a vertical line that is projected at a scale.
  public func ends(_ scale: Double) -> (top: Double, bottom: Double) {
    (plane.midY + (drop - half) * scale, plane.midY + (drop + half) * scale)
  }

  /// Returns the scale of the vertical line that is projected to a column.
  ///
  /// - Parameter x: the column in output pixels, clamped to the projected frame.
  public func scale(at x: Double) -> Double {
    let clamped = max(line(at: 0).x, min(line(at: 1).x, x))
    // Solves the equation of `line(at:)` for the distance from the centre, in widths.
    let projected = (clamped - plane.midX) / plane.width
    return 1 / (1 + projected / (cosine - projected * slope) * slope)
  }

  /// The bounding box of the projection in the window; empty where the frame is hidden.
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
  /// The rectangle with x and y exchanged.
  public var transposed: Rect { Rect(y, x, height, width) }
}
