/// A description of a sound: its tones, noises and duration.
///
/// ``Synthesis`` renders it to samples. The levels are relative to each other. ``loudness`` sets the overall level.
public struct Sound: Hashable, Sendable {
  /// A decaying tone.
  public struct Partial: Hashable, Sendable {
    /// The frequency at the start, in hertz.
    let frequency: Double
    /// The peak amplitude, relative to the other parts.
    let level: Double
    /// The start time in seconds.
    let start: Double
    /// The time in which the amplitude falls to 1 ∕ e, in seconds.
    let decay: Double
    /// The ratio of the frequency at the end of the sound to that at its start.
    let glide: Double

    init(
      _ frequency: Double, _ level: Double, decay: Double, at start: Double = 0, glide: Double = 1
    ) {
      (self.frequency, self.level, self.start) = (frequency, level, start)
      (self.decay, self.glide) = (decay, glide)
    }
  }

  /// Band-limited noise with an attack and a decay.
  public struct Noise: Hashable, Sendable {
    /// The frequency band in hertz.
    let band: ClosedRange<Double>
    let level: Double
    /// The start time in seconds.
    let start: Double
    /// The attack time, and the time in which the amplitude then falls to 1 ∕ e, in seconds.
    let (attack, decay): (Double, Double)

    init(
      _ band: ClosedRange<Double>, _ level: Double, attack: Double = 0.001, decay: Double,
      at start: Double = 0
    ) {
      (self.band, self.level, self.start) = (band, level, start)
      (self.attack, self.decay) = (attack, decay)
    }
  }

  /// Short bursts of noise at random times, such as those of burning wood.
  public struct Crackle: Hashable, Sendable {
    /// The average number of bursts per second.
    let rate: Double
    /// The frequency band in hertz.
    let band: ClosedRange<Double>
    let level: Double
    /// The time in which each burst falls to 1 ∕ e, in seconds.
    let decay: Double

    init(_ rate: Double, _ band: ClosedRange<Double>, _ level: Double, decay: Double) {
      (self.rate, self.band, self.level, self.decay) = (rate, band, level, decay)
    }
  }

  /// The duration in seconds.
  let duration: Double
  var partials: [Partial] = []
  var noises: [Noise] = []
  var crackles: [Crackle] = []
  /// Whether the sound loops until it is ended. The end is then cross-faded into the start.
  public internal(set) var loops = false
  /// The number of variants, which differ in pitch and noise.
  public internal(set) var variants = 4
  /// The largest change of a variant's pitch, up or down, in octaves.
  var spread = 0.04
  /// The loudness of the loudest 400 ms, in LUFS, unless ``peak`` limits it.
  var loudness = Sound.usualLoudness

  /// The default loudness of a sound, in LUFS.
  static let usualLoudness = -26.0
  /// The largest amplitude of any sound: −3 dBFS.
  public static let peak = 0.708
}
