import BoxKit
import EarthGame
import GameKernel
import Stage

extension EarthWords {
  /// Returns the status of a table for the menu.
  static func cardStatus(_ table: EarthTable, _ texts: Texts) -> CardStatus {
    let state = table.state
    return CardStatus(of: table, status(state, texts), short: short(state, texts), texts)
  }

  /// Returns the progress of a game for a narrow card.
  private static func short(_ state: ThroughTheEarth.State, _ texts: Texts) -> String {
    if state.isOver { return texts("Finished") }
    return switch state.options.mode {
    case .dig: texts("Dig")
    // Translators: Progress of a game, in short: places. {number} is from 1 to 5.
    case .guess: texts("{number} of 5", ["number": String(state.round + 1)])
    // Translators: Progress of a game, in short: dry places. {number} is from 0 to 5.
    case .dry: texts("{number} of 6", ["number": String(state.finds.count)])
    }
  }
}
