import PlayLog

nonisolated extension MatchboxLabel {
  /// The print of the label.
  var print: LabelPrint {
    switch self {
    case .fox: MatchstickPrints.fox
    case .beacon: MatchstickPrints.beacon
    case .hedgehog: MatchstickPrints.hedgehog
    case .robot: MatchstickPrints.robot
    case .ghost: MatchstickPrints.ghost
    case .lantern: MatchstickPrints.lantern
    case .key: SlidingPrints.key
    case .ship: SlidingPrints.ship
    case .snail: SlidingPrints.snail
    case .mirror: SlidingPrints.mirror
    case .anchor: SlidingPrints.anchor
    case .sun: SlidingPrints.sun
    case .owl: PairsPrints.owl
    case .cherries: PairsPrints.cherries
    case .butterfly: PairsPrints.butterfly
    case .crown: PairsPrints.crown
    case .fan: PairsPrints.fan
    case .calendar: PairsPrints.calendar
    case .globe: EarthPrints.globe
    case .mole: EarthPrints.mole
    case .whale: EarthPrints.whale
    case .kiwi: EarthPrints.kiwi
    case .boot: EarthPrints.boot
    case .year: EarthPrints.year
    }
  }

  /// The name of the game of the label's row.
  var game: String {
    switch self {
    case .fox, .beacon, .hedgehog, .robot, .ghost, .lantern: "matchsticks"
    case .key, .ship, .snail, .mirror, .anchor, .sun: "sliding"
    case .owl, .cherries, .butterfly, .crown, .fan, .calendar: "pairs"
    case .globe, .mole, .whale, .kiwi, .boot, .year: "tunnel"
    }
  }

  /// Whether games of the day win the label.
  var isOfDays: Bool {
    switch self {
    case .lantern, .sun, .calendar, .year: true
    default: false
    }
  }
}
