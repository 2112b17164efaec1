import Acoustics
import Glibc
import Testing

@Suite("The table of sounds")
struct SoundTableTests {
  /// All variants of all sounds, made once.
  private static let all = SoundName.allCases.map { name in
    (0..<name.sound.variants).map { Synthesis.samples(of: name.sound, variant: $0) }
  }

  /// All variants of a sound.
  private static func variants(of name: SoundName) -> [[Float]] {
    zip(SoundName.allCases, all).first { $0.0 == name }?.1 ?? []
  }

  @Test(
    "No sound reaches above −3 dBFS, and each has three to five variants that differ, on a card one",
    arguments: SoundName.allCases)
  func peaks(name: SoundName) {
    let variants = Self.variants(of: name)
    #expect((name.isOnCard ? 1...1 : 3...5).contains(variants.count))
    #expect(Set(variants).count == variants.count)
    for samples in variants {
      #expect(samples.map(abs).max() ?? 0 <= 0.7080)
      #expect(samples.map(abs).max() ?? 0 > 0.1)
    }
  }

  @Test("All sounds but the fire are within 6 dB of each other")
  func loudness() {
    let names = SoundName.allCases.filter { $0 != .fire }
    let all = names.flatMap { Self.variants(of: $0).map(Loudness.ofLoudest400ms) }
    #expect((all.max() ?? 0) - (all.min() ?? -99) <= 6)
    let fire = Self.variants(of: .fire).map(Loudness.ofLoudest400ms)
    #expect((fire.max() ?? 0) < (all.min() ?? 0))
  }

  @Test(
    "What is short begins and ends in silence; what is held ends where it begins",
    arguments: SoundName.allCases)
  func ends(name: SoundName) throws {
    for samples in Self.variants(of: name) {
      let (first, last) = (try #require(samples.first), try #require(samples.last))
      if name.sound.loops {
        let steps = zip(samples, samples.dropFirst()).map { abs($0 - $1) }
        #expect(abs(first - last) <= steps.max() ?? 0)
      } else {
        #expect(abs(first) < 0.001 && abs(last) < 0.001)
      }
    }
  }

  @Test("The same sound is the same every time")
  func repeats() {
    let sound = SoundName.cardTurned.sound
    #expect(
      Synthesis.samples(of: sound, variant: 2) == Synthesis.samples(of: sound, variant: 2))
  }
}

extension SoundName {
  fileprivate var isOnCard: Bool { Self.onCards.contains(self) }
}

@Suite("Loudness")
struct LoudnessTests {
  private func tone(_ frequency: Double, amplitude: Double, seconds: Double) -> [Float] {
    (0..<Int(48_000 * seconds)).map {
      Float(amplitude * sin(2 * .pi * frequency * Double($0) / 48_000))
    }
  }

  @Test("A full tone of 997 Hz in one channel has −3.01 LUFS, as BS.1770 has it")
  func reference() {
    let full = Loudness.ofLoudest400ms(tone(997, amplitude: 1, seconds: 2))
    #expect(abs(full + 3.01) < 0.05)
    let tenth = Loudness.ofLoudest400ms(tone(997, amplitude: 0.1, seconds: 2))
    #expect(abs(tenth + 23.01) < 0.05)
  }

  @Test("A short tone counts as followed by silence, and the loudest part of a long one counts")
  func blocks() {
    let short = Loudness.ofLoudest400ms(tone(997, amplitude: 1, seconds: 0.1))
    #expect(abs(short - (-3.01 - 10 * log10(4))) < 0.2)
    let quiet = tone(997, amplitude: 0.01, seconds: 1)
    let loud = tone(997, amplitude: 0.5, seconds: 0.4)
    let both = Loudness.ofLoudest400ms(quiet + loud + quiet)
    #expect(abs(both - Loudness.ofLoudest400ms(loud)) < 0.2)
    #expect(Loudness.ofLoudest400ms([0, 0]) == -.infinity)
  }
}
