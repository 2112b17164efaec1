import GameKernel
import TestSupport

/// A tiny game for testing tables: two seats step in turns along a way, and who comes to its end has won.
enum Race: TableRules {
  struct Options: Hashable, Codable, Sendable {
    var length = 20
  }

  /// Who plays, and how the race is called.
  struct Setup: Hashable, Codable, Sendable {
    var isPerson = [true, false]
    var length = 20
    var name = ""
  }

  struct State: Hashable, Sendable {
    var place: Int
    let length: Int
    var toMove = 0
  }

  enum Move: TextCoded, Hashable, Sendable {
    case step(Int)
    /// Places the first one somewhere on the way.
    case deal(Int)

    var description: String {
      switch self {
      case .step(let count): "step:\(count)"
      case .deal(let place): "deal:\(place)"
      }
    }

    init?(_ description: String) {
      let words = description.split(separator: ":")
      guard words.count == 2, let number = Int(words[1]) else { return nil }
      self = words[0] == "deal" ? .deal(number) : .step(number)
    }
  }

  enum Event: Hashable, Sendable {
    case moved(Int)
  }

  struct Refusal: Error, Hashable {}

  static var name: String { "race" }

  static func start(_ options: Options, seed: UInt64) -> State {
    State(place: Int(seed % 4), length: options.length)
  }

  static func apply(_ move: Move, to state: inout State) throws(Refusal) -> [Event] {
    guard state.place < state.length else { throw Refusal() }
    switch move {
    case .deal(let place):
      defer { state.place = place % state.length }
      return [.moved(place % state.length - state.place)]
    case .step(let count):
      guard (1...3).contains(count) else { throw Refusal() }
      state.place += count
      state.toMove = 1 - state.toMove
      return [.moved(count)]
    }
  }

  static func reversed(_ event: Event) -> Event {
    switch event {
    case .moved(let count): .moved(-count)
    }
  }

  static func options(_ setup: Setup, after previous: Options) -> Options {
    Options(length: setup.length)
  }

  static func isChoice(_ state: State, _ setup: Setup) -> Bool {
    !isOver(state) && (isDemonstration(setup) || setup.isPerson[state.toMove])
  }

  static func isOver(_ state: State) -> Bool { state.place >= state.length }

  static func isDemonstration(_ setup: Setup) -> Bool { setup.isPerson == [false, false] }

  static func isDeal(_ move: Move) -> Bool {
    if case .deal = move { true } else { false }
  }

  static func matches(_ setup: Setup, _ options: Options) -> Bool { setup.length == options.length }
}

extension Race: LadderRules {
  /// Computers are told apart by the names of their races.
  static func rival(_ setup: Setup) -> String? {
    setup.isPerson == [true, false] ? setup.name : nil
  }

  /// The first one has won who has made the last step.
  static func hasWon(_ state: State, _ sheet: GameSheet<Race>) -> Bool {
    isOver(state) && state.toMove == 1
  }

  static func nextRung(_ setup: Setup) -> Setup? {
    guard setup.name.count < 2 else { return nil }
    var setup = setup
    setup.name += "+"
    return setup
  }
}

extension GameTable<Race> {
  /// A table where these play; seven is the seed.
  convenience init(_ isPerson: Bool..., length: Int = 20, seed: UInt64 = 7) {
    let setup = Race.Setup(isPerson: isPerson, length: length)
    self.init(Race.Options(length: length), setup, seed: seed, isByChance: true)
  }

  /// Makes one step after the other.
  func step(_ counts: Int...) throws {
    for count in counts { try session.perform(.step(count)) }
  }

  /// Does one thing that can be done at a table, most often a step.
  func actAtRandom(_ dice: inout Dice) {
    switch dice.below(30) {
    case 0: newGame()
    case 1:
      let isPerson = [dice.below(2) == 0, dice.below(2) == 0]
      newGame(Race.Setup(isPerson: isPerson, length: 10 + dice.below(30)))
    case 2:
      newGame(seed: dice.next())
      perform(dealing: .deal(dice.below(10)))
    case 3: restart()
    case 4: noteHelp()
    case 5: resume()
    case 6:
      var named = setup
      named.name = "\(dice.below(10))"
      amend(named)
    case 7...9: pass(.milliseconds(dice.below(5000)))
    case 10...14: undo()
    case 15...18: redo()
    default: _ = try? session.perform(.step(1 + dice.below(3)))
    }
  }
}
