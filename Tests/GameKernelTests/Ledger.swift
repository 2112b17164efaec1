import GameKernel

/// A tiny game for testing the kernel: one move posts several amounts, one event each, and the
/// balance may never fall below zero.
enum Ledger: GameRules {
  struct Options: Hashable, Codable, Sendable {
    var balance = 10
    /// The variant of the game.
    var book: String?
  }

  struct State: Hashable, Codable, Sendable {
    var balance: Int
    var postings: [Int] = []
  }

  enum Event: Hashable, Codable, Sendable {
    case posted(Int)
    case withdrawn(Int)
  }

  struct Overdrawn: Error, Hashable, Codable {
    let balance: Int
  }

  typealias Move = [Int]
  typealias Refusal = Overdrawn

  static var name: String { "ledger" }

  static func variant(_ options: Options) -> String { options.book ?? "" }

  static func start(_ options: Options, seed: UInt64) -> State {
    State(balance: options.balance + Int(seed % 7))
  }

  /// Throws half way through on purpose, to show that a refused move leaves no trace.
  static func apply(_ move: [Int], to state: inout State) throws(Overdrawn) -> [Event] {
    for amount in move {
      state.balance += amount
      state.postings.append(amount)
      guard state.balance >= 0 else { throw Overdrawn(balance: state.balance) }
    }
    return move.map(Event.posted)
  }

  static func reversed(_ event: Event) -> Event {
    switch event {
    case .posted(let amount): .withdrawn(amount)
    case .withdrawn(let amount): .posted(amount)
    }
  }
}

/// Keeps every change that a session sends.
final class ChangeLog {
  private(set) var changes: [Change<Ledger>] = []
  private var observation: Observation?

  init(_ session: GameSession<Ledger>) {
    observation = session.changes.observe { [weak self] in self?.changes.append($0) }
  }
}
