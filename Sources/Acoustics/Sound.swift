/// A short sound as a value: what rings in it, what rustles, and for how long.
///
/// ``Synthesis`` makes samples of it. Levels are relative to each other: how loud the whole is follows from ``loudness``.
public struct Sound: Hashable, Sendable {
  /// A tone that dies away.
  public struct Partial: Hashable, Sendable {
    /// In hertz, at the start.
    let frequency: Double
    /// Its largest amplitude, relative to the others.
    let level: Double
    /// When it begins, in seconds.
    let start: Double
    /// The time in which it falls to 1 ∕ e, in seconds.
    let decay: Double
    /// The ratio of its frequency at the end of the sound to that at its start.
    let glide: Double

    init(
      _ frequency: Double, _ level: Double, decay: Double, at start: Double = 0, glide: Double = 1
    ) {
      (self.frequency, self.level, self.start) = (frequency, level, start)
      (self.decay, self.glide) = (decay, glide)
    }
  }

  /// Noise between two frequencies that swells and dies away.
  public struct Noise: Hashable, Sendable {
    /// In hertz.
    let band: ClosedRange<Double>
    let level: Double
    /// When it begins, in seconds.
    let start: Double
    /// How long it swells, and the time in which it then falls to 1 ∕ e, in seconds.
    let (attack, decay): (Double, Double)

    init(
      _ band: ClosedRange<Double>, _ level: Double, attack: Double = 0.001, decay: Double,
      at start: Double = 0
    ) {
      (self.band, self.level, self.start) = (band, level, start)
      (self.attack, self.decay) = (attack, decay)
    }
  }

  /// Many short bursts of noise at times that chance draws, as of wood that burns.
  public struct Crackle: Hashable, Sendable {
    /// How many a second, on average.
    let rate: Double
    /// In hertz.
    let band: ClosedRange<Double>
    let level: Double
    /// The time in which each falls to 1 ∕ e, in seconds.
    let decay: Double

    init(_ rate: Double, _ band: ClosedRange<Double>, _ level: Double, decay: Double) {
      (self.rate, self.band, self.level, self.decay) = (rate, band, level, decay)
    }
  }

  /// In seconds.
  let duration: Double
  var partials: [Partial] = []
  var noises: [Noise] = []
  var crackles: [Crackle] = []
  /// Whether it goes on for as long as something moves; its end then passes into its start.
  public internal(set) var isHeld = false
  /// How many variants there are of it.
  public internal(set) var variants = 4
  /// By how much of an octave variants are higher or lower at most.
  var spread = 0.04
  /// How loud its loudest 400 ms are, in LUFS, where its peaks allow that.
  var loudness = Sound.usualLoudness

  /// How loud sounds are that are neither soft nor loud, in LUFS.
  static let usualLoudness = -26.0
  /// The largest amplitude of any sound: −3 dBFS.
  public static let peak = 0.708
}
