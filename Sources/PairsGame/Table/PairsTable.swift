import GameKernel

/// A table with a game of Pairs on it, and those who play.
///
/// The table knows what a tap means, what a computer flips, and how far undo and redo go. It has no
/// clock: whoever owns the table lets a miss lie for a while and then asks for ``close()``, and lets
/// a computer wait and then asks for ``flipForComputer()``.
///
/// ```swift
/// let table = PairsTable(PairsSetup([.person, .perfect]), seed: 7)
/// try table.tap(3)
/// try table.tap(12)
/// table.close()
/// table.flipForComputer()
/// ```
public final class PairsTable {
  /// The game being played, with its history and its observers.
  public let session: GameSession<Pairs>

  /// What belongs to each game that undo and redo can reach, by the game's number.
  var sheets: [Int: Sheet]

  /// Whether an undo came after the last command to play on.
  var wasHalted: Bool

  /// A table with a new game on it.
  ///
  /// - Parameters:
  ///   - seed: the seed of the first game; those of later games follow from it.
  ///   - isByChance: whether chance alone deals the first game by this seed.
  public convenience init(_ setup: PairsSetup, seed: UInt64, isByChance: Bool = false) {
    let session = GameSession<Pairs>(options: setup.options, seed: seed)
    let sheet = Sheet(setup: setup, course: Course(isByChance: isByChance))
    self.init(session, sheets: [session.gameNumber: sheet])
  }

  init(_ session: GameSession<Pairs>, sheets: [Int: Sheet], wasHalted: Bool = false) {
    self.session = session
    self.sheets = sheets
    self.wasHalted = wasHalted
  }

  /// The position now.
  public var state: Pairs.State { session.state }

  /// What the game being played was set up with; a parked game brings its own back.
  public var setup: PairsSetup { sheet.setup }

  /// Who plays, in the order of play.
  public var seats: [PairsSeat] { setup.seats }

  /// The average number of flips that a perfect memory needs, for one who plays alone.
  public var par: Double? { state.seatCount == 1 ? state.layout.par : nil }

  /// Whether two cards lie open and wait for ``close()``.
  public var isMissOpen: Bool { state.openCards.count == 2 }

  /// A tap of a person on a card or its place.
  ///
  /// While a miss lies open, any tap turns it back, and for one who plays alone flips the card as well
  /// if it lies face down. Else the card is flipped, unless it is a computer's turn.
  ///
  /// - Returns: whether anything changed.
  /// - Throws: the rules' refusal to flip; then nothing has changed.
  @discardableResult
  public func tap(_ card: Int) throws(Pairs.Refusal) -> Bool {
    if isMissOpen {
      let goesOn = state.seatCount == 1 && state.isFaceDown(card) && !isComputersTurn
      close()
      if goesOn { try session.perform(.flip(card)) }
      return true
    }
    guard !isComputersTurn else { return false }
    try session.perform(.flip(card))
    return true
  }

  /// Turns the two cards of a miss back; does nothing unless two lie open.
  ///
  /// - Returns: whether two lay open.
  @discardableResult
  public func close() -> Bool {
    guard isMissOpen else { return false }
    do {
      try session.perform(.close)
      return true
    } catch {
      preconditionFailure("A miss was not closed: \(error)")
    }
  }

  /// Shows all cards for a moment to a person who plays alone; a miss is turned back first.
  ///
  /// - Returns: whether a person was to move.
  /// - Throws: the rules' refusal.
  @discardableResult
  public func peek() throws(Pairs.Refusal) -> Bool {
    guard !isComputersTurn else { return false }
    close()
    try session.perform(.peek)
    return true
  }
}
