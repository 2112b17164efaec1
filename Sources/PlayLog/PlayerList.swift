import GameKernel

/// The players of the box, as the changes in the log give them.
///
/// A new box has one player without a name. Two players never have the same name, regardless of case.
public struct PlayerList: Hashable, Sendable {
  /// The players in the order in which they were added, without removed ones.
  public var present: [PlayerProfile] { all.filter { !gone.contains($0.id) } }

  private var all = [PlayerProfile(id: .first, name: nil, colour: 0, figure: 0)]
  /// The players that were removed or forgotten.
  private var gone: Set<PlayerID> = []
  /// The players whose lines must be removed from the log.
  private(set) var forgotten: Set<PlayerID> = []

  /// The longest name, in characters.
  public static let nameLimit = 24

  /// Makes the list of a new box.
  public init() {}

  /// Returns a player who is present, or `nil`.
  public subscript(id: PlayerID) -> PlayerProfile? {
    gone.contains(id) ? nil : all.first { $0.id == id }
  }

  /// Returns the player of a name, regardless of case and surrounding white space, or `nil`.
  ///
  /// - Parameter name: `nil` for a player without a name.
  public func named(_ name: String?) -> PlayerProfile? {
    let key = name.flatMap(Self.key)
    return present.first { $0.name.flatMap(Self.key) == key }
  }

  /// Returns a name without surrounding white space, cut to ``nameLimit`` characters, or `nil` if it is empty.
  public static func trimmed(_ name: String) -> String? { name.trimmed(to: nameLimit) }

  /// Checks a change before it is written to the log.
  public func check(_ change: PlayerChange, of id: PlayerID) throws(PlayerRefusal) {
    switch change {
    case .add(let name, _, _):
      guard let name = name.flatMap(Self.trimmed) else { throw .nameMissing }
      guard named(name) == nil else { throw .nameTaken }
    case .rename(let name):
      guard self[id] != nil else { throw .unknownPlayer }
      guard let holder = named(name.flatMap(Self.trimmed)) else { return }
      guard holder.id == id else { throw .nameTaken }
    case .restyle: guard self[id] != nil else { throw .unknownPlayer }
    case .remove:
      guard self[id] != nil else { throw .unknownPlayer }
      guard present.count > 1 else { throw .lastPlayer }
    case .restore:
      guard gone.contains(id), !forgotten.contains(id) else { throw .unknownPlayer }
    case .forget:
      guard all.contains(where: { $0.id == id }) else { throw .unknownPlayer }
      guard self[id] == nil || present.count > 1 else { throw .lastPlayer }
    }
  }

  // MARK: Changes in the log

  /// Applies a change of the log, which is untrusted: it may come from two merged logs.
  ///
  /// A name that another player has gets a number. The last player stays.
  mutating func apply(_ change: PlayerChange, to id: PlayerID) {
    guard !forgotten.contains(id) else { return }
    switch change {
    case .add(let name, let colour, let figure):
      if !all.contains(where: { $0.id == id }) {
        all.append(PlayerProfile(id: id, name: nil, colour: 0, figure: 0))
      }
      let name = free(name, for: id)
      edit(id) { ($0.name, $0.colour, $0.figure) = (name, colour, figure) }
    case .rename(let name):
      let name = free(name, for: id)
      edit(id) { $0.name = name }
    case .restyle(let colour, let figure): edit(id) { ($0.colour, $0.figure) = (colour, figure) }
    case .remove: if self[id] != nil, present.count > 1 { gone.insert(id) }
    case .restore:
      guard gone.remove(id) != nil, let profile = self[id] else { return }
      let name = free(profile.name, for: id)
      edit(id) { $0.name = name }
    case .forget:
      guard self[id] == nil || present.count > 1 else { return }
      gone.insert(id)
      forgotten.insert(id)
      all.removeAll { $0.id == id }
    }
  }

  /// Records the time of a game.
  mutating func noteGame(of id: PlayerID, at seconds: Int64) {
    edit(id) { $0.lastPlayed = max($0.lastPlayed ?? seconds, seconds) }
  }

  private mutating func edit(_ id: PlayerID, _ edit: (inout PlayerProfile) -> Void) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    edit(&all[index])
  }

  /// Returns the trimmed name, followed by a number if another player has it.
  private func free(_ name: String?, for id: PlayerID) -> String? {
    guard let name = name.flatMap(Self.trimmed) else { return nil }
    let taken = Set(present.filter { $0.id != id }.compactMap { $0.name.flatMap(Self.key) })
    guard let key = Self.key(name), taken.contains(key) else { return name }
    let numbered = (2...).lazy.map { number in
      let ending = " \(number)"
      return (name.trimmed(to: Self.nameLimit - ending.count) ?? "") + ending
    }
    return numbered.first { candidate in Self.key(candidate).map { !taken.contains($0) } ?? false }
  }

  private static func key(_ name: String) -> String? { trimmed(name)?.lowercased() }
}
