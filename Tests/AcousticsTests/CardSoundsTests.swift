import Acoustics
import Glibc
import Testing

@Suite("The sounds on cards")
struct CardSoundsTests {
  /// The level of a sound in each band and time, in decibels below its loudest cell, at least −40.
  ///
  /// Bands are half octaves from 125 Hz to 8 kHz, and cells 50 ms long, over 1.1 s. So it holds the spectrum as well
  /// as the envelope.
  private static func picture(of name: SoundName) -> [Double] {
    let samples = Synthesis.samples(of: name.sound, variant: 0).map(Double.init)
    let (cell, count) = (2400, 22)
    let cells = (0...12).flatMap { band -> [Double] in
      let filtered = bandPass(samples, 125 * exp2(Double(band) / 2))
      return (0..<count).map { time in
        let part = filtered.dropFirst(time * cell).prefix(cell)
        return part.reduce(0) { $0 + $1 * $1 } / Double(cell)
      }
    }
    let loudest = cells.max() ?? 1
    return cells.map { max(-40, 10 * log10(max($0, 1e-30) / loudest)) }
  }

  /// Filters a band of half an octave. Source: R. Bristow-Johnson, *Cookbook formulae* (1998), band-pass of constant
  /// peak gain.
  private static func bandPass(_ samples: [Double], _ frequency: Double) -> [Double] {
    let angle = 2 * .pi * frequency / 48_000
    let alpha = sin(angle) * sinh(log(2) / 2 * 0.5 * angle / sin(angle))
    let (b, a1, a2) = (
      alpha / (1 + alpha), -2 * cos(angle) / (1 + alpha), (1 - alpha) / (1 + alpha)
    )
    var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
    return samples.map { x in
      let y = b * (x - x2) - a1 * y1 - a2 * y2
      (x2, x1, y2, y1) = (x1, x, y1, y)
      return y
    }
  }

  /// The distance of two sounds: the root of the mean square of the differences, in decibels.
  private static func distance(_ one: [Double], _ other: [Double]) -> Double {
    let squares = zip(one, other).map { ($0 - $1) * ($0 - $1) }
    return (squares.reduce(0, +) / Double(squares.count)).squareRoot()
  }

  @Test("are 18, and every two of them are at least 8 dB apart")
  func apart() {
    let names = SoundName.onCards
    #expect(names.count == 18 && Set(names).count == 18)
    let pictures = names.map(Self.picture)
    for one in names.indices {
      for other in names.indices.dropFirst(one + 1) {
        let distance = Self.distance(pictures[one], pictures[other])
        #expect(distance >= 8, "\(names[one]) and \(names[other]): \(distance) dB")
      }
    }
  }

  @Test("sound the same on both cards, and last at most 1.1 seconds", arguments: SoundName.onCards)
  func short(name: SoundName) {
    #expect(name.sound.variants == 1)
    #expect(Synthesis.samples(of: name.sound, variant: 0).count <= 52_800)
  }
}
