#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An easing curve: maps time 0…1 to progress, 0 to 0 and 1 to 1 exactly.
///
/// The raw value is the row in the `CurveTable`. The ease curves are cubic.
///
/// Source: Robert Penner, *Motion, Tweening, and Easing* (2002).
public enum Curve: UInt16, Hashable, Sendable, CaseIterable {
  /// Constant speed.
  case linear
  /// Ends slowly, "cubic out": 1 − (1 − t)³.
  case easeOut
  /// Starts and ends slowly, "cubic in-out".
  case easeInOut
  /// Starts and ends softly along half a cosine wave.
  case sineInOut

  /// Returns the progress at the time `t`, clamped to 0…1.
  public func callAsFunction(_ t: Double) -> Double {
    guard t > 0 else { return 0 }
    guard t < 1 else { return 1 }
    let remaining = 1 - t
    switch self {
    case .linear: return t
    case .easeOut: return 1 - remaining * remaining * remaining
    case .easeInOut: return t < 0.5 ? 4 * t * t * t : 1 - 4 * remaining * remaining * remaining
    case .sineInOut: return (1 - cos(.pi * t)) / 2
    }
  }
}
