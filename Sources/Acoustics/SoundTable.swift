/// The definitions of all sounds.
///
/// Wood rings in the modes of a free bar, with frequency ratios of 1 : 2.76 : 5.40, and decays soon. The tine of a
/// kalimba is clamped at one end, which gives a ratio of 1 : 6.27. Source: N. H. Fletcher and T. D. Rossing, *The
/// physics of musical instruments*, 1998, chapter 2. Paper and felt are pure noise.
extension SoundName {
  /// The sound of this name.
  public var sound: Sound {
    switch self {
    case .tileSlides:
      Sound(
        duration: 1.2, noises: [Sound.Noise(300...1800, 1, attack: 0, decay: 100)],
        crackles: [Sound.Crackle(90, 900...4000, 0.7, decay: 0.004)], loops: true,
        loudness: -28)
    case .tileStops:
      Self.wood(520, duration: 0.16, decay: 0.022, dull: 0.9)
    case .matchTaken:
      Self.wood(1250, duration: 0.12, decay: 0.014, dull: 0.5)
    case .matchStruck:
      Sound(
        duration: 0.75,
        noises: [
          Sound.Noise(2500...7500, 0.8, attack: 0.09, decay: 0.05),
          Sound.Noise(700...5000, 1, attack: 0.05, decay: 0.16, at: 0.16),
          Sound.Noise(150...700, 0.8, attack: 0.08, decay: 0.2, at: 0.18),
        ], crackles: [Sound.Crackle(60, 3000...8000, 0.5, decay: 0.003)], loudness: -25)
    case .matchBurns:
      Sound(
        duration: 1.6, noises: [Sound.Noise(120...600, 0.25, attack: 0, decay: 100)],
        crackles: [Sound.Crackle(14, 1500...6000, 1, decay: 0.005)], loops: true, loudness: -29)
    case .drawer:
      Sound(
        duration: 0.26,
        noises: [
          Sound.Noise(500...3200, 1, attack: 0.07, decay: 0.05),
          Sound.Noise(900...5200, 0.4, attack: 0.05, decay: 0.03, at: 0.06),
        ], crackles: [Sound.Crackle(70, 900...4000, 0.5, decay: 0.003)], loudness: -29)
    case .beads: Self.wood(1720, duration: 0.09, decay: 0.009, dull: 0.25, loudness: -28)
    case .boxKnock: Self.wood(240, duration: 0.2, decay: 0.03, dull: 1, loudness: -26)
    case .cardTurned:
      Sound(
        duration: 0.2,
        noises: [
          Sound.Noise(1400...6500, 1, attack: 0.045, decay: 0.03),
          Sound.Noise(2600...8000, 0.8, attack: 0.002, decay: 0.012, at: 0.09),
        ], loudness: -27)
    case .cardLaid:
      Sound(
        duration: 0.14, partials: [Sound.Partial(170, 0.5, decay: 0.02, glide: 0.8)],
        noises: [Sound.Noise(500...3800, 1, attack: 0.002, decay: 0.02)], loudness: -27)
    case .pairFound: Self.tines([(587.33, 0), (880, 0.13)])
    case .miss:
      Sound(
        duration: 0.34,
        partials: [
          Sound.Partial(233.08, 1, decay: 0.07, glide: 0.94),
          Sound.Partial(207.65, 0.8, decay: 0.09, at: 0.1, glide: 0.92),
        ], noises: [Sound.Noise(300...900, 0.25, decay: 0.02)], loudness: -27)
    case .button: Self.wood(880, duration: 0.1, decay: 0.012, dull: 0.8, loudness: -28)
    case .page:
      Sound(
        duration: 0.42,
        noises: [
          Sound.Noise(700...4200, 1, attack: 0.16, decay: 0.06),
          Sound.Noise(400...2200, 0.7, attack: 0.004, decay: 0.03, at: 0.24),
        ], loudness: -28)
    case .globeTurns:
      Sound(
        duration: 1.4, noises: [Sound.Noise(140...700, 1, attack: 0, decay: 100)],
        crackles: [Sound.Crackle(18, 400...1400, 0.5, decay: 0.01)], loops: true, loudness: -29)
    case .dig:
      Sound(
        duration: 0.75,
        partials: [0, 0.2, 0.4].map { Sound.Partial(140, 0.8, decay: 0.02, at: $0, glide: 0.7) },
        noises: [0, 0.2, 0.4].flatMap {
          [
            Sound.Noise(900...6000, 1, attack: 0.004, decay: 0.02, at: $0),
            Sound.Noise(200...1600, 0.8, attack: 0.01, decay: 0.04, at: $0 + 0.07),
          ]
        }, crackles: [Sound.Crackle(50, 900...4000, 0.4, decay: 0.003)], loudness: -23.5)
    case .fall:
      Sound(
        duration: 1.6,
        noises: [
          Sound.Noise(180...900, 1, attack: 0, decay: 100),
          Sound.Noise(900...3200, 0.25, attack: 0, decay: 100),
        ], loops: true, loudness: -28)
    case .flag:
      Sound(
        duration: 0.95,
        partials: [
          Sound.Partial(620, 1, decay: 0.02), Sound.Partial(1711, 0.5, decay: 0.012),
          Sound.Partial(150, 0.8, decay: 0.03),
        ],
        noises: [
          Sound.Noise(620...3700, 0.7, attack: 0.0008, decay: 0.008)
        ]
          + [0.1, 0.32, 0.54].map {
            Sound.Noise(500...3600, 0.55, attack: 0.05, decay: 0.06, at: $0)
          }, loudness: -25)
    case .splash:
      Sound(
        duration: 0.9, partials: [Sound.Partial(320, 0.5, decay: 0.06, at: 0.03, glide: 2.6)],
        noises: [
          Sound.Noise(500...6000, 1, attack: 0.012, decay: 0.13),
          Sound.Noise(1500...8000, 0.5, attack: 0.1, decay: 0.2, at: 0.08),
        ], crackles: [Sound.Crackle(30, 900...2600, 0.35, decay: 0.012)], loudness: -23.2)
    case .thud:
      Sound(
        duration: 0.35, partials: [Sound.Partial(110, 1, decay: 0.05, glide: 0.7)],
        noises: [
          Sound.Noise(120...1200, 1, attack: 0.001, decay: 0.016),
          Sound.Noise(1500...5000, 0.15, attack: 0.01, decay: 0.05, at: 0.03),
        ], loudness: -23.2)
    case .win: Self.fanfare([523.25, 659.26, 783.99, 1046.5], pitch: 261.63)
    case .loss: Self.tines([(440, 0), (349.23, 0.2), (293.66, 0.42)], loudness: -27)
    case .newBest: Self.fanfare([587.33, 739.99, 880, 1174.66, 1479.98], pitch: 293.66)
    case .fire:
      Sound(
        duration: 7,
        noises: [
          Sound.Noise(60...320, 0.5, attack: 0, decay: 100),
          Sound.Noise(300...1200, 0.12, attack: 0, decay: 100),
        ],
        crackles: [
          Sound.Crackle(9, 900...5000, 1, decay: 0.006),
          Sound.Crackle(1.2, 300...2000, 2, decay: 0.02),
        ], loops: true, variants: 3, loudness: -36)
    case .cardBell: CardSounds.bell
    case .cardDrum: CardSounds.drum
    case .cardBird: CardSounds.bird
    case .cardWood: CardSounds.wood
    case .cardWind: CardSounds.wind
    case .cardString: CardSounds.string
    case .cardCuckoo: CardSounds.cuckoo
    case .cardRattle: CardSounds.rattle
    case .cardGlass: CardSounds.glass
    case .cardFrog: CardSounds.frog
    case .cardClock: CardSounds.clock
    case .cardDrop: CardSounds.drop
    case .cardHorn: CardSounds.horn
    case .cardWhistle: CardSounds.whistle
    case .cardCricket: CardSounds.cricket
    case .cardHorse: CardSounds.horse
    case .cardHarp: CardSounds.harp
    case .cardBall: CardSounds.ball
    }
  }

  /// Returns the knock on a piece of wood.
  ///
  /// - Parameter dull: the level of the noise in the knock.
  private static func wood(
    _ frequency: Double, duration: Double, decay: Double, dull: Double, loudness: Double = -26
  ) -> Sound {
    Sound(
      duration: duration,
      partials: [
        Sound.Partial(frequency, 1, decay: decay),
        Sound.Partial(2.76 * frequency, 0.5, decay: 0.6 * decay),
        Sound.Partial(5.4 * frequency, 0.22, decay: 0.35 * decay),
        Sound.Partial(0.31 * frequency, 0.8, decay: 1.3 * decay),
      ],
      noises: [Sound.Noise(frequency...(6 * frequency), dull, attack: 0.0008, decay: 0.3 * decay)],
      spread: 0.07, loudness: loudness)
  }

  /// Returns the tines of a kalimba, plucked upwards and then together, over low tines and a knock on its box.
  ///
  /// - Parameter pitch: the lowest note, in hertz.
  private static func fanfare(_ notes: [Double], pitch: Double) -> Sound {
    let run = notes.enumerated().map { ($1, 0.11 * Double($0)) }
    let start = 0.11 * Double(notes.count) + 0.12
    let chord = [pitch, 1.5 * pitch] + notes.suffix(3)
    var sound = tines(run + chord.map { ($0, start) }, loudness: -23.2)
    sound.partials += [0, start].map { Sound.Partial(0.5 * pitch, 0.9, decay: 0.12, at: $0) }
    return sound
  }

  /// Returns the tines of a kalimba, each plucked at its start time in seconds.
  private static func tines(
    _ notes: [(frequency: Double, start: Double)], loudness: Double = -25
  ) -> Sound {
    let decay = 0.32
    return Sound(
      duration: (notes.last?.start ?? 0) + 4 * decay,
      partials: notes.flatMap { note in
        [
          Sound.Partial(note.frequency, 1, decay: decay, at: note.start),
          Sound.Partial(2 * note.frequency, 0.16, decay: 0.5 * decay, at: note.start),
          Sound.Partial(6.27 * note.frequency, 0.2, decay: 0.05, at: note.start),
        ]
      },
      noises: notes.map { Sound.Noise(800...3000, 0.12, decay: 0.008, at: $0.start) },
      spread: 0.006, loudness: loudness)
  }
}
