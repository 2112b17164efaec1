import BoxKit
import GameKernel
import PlayLog
import Stage

/// The texts about players.
struct PlayerWords {
  let texts: Texts

  /// Returns the name of a player. One without a name is "You", as at the tables.
  ///
  /// - Parameter player: `nil` for a player whom the log does not know.
  func name(_ player: PlayerProfile?) -> String {
    // Translators: The player, in place of a name.
    player?.name ?? texts("You")
  }

  /// Returns the name of a player, or a number in its place if no font has its letters.
  func name(_ player: PlayerProfile?, _ look: Look) -> String {
    let name = name(player)
    return look.measurer.shows(name, look.metrics.medium()) ? name : texts("Player 1")
  }

  /// Returns when a player has last played.
  func lastPlayed(_ player: PlayerProfile, _ localDay: (Int64) -> Day) -> String {
    guard let time = player.lastPlayed else {
      // Translators: Of a player.
      return texts("No games yet")
    }
    // Translators: Of a player. {day} is a date such as 21 Nov 2026.
    return texts("Last game on {day}", ["day": texts.day(localDay(time))])
  }

  /// Returns the reason of a refusal.
  func reason(_ refusal: PlayerRefusal, name: String) -> String {
    switch refusal {
    // Translators: Two players cannot have one name.
    case .nameTaken: texts("{name} is already a player.", ["name": name])
    // Translators: Below the field for the name of a new player.
    case .nameMissing: texts("Please enter a name.")
    // Translators: The last player of the box cannot be removed.
    case .lastPlayer, .unknownPlayer: texts("The box needs a player.")
    }
  }

  func figure(_ figure: PlayerFigure) -> String {
    switch figure {
    // Translators: Figure that a player chooses: a head with shoulders.
    case .head: texts("Head")
    // Translators: Figure that a player chooses.
    case .star: texts("Star")
    // Translators: Figure that a player chooses.
    case .heart: texts("Heart")
    // Translators: Figure that a player chooses.
    case .moon: texts("Moon")
    // Translators: Figure that a player chooses.
    case .leaf: texts("Leaf")
    // Translators: Figure that a player chooses.
    case .crown: texts("Crown")
    // Translators: Figure that a player chooses.
    case .fish: texts("Fish")
    // Translators: Figure that a player chooses.
    case .tree: texts("Tree")
    }
  }

  /// - Parameter colour: a number below `PlayerSign.colourCount`.
  func colour(_ colour: Int) -> String {
    switch SeatSign(rawValue: colour - 1) {
    // Translators: Color that a player chooses: that of the table.
    case nil: texts("Wood")
    // Translators: Color that a player chooses.
    case .disc: texts("Red")
    // Translators: Color that a player chooses.
    case .square: texts("Green")
    // Translators: Color that a player chooses.
    case .diamond: texts("Blue")
    // Translators: Color that a player chooses.
    case .triangle: texts("Pink")
    }
  }
}
