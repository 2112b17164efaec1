import Files
import PlayLog

/// The folders of the players' games, as paths in the data folder.
nonisolated struct GameFolders: Sendable {
  /// The folder of all games in versions without players.
  static let common = "games"

  private let first: String

  /// Moves the games of versions without players to the first player.
  ///
  /// A kill at any time loses nothing: the next start moves the rest. A file that is there already is not replaced.
  /// Without the lock nothing is moved, and the first player's games stay where they are.
  @MainActor init(in folder: LockedFolder?) {
    let own = "\(Self.common)/\(PlayerID.first)"
    let path = folder?.path
    if folder?.isHeld == true, let path {
      Self.move(Folder("\(path)/\(Self.common)"), to: Folder("\(path)/\(own)"))
    }
    let isMoved =
      folder?.isHeld == true || path.flatMap { try? FileStatus("\($0)/\(own)") } != nil
    first = isMoved ? own : Self.common
  }

  /// The folder of a player.
  subscript(player: PlayerID) -> String {
    player == .first ? first : "\(Self.common)/\(player)"
  }

  /// The folders of all players but one.
  func others(than player: PlayerID, in folder: LockedFolder?) -> [FilePath] {
    guard let path = folder?.path else { return [] }
    let all = Folder("\(path)/\(Self.common)")
    let names = (all.entries ?? []).filter(\.isFolder).map(\.name)
    return names.map(all.path).filter { $0 != "\(path)/\(self[player])" }
  }

  private static func move(_ old: Folder, to new: Folder) {
    // Games, their backups and damaged files: `.json`, `.json.bak`, `.broken-1.json`.
    let ending = Array(".json".utf8)
    let names = (old.entries ?? []).filter { !$0.isFolder && $0.name.bytes.contains(ending) }
      .map(\.name)
    guard !names.isEmpty, (try? new.make()) != nil else { return }
    for name in names where (try? FileStatus(new.path(of: name))) == nil {
      _ = old.path(of: name).rename(to: new.path(of: name))
    }
    try? new.synchronize()
    try? old.synchronize()
  }
}
