import Glibc

/// Makes samples of sounds.
public enum Synthesis {
  /// The samples of a sound, of one channel, as loud as it is to be.
  ///
  /// The same for the same sound and variant, on every machine. Takes some milliseconds a second of sound.
  ///
  /// - Parameter variant: which of them, from 0.
  public static func samples(of sound: Sound, variant: Int) -> [Float] {
    var random = NoiseSource(seed: UInt64(variant) &* 7919 &+ UInt64(sound.duration * 1000))
    let pitch = variant == 0 ? 1 : exp2(sound.spread * random.next())
    let length = Samples.count(sound.duration)
    // What is held begins as its own end.
    let overlap = sound.isHeld ? length / 4 : 0
    var samples = [Double](repeating: 0, count: length + overlap)
    for partial in sound.partials { add(partial, pitch, sound.duration, to: &samples) }
    for noise in sound.noises { add(noise, pitch, &random, to: &samples) }
    for crackle in sound.crackles { add(crackle, &random, to: &samples) }
    if sound.isHeld { close(&samples, overlap) } else { fade(&samples) }
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

  /// Lets the end of what is held pass into its start, so that nobody hears where it begins anew.
  private static func close(_ samples: inout [Double], _ overlap: Int) {
    let length = samples.count - overlap
    for index in 0..<overlap {
      let share = Double(index) / Double(overlap) * .pi / 2
      samples[index] = samples[index] * sin(share) + samples[length + index] * cos(share)
    }
    samples.removeLast(overlap)
  }

  /// Leads the end to nothing.
  private static func fade(_ samples: inout [Double]) {
    let length = min(samples.count, Samples.count(0.02))
    for index in 0..<length {
      samples[samples.count - 1 - index] *= Double(index) / Double(length)
    }
  }

  /// The same as loud as it is to be, unless that would be too much for its peaks.
  private static func levelled(_ samples: [Float], _ sound: Sound) -> [Float] {
    let peak = Double(samples.map(abs).max() ?? 0)
    guard peak > 0 else { return samples }
    let wanted = pow(10, (sound.loudness - Loudness.ofLoudest400ms(samples)) / 20)
    let gain = Float(min(wanted, Sound.peak / peak))
    return samples.map { gain * $0 }
  }

  /// What lies between two frequencies.
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

/// Numbers by chance, the same for the same seed.
///
/// Source: G. Marsaglia, *Xorshift RNGs* (2003).
struct NoiseSource {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// From −1 to 1, evenly.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(Int64(bitPattern: state)) / 9.223_372_036_854_775_808e18
  }
}
