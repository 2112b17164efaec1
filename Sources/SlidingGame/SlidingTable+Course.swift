extension SlidingTable {
  /// What is true of a game besides its moves, and is not undone: how long it took and what helped.
  public struct Course: Hashable, Codable, Sendable {
    /// How long the game has been played.
    public internal(set) var elapsed = Duration.zero
    /// Whether numbers could be seen while it was played.
    public internal(set) var showedNumbers = false
    /// Whether a solver has helped.
    public internal(set) var usedSolver = false
    /// Whether the board was dealt or shuffled by chance, and not by a seed or position that was given.
    public internal(set) var isByChance = false

    /// The course of a game that has not begun.
    public init(isByChance: Bool = false) { self.isByChance = isByChance }

    /// Reads a course that may come from anywhere.
    ///
    /// - Throws: `DecodingError` if it is damaged or lasts longer than anybody could have played.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      elapsed = try values.decode(Duration.self, forKey: .elapsed)
      showedNumbers = try values.decode(Bool.self, forKey: .showedNumbers)
      usedSolver = try values.decode(Bool.self, forKey: .usedSolver)
      isByChance = try values.decode(Bool.self, forKey: .isByChance)
      guard (.zero ... .seconds(1_000_000_000)).contains(elapsed) else {
        throw DecodingError.dataCorruptedError(
          forKey: .elapsed, in: values, debugDescription: "No game lasts so long")
      }
    }
  }

  /// The course of the game being played; a parked game brings its own back.
  public var course: Course { courses[session.gameNumber] ?? Course() }

  /// Lets time pass for the game being played: it counts from the first move until the board is solved.
  public func pass(_ elapsed: Duration) {
    guard isRunning else { return }
    change { $0.elapsed += elapsed }
  }

  /// Whether time counts now.
  public var isRunning: Bool { !isAtStart && !state.isSolved }

  /// Notes that numbers can be seen on the tiles while this game is played.
  public func noteNumbers() { change { $0.showedNumbers = true } }

  /// Notes that a solver has helped in this game.
  public func noteSolver() { change { $0.usedSolver = true } }

  private func change(_ edit: (inout Course) -> Void) {
    var course = course
    edit(&course)
    courses[session.gameNumber] = course
    let kept = session.keptGameNumbers
    if courses.count > kept.count { courses = courses.filter { kept.contains($0.key) } }
  }
}
