import BoxKit
import GameKernel
import MatchstickGame
import Stage

/// The machines of a player, of which one is chosen. There is always at least one.
public nonisolated struct MachineBook: Hashable, Sendable {
  /// The machines in the order of their creation.
  public private(set) var machines: [TrainedMachine]
  /// The index of the chosen machine.
  public private(set) var chosen: Int

  /// The maximum number of machines. More would make the list unwieldy.
  public static let limit = 20

  /// Makes a book with a machine that knows nothing.
  public init() {
    (machines, chosen) = ([TrainedMachine(MatchboxMachine())], 0)
  }

  /// The chosen machine.
  public var machine: TrainedMachine {
    get { machines[chosen] }
    set { machines[chosen] = newValue }
  }

  /// Whether there is room for another machine.
  public var hasRoom: Bool { machines.count < Self.limit }

  /// Adds a machine and chooses it. Does nothing without room.
  public mutating func add(_ machine: TrainedMachine) {
    guard hasRoom else { return }
    machines.append(machine)
    chosen = machines.count - 1
  }

  /// Chooses a machine for a pile: the chosen one, else the last one of this size, else a new one.
  ///
  /// A new one replaces the chosen machine if that has no name and no games, or if there is no room.
  public mutating func choose(pile: Int, takeLimit: Int) {
    func fits(_ machine: TrainedMachine) -> Bool {
      machine.machine.pile == pile && machine.machine.takeLimit == takeLimit
    }
    if fits(machine) { return }
    if let index = machines.lastIndex(where: fits) {
      chosen = index
    } else {
      let new = TrainedMachine(MatchboxMachine(pile: pile, takeLimit: takeLimit))
      let isUnused = machine.name == nil && machine.machine.games == 0
      if isUnused || !hasRoom { machine = new } else { add(new) }
    }
  }

  /// Chooses a machine.
  public mutating func choose(_ index: Int) {
    precondition(machines.indices.contains(index), "There is no machine \(index)")
    chosen = index
  }

  /// Removes the chosen machine and chooses the one before it. Does nothing if it is the only one.
  public mutating func removeChosen() {
    guard machines.count > 1 else { return }
    machines.remove(at: chosen)
    chosen = max(0, chosen - 1)
  }
}

nonisolated extension MachineBook: Codable {
  private enum CodingKeys: String, CodingKey { case machines, chosen }

  /// Reads a book from an untrusted source. Invalid machines are left out.
  ///
  /// - Throws: `DecodingError` if it is not a book.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let listed: [Lenient<TrainedMachine>] = try values.decode(.machines, first: Self.limit).elements
    self.init()
    let read = listed.compactMap(\.value)
    if !read.isEmpty { machines = read }
    chosen = values.value(.chosen, or: 0).clamped(to: 0...machines.count - 1)
  }
}

nonisolated extension MachineBook: GameDocument {
  public static var name: String { "machines" }
  public static var version: Int { 1 }
  public static var isPersonal: Bool { true }
  public static func title(_ texts: Texts) -> String {
    // Translators: Title of a message about a damaged file: the Matchbox Machines of the player.
    texts("Your machines")
  }
}
