import Motion

/// Something that cards will do after a while, unless a move overtakes it.
struct CardCue {
  enum Act: Hashable {
    /// A pair that is found rises and glows.
    case celebrate
    /// It goes to its winner.
    case leave
    /// A peek is over.
    case hide
    /// The cards of the game before have been collected.
    case forget
  }

  var left: Duration
  let act: Act
  /// The cards that it concerns, where not all.
  var cards: Set<Int> = []
}

/// What is to be done after a while, in the order of time.
struct CardCues {
  private var cues: [CardCue] = []

  /// How long until the first one is due.
  var next: Duration? { cues.map(\.left).min() }

  mutating func add(_ act: CardCue.Act, _ cards: Set<Int> = [], after delay: Duration) {
    cues.append(CardCue(left: delay, act: act, cards: cards))
  }

  /// Forgets what was to be done with some cards.
  mutating func cancel(_ cards: Set<Int>) {
    for index in cues.indices where !cues[index].cards.isEmpty {
      cues[index].cards.subtract(cards)
    }
    cues.removeAll { ($0.act == .celebrate || $0.act == .leave) && $0.cards.isEmpty }
  }

  mutating func cancel(_ act: CardCue.Act) { cues.removeAll { $0.act == act } }

  mutating func cancelAll() { cues = [] }

  /// Lets time pass.
  ///
  /// - Returns: what is due now, the earliest first.
  mutating func pass(_ elapsed: Duration) -> [CardCue] {
    for index in cues.indices { cues[index].left -= elapsed }
    let due = cues.filter { $0.left <= .zero }.sorted { $0.left < $1.left }
    cues.removeAll { $0.left <= .zero }
    return due
  }
}
