import Glibc

/// The definitions of the sounds on cards, one variant each: both cards of a pair must sound alike.
///
/// They differ in pitch, in timbre and in rhythm. A test measures the distance between every two.
enum CardSounds {
  static let bell = sound(
    1.1,
    [
      Sound.Partial(262, 0.5, decay: 0.5), Sound.Partial(523, 1, decay: 0.4),
      Sound.Partial(628, 0.7, decay: 0.3), Sound.Partial(1046, 0.8, decay: 0.25),
      Sound.Partial(1570, 0.3, decay: 0.15), Sound.Partial(2200, 0.2, decay: 0.08),
    ])

  static let drum = sound(
    0.8, [Sound.Partial(120, 1, decay: 0.25, glide: 0.6), Sound.Partial(190, 0.6, decay: 0.1)],
    [Sound.Noise(60...500, 0.6, decay: 0.05)])

  static let bird = sound(
    0.8,
    [0, 0.2, 0.4].map { chirp(2600, 4300, at: $0, for: 0.12, in: 0.8) }
      + [chirp(4200, 3000, at: 0.58, for: 0.14, in: 0.8)])

  static let wood = sound(
    0.8, [0, 0.11, 0.22, 0.33].flatMap { knock(1050, decay: 0.03, at: $0) },
    [0, 0.11, 0.22, 0.33].map { Sound.Noise(1050...5000, 0.5, decay: 0.006, at: $0) })

  static let wind = sound(
    1.1, [],
    [
      Sound.Noise(350...1300, 1, attack: 0.5, decay: 0.22),
      Sound.Noise(900...2600, 0.3, attack: 0.55, decay: 0.15),
    ])

  static let string = sound(0.9, overtones(of: 196, 1...8, decay: 0.3) { 1 / Double($0) })

  static let cuckoo = sound(
    0.9,
    [(784.0, 0.0), (622.3, 0.34)].flatMap { note in
      (0..<4).map { Sound.Partial(note.0, 0.8, decay: 0.07, at: note.1 + 0.035 * Double($0)) }
    })

  static let rattle = sound(
    0.9, [],
    [0, 0.13, 0.26, 0.39, 0.52, 0.65].map {
      Sound.Noise(3500...9000, 1, attack: 0.035, decay: 0.02, at: $0)
    })

  static let glass = sound(
    1.0,
    [
      Sound.Partial(2093, 1, decay: 0.3), Sound.Partial(4860, 0.6, decay: 0.2),
      Sound.Partial(8370, 0.3, decay: 0.1),
    ])

  static let frog = sound(
    0.8,
    [0, 0.4].flatMap { start in
      (0..<8).flatMap { pulse in
        let time = start + 0.028 * Double(pulse)
        return [
          Sound.Partial(330, 0.8, decay: 0.009, at: time),
          Sound.Partial(880, 0.6, decay: 0.006, at: time),
        ]
      }
    })

  static let clock = sound(
    1.0,
    (0..<4).flatMap { beat in
      let pitch = beat.isMultiple(of: 2) ? 2900.0 : 2100
      return [
        Sound.Partial(pitch, 1, decay: 0.006, at: 0.25 * Double(beat)),
        Sound.Partial(2.3 * pitch, 0.6, decay: 0.004, at: 0.25 * Double(beat)),
      ]
    })

  static let drop = sound(
    0.7,
    [
      chirp(500, 1500, at: 0, for: 0.07, in: 0.7), chirp(700, 2300, at: 0.22, for: 0.05, in: 0.7),
      chirp(600, 1900, at: 0.46, for: 0.06, in: 0.7),
    ])

  static let horn = sound(
    0.9, overtones(of: 147, 1...10, decay: 1.5) { $0 < 6 ? 1 : 0.5 })

  static let whistle = sound(
    0.8,
    [
      Sound.Partial(700, 1, decay: 0.6, glide: 3),
      Sound.Partial(1400, 0.12, decay: 0.6, glide: 3),
    ])

  static let cricket = sound(
    0.9,
    [0, 0.3, 0.6].flatMap { start in
      (0..<6).map { Sound.Partial(5200, 1, decay: 0.008, at: start + 0.028 * Double($0)) }
    })

  static let horse = sound(
    0.9,
    [(430.0, 0.0), (340, 0.15), (430, 0.45), (340, 0.6)].flatMap {
      knock($0.0, decay: 0.028, at: $0.1)
    },
    [0, 0.15, 0.45, 0.6].map { Sound.Noise(250...1400, 0.6, decay: 0.012, at: $0) })

  static let harp = sound(
    1.1,
    [262, 330, 392, 523, 659, 784, 1047].enumerated().flatMap { order, pitch in
      [
        Sound.Partial(pitch, 1, decay: 0.25, at: 0.09 * Double(order)),
        Sound.Partial(2 * pitch, 0.3, decay: 0.12, at: 0.09 * Double(order)),
      ]
    })

  static let ball = sound(
    0.9,
    [0, 0.26, 0.45, 0.59, 0.69, 0.76, 0.81].map {
      Sound.Partial(240, 1, decay: 0.03, at: $0, glide: 1.5)
    },
    [0, 0.26, 0.45, 0.59, 0.69, 0.76, 0.81].map {
      Sound.Noise(180...800, 0.5, decay: 0.012, at: $0)
    })

  private static func sound(
    _ duration: Double, _ partials: [Sound.Partial], _ noises: [Sound.Noise] = []
  ) -> Sound {
    Sound(
      duration: duration, partials: partials, noises: noises, variants: 1, spread: 0,
      loudness: -24.5)
  }

  /// Returns a tone that glides between two frequencies in hertz, and fades out behind them.
  ///
  /// - Parameters:
  ///   - time: the time of the glide, in seconds.
  ///   - duration: the duration of the whole sound, over which ``Sound/Partial`` glides.
  private static func chirp(
    _ from: Double, _ to: Double, at start: Double, for time: Double, in duration: Double
  ) -> Sound.Partial {
    let octaves = log2(to / from) / time
    return Sound.Partial(
      from * exp2(-octaves * start), 1, decay: time / 3, at: start,
      glide: exp2(octaves * duration))
  }

  /// Returns the modes of a struck piece of wood.
  private static func knock(_ pitch: Double, decay: Double, at start: Double) -> [Sound.Partial] {
    [
      Sound.Partial(pitch, 1, decay: decay, at: start),
      Sound.Partial(2.76 * pitch, 0.5, decay: 0.6 * decay, at: start),
    ]
  }

  /// Returns the harmonics of a tone. Higher ones decay sooner.
  private static func overtones(
    of pitch: Double, _ numbers: ClosedRange<Int>, decay: Double, level: (Int) -> Double
  ) -> [Sound.Partial] {
    numbers.map {
      Sound.Partial(
        Double($0) * pitch, level($0), decay: decay / Double($0).squareRoot())
    }
  }
}
