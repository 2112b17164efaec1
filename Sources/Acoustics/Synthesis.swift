import Glibc

/// Makes samples of sounds.
public enum Synthesis {
  /// Renders a sound to mono samples with its specified loudness.
  ///
  /// The result depends only on the sound and the variant, on every machine. Rendering takes some milliseconds per
  /// second of sound.
  ///
  /// - Parameter variant: the index of the variant, from 0.
  public static func samples(of sound: Sound, variant: Int) -> [Float] {
    var random = NoiseSource(seed: UInt64(variant) &* 7919 &+ UInt64(sound.duration * 1000))
    let pitch = variant == 0 ? 1 : exp2(sound.spread * random.next())
    let length = Samples.count(sound.duration)
    // A loop needs extra samples, which are cross-faded into its start.
    let overlap = sound.loops ? length / 4 : 0
    var samples = [Double](repeating: 0, count: length + overlap)
    for partial in sound.partials { add(partial, pitch, sound.duration, to: &samples) }
    for noise in sound.noises { add(noise, pitch, &random, to: &samples) }
    for crackle in sound.crackles { add(crackle, &random, to: &samples) }
    if sound.loops { close(&samples, overlap) } else { fade(&samples) }
    return levelled(samples.map(Float.init), sound)
  }

  private static func add(
    _ partial: Sound.Partial, _ pitch: Double, _ duration: Double, to samples: inout [Double]
  ) {
    let start = Samples.count(partial.start)
    let attack = Double(Samples.count(0.0012))
    let glide = log(partial.glide) / (duration * Samples.rate)
    var phase = 0.0
    for index in start..<max(start, samples.count) {
      let time = Double(index - start)
      let envelope = min(1, time / attack) * exp(-time / (partial.decay * Samples.rate))
      samples[index] += partial.level * envelope * sin(phase)
      phase += 2 * .pi * partial.frequency * pitch * exp(glide * Double(index)) / Samples.rate
    }
  }

  private static func add(
    _ noise: Sound.Noise, _ pitch: Double, _ random: inout NoiseSource, to samples: inout [Double]
  ) {
    var band = Band(noise.band, pitch)
    let start = Samples.count(noise.start)
    let attack = max(1, noise.attack * Samples.rate)
    for index in start..<max(start, samples.count) {
      let time = Double(index - start)
      let swell = min(1, time / attack)
      let envelope = swell * swell * exp(-max(0, time - attack) / (noise.decay * Samples.rate))
      samples[index] += noise.level * envelope * band(random.next())
    }
  }

  private static func add(
    _ crackle: Sound.Crackle, _ random: inout NoiseSource, to samples: inout [Double]
  ) {
    var band = Band(crackle.band, 1)
    let fall = exp(-1 / (crackle.decay * Samples.rate))
    var strength = 0.0
    for index in samples.indices {
      let draw = random.next()
      // Most bursts are weak, a few strong.
      if abs(draw) < crackle.rate / Samples.rate {
        let weight = abs(random.next())
        strength = max(strength, 0.15 + weight * weight * weight)
      }
      samples[index] += crackle.level * 2 * strength * band(random.next())
      strength *= fall
    }
  }

  /// Cross-fades the end of a loop into its start, so that the seam is inaudible.
  private static func close(_ samples: inout [Double], _ overlap: Int) {
    let length = samples.count - overlap
    for index in 0..<overlap {
      let share = Double(index) / Double(overlap) * .pi / 2
      samples[index] = samples[index] * sin(share) + samples[length + index] * cos(share)
    }
    samples.removeLast(overlap)
  }

  /// Fades the last 20 ms to silence.
  private static func fade(_ samples: inout [Double]) {
    let length = min(samples.count, Samples.count(0.02))
    for index in 0..<length {
      samples[samples.count - 1 - index] *= Double(index) / Double(length)
    }
  }

  /// Scales samples to the sound's loudness, as far as ``Sound/peak`` allows.
  private static func levelled(_ samples: [Float], _ sound: Sound) -> [Float] {
    let peak = Double(samples.map(abs).max() ?? 0)
    guard peak > 0 else { return samples }
    let wanted = pow(10, (sound.loudness - Loudness.ofLoudest400ms(samples)) / 20)
    let gain = Float(min(wanted, Sound.peak / peak))
    return samples.map { gain * $0 }
  }

  /// A band-pass filter.
  private struct Band {
    private var low: Filter
    private var high: Filter

    init(_ band: ClosedRange<Double>, _ pitch: Double) {
      low = .highPass(band.lowerBound * pitch)
      high = .lowPass(band.upperBound * pitch)
    }

    mutating func callAsFunction(_ sample: Double) -> Double { high(low(sample)) }
  }
}

/// A deterministic generator of white noise.
///
/// Source: G. Marsaglia, *Xorshift RNGs* (2003).
struct NoiseSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Returns a uniform value from −1 to 1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(Int64(bitPattern: state)) / 9.223_372_036_854_775_808e18
  }
}
