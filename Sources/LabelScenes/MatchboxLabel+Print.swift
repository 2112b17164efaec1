import PlayLog

nonisolated extension MatchboxLabel {
  /// The print of the label.
  var print: LabelPrint {
    switch self {
    case .fox: .fox
    case .beacon: .beacon
    case .hedgehog: .hedgehog
    case .robot: .robot
    case .ghost: .ghost
    case .lantern: .lantern
    case .key: .key
    case .ship: .ship
    case .snail: .snail
    case .mirror: .mirror
    case .anchor: .anchor
    case .sun: .sun
    case .owl: .owl
    case .cherries: .cherries
    case .butterfly: .butterfly
    case .crown: .crown
    case .fan: .fan
    case .calendar: .calendar
    case .globe: .globe
    case .mole: .mole
    case .whale: .whale
    case .kiwi: .kiwi
    case .boot: .boot
    case .year: .year
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
