import BoxKit
import GameKernel
import PlayLog

/// The player who plays at this machine.
nonisolated struct CurrentPlayer: SettingsPart {
  static let part = "players"
  static let fields: [Field] = [
    Field("current", \.text, of: .machine, omitsDefault: true, where: { PlayerID($0) != nil })
  ]

  var id = PlayerID.first

  private var text: String {
    get { id.description }
    set { id = PlayerID(newValue) ?? .first }
  }
}

nonisolated extension Settings {
  /// The player whose personal settings these are.
  var player: PlayerID {
    get { self[CurrentPlayer.self].id }
    set { self[CurrentPlayer.self].id = newValue }
  }
}
