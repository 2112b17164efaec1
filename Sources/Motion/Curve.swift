#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How progress follows time: maps 0…1 to progress, 0 to 0 and 1 to 1 exactly.
///
/// The ease curves are cubic; formulas after Robert Penner, *Motion, Tweening, and Easing* (2002).
public enum Curve: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// Starts slowly: t³.
  case easeIn
  /// Ends slowly, "cubic out": 1 − (1 − t)³.
  case easeOut
  /// Starts and ends slowly, "cubic in-out".
  case easeInOut
  /// Starts and ends softly along half a cosine wave.
  case sineInOut
  /// Shoots a tenth beyond the target and comes back.
  case overshoot
  /// Swings around the target and settles.
  ///
  /// `damping` is the damping ratio, held to 0.2…1 and rounded to hundredths: small swings long, 1
  /// does not swing. The time given to the animation is the time to settle to about a thousandth.
  case spring(damping: Double = 0.5)

  /// The damping ratios a spring can have.
  public static let dampingRange = 0.2...1.0

  /// Progress at the time `t`, which is held to 0…1; the result may leave 0…1 on the way.
  public func callAsFunction(_ t: Double) -> Double {
    guard t > 0 else { return 0 }
    guard t < 1 else { return 1 }
    let rest = 1 - t
    switch self {
    case .linear: return t
    case .easeIn: return t * t * t
    case .easeOut: return 1 - rest * rest * rest
    case .easeInOut: return t < 0.5 ? 4 * t * t * t : 1 - 4 * rest * rest * rest
    case .sineInOut: return (1 - cos(.pi * t)) / 2
    case .overshoot: return 1 + rest * rest * (Self.overshootPull - (Self.overshootPull + 1) * rest)
    case .spring(let damping):
      return Self.spring(t, damping: Double(Self.hundredths(damping)) / 100)
    }
  }

  /// The damping ratio that is used when `damping` was asked for, in hundredths: 20…100.
  static func hundredths(_ damping: Double) -> Int {
    Int(min(max(damping, dampingRange.lowerBound), dampingRange.upperBound) * 100 + 0.5)
  }

  /// Penner's constant for a tenth of overshoot.
  private static let overshootPull = 1.70158

  /// A damped oscillator released at 0 that rests at 1, tilted by at most a hundredth to end there.
  private static func spring(_ t: Double, damping: Double) -> Double {
    let end = oscillator(1, damping: damping)
    return oscillator(t, damping: damping) + t * (1 - end)
  }

  private static func oscillator(_ t: Double, damping: Double) -> Double {
    let settled = 6.907_755_278_982_137  // ln 1000: the envelope falls to a thousandth at t = 1
    let envelope = exp(-settled * t)
    let frequency = settled / damping * (1 - damping * damping).squareRoot()
    // Towards critical damping the sine term becomes settled · t.
    let swing = frequency < 1e-6 ? settled * t : settled / frequency * sin(frequency * t)
    return 1 - envelope * (cos(frequency * t) + swing)
  }
}
